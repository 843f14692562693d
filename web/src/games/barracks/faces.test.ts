import { expect, it } from 'vitest';
import faces from './faces.json';
import { faceOf } from './faces';
import { cards } from './recorded';

const SPOKEN_OF = [...cards.categories, ...cards.statuses, ...cards.boosts].map(({ id }) => id);

it.each([...cards.cards.map(({ id }) => id), ...SPOKEN_OF, 'warrior', 'move', 'broken'])('there is a picture of %s', (id) => {
  expect(faceOf(id)).toBeTruthy();
});

it('gives no two warriors the same face, nor two moves', () => {
  for (const group of [faces.warriors, faces.moves]) {
    const names = Object.values(group);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('knows no card that there is not', () => {
  const known = new Set(cards.cards.map(({ id }) => id));
  expect([...Object.keys(faces.warriors), ...Object.keys(faces.moves)].filter((id) => !known.has(id))).toEqual([]);
});
