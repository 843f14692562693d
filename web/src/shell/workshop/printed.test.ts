import { expect, it } from 'vitest';
import type { Kind, Workshop } from './kinds';
import { begun, tidied } from './printed';

it('takes the place of the card it begins as, with texts as one writes them', () => {
  const kind = { cardId: (entry) => String(entry.name) } as Kind;
  const like = { name: 'Rook', pattern: '. @ .\nc . c\n', effect: 'Choose a way, then go as far or\n    less.\nGain an action.\n', level: 2 };
  const workshop = { pictureName: (id) => (id === 'Rook' ? 'chess-rook' : undefined) } as Workshop;
  expect(begun(like, kind, workshop)).toEqual({
    name: 'Rook',
    pattern: '. @ .\nc . c',
    effect: 'Choose a way, then go as far or less.\nGain an action.',
    level: 2,
    replaces: 'Rook',
    picture: 'chess-rook',
  });
  expect(tidied('c @ c')).toBe('c @ c');
});
