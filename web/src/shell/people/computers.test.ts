import { beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../i18n/language.svelte';
import { computerCalled } from './computers';

beforeAll(() => setLanguage('en'));

test('computer players are found by any of their names, and nobody else', () => {
  expect(computerCalled('Bruno')).toEqual({ level: 'level2', nth: 0 });
  expect(computerCalled('Wanda')).toEqual({ level: 'level2', nth: 1 });
  expect(computerCalled('bruno the third')).toBeNull();
});
