import { expect, test } from 'vitest';
import type { TableInfo } from '../api/types';
import { askRematch, rematchWanted } from './rematch';

const over = (id: string, rematch: string | null) => ({ id, rematch }) as TableInfo;

test('a rematch is wanted once others have asked for it', () => {
  expect(rematchWanted(null, 0)).toBe(false);
  expect(rematchWanted(over('one', null), 0)).toBe(false);
  expect(rematchWanted(over('one', 'two'), 0)).toBe(true);
  expect(rematchWanted(over('one', 'two'), null)).toBe(false); // somebody who watched
});

test('who asks for it is not asked', () => {
  askRematch(over('three', null));
  expect(rematchWanted(over('three', 'four'), 1)).toBe(false);
});
