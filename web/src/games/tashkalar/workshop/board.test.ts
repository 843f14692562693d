import { expect, it } from 'vitest';
import type { Square } from '../arena';
import { piecesOn, writeBoard } from './board';

const WIDTHS = [5, 7, 9, 9, 9, 9, 9, 7, 5];
const SQUARES = WIDTHS.flatMap((width, row) =>
  Array.from({ length: width }, (_, index) => {
    const column = (9 - width) / 2 + 1 + index;
    return { name: `${'abcdefghi'[column - 1]}${row + 1}`, column, row: row + 1 } as Square;
  }),
);
const LINE = '5/7/9/3ba4/9/4A4/9/7/2B*2';

it('reads a board in one line and writes the same', () => {
  const pieces = piecesOn(LINE);
  expect([pieces.get('d4'), pieces.get('e6'), pieces.get('e9')]).toEqual([
    { side: 1, rank: 0 },
    { side: 0, rank: 1 },
    { side: 1, rank: 2 },
  ]);
  expect(writeBoard(pieces, SQUARES)).toBe(LINE);
});

it('reads a board that is drawn', () => {
  const drawn = ['. . . . .', '. . . . . . .', '. . . . . . . . .', '. . . b a . . . .'].join('\n');
  expect(writeBoard(piecesOn(drawn), SQUARES)).toBe('5/7/9/3ba4/9/9/9/7/5');
});
