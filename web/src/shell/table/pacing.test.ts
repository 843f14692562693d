import { expect, test } from 'vitest';
import type { Step, Told } from '../api/types';
import { linesOf } from './log';
import { Pacing } from './pacing.svelte';

const told = (text: string): Told => ({ facts: {}, text });
const step = (number: number, ...events: Told[]): Step => ({
  type: 'step',
  number,
  kind: 'choice',
  seat: 0,
  at: 0,
  events,
  back_to: null,
  takes_over: [],
});

const [first, second, third] = [told('one'), told('two'), told('three')];
const news = [step(1, first, second, third)];
const texts = (pacing: Pacing) => pacing.shown(linesOf(news)).map((line) => line.told.text);

test('nothing is held back unless a game says so', () => {
  const pacing = new Pacing();
  expect(texts(pacing)).toEqual(['one', 'two', 'three']);
  expect(pacing.say(news)).toEqual(['one', 'two', 'three']);
  expect(pacing.say(news)).toEqual([]);
});

test('what is held back is read and said when it is shown', () => {
  const pacing = new Pacing();
  pacing.hold([second, third]);
  expect(pacing.waits).toBe(true);
  expect(texts(pacing)).toEqual(['one']);
  expect(pacing.say(news)).toEqual(['one']);
  pacing.hold([third]);
  expect(texts(pacing)).toEqual(['one', 'two']);
  expect(pacing.say(news)).toEqual(['two']);
  pacing.hold([]);
  expect(pacing.say(news)).toEqual(['three']);
  expect(pacing.waits).toBe(true);
  pacing.hold(null);
  expect(pacing.waits).toBe(false);
});

test('nothing is lost when more comes in meanwhile', () => {
  const pacing = new Pacing();
  pacing.hold([second, third]);
  expect(pacing.say(news)).toEqual(['one']);
  const fourth = told('four');
  pacing.hold([third, fourth]);
  expect(pacing.say([step(2, fourth)])).toEqual(['two']);
  pacing.hold(null);
  expect(pacing.say([])).toEqual(['three', 'four']);
});
