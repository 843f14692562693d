import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Position, Step } from '../api/types';
import type { Moment } from '../match/match.svelte';
import { cuesOf, Recap } from './recap.svelte';

const step = (number: number, ...texts: string[]): Step => ({
  type: 'step',
  number,
  kind: 'choice',
  seat: 1,
  at: 0,
  events: texts.map((text) => ({ facts: {}, text })),
  back_to: null,
  takes_over: [],
});
const moment = (number: number, ...steps: Step[]): Moment => ({ steps, position: { number } as Position });

const [one, two] = [step(1, 'a piece is placed', ''), step(2, 'a piece moves', 'it breaks')];
const moments = [moment(1, one), moment(2, two)];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each line is shown on the board as it was then', () => {
  const cues = cuesOf([one, two], moments);
  expect(cues.map((cue) => [cue.told.text, cue.moment?.position.number])).toEqual([
    ['a piece is placed', 1],
    ['a piece moves', 2],
    ['it breaks', 2],
  ]);
});

test('where a moment is not known only the lines are shown', () => {
  expect(cuesOf([one, two], moments.slice(1)).map((cue) => cue.moment)).toEqual([null, null, null]);
});

test('lines follow each other and come to an end', () => {
  const said: string[] = [];
  const recap = new Recap((text) => said.push(text));
  recap.play(cuesOf([one, two], moments));
  expect(recap.position?.number).toBe(1);
  vi.advanceTimersByTime(1000);
  expect([recap.position?.number, said.length]).toEqual([2, 2]);
  vi.runAllTimers();
  expect([recap.cue, recap.position, said.at(-1)]).toEqual([null, null, 'it breaks']);
});

test('it can be stopped', () => {
  const recap = new Recap(() => undefined);
  recap.play(cuesOf([one, two], moments));
  recap.stop();
  vi.runAllTimers();
  expect(recap.cue).toBeNull();
});
