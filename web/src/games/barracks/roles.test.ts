// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blowIn, changeIn, headlineIn, roleIn, rollIn, saidIn, sumsIn } from './roles';
import type { Beat } from './story';

const beat = (...facts: object[]) => ({ told: facts.map((each) => ({ facts: each })) }) as unknown as Beat;

test('who acts, is aimed at, is struck, falls', () => {
  const used = beat({ event: 'used', seat: 0, warrior: 'Golem', move: 'Plain Cut', targets: [[1, 'Poacher'], [0, 'Golem']] });
  expect(roleIn(used, 0, 'Golem')).toBe('acts');
  expect(roleIn(used, 1, 'Poacher')).toBe('aimed');
  expect(roleIn(used, 0, 'Poacher')).toBe(null);
  const struck = beat({ event: 'damage', seat: 1, warrior: 'Poacher', number: 2 }, { event: 'healed', seat: 0, warrior: 'Golem', number: 1 });
  expect(roleIn(struck, 1, 'Poacher')).toBe('struck');
  expect([changeIn(struck, 1, 'Poacher'), changeIn(struck, 0, 'Golem')]).toEqual([-2, 1]);
  expect(roleIn(beat({ event: 'eliminated', seat: 1, warrior: 'Poacher' }), 1, 'Poacher')).toBe('falls');
});

test('a blow goes from its user to everybody whom it hits, and is added up', () => {
  const both = beat(
    { event: 'used', seat: 0, warrior: 'Golem', move: 'Stampede', targets: [[1, 'Poacher'], [1, 'Tinker']] },
    { event: 'damage', seat: 1, warrior: 'Poacher', number: 3, parts: [['icons', 2], ['power', 1]] },
    { event: 'damage', seat: 1, warrior: 'Tinker', number: 2, parts: [['icons', 2]] },
  );
  expect(blowIn(both)).toEqual({ from: [0, 'Golem'], move: 'Stampede', to: [[1, 'Poacher'], [1, 'Tinker']] });
  expect(sumsIn(both)).toEqual([{ whom: [1, 'Poacher'], number: 3, parts: [['icons', 2], ['power', 1]] }]);
  expect(blowIn(beat({ event: 'used', seat: 0, warrior: 'Golem', move: 'Raised Shield', targets: [] }))).toBeNull();
});

test('a die is shown where something hangs on it', () => {
  expect(rollIn(beat({ event: 'die', value: 4, why: 'first', chance: null }))).toBeNull();
  expect(rollIn(beat({ event: 'die', value: 4, why: 'effect', chance: 3 }))).toEqual({ value: 4, why: 'effect', chance: 3 });
});

test('a move is the headline, what is drawn says itself, the rest is said', () => {
  const told = (...events: [string, string][]) => ({ told: events.map(([event, text]) => ({ facts: { event }, text })) }) as unknown as Beat;
  const blow = told(['next', 'Golem is next'], ['used', 'Golem uses Stampede'], ['damage', '2 damage']);
  const fall = told(['eliminated', 'Poacher is eliminated']);
  expect(saidIn(blow)).toEqual([]);
  expect(saidIn(fall)).toEqual(['Poacher is eliminated']);
  expect(headlineIn([told(['ordered', 'Golem: Stampede'])])).toBeNull();
  expect(headlineIn([blow, fall])).toBe('Golem uses Stampede');
  expect(headlineIn([blow, told(['next', 'Tinker is next'])])).toBe('Tinker is next');
});
