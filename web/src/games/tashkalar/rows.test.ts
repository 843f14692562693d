import { expect, it } from 'vitest';
import { rowsFor, taskRows } from './rows';
import type { Card } from './types';

const saying = (length: number) => ({ texts: [{ heading: '', text: 'x'.repeat(length) }] }) as unknown as Card;
const shares = (rows: string) => [...rows.matchAll(/(\d+)fr/g)].map((found) => Number(found[1]));

it('has three equal rows where every text is short', () => {
  const [first, ...others] = shares(rowsFor([saying(60), saying(140), saying(90), saying(20)]));
  expect(others).toEqual([first, first]);
});

it('gives the row of a long text more, and the others as much as each other', () => {
  const [first, second, third] = shares(rowsFor([saying(60), saying(60), saying(140), saying(410), saying(130), saying(90)]));
  expect(second).toBeGreaterThan(1.4 * first!);
  expect(third).toBe(first);
});

it('gives a high pattern its room beside a text', () => {
  const tall = { ...saying(240), pattern: ['.', '.', '.', '.', '.'], marks: [] } as unknown as Card;
  const low = { ...saying(240), pattern: ['.', '.', '.'], marks: [] } as unknown as Card;
  const [first, second] = shares(rowsFor([tall, saying(20), low, saying(20)]));
  expect(first).toBeGreaterThan(second!);
});

it('has a row for every pair of cards', () => {
  expect(shares(rowsFor([1, 2, 3, 4, 5, 6, 7].map(saying)))).toHaveLength(4);
});

it('does not mind a card that it does not know', () => {
  expect(shares(rowsFor([null]))).toHaveLength(3);
});

it('gives a task with a long text more, and what comes next less', () => {
  const [short, long, other, next] = shares(taskRows([saying(40), saying(170), saying(60)], saying(60)));
  expect(long).toBeGreaterThan(1.3 * short!);
  expect(other).toBe(short);
  expect(next).toBeLessThan(short!);
  expect(shares(taskRows([saying(40)], null))).toHaveLength(2);
});
