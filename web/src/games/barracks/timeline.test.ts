// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Beat } from './story';
import { actingIn, timelineOf } from './timeline';
import type { BarracksView } from './view';

const beat = (...facts: object[]) => ({ told: facts.map((each) => ({ facts: each })) }) as unknown as Beat;
const soldier = (warrior: string, speed = 0) => ({ warrior, speed });
const view = { squads: [[soldier('Golem'), soldier('Uhlan')], [soldier('Poacher', -2), soldier('Tinker')]] } as unknown as BarracksView;
const values = {
  wingsOf: (warrior: string) => ({ Golem: 1, Uhlan: 5, Poacher: 4, Tinker: 2 })[warrior] ?? 0,
  priorityOf: (move: string) => (move === 'Raised Shield' ? 1 : 0),
};

const beats = [
  beat(
    { event: 'withdrawn', seat: 1, warrior: 'Miller', instead: 'Poacher' },
    { event: 'ordered', seat: 0, warrior: 'Golem', move: 'Raised Shield' },
    { event: 'ordered', seat: 0, warrior: 'Uhlan', move: 'Lance Charge' },
    { event: 'ordered', seat: 1, warrior: 'Poacher', move: 'Snare' },
    { event: 'ordered', seat: 1, warrior: 'Tinker', move: 'Plain Cut' },
  ),
  beat({ event: 'next', seat: 0, warrior: 'Golem', why: 'priority', priority: 1, speed: 1 }, { event: 'used', seat: 0, warrior: 'Golem', targets: [] }),
  beat({ event: 'next', seat: 0, warrior: 'Uhlan', why: 'speed', priority: 0, speed: 5 }, { event: 'used', seat: 0, warrior: 'Uhlan', targets: [[1, 'Tinker']] }),
  beat({ event: 'eliminated', seat: 1, warrior: 'Tinker' }),
  beat({ event: 'die', value: 2, why: 'first' }, { event: 'next', seat: 1, warrior: 'Poacher', why: 'die', priority: 0, speed: 2 }),
];

const line = (shown: number) => {
  const { entries } = timelineOf(beats, shown, view, actingIn(beats, shown), values);
  return entries.map(({ warrior, state }) => `${warrior} ${state}`);
};

test('the moves of a turn in line', () => {
  expect(line(1)).toEqual(['Golem next', 'Uhlan next', 'Poacher next', 'Tinker next']);
  expect(line(2)).toEqual(['Golem now', 'Uhlan next', 'Poacher next', 'Tinker next']);
  expect(line(4)).toEqual(['Golem done', 'Uhlan now', 'Poacher next', 'Tinker fell']);
  expect(line(5)).toEqual(['Golem done', 'Uhlan done', 'Poacher now', 'Tinker fell']);
});

test('the last in line moves although nothing says that it goes next', () => {
  const last = [...beats, beat({ event: 'used', seat: 1, warrior: 'Tinker', targets: [[0, 'Golem']] })];
  const { entries } = timelineOf(last, 6, view, actingIn(last, 6), values);
  expect(entries.map(({ warrior, state }) => `${warrior} ${state}`)).toEqual(['Golem done', 'Uhlan done', 'Poacher done', 'Tinker now']);
});

test('with the reasons, the targets and who was sent back', () => {
  const { withdrawals, entries } = timelineOf(beats, 5, view, actingIn(beats, 5), values);
  expect(withdrawals).toEqual([{ seat: 1, warrior: 'Miller', instead: 'Poacher' }]);
  expect(entries.map(({ why, die }) => [why, die])).toEqual([['priority', null], ['speed', null], ['die', 2], ['speed', null]]);
  expect(entries[1]!.targets).toEqual(['Tinker']);
});
