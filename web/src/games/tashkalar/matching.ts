// Where a card's pattern lies on a board, whole or in part: for pictures and for counting what is missing. What is legal is the
// server's to say.
import { pictured } from './pattern';
import type { BeingCard, LegendCard } from './types';
import { squareName, type Piece, type Rank } from './view';

export interface Match {
  /** Where the being would come; null for a pattern without such a square. */
  at: string | null;
  used: string[];
  missing: { at: string; rank: Rank }[];
}

const TURNS = [
  [1, 0, 0, 1], [0, -1, 1, 0], [-1, 0, 0, -1], [0, 1, -1, 0],
  [-1, 0, 0, 1], [0, 1, 1, 0], [1, 0, 0, -1], [0, -1, -1, 0],
] as const;

/** Every way in which the pattern lies within the arena, those that lack least first. */
export function matches(
  card: Pick<BeingCard | LegendCard, 'pattern' | 'marks' | 'rank'>,
  side: number,
  pieces: ReadonlyMap<string, Piece>,
  squares: readonly { name: string; column: number; row: number }[],
): Match[] {
  const picture = pictured(card);
  const summon = picture.squares.find((square) => square.summon);
  const centre = summon ?? picture.squares.find((square) => square.needs !== null);
  if (!centre) return [];
  const needed = picture.squares.filter((square) => square.needs !== null);
  const inside = new Set(squares.map(({ name }) => name));
  const found = new Map<string, Match>();
  for (const { name, column, row } of squares) {
    const there = pieces.get(name);
    // a being replaces what stands there, unless that outranks it
    if (summon && there && there.rank > card.rank) continue;
    for (const [a, b, c, d] of TURNS) {
      const cells = needed.map(({ column: x, row: y, needs }) => {
        const [dx, dy] = [x - centre.column, y - centre.row];
        return { square: squareName(column + a * dx + b * dy, row + c * dx + d * dy), needs: needs! };
      });
      if (!cells.every(({ square }) => inside.has(square))) continue;
      const fits = ({ square, needs }: (typeof cells)[number]) => {
        const piece = pieces.get(square);
        return piece !== undefined && piece.side === side && piece.rank >= needs;
      };
      const used = cells.filter(fits).map(({ square }) => square);
      const missing = cells.filter((cell) => !fits(cell)).map(({ square, needs }) => ({ at: square, rank: needs }));
      const key = `${name} ${[...used].sort().join()} ${missing.map(({ at }) => at).sort().join()}`;
      if (!found.has(key)) found.set(key, { at: summon ? name : null, used, missing });
    }
  }
  return [...found.values()].sort((one, other) => one.missing.length - other.missing.length);
}

/** How far a square is from the middle of the arena, in steps of a king. */
const fromCenter = (square: string) => Math.max(Math.abs(square.charCodeAt(0) - 'e'.charCodeAt(0)), Math.abs(Number(square.slice(1)) - 5));

/** Of places that are as good, those in the middle of the arena first: there more can be built on. */
export const byCenter = (one: Pick<Match, 'at' | 'missing'>, other: Pick<Match, 'at' | 'missing'>): number => {
  const middle = ({ at, missing }: typeof one) => fromCenter(at ?? missing[0]?.at ?? 'e5');
  return middle(one) - middle(other);
};

/** Of the ways that lack least, one that only lacks pieces to be placed: what can be done at once. */
export function nearestOf(found: Match[], placeable: ReadonlySet<string>): Match | null {
  const least = found[0]?.missing.length;
  const nearest = found.filter(({ missing }) => missing.length === least);
  const open = ({ missing }: Match) => missing.filter(({ at, rank }) => rank === 0 && placeable.has(at)).length;
  return nearest.toSorted((one, other) => open(other) - open(one) || byCenter(one, other))[0] ?? null;
}
