// The arena as a picture: where each square lies, and which one is reached from it by an arrow key.
import type { Library } from './types';
import { squareName } from './view';

export type Square = Library['arena']['squares'][number];

/** The side of a square in the picture's own units. */
export const CELL = 100;

/** The middle of a square. */
export function middleOf(square: string): { x: number; y: number } {
  const column = square.charCodeAt(0) - 'a'.charCodeAt(0);
  return { x: (column + 0.5) * CELL, y: (Number(square.slice(1)) - 0.5) * CELL };
}

/** For an SVG element: its origin in the middle of a square. */
export function placedAt(square: string): string {
  const { x, y } = middleOf(square);
  return `translate(${x} ${y})`;
}

/** Row by row from the top, as the board lies on the table. */
export function rowsOf(squares: Square[]): Square[][] {
  const rows: Square[][] = [];
  for (const square of squares) (rows[square.row - 1] ??= []).push(square);
  return rows.map((row) => row.toSorted((a, b) => a.column - b.column));
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The square to which a key leads; null where the key is none of ours or the arena ends. */
export function squareByKey(from: string, key: string, ctrl: boolean, squares: Square[]): string | null {
  const here = squares.find((square) => square.name === from);
  if (!here) return null;
  const inRow = squares.filter((square) => ctrl || square.row === here.row);
  if (key === 'Home') return inRow[0]!.name;
  if (key === 'End') return inRow.at(-1)!.name;
  const step = STEPS[key];
  if (!step) return null;
  const wanted = squareName(here.column + step[0], here.row + step[1]);
  if (squares.some((square) => square.name === wanted)) return wanted;
  return step[1] === 0 ? null : nearestInRow(here.column, here.row + step[1], squares);
}

/** The arena is narrower at its ends: going up or down there leads to the nearest square. */
function nearestInRow(column: number, row: number, squares: Square[]): string | null {
  const there = squares.filter((square) => square.row === row);
  const distance = (square: Square) => Math.abs(square.column - column);
  return there.toSorted((a, b) => distance(a) - distance(b))[0]?.name ?? null;
}
