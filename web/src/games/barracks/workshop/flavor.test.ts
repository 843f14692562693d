import { expect, it } from 'vitest';
import { flavorOf, setFlavor } from './flavor';

it('reads and changes the English line, and keeps the others', () => {
  const plain: Record<string, unknown> = { flavour: 'Moths.' };
  expect(flavorOf(plain)).toBe('Moths.');
  setFlavor(plain, 'Many moths.');
  expect(plain).toEqual({ flavor: 'Many moths.' });
  setFlavor(plain, '');
  expect(plain).toEqual({});
  const several: Record<string, unknown> = { flavor: { en: 'Moths.', pl: 'Ćmy.' } };
  setFlavor(several, '');
  expect(several).toEqual({ flavor: { pl: 'Ćmy.' } });
  expect(flavorOf(several)).toBe('');
});
