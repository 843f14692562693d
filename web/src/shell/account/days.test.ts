import { beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../i18n/language.svelte';
import { agoOf } from './days';

beforeAll(() => setLanguage('en'));

test.each([
  [-5_000, 'now'], // clocks differ
  [59_000, 'now'],
  [61_000, '1 minute ago'],
  [3 * 3_600_000 + 59 * 60_000, '3 hours ago'],
  [86_400_000, 'yesterday'],
  [9 * 86_400_000, '9 days ago'],
])('%i ms ago is %s', (passed, words) => {
  expect(agoOf(1_000_000_000_000 - passed, 1_000_000_000_000)).toBe(words);
});
