import { expect, it } from 'vitest';
import { pagesOf, ROOM } from './pages';

it('keeps a short hint together', () => {
  expect(pagesOf('Place a piece on e4. It is yours.', ROOM.little)).toEqual(['Place a piece on e4. It is yours.']);
});

it('parts between sentences, and says everything', () => {
  const hint =
    'Welcome to the arena! The aim: score nine points, with tasks and legendary pieces, before your opponent does. ' +
    'Summon “Swordmaster” on e5. The pieces you use stay where they are.';
  const pages = pagesOf(hint, ROOM.more);
  expect(pages.join(' ')).toBe(hint);
  expect(pages).toEqual([
    'Welcome to the arena! The aim: score nine points, with tasks and legendary pieces, before your opponent does.',
    'Summon “Swordmaster” on e5. The pieces you use stay where they are.',
  ]);
});

it('parts a sentence that is too long after a colon or semicolon', () => {
  const hint = `Look at the card in your hand: ${'its pattern is made of pieces '.repeat(3)}in a line.`;
  expect(pagesOf(hint, ROOM.more)[0]).toBe('Look at the card in your hand:');
});

it('parts after a quoted end of a sentence', () => {
  const long = 'Now every warrior gets move cards, one for each of its two lines. Pick “Burning Hay Cart!” Then go on with the other.';
  expect(pagesOf(long, ROOM.more)).toHaveLength(2);
});

it('has more pages where there is less room', () => {
  expect(pagesOf('Welcome to the arena! The aim: score nine points, with tasks and legends, before your opponent does.', ROOM.little)).toEqual([
    'Welcome to the arena!',
    'The aim: score nine points, with tasks and legends, before your opponent does.',
  ]);
});
