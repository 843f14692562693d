import { beforeAll, expect, it, vi } from 'vitest';
import type { Position, RequestInfo } from '../../shell/api/types';
import { setLanguage } from '../../shell/i18n/language.svelte';
import coach from './coach';

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network'))); // cards keep their English names
  await setLanguage('en');
});

const near = (holds: string) => [{ card: 'Swordmaster', fits: [], near: [{ missing: { at: 'e6', rank: 0, holds } }], anywhere: null }];
const position = (cards: unknown[] = [], turn = 5, form = 'high') => ({ view: { form, turn, schools: ['northern', 'southern'] }, hints: { tasks: [], cards } }) as unknown as Position;
const asked = (kind: string, ...facts: object[]) => ({ id: 1, kind, options: facts.map((each) => ({ choice: '', facts: each })) }) as unknown as RequestInfo;
const place = { verb: 'place', at: 'a3' };

it('says the aim while others play', () => {
  expect(coach(position(), null)).toContain('9 points');
});

it('points at a being that can be summoned, before anything else', () => {
  const request = asked('action', place, { verb: 'flare' }, { verb: 'summon', card: 'Knight', at: 'e5' });
  expect(coach(position(near('nothing')), request)).toContain('You could summon “Knight”');
});

it('leaves the choice among several beings to the player', () => {
  const request = asked('action', place, { verb: 'summon', card: 'Knight', at: 'e5' }, { verb: 'summon', card: 'Bomb', at: 'e5' }, { verb: 'summon', card: 'Bomb', at: 'e6' });
  expect(coach(position(), request)).toContain('one of 2 beings');
});

it('points at the square that completes a pattern, if it is free', () => {
  expect(coach(position(near('nothing')), asked('action', place))).toBe('One more piece on e6, and you can summon “Swordmaster”.');
  expect(coach(position(near('enemy')), asked('action', place))).not.toContain('e6');
});

it('says where to begin in the first turns, then what for', () => {
  expect(coach(position([], 1), asked('action', place))).toContain('empty square');
  expect(coach(position([], 3), asked('action', place))).toContain('Place pieces');
});

it('says in the first turn of a melee what counts there, then where to begin', () => {
  expect(coach(position([], 1, 'melee'), asked('action', place))).toContain('fewest points');
  expect(coach(position([], 2, 'melee'), asked('action', place))).toContain('empty square');
});

it('tells of a flare, a task and the end of the turn', () => {
  expect(coach(position(), asked('free', { verb: 'flare' }))).toContain('flare');
  expect(coach(position(), asked('claim'))).toContain('task');
  expect(coach(position(), asked('free', { verb: 'finish' }))).toContain('undo');
});

it('explains passing control to those who play in teams', () => {
  const inTeams = { view: { form: 'high', turn: 1, teams: true, schools: [] } } as unknown as Position;
  expect(coach(inTeams, asked('action', place))).toContain('Pass control');
});
