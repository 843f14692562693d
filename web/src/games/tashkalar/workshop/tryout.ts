// A position in which a new card can be tried at once: its pattern lies ready in the middle, and some enemies stand around it.
import { writeItems } from '../../../shell/workshop/position';
import { textOf, type Entry } from '../../../shell/workshop/types';
import { library } from '../library';
import { squareName, type Piece, type Rank } from '../view';
import { writeBoard } from './board';
import { readCells, SIZE } from './painter';

/** The square of the arena on which the middle of the pattern lies, counted from 1. */
const MIDDLE = 5;
const ENEMIES = ['c4', 'g4', 'e8', 'd3', 'f7'];
const OTHERS = ['highland', 'northern', 'sylvan'];

/** Pieces for a pattern, on the empty arena. */
function laid(pattern: string): Map<string, Piece> {
  const pieces = new Map<string, Piece>();
  const half = Math.floor(SIZE / 2);
  readCells(pattern, '').forEach(({ needs, summon }, index) => {
    const name = squareName(MIDDLE - half + (index % SIZE), MIDDLE - half + Math.floor(index / SIZE));
    if (needs !== null) pieces.set(name, { side: 0, rank: needs as Rank });
    else if (summon) pieces.delete(name);
  });
  return pieces;
}

/** A free square next to where the being comes, for an enemy: most effects need one within reach. */
function beside(pieces: ReadonlyMap<string, Piece>, pattern: string): string | null {
  const index = readCells(pattern, '').findIndex(({ summon }) => summon);
  if (index < 0) return null;
  const half = Math.floor(SIZE / 2);
  const [column, row] = [MIDDLE - half + (index % SIZE), MIDDLE - half + Math.floor(index / SIZE)];
  const around = [[0, -1], [1, 0], [0, 1], [-1, 0], [1, -1], [1, 1], [-1, 1], [-1, -1]].map(([x, y]) => squareName(column + x!, row + y!));
  return around.find((name) => !pieces.has(name) && name !== squareName(column, row)) ?? null;
}

/** The school of the being whose place is taken; that of the set which was named; else the first. */
function schoolOf(entry: Entry): string {
  if (textOf(entry, 'school')) return textOf(entry, 'school');
  const replaced = library.card(textOf(entry, 'replaces'));
  return replaced && 'schools' in replaced ? (replaced.schools[0] ?? 'northern') : 'northern';
}

export function tryOut(kind: string, entry: Entry): string {
  const squares = library.data?.arena.squares ?? [];
  const being = kind === 'card';
  const pieces = being ? laid(textOf(entry, 'pattern')) : new Map<string, Piece>([['d5', { side: 0, rank: 0 }], ['f5', { side: 0, rank: 0 }]]);
  const near = being ? beside(pieces, textOf(entry, 'pattern')) : null;
  if (near) pieces.set(near, { side: 1, rank: 0 });
  for (const name of ENEMIES) if (!pieces.has(name)) pieces.set(name, { side: 1, rank: name === 'e8' ? 1 : 0 });
  const own = being ? schoolOf(entry) : 'northern';
  const items = new Map<string, string | null>([
    ['form', kind === 'task' ? 'high' : 'duel'],
    ['schools', [own, OTHERS.find((school) => school !== own)].join(', ')],
    ['board', squares.length ? writeBoard(pieces, squares) : '5/7/9/9/9/9/9/7/5'],
  ]);
  const name = textOf(entry, 'name');
  if (kind === 'flare') items.set('flares 0', `flare ${entry.number ?? 1}`);
  else if (kind === 'task') items.set('tasks', name);
  else if (being && name) items.set(textOf(entry, 'rank') === 'legendary' ? 'legends 0' : 'hand 0', name);
  return writeItems(items);
}

export const empty = (): string => writeItems(new Map([['form', 'duel'], ['schools', 'northern, highland'], ['board', '5/7/9/9/9/9/9/7/5']]));
