// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Told } from '../../shell/api/types';
import { Playback } from './playback.svelte';
import { games } from './recorded';
import { beatsOf, beginsMove, beginsTurn, groupsOf } from './story';
import { viewOf, type BarracksView } from './view';

/** What the battlefield shows of a view. */
const standing = ({ field, squads }: BarracksView) => ({
  field,
  squads: squads.map((squad) =>
    squad.map(({ warrior, moves, hurt, status, power, defence, speed }) => ({ warrior, moves, hurt, status, power, defence, speed })),
  ),
});

test('told beat by beat, a battle ends as the server says', () => {
  let compared = 0;
  for (const { messages } of games) {
    messages.slice(1).forEach(({ position, news }, index) => {
      const [before, after] = [viewOf(messages[index]!.position), viewOf(position)];
      const beats = beatsOf(before, after, news.flatMap((step) => step.events));
      if (!beats.length) return;
      expect(standing(beats.at(-1)!.after)).toEqual(standing(after));
      compared += 1;
    });
  }
  expect(compared).toBeGreaterThan(40);
});

const told = (event: string, more: object = {}): Told => ({ facts: { event, ...more } });

test('what belongs together is one beat', () => {
  const events = ['ordered', 'ordered', 'die', 'next', 'used', 'damage', 'eliminated', 'die', 'status', 'turn'].map((event) => told(event));
  expect(groupsOf(events).map((group) => group.map((each) => (each.facts as { event: string }).event))).toEqual([
    ['ordered', 'ordered'],
    ['die', 'next', 'used', 'damage'],
    ['eliminated'],
    ['die', 'status'],
  ]);
});

test('what comes after a die that missed does not come of it', () => {
  const events = [told('die', { value: 2, chance: 2 }), told('status'), told('die', { value: 3, chance: 2 }), told('healed')];
  expect(groupsOf(events).map((group) => group.length)).toEqual([2, 1, 1]);
});

test('a turn in which everybody waits is a turn of its own', () => {
  const waiting = [told('waited', { seat: 0 }), told('waited', { seat: 1 }), told('hurt')];
  expect(beginsTurn(waiting)).toBe(true);
  expect(groupsOf(waiting).map((group) => group.length)).toEqual([2, 1]);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const turn = () => {
  const { messages } = games[0]!;
  const index = messages.findIndex(({ news }) => beginsTurn(news.flatMap((step) => step.events)));
  return [viewOf(messages[index - 1]!.position), viewOf(messages[index]!.position), messages[index]!.news] as const;
};

test('a turn is played to its end, and again', () => {
  const [before, after, news] = turn();
  const playback = new Playback(() => ({ factor: 1, still: false }));
  playback.take(before, [], []);
  playback.take(after, news, news);
  expect(playback.playing).toBe(true);
  expect(playback.view).not.toEqual(after);
  vi.runAllTimers();
  expect(playback.playing).toBe(false);
  expect(playback.view).toBe(after);
  playback.replay();
  expect(playback.shown).toBe(1);
  expect(playback.playing).toBe(true);
  playback.skip();
  expect(playback.shown).toBe(playback.beats.length);
  expect(playback.view).toBe(after);
});

test('who wants nothing shown is told everything at once', () => {
  const [before, after, news] = turn();
  const playback = new Playback(() => ({ factor: 0, still: false }));
  playback.take(before, [], []);
  playback.take(after, news, news);
  expect(playback.playing).toBe(false);
  expect(playback.shown).toBe(playback.beats.length);
  expect(playback.shown).toBeGreaterThan(1);
});

test('an undo forgets what was told', () => {
  const [before, after, news] = turn();
  const playback = new Playback(() => ({ factor: 0, still: false }));
  playback.take(before, [], []);
  playback.take(after, news, news);
  playback.take(before, [{ ...news[0]!, kind: 'undo', events: [] }], []);
  expect(playback.beats).toEqual([]);
});

test('the log is ahead of the board by nothing', () => {
  const [before, after, news] = turn();
  const all = news.flatMap((step) => step.events);
  const playback = new Playback(() => ({ factor: 1, still: false }));
  playback.take(before, [], []);
  playback.take(after, news, news);
  let waiting = playback.untold!.length;
  expect(waiting).toBeGreaterThan(0);
  while (playback.playing) {
    const shown = playback.beats.slice(0, playback.shown).flatMap((beat) => beat.told);
    const untold = playback.untold!;
    expect(untold.filter((each) => shown.includes(each))).toEqual([]);
    expect(untold).toEqual(all.slice(all.length - untold.length));
    expect(untold.length).toBeLessThanOrEqual(waiting);
    waiting = untold.length;
    vi.advanceTimersToNextTimer();
  }
  expect(playback.untold).toBeNull();
  playback.replay();
  expect(playback.untold).toBeNull();
});

test('one can go on from move to move, and stop to look', () => {
  const [before, after, news] = turn();
  const playback = new Playback(() => ({ factor: 1, still: false }));
  playback.take(before, [], []);
  playback.take(after, news, news);
  playback.hurry(1000);
  expect(beginsMove(playback.beat!)).toBe(true);
  playback.pause();
  const shown = playback.shown;
  vi.runAllTimers();
  expect([playback.shown, playback.playing, playback.paused]).toEqual([shown, true, true]);
  playback.resume();
  expect(playback.paused).toBe(false);
  vi.runAllTimers();
  expect(playback.playing).toBe(false);
  playback.replay();
  playback.hurry(5000);
  playback.hurry(5200);
  expect([playback.playing, playback.shown]).toEqual([false, playback.beats.length]);
});

test('one who skips has nothing left to wait for', () => {
  const [before, after, news] = turn();
  const playback = new Playback(() => ({ factor: 1, still: false }));
  playback.take(before, [], []);
  playback.take(after, news, news);
  playback.skip();
  expect(playback.untold).toBeNull();
});

test('one who comes back reads what was told, and sees nothing that was not seen', () => {
  const [, after, news] = turn();
  const playback = new Playback(() => ({ factor: 1, still: false }));
  playback.take(after, [], news);
  expect(playback.beats.map((beat) => beat.told)).toEqual(groupsOf(news.flatMap((step) => step.events)));
  expect(playback.shown).toBe(playback.beats.length);
  expect([playback.playing, playback.seen]).toEqual([false, false]);
  expect(playback.view).toBe(after);
});

test('a connection that was lost and found leaves the turn as it was', () => {
  const [before, after, news] = turn();
  const playback = new Playback(() => ({ factor: 1, still: false }));
  playback.take(before, [], []);
  playback.take(after, news, news);
  playback.take(after, [], news);
  expect([playback.playing, playback.seen, playback.shown]).toEqual([true, true, 1]);
});

test('what came while the reader was away is not shown again with the rest of the turn', () => {
  const { messages } = games[0]!;
  const index = messages.findIndex(({ position, news }) => viewOf(position).phase === 'target' && beginsTurn(news.flatMap((step) => step.events)));
  const [aimed, done] = [messages[index]!, messages[index + 1]!];
  const playback = new Playback(() => ({ factor: 1, still: false }));
  playback.take(viewOf(aimed.position), [], aimed.news);
  const away = playback.beats.length;
  playback.take(viewOf(done.position), done.news, [...aimed.news, ...done.news]);
  expect(playback.shown).toBe(away + 1);
  vi.runAllTimers();
  playback.replay();
  expect(playback.shown).toBe(away + 1);
});
