import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Replay } from './replay.svelte';

const step = (number: number, text: string | null = `step ${number}`) => ({
  type: 'step',
  number,
  seat: number % 2,
  kind: 'choice',
  at: 0,
  back_to: null,
  takes_over: [],
  events: text ? [{ facts: {}, text }] : [],
});
const steps = [step(1), step(2, null), { ...step(3), events: [{ facts: { event: 'turn' }, text: 'turn 2' }] }];
let asked: number[];

function answer(path: string): unknown {
  const address = new URL(path, 'http://test');
  if (!address.pathname.endsWith('/replay')) return { id: 'T', number: steps.length };
  const number = Number(address.searchParams.get('number'));
  asked.push(number);
  return { steps: steps.slice(0, number), position: { number, asked: [], view: {} } };
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string) => ({ ok: true, text: async () => JSON.stringify(answer(path)) }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(100);

describe('a replay', () => {
  it('opens at the moment asked for, within the game', async () => {
    const replay = new Replay('T', null, false, 'en');
    await replay.begin(99);
    expect([replay.number, replay.position?.number, replay.last]).toEqual([3, 3, 3]);
    expect(asked).toEqual([3]);
  });

  it('is gone through turn by turn, too', async () => {
    const replay = new Replay('T', null, false, 'en');
    await replay.begin(1);
    expect(replay.turns).toEqual([0, 3]);
    expect([replay.turn('before'), replay.turn('after')]).toEqual([0, 3]);
    replay.to(3);
    expect([replay.turn('before'), replay.turn('after')]).toEqual([0, null]);
  });

  it('begins at the beginning', async () => {
    const replay = new Replay('T', null, false, 'en');
    await replay.begin(null);
    expect([replay.number, replay.position?.number]).toEqual([0, 0]);
  });

  it('tells what is new only when it goes one step on', async () => {
    const replay = new Replay('T', 0, false, 'en');
    await replay.begin(0);
    replay.to(1);
    await settle();
    expect(replay.news.map((each) => each.number)).toEqual([1]);
    replay.to(0);
    await settle();
    replay.to(3);
    await settle();
    expect(replay.news).toEqual([]);
    replay.to(2);
    await settle();
    expect([replay.position?.number, replay.news]).toEqual([2, []]);
  });

  it('passes over what tells nothing, step by step', async () => {
    const replay = new Replay('T', 0, false, 'en');
    await replay.begin(1);
    expect([replay.beside('before'), replay.beside('after')]).toEqual([0, 3]);
    replay.to(replay.beside('after'));
    await settle();
    expect(replay.news.map((each) => each.number)).toEqual([2, 3]);
    expect(replay.beside('before')).toBe(1);
  });

  it('asks for each moment once, and only for those where it rests', async () => {
    const replay = new Replay('T', null, false, 'en');
    await replay.begin(0);
    await settle();
    asked = [];
    replay.to(3);
    replay.to(2);
    replay.to(3);
    replay.to(0);
    await settle();
    expect(asked).toEqual([]); // all known; 2 was only passed
    replay.to(2);
    await settle();
    replay.to(1);
    await settle();
    replay.to(0);
    await settle();
    expect(asked).toEqual([2]); // 1 had come ahead of time
  });

  it('plays to the end and stops', async () => {
    const replay = new Replay('T', null, false, 'en');
    await replay.begin(0);
    replay.play();
    await vi.advanceTimersByTimeAsync(1150);
    expect(replay.number).toBe(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect([replay.number, replay.playing]).toEqual([3, false]);
    replay.play();
    expect([replay.number, replay.playing]).toEqual([0, true]);
    replay.close();
    expect(replay.playing).toBe(false);
  });

  it('says when it is refused', async () => {
    vi.stubGlobal('fetch', async () => ({
      ok: false,
      status: 409,
      text: async () => JSON.stringify({ error: 'not-over', text: 'not yet' }),
    }));
    const replay = new Replay('T', null, false, 'en');
    await replay.begin(0);
    expect(replay.refusal?.code).toBe('not-over');
  });
});
