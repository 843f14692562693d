// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { changeIn, orderIn, roleIn } from './roles';
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

test('the last order that was told counts', () => {
  const told = [beat({ event: 'ordered', seat: 0, warrior: 'Golem', move: 'Leech' }), beat({ event: 'ordered', seat: 0, warrior: 'Golem', move: 'Plain Cut' })];
  expect(orderIn(told, 0, 'Golem')).toBe('Plain Cut');
  expect(orderIn(told, 1, 'Golem')).toBe(null);
});
