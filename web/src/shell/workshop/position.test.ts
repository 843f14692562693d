import { expect, it } from 'vitest';
import { listOf, readItems, withItem, writeItems } from './position';

it('reads items on lines and in one line, and writes them back', () => {
  const items = readItems('form: duel | schools: northern, highland | teams\nhand 0: Swordmaster');
  expect([...items]).toEqual([['form', 'duel'], ['schools', 'northern, highland'], ['teams', null], ['hand 0', 'Swordmaster']]);
  expect(writeItems(items)).toBe('form: duel\nschools: northern, highland\nteams\nhand 0: Swordmaster');
});

it('keeps a drawing together', () => {
  const items = readItems('form: duel\nboard:\n  . a .\n  . . b\nactive: 1');
  expect(items.get('board')).toBe('. a .\n. . b');
  expect(items.get('active')).toBe('1');
});

it('changes one item and leaves the others', () => {
  const items = readItems('form: duel | dealer: 17');
  expect(writeItems(withItem(items, 'form', 'high'))).toBe('form: high\ndealer: 17');
  expect(writeItems(withItem(items, 'form', ''))).toBe('dealer: 17');
  expect(listOf('Knight, Bomb,')).toEqual(['Knight', 'Bomb']);
});
