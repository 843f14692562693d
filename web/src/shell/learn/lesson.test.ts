import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Lesson } from './lesson.svelte';

const STEPS = 2;
let asked: string[];
let broken = false;

beforeEach(() => {
  asked = [];
  broken = false;
  vi.stubGlobal('fetch', async (path: string) => {
    const query = new URL(path, 'http://test').searchParams;
    const step = Number(query.get('step'));
    expect(query.get('lesson')).toBe('2');
    asked.push(`${query.get('lang')} ${step}`);
    if (broken) throw new TypeError('no network');
    const done = step === STEPS;
    const moment = { step, steps: STEPS, hint: `do ${step}`, expected: done ? null : `choice ${step}`, played: [{ number: step }], done };
    return { ok: true, text: async () => JSON.stringify(moment) };
  });
});

afterEach(() => vi.unstubAllGlobals());

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it('goes on with the choice it waits for, and with no other', async () => {
  const lesson = new Lesson('chess', 2, 'en');
  await lesson.to(0);
  lesson.choose('something else');
  expect([lesson.moment?.step, lesson.strayed]).toEqual([0, 1]);
  lesson.choose('choice 0');
  expect(lesson.waiting).toBe(true);
  await settle();
  expect([lesson.moment?.step, lesson.strayed, lesson.waiting]).toEqual([1, 0, false]);
  expect(lesson.news).toEqual([{ number: 1 }]);
});

it('has the next moment ready, and ends', async () => {
  const lesson = new Lesson('chess', 2, 'en');
  await lesson.to(1);
  lesson.choose('choice 1');
  await settle();
  expect(lesson.moment?.done).toBe(true);
  expect(asked).toEqual(['en 1', 'en 2']);
});

it('shows no news when it goes back or changes the language', async () => {
  const lesson = new Lesson('chess', 2, 'en');
  await lesson.to(1);
  await lesson.to(0);
  expect(lesson.news).toEqual([]);
  await lesson.speak('pl');
  expect([lesson.moment?.step, lesson.news]).toEqual([0, []]);
  expect(asked).toContain('pl 0');
});

it('keeps the moment when the server cannot be reached', async () => {
  const lesson = new Lesson('chess', 2, 'en');
  await lesson.to(0);
  await settle();
  broken = true;
  await lesson.speak('cs');
  expect([lesson.refusal?.code, lesson.moment?.step, lesson.waiting]).toEqual(['offline', 0, false]);
  broken = false;
  await lesson.to(0);
  expect(lesson.refusal).toBe(null);
});
