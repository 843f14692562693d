import { expect, test } from 'vitest';
import type { TableInfo } from '../api/types';
import { inOrder, isYours } from './continue';

const seats = [{ name: 'Ann' }, { name: 'Bob', you: true }];
const table = (id: string, more: Partial<TableInfo>) =>
  ({ id, status: 'live', seats, clock: { kind: 'none' }, asked: [0], ...more }) as TableInfo;

test('a game waits for the reader when the reader is asked', () => {
  expect(isYours(table('a', { asked: [1] }))).toBe(true);
  expect(isYours(table('b', { asked: [0] }))).toBe(false);
  expect(isYours(table('c', { asked: [1], status: 'open' }))).toBe(false);
  expect(isYours(table('d', { asked: null }))).toBe(false);
});

test('what waits for the reader comes first, then what has least time', () => {
  const all = [
    table('theirs', {}),
    table('slow', { asked: [1], clock: { kind: 'days', days: 3 } }),
    table('fast', { asked: [1], clock: { kind: 'turn', seconds: 90 } }),
    table('calm', { asked: [1] }),
  ];
  expect(inOrder(all).map(({ id }) => id)).toEqual(['fast', 'slow', 'calm', 'theirs']);
});
