// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { partSign } from './marks';

test('the parts of a damage sum have their signs; burn halves', () => {
  expect(partSign('power', 1)).toEqual(['+', 1]);
  expect(partSign('defence', -2)).toEqual(['−', 2]);
  expect(partSign('burn', -1)).toEqual(['÷', 2]);
});
