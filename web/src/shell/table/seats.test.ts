import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../api/types';
import { namesOf } from './seats';

const at = (...seats: SeatInfo[]) => namesOf({ seats } as TableInfo);

test('people and computer players have names, free seats say so', () => {
  expect(at({ name: 'Ann' }, { computer: 'level3' }, {})).toEqual(['Ann', 'Kazimir', 'free seat']);
});

test('computer players of one level have different names, people of one name have numbers', () => {
  expect(at({ computer: 'level2' }, { name: 'Ann' }, { computer: 'level2' }, {})).toEqual([
    'Bruno',
    'Ann',
    'Wanda',
    'free seat',
  ]);
});

test('a seat that is kept for somebody has their name, one that a computer has taken over both', () => {
  expect(at({ reserved_for: 'Ann' }, { computer: 'level3' }, { name: 'Bob', computer: 'level3' })).toEqual([
    'Ann',
    'Kazimir',
    'Libuše for Bob',
  ]);
});

test('a name from right to left does not turn its neighbours around', () => {
  expect(at({ name: 'שלום' }, { name: 'Żółw' })).toEqual(['\u2068שלום\u2069', 'Żółw']);
});
