import { expect, test } from 'vitest';
import type { SeatInfo } from '../api/types';
import { nextLevel } from './levels';

const you: SeatInfo = { name: 'Ann', you: true };
const after = (...seats: SeatInfo[]) => nextLevel({ seats });

test('after a computer player comes the next stronger one, if there is one', () => {
  expect(after(you, { computer: 'level2' })).toBe('level3');
  expect(after({ computer: 'level1' }, you, { computer: 'level1' })).toBe('level2');
  expect(after(you, { computer: 'level7' })).toBe('level8');
  expect(after(you, { computer: 'level8' })).toBeNull();
});

test('nobody comes after people, or after computer players of different levels', () => {
  expect(after(you, { name: 'Bob' })).toBeNull();
  expect(after(you, { name: 'Bob', computer: 'level2' })).toBeNull();
  expect(after(you, { computer: 'level2' }, { computer: 'level3' })).toBeNull();
  expect(after(you, { computer: 'random' })).toBeNull();
});
