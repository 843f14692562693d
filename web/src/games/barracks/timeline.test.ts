// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Beat } from './story';
import { actingIn, timelineOf } from './timeline';

const beat = (...facts: object[]) => ({ told: facts.map((each) => ({ facts: each })) }) as unknown as Beat;
const ordered = (seat: number, warrior: string) => ({ event: 'ordered', seat, warrior, move: 'Plain Cut' });
/** Who goes next, and who waits behind it: seat, warrior, priority, speed, and whether only the die put it there. */
type Rank = [seat: number, warrior: string, priority: number, speed: number, tied?: boolean];
const ranked = ([seat, warrior, priority, speed, tied = false]: Rank) => ({ seat, warrior, priority, speed, tied });
const next = (first: Rank, ...waiting: Rank[]) => ({ event: 'next', why: '', ...ranked(first), waiting: waiting.map(ranked) });
const used = (seat: number, warrior: string, ...targets: [number, string][]) => ({ event: 'used', seat, warrior, targets });

const GOLEM: Rank = [0, 'Golem', 1, 1];
const UHLAN: Rank = [0, 'Uhlan', 0, 5];
const POACHER: Rank = [1, 'Poacher', 0, 4];
const TINKER: Rank = [1, 'Tinker', 0, 2];
const REVEALED = beat(
  { event: 'withdrawn', seat: 1, warrior: 'Miller', instead: 'Reiter' },
  ...[ordered(0, 'Uhlan'), ordered(0, 'Golem'), ordered(1, 'Tinker'), ordered(1, 'Poacher')],
);

function line(beats: Beat[], shown: number): string[] {
  const { entries } = timelineOf(beats, shown, actingIn(beats, shown));
  return entries.map(({ warrior, state }) => `${warrior} ${state}`);
}

test('the line stands as the server says, from the moment the orders are revealed', () => {
  const beats = [REVEALED, beat(next(GOLEM, UHLAN, POACHER, TINKER), used(0, 'Golem')), beat(next(UHLAN, POACHER, TINKER), used(0, 'Uhlan'))];
  expect(line(beats, 1)).toEqual(['Golem next', 'Uhlan next', 'Poacher next', 'Tinker next']);
  expect(line(beats, 2)).toEqual(['Golem now', 'Uhlan next', 'Poacher next', 'Tinker next']);
  expect(line(beats, 3)).toEqual(['Golem done', 'Uhlan now', 'Poacher next', 'Tinker next']);
});

test('those who wait trade places when the server says so', () => {
  const slowed: Rank = [1, 'Poacher', 0, 1];
  const beats = [REVEALED, beat(next(GOLEM, UHLAN, POACHER, TINKER), used(0, 'Golem')), beat(next(UHLAN, TINKER, slowed), used(0, 'Uhlan'))];
  expect(line(beats, 3)).toEqual(['Golem done', 'Uhlan now', 'Tinker next', 'Poacher next']);
  expect(timelineOf(beats, 3, null).entries[3]!.rank).toEqual({ priority: 0, speed: 1 });
});

test('who falls before its move keeps its place', () => {
  const beats = [
    REVEALED,
    beat(next(GOLEM, UHLAN, POACHER, TINKER), used(0, 'Golem', [1, 'Poacher'])),
    beat({ event: 'eliminated', seat: 1, warrior: 'Poacher' }),
    beat(next(UHLAN, TINKER), used(0, 'Uhlan')),
    beat(next(TINKER), used(1, 'Tinker')),
  ];
  expect(line(beats, 4)).toEqual(['Golem done', 'Uhlan now', 'Poacher fell', 'Tinker next']);
  expect(line(beats, 5)).toEqual(['Golem done', 'Uhlan done', 'Poacher fell', 'Tinker now']);
});

test('the die stands with those between whom it decided', () => {
  const equal: Rank = [1, 'Poacher', 0, 5, true];
  const beats = [
    REVEALED,
    beat({ event: 'die', value: 2, why: 'first' }, next(UHLAN, equal, TINKER, GOLEM), used(0, 'Uhlan')),
    beat(next([1, 'Poacher', 0, 5], TINKER, GOLEM), used(1, 'Poacher')),
  ];
  for (const shown of [2, 3]) {
    const dice = timelineOf(beats, shown, null).entries.map(({ die }) => die);
    expect(dice).toEqual([{ value: 2, equals: 2, first: true }, { value: 2, equals: 2, first: false }, null, null]);
  }
});

test('of three equals the die names only the first: the others roll again', () => {
  const [one, two]: Rank[] = [[1, 'Poacher', 0, 5, true], [1, 'Tinker', 0, 5, true]];
  const beats = [REVEALED, beat({ event: 'die', value: 6, why: 'first' }, next(UHLAN, one!, two!, GOLEM), used(0, 'Uhlan'))];
  expect(timelineOf(beats, 2, null).entries.map(({ die }) => die)).toEqual([{ value: 6, equals: 3, first: true }, null, null, null]);
});

test('who enters before a turn is told by name', () => {
  const beats = [beat({ event: 'entered', seat: 0, warrior: 'Golem' }, { event: 'entered', seat: 1, warrior: 'Tinker' })];
  expect(timelineOf(beats, 1, null).arrivals).toEqual([{ seat: 0, warrior: 'Golem' }, { seat: 1, warrior: 'Tinker' }]);
  expect(timelineOf([REVEALED, ...beats], 2, null).arrivals).toEqual([]);
});

test('with the targets and who was sent back', () => {
  const beats = [REVEALED, beat(next(GOLEM, UHLAN, POACHER, TINKER), used(0, 'Golem', [1, 'Tinker']))];
  const { withdrawals, entries } = timelineOf(beats, 2, null);
  expect(withdrawals).toEqual([{ seat: 1, warrior: 'Miller', instead: 'Reiter' }]);
  expect(entries[0]!.targets).toEqual(['Tinker']);
});

test('a turn that ends before the first move has nothing but its orders', () => {
  expect(timelineOf([REVEALED], 1, null).entries.map(({ rank }) => rank)).toEqual([null, null, null, null]);
});
