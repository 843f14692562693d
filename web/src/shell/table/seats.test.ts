import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../api/types';
import { namesOf } from './seats';

const at = (...seats: SeatInfo[]) => namesOf({ seats } as TableInfo);

test('people and computer players have names, free seats say so', () => {
  expect(at({ name: 'Ann' }, { computer: 'level3' }, {})).toEqual(['Ann', 'Computer 3', 'free seat']);
});

test('those of the same name are told apart', () => {
  expect(at({ computer: 'level2' }, { name: 'Ann' }, { computer: 'level2' }, {})).toEqual([
    'Computer 2 I',
    'Ann',
    'Computer 2 II',
    'free seat',
  ]);
});

test('a name from right to left does not turn its neighbours around', () => {
  expect(at({ name: 'שלום' }, { name: 'Żółw' })).toEqual(['\u2068שלום\u2069', 'Żółw']);
});
