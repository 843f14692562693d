// Every card has a picture, and every picture is one of the set.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawingOf } from '../../../icons.ts';
import { pictureName } from './pictures.svelte';

const FACES = join(import.meta.dirname, 'faces');
const files = readdirSync(FACES).map((name) => [name, JSON.parse(readFileSync(join(FACES, name), 'utf8'))] as [string, Record<string, string>]);

/** The names of all cards, as the game's own card files have them. */
const DATA = join(import.meta.dirname, '../../../../src/arenarium/games/tashkalar/cards/data');
const cards = readdirSync(DATA)
  .filter((name) => name.endsWith('.toml') && name !== 'schools.toml')
  .flatMap((name) => [...readFileSync(join(DATA, name), 'utf8').matchAll(/^name = "(.+)"$/gm)].map((match) => match[1]!));

test('every card has a picture', () => {
  expect(cards.length).toBeGreaterThan(140);
  expect(cards.filter((card) => pictureName(card) === undefined)).toEqual([]);
});

test.each(files)('the pictures of %s are in the set', (_, names) => {
  for (const name of Object.values(names)) expect(drawingOf(name)).toMatch(/^M/i);
});

test('no two cards have the same picture', () => {
  const used = files.filter(([name]) => name !== 'signs.json').flatMap(([, names]) => Object.values(names));
  expect(used.filter((name, index) => used.indexOf(name) !== index)).toEqual([]);
});
