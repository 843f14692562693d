import { expect, test } from 'vitest';
import type { Step } from '../api/types';
import { endsWithOwn, linesOf, sinceOwn, standing } from './log';

function step(number: number, seat: number, text: string, more: Partial<Step> = {}): Step {
  return { type: 'step', number, seat, kind: 'choice', back_to: null, takes_over: [], events: text ? [{ facts: {}, text }] : [], at: 0, ...more };
}

test('what was taken back is not in the log', () => {
  const steps = [step(1, 0, 'a'), step(2, 0, 'b'), step(3, 0, '', { kind: 'undo', back_to: 2 }), step(4, 0, 'c')];
  expect(linesOf(steps).map((line) => line.told.text)).toEqual(['a', 'c']);
  expect(standing(steps).map((each) => each.number)).toEqual([1, 4]);
});

test('only an own choice that came last can be undone', () => {
  const steps = [step(1, 1, 'theirs'), step(2, 0, 'own')];
  expect(endsWithOwn(steps, 0)).toBe(true);
  expect(endsWithOwn(steps, 1)).toBe(false);
  expect(endsWithOwn(steps, null)).toBe(false);
  expect(endsWithOwn([...steps, step(3, 0, '', { kind: 'undo', back_to: 2 })], 0)).toBe(false);
  expect(endsWithOwn([...steps, step(3, 1, '', { kind: 'declare' })], 0)).toBe(true);
  expect(endsWithOwn([], 0)).toBe(false);
});

test('events without words are no lines', () => {
  expect(linesOf([step(1, 0, '')])).toEqual([]);
});

test('what the others did since the reader acted last', () => {
  const steps = [step(1, 1, 'x'), step(2, 0, 'own'), step(3, 1, 'y'), step(4, 2, 'z')];
  expect(sinceOwn(steps, 0).map((each) => each.number)).toEqual([3, 4]);
  expect(sinceOwn([...steps, step(5, 0, 'own')], 0).map((each) => each.number)).toEqual([3, 4]);
  expect(sinceOwn([step(1, 0, 'own')], 0)).toEqual([]);
  expect(sinceOwn(steps, null).map((each) => each.number)).toEqual([1, 2, 3, 4]);
});

test('a line has the colour of whom it is about; teammates share one', () => {
  const steps = [step(1, 2, 'a'), step(2, 0, '', { events: [{ facts: { seat: 3 }, text: 'b' }] })];
  expect(linesOf(steps).map((line) => line.side)).toEqual([2, 3]);
  expect(linesOf(steps, true).map((line) => line.side)).toEqual([0, 1]);
});

test('a turn is the heading of what happens in it', () => {
  const steps = [step(1, 0, '', { events: [{ facts: { event: 'turn', number: 2 }, text: 'turn 2' }, { facts: { event: 'placed' }, text: 'a' }] })];
  expect(linesOf(steps).map((line) => line.turn)).toEqual([true, false]);
});
