import { beforeAll, expect, it } from 'vitest';
import type { Position, RequestInfo } from '../../shell/api/types';
import { setLanguage } from '../../shell/i18n/language.svelte';
import coach from './coach';

beforeAll(() => setLanguage('en'));

const says = (turn: number, kind: string | null) =>
  coach({ view: { turn } } as unknown as Position, kind === null ? null : ({ kind } as unknown as RequestInfo));

it('tells the aim before the battle', () => {
  expect(says(0, 'recruit')).toContain('The aim');
  expect(says(0, null)).toContain('The aim');
});

it('says something else about orders every other turn, until all is said', () => {
  const tips = [1, 2, 3, 4, 5, 6, 7].map((turn) => says(turn, 'orders'));
  expect([tips[0] === tips[1], tips[2] === tips[3], tips[4] === tips[5]]).toEqual([true, true, true]);
  expect(new Set(tips.slice(0, 6)).size).toBe(3);
  expect(tips[6]).toBe('');
});

it('says whom to send once', () => {
  expect(says(1, 'send')).toContain('Send two');
  expect(says(2, 'send')).toBe('');
});

it('says what to look at while a turn is shown, and not for ever', () => {
  expect(says(1, null)).toContain('speed');
  expect(says(5, null)).toBe('');
});
