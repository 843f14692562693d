import { expect, it } from 'vitest';
import { picturesFor } from './pictures';

const NAMES = ['candle-light', 'lantern', 'lantern-flame', 'lit-candelabra', 'small-fire', 'street-lantern'];

it('finds pictures with all words, those that begin with them first', () => {
  expect(picturesFor(NAMES, 'lantern').shown).toEqual(['lantern', 'lantern-flame', 'street-lantern']);
  expect(picturesFor(NAMES, 'Flame Lantern').shown).toEqual(['lantern-flame']);
});

it('finds something for a name of which only a word fits', () => {
  expect(picturesFor(NAMES, 'Lantern Warden').shown).toContain('lantern');
  expect(picturesFor(NAMES, 'Zyx')).toEqual({ all: 0, shown: [] });
  expect(picturesFor(NAMES, '').all).toBe(NAMES.length);
});
