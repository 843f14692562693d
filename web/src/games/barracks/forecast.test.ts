import { expect, test } from 'vitest';
import type { Option } from '../../shell/api/types';
import { forecastOf, placeOf } from './forecast';

const target = (more: object): Option => ({ choice: 'target 1 1', facts: { verb: 'target', seat: 1, slot: 0, warrior: 'Golem', ...more } });

test('a blow says what it would do', () => {
  expect(forecastOf(target({ hearts: 4, left: 1, parts: [['icons', 3]] }))).toEqual({ hearts: 4, left: 1, parts: [['icons', 3]] });
  expect(placeOf(target({}))).toMatchObject({ seat: 1, slot: 0 });
});

test('a move without damage says nothing', () => {
  expect(forecastOf(target({ hearts: null, left: null, parts: null }))).toBeNull();
  expect(forecastOf({ choice: 'target none', facts: { verb: 'nobody' } })).toBeNull();
});
