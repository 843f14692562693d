import { expect, it } from 'vitest';
import type { Kind } from './kinds';
import { begun, tidied } from './printed';

it('takes the place of the card it begins as, with texts as one writes them', () => {
  const kind = { cardId: (entry) => String(entry.name) } as Kind;
  const like = { name: 'Rook', pattern: '. @ .\nc . c\n', effect: 'Choose a way, then go as far or\n    less.\nGain an action.\n', level: 2 };
  expect(begun(like, kind)).toEqual({
    name: 'Rook',
    pattern: '. @ .\nc . c',
    effect: 'Choose a way, then go as far or less.\nGain an action.',
    level: 2,
    replaces: 'Rook',
  });
  expect(tidied('c @ c')).toBe('c @ c');
});
