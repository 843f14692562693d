// A card's pattern as squares to draw: what the rows of signs say, one square at a time.
import type { BeingCard, LegendCard } from './types';

export interface PatternSquare {
  column: number;
  row: number;
  /** The rank of the piece that must stand here. */
  needs: number | null;
  /** Here the being appears. */
  summon: boolean;
  mark: 'first' | 'second' | null;
  /** Degrees clockwise from up. */
  arrow: number | null;
}

export interface PatternPictured {
  columns: number;
  rows: number;
  squares: PatternSquare[];
}

const RANKS = 'chl';
const ARROWS = '↑↗→↘↓↙←↖';

export function pictured(card: Pick<BeingCard | LegendCard, 'pattern' | 'marks'>): PatternPictured {
  const signs = card.pattern.map((row) => row.split(' '));
  const marks = card.marks.map((row) => row.split(' '));
  const squares = signs.flatMap((row, y) =>
    row.map((sign, x): PatternSquare => {
      const mark = marks[y]?.[x] ?? '.';
      const rank = RANKS.indexOf(sign.toLowerCase());
      const arrow = ARROWS.indexOf(mark);
      return {
        column: x,
        row: y,
        needs: rank < 0 ? null : rank,
        summon: sign === '@' || (rank >= 0 && sign !== sign.toLowerCase()),
        mark: mark === '*' ? 'first' : mark === '2' ? 'second' : null,
        arrow: arrow < 0 ? null : arrow * 45,
      };
    }),
  );
  return { columns: signs[0]?.length ?? 0, rows: signs.length, squares };
}

/** Where a square lies, counted from the one where the being appears: positive is right and down. */
export function fromSummoning(picture: PatternPictured): { square: PatternSquare; right: number; down: number }[] {
  const centre = picture.squares.find((square) => square.summon) ?? picture.squares[0]!;
  return picture.squares
    .filter((square) => square.needs !== null || square.mark || square.arrow !== null)
    .map((square) => ({ square, right: square.column - centre.column, down: square.row - centre.row }));
}
