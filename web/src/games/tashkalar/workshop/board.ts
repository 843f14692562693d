// The board in the text of a position: as view.ts reads it, and back.
import { rowsOf, type Square } from '../arena';
import { readBoard, type Piece } from '../view';

const SIDES = 'abcd';
const shortened = (row: string) => row.replaceAll(/\.+/g, (gap) => String(gap.length));

/** The pieces by square; the board may also be drawn, a row on each line with dots for empty squares. */
export const piecesOn = (text: string): Map<string, Piece> =>
  readBoard(text.trim().split(/[/\n]/).map((row) => shortened(row.replaceAll(/\s/g, ''))).join('/'));

function signOf({ side, rank }: Piece): string {
  const letter = SIDES[side]!;
  return rank === 0 ? letter : rank === 1 ? letter.toUpperCase() : `${letter.toUpperCase()}*`;
}

export function writeBoard(pieces: ReadonlyMap<string, Piece>, squares: Square[]): string {
  const signs = rowsOf(squares).map((row) => row.map(({ name }) => pieces.get(name)));
  return signs.map((row) => shortened(row.map((piece) => (piece ? signOf(piece) : '.')).join(''))).join('/');
}
