import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Step } from '../../shell/api/types';
import { setSetting } from '../../shell/lib/settings.svelte';
import { partDone, Theatre } from './theatre.svelte';
import type { TashKalarView } from './view';

const EMPTY = '5/7/9/9/9/9/9/7/5';
const viewOf = (board: string) => ({ board }) as unknown as TashKalarView;
const step = (number: number, seat: number, ...events: Record<string, unknown>[]) =>
  ({ number, seat, kind: 'choice', back_to: null, events: events.map((facts) => ({ facts, text: String(facts['event']) })) }) as unknown as Step;

const placed = step(1, 1, { event: 'placed', at: 'c1', side: 1, rank: 0 });
const summoned = step(2, 1, { event: 'summoning', at: 'd1', used: ['c1'], card: 'Knight', seat: 1 }, { event: 'summoned', at: 'd1', side: 1, rank: 1, card: 'Knight', seat: 1 }, { event: 'drawn', seat: 1 });

beforeEach(() => {
  vi.useFakeTimers();
  setSetting('pace', 'normal');
});
afterEach(() => vi.useRealTimers());

/** A theatre in which the reader of seat 0 sees seat 1 place a piece and summon a being. */
async function watched() {
  const theatre = new Theatre();
  theatre.take(viewOf(EMPTY), [], [], 0, false);
  theatre.take(viewOf('b4/7/9/9/9/9/9/7/5'), [placed], [placed], 0, false);
  theatre.take(viewOf('bB3/7/9/9/9/9/9/7/5'), [summoned], [placed, summoned], 0, false);
  await vi.advanceTimersByTimeAsync(0);
  return theatre;
}

test('what the others do is shown one thing after the other', async () => {
  const theatre = await watched();
  expect(theatre.playing).toBe(true);
  expect([...theatre.stones.pieces.keys()]).toEqual(['c1']);
  expect(theatre.view!.board).toBe(EMPTY);
  await vi.advanceTimersByTimeAsync(1300);
  expect(theatre).toMatchObject({ spotlit: 'Knight', summoning: { at: 'd1', used: ['c1'] } });
  expect([...theatre.stones.pieces.keys()]).toEqual(['c1']);
  expect(theatre.untold).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(700);
  expect(theatre.playing).toBe(false);
  expect(theatre.untold).toBeNull();
  expect([...theatre.stones.pieces.keys()]).toEqual(['c1', 'd1']);
  expect(theatre.view!.board).toContain('bB3');
});

test('everything that the others moved in their turn stays marked, also on a page that is loaded later', async () => {
  const marked = (theatre: Theatre) => theatre.last.map(({ at }) => at);
  const [turn, passed] = [step(3, 1, { event: 'turn', seat: 0 }), step(5, 0, { event: 'turn', seat: 1 })];
  const [own, theirs] = [step(4, 0, { event: 'placed', at: 'e1', side: 0, rank: 0 }), step(6, 1, { event: 'placed', at: 'f1', side: 1, rank: 0 })];
  const theatre = await watched();
  await vi.advanceTimersByTimeAsync(2000);
  expect(marked(theatre)).toEqual(['c1', 'd1']);

  const past = [placed, summoned, turn, own, passed, theirs];
  for (const number of [3, 4, 5]) {
    theatre.take(viewOf('bBa2/7/9/9/9/9/9/7/5'), [past[number - 1]!], past.slice(0, number), 0, false);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(marked(theatre)).toEqual(['e1']);
  theatre.take(viewOf('bBab1/7/9/9/9/9/9/7/5'), [theirs], past, 0, false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(marked(theatre)).toEqual(['f1']);

  const later = new Theatre();
  later.take(viewOf('bB3/7/9/9/9/9/9/7/5'), [], [placed, summoned, turn], 0, false);
  expect(marked(later)).toEqual(['c1', 'd1']);
  later.take(viewOf('bBa2/7/9/9/9/9/9/7/5'), [], [placed, summoned, turn, own], 0, false);
  expect(marked(later)).toEqual(['e1']);
});

test('it can be skipped, and switched off', async () => {
  const theatre = await watched();
  theatre.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(theatre.playing).toBe(false);
  setSetting('pace', 'off');
  expect((await watched()).playing).toBe(false);
});

test('the own choices are seen at once', async () => {
  const theatre = new Theatre();
  const own = step(1, 0, { event: 'placed', at: 'c1', side: 0, rank: 0 });
  theatre.take(viewOf(EMPTY), [], [], 0, false);
  theatre.take(viewOf('a4/7/9/9/9/9/9/7/5'), [own], [own], 0, false);
  await vi.advanceTimersByTimeAsync(0);
  expect(theatre.playing).toBe(false);
  expect(theatre.stones.list).toMatchObject([{ at: 'c1', came: 'placed' }]);
});

test('what the others did is shown again, and ends where things stand', async () => {
  const theatre = await watched();
  await vi.advanceTimersByTimeAsync(2000);
  expect(theatre.canShowAgain).toBe(true);
  theatre.again();
  expect(theatre.recapping).toBe(true);
  await vi.advanceTimersByTimeAsync(2500);
  expect(theatre.recapping).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(theatre.recapping).toBe(false);
  expect([...theatre.stones.pieces.keys()]).toEqual(['c1', 'd1']);
});

test('what was undone is not there any more', async () => {
  const theatre = await watched();
  await vi.advanceTimersByTimeAsync(2000);
  const undo = { number: 3, seat: 1, kind: 'undo', back_to: 2, events: [] } as unknown as Step;
  theatre.take(viewOf('b4/7/9/9/9/9/9/7/5'), [undo], [placed, summoned, undo], 0, false);
  expect([...theatre.stones.pieces.keys()]).toEqual(['c1']);
});

test('a part of an effect is done once something besides the summoning has come of it', () => {
  const moved = step(3, 1, { event: 'moved', origin: 'd1', target: 'd2' });
  expect(partDone([placed], 1)).toBe(false);
  expect(partDone([placed, summoned], 1)).toBe(false);
  expect(partDone([placed, summoned, moved], 1)).toBe(true);
  expect(partDone([placed, summoned, moved], 0)).toBe(false);
});

test('a lesson knows only the steps since its last moment, and shows what the others did, slowly', async () => {
  const theatre = new Theatre(() => true);
  const own = step(1, 0, { event: 'placed', at: 'e4', side: 0, rank: 0 });
  const [end, theirs] = [step(2, 0, { event: 'turn-end' }), step(3, 1, { event: 'placed', at: 'c1', side: 1, rank: 0 })];
  theatre.take(viewOf(EMPTY), [], [], 0, false);
  theatre.take(viewOf('5/7/9/4a4/9/9/9/7/5'), [own], [own], 0, false);
  theatre.take(viewOf('b4/7/9/4a4/9/9/9/7/5'), [end, theirs], [end, theirs], 0, false);
  await vi.advanceTimersByTimeAsync(500);
  expect(theatre.playing).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(theatre.playing).toBe(false);
});
