import { expect, it } from 'vitest';
import { momentAddress, seatOf } from './moment';

it('puts a moment into an address and finds the eyes again', () => {
  expect(momentAddress('abc', 12, null)).toBe('/replay/abc?step=12');
  const address = momentAddress('abc', 0, 2);
  expect(address).toBe('/replay/abc?step=0&seat=2');
  expect(seatOf(address.slice(address.indexOf('?')))).toBe(2);
});

it.each(['', '?seat=', '?seat=9', '?seat=-1', '?seat=x'])('sees as a spectator by "%s"', (query) => {
  expect(seatOf(query)).toBe(null);
});
