import { expect, test } from 'vitest';
import type { Step } from '../../shell/api/types';
import { motionOf, squaresOf } from './motion';

const step = (...events: Record<string, unknown>[]): Step => ({
  type: 'step',
  number: 1,
  kind: 'choice',
  seat: 0,
  back_to: null,
  takes_over: [],
  events: events.map((facts) => ({ facts })),
  at: 0,
});

test('a piece that moves twice slides from where it started', () => {
  const { arrivals } = motionOf([
    step({ event: 'moved', origin: 'a3', target: 'b4' }, { event: 'moved', origin: 'b4', target: 'c5' }),
  ]);
  expect([...arrivals]).toEqual([['c5', { how: 'slide', from: 'a3', delay: 0 }]]);
});

test('a destroyed piece breaks up where it stood, and what came before is forgotten', () => {
  const { arrivals, departures } = motionOf([
    step({ event: 'placed', at: 'e5', side: 0, rank: 0 }, { event: 'destroyed', at: 'e5', side: 0, rank: 0 }),
  ]);
  expect(arrivals.size).toBe(0);
  expect(departures.map(({ at, piece }) => [at, piece])).toEqual([['e5', { side: 0, rank: 0 }]]);
});

test('pieces that change places cross', () => {
  const { arrivals } = motionOf([step({ event: 'swapped', one: 'a3', other: 'c5' })]);
  expect(arrivals.get('a3')).toMatchObject({ how: 'slide', from: 'c5' });
  expect(arrivals.get('c5')).toMatchObject({ how: 'slide', from: 'a3' });
});

test('an undo moves nothing; events without pieces neither', () => {
  const { arrivals, touched } = motionOf([
    { ...step({ event: 'placed', at: 'e5', side: 0, rank: 0 }), kind: 'undo' },
    step({ event: 'turn', seat: 1 }),
  ]);
  expect(arrivals.size + touched.size).toBe(0);
});

test('what an event points at', () => {
  expect(squaresOf({ facts: { event: 'summoning', at: 'e5', used: ['d4', 'f6'] } })).toEqual(['e5', 'd4', 'f6']);
});
