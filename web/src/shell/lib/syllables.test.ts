import { expect, test } from 'vitest';
import { syllables } from './syllables';

test.each([
  ['Vortexmaster', 'Vor|tex|mas|ter'],
  ['Przywoływacz', 'Przy|wo|ły|wacz'],
  ['Zniszczenia', 'Znisz|cze|nia'],
  ['Pustošitelka', 'Pus|to|ši|telka'],
  ['Frostweave', 'Fros|tweave'],
  ['Dwugłowy', 'Dwu|głowy'],
  ['Dvouhlavý', 'Dvou|hlavý'],
  ['Gamekeeper', 'Game|kee|per'],
  ['Two-Headed', 'Two-Headed'],
  ['Half-Przywoływacz', 'Half-Przy|wo|ły|wacz'],
  ['Rycerz', 'Rycerz'],
])('%s may be broken as %s', (word, broken) => {
  const parts = syllables(word);
  expect(parts.join('')).toBe(word);
  expect(parts.join('|')).toBe(broken);
});
