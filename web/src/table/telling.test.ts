import { expect, test } from 'vitest';
import type { Step, Told } from '../api/types';
import { linesOf } from './log';
import { Telling } from './telling.svelte';

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
const texts = (telling: Telling) => telling.shown(linesOf(news)).map((line) => line.told.text);

test('nothing is held back unless a game says so', () => {
  const telling = new Telling();
  expect(texts(telling)).toEqual(['one', 'two', 'three']);
  expect(telling.say(news)).toEqual(['one', 'two', 'three']);
  expect(telling.say(news)).toEqual([]);
});

test('what is held back is read and said when it is shown', () => {
  const telling = new Telling();
  telling.hold([second, third]);
  expect(telling.waits).toBe(true);
  expect(texts(telling)).toEqual(['one']);
  expect(telling.say(news)).toEqual(['one']);
  telling.hold([third]);
  expect(texts(telling)).toEqual(['one', 'two']);
  expect(telling.say(news)).toEqual(['two']);
  telling.hold([]);
  expect(telling.say(news)).toEqual(['three']);
  expect(telling.waits).toBe(true);
  telling.hold(null);
  expect(telling.waits).toBe(false);
});

test('nothing is lost when more comes in meanwhile', () => {
  const telling = new Telling();
  telling.hold([second, third]);
  expect(telling.say(news)).toEqual(['one']);
  const fourth = told('four');
  telling.hold([third, fourth]);
  expect(telling.say([step(2, fourth)])).toEqual(['two']);
  telling.hold(null);
  expect(telling.say([])).toEqual(['three', 'four']);
});
