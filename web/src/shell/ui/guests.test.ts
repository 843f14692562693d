import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { animalOf, drawingOf } from './guests';

test('every animal of which the house makes names has a face', async () => {
  const source = readFileSync('../src/arenarium/server/service/names.py', 'utf8');
  const [, made] = /_GUESTS = \{(.*?)\n\}/s.exec(source)!;
  const animals = [...made!.matchAll(/\(\s*"[^"]+",\s*"([^"]+)"/g)].flatMap(([, words]) => words!.split(' '));
  expect(animals).toHaveLength(36);
  for (const animal of animals) expect(await drawingOf(animalOf(`Amber ${animal} 15`) ?? animal), animal).toBeTruthy();
});

test('other names are shown by their letter', () => {
  for (const name of ['Anna', 'Wolf', 'Amber Wolf', 'The Amber Wolf 3', 'Amber Otter 15']) expect(animalOf(name)).toBeUndefined();
});
