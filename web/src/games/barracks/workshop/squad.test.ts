import { expect, it } from 'vitest';
import { readSquad, writeSquad } from './squad';

const SQUAD = 'Goose Girl [Growl, -] hurt 1 poison power +1; Tinker [Plain Cut, Raised Shield]; Leshy speed -1 shown; Golem';

it('reads a squad and writes the same', () => {
  const squad = readSquad(SQUAD);
  expect(squad.map(({ name }) => name)).toEqual(['Goose Girl', 'Tinker', 'Leshy', 'Golem']);
  expect(squad[0]).toEqual({
    name: 'Goose Girl',
    moves: ['Growl', ''],
    hurt: 1,
    status: 'poison',
    boosts: { power: 1, defence: 0, speed: 0 },
    rest: '',
  });
  expect(writeSquad(squad)).toBe(SQUAD);
});

it('keeps what it does not know', () => {
  const text = 'Leshy [Snare, Head Butt] burn defence -2 speed +1 revealed 1';
  expect(writeSquad(readSquad(text))).toBe(text);
  expect(readSquad('')).toEqual([]);
});
