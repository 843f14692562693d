import { expect, test } from 'vitest';
import { leftAt, told } from './clocks';

const clock = { left: [60_000, 30_000, null], running: [1], at: 1000 };

test('only running clocks run', () => {
  expect(leftAt(clock, 0, 11_000)).toBe(60_000);
  expect(leftAt(clock, 1, 11_000)).toBe(20_000);
  expect(leftAt(clock, 1, 99_000)).toBe(0);
  expect(leftAt(clock, 2, 11_000)).toBeNull();
});

test('times are told as on a clock', () => {
  expect(told(65_000)).toBe('1:05');
  expect(told(400)).toBe('0:01');
  expect(told(3_723_000)).toBe('1:02:03');
});
