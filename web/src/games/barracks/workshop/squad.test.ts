import { expect, it } from 'vitest';
import { fieldWithout, readField, readSquad, writeField, writeSquad } from './squad';

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

it('knows who stands on the battlefield', () => {
  expect(readField(undefined, 4)).toEqual([0, 1]);
  expect(readField(undefined, 1)).toEqual([0]);
  expect(readField('', 4)).toEqual([]);
  expect(readField('1 4', 4)).toEqual([0, 3]);
  expect(readField('1 4', 3)).toEqual([0]);
  expect(writeField([2, 3])).toBe('3 4');
  expect(fieldWithout([0, 3], 1)).toEqual([0, 2]);
  expect(fieldWithout([0, 3], 3)).toEqual([0]);
});
