import { expect, test } from 'vitest';
import type { Step } from '../../shell/api/types';
import { matches } from './matching';
import { Stones } from './stones.svelte';
import { squareName, type EventFacts, type Piece } from './view';

const at = (stones: Stones, square: string) => stones.list.find((stone) => stone.at === square);

test('a piece stays the same one wherever it goes', () => {
  const stones = new Stones();
  stones.happen({ event: 'summoned', at: 'e5', side: 0, rank: 1, card: 'Knight' });
  const { id } = at(stones, 'e5')!;
  stones.happen({ event: 'moved', origin: 'e5', target: 'e6' });
  expect(at(stones, 'e6')).toMatchObject({ id, card: 'Knight', fresh: true });
  stones.happen({ event: 'turn' });
  expect(at(stones, 'e6')).toMatchObject({ id, fresh: false });
  stones.settle(new Map([['e6', { side: 0, rank: 1 }]]));
  expect(at(stones, 'e6')!.id).toBe(id);
});

test('what is destroyed leaves its parts for a moment', () => {
  const stones = new Stones();
  stones.happen({ event: 'placed', at: 'a4', side: 1, rank: 0 });
  stones.happen({ event: 'destroyed', at: 'a4', side: 1, rank: 0 });
  expect(stones.list).toEqual([]);
  expect(stones.shards).toMatchObject([{ at: 'a4', broken: true }]);
  stones.sweep(stones.shards[0]!.id);
  expect(stones.shards).toEqual([]);
});

test('two pieces that change places, ranks and colours that change', () => {
  const stones = new Stones();
  const events: EventFacts[] = [
    { event: 'placed', at: 'a4', side: 0, rank: 0 },
    { event: 'placed', at: 'b4', side: 1, rank: 0 },
    { event: 'swapped', one: 'a4', other: 'b4' },
    { event: 'upgraded', at: 'a4', side: 1, rank: 1 },
    { event: 'converted', at: 'b4', side: 0, was: 0, by: 1, rank: 0 },
  ];
  const step = { number: 1, seat: 0, kind: 'choice', back_to: null, events: events.map((facts) => ({ facts })) } as unknown as Step;
  stones.rebuild([step], null);
  expect(stones.pieces).toEqual(new Map([['b4', { side: 1, rank: 0 }], ['a4', { side: 1, rank: 1 }]]));
});

test('the board of the server has the last word', () => {
  const stones = new Stones();
  stones.happen({ event: 'placed', at: 'a4', side: 0, rank: 0 });
  stones.settle(new Map([['c3', { side: 1, rank: 2 }]]));
  expect([...stones.pieces]).toEqual([['c3', { side: 1, rank: 2 }]]);
});

test('a pattern is found however it is turned, and what it lacks is counted', () => {
  const squares = Array.from({ length: 81 }, (_, index) => {
    const [column, row] = [(index % 9) + 1, Math.floor(index / 9) + 1];
    return { name: squareName(column, row), column, row };
  });
  const eagle = { pattern: ['. @ .', 'c . c'], marks: [], rank: 0 };
  const mine: Piece = { side: 0, rank: 0 };
  const whole = matches(eagle, 0, new Map([['d5', mine], ['d7', mine]]), squares);
  expect(whole.filter((match) => !match.missing.length).map((match) => match.at).sort()).toEqual(['c6', 'e6']);
  expect(matches(eagle, 0, new Map([['d5', mine]]), squares)[0]!.missing).toHaveLength(1);
  expect(matches(eagle, 1, new Map([['d5', mine], ['d7', mine]]), squares)[0]!.missing).toHaveLength(2);
});
