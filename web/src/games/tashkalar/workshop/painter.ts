// A pattern while it is painted: five by five squares, and the pictures in a card file that they come from and become.

export const SIZE = 5;
export const BRUSHES = ['common', 'heroic', 'legendary', 'summon', 'erase'] as const;
export const MARKS = ['mark', 'second', 'arrow'] as const;
export type Brush = (typeof BRUSHES)[number] | (typeof MARKS)[number];

const RANKS = ['common', 'heroic', 'legendary'] as const;
const SIGNS = 'chl';
export const ARROWS = '↑↗→↘↓↙←↖';

export interface Cell {
  /** The rank of the piece that must stand here. */
  needs: number | null;
  /** Here the being comes. */
  summon: boolean;
  /** As in the file: a mark, a second one, an arrow; empty for none. */
  mark: string;
}

const EMPTY: Cell = { needs: null, summon: false, mark: '' };

const rowsIn = (picture: string): string[][] =>
  picture.trim().split('\n').map((row) => row.trim().split(/\s+/)).filter((row) => row[0] !== '');

/** The squares of a card's pictures, which are put into the middle. */
export function readCells(pattern: string, marks: string): Cell[] {
  const cells = Array.from({ length: SIZE * SIZE }, () => EMPTY);
  const rows = rowsIn(pattern);
  const marked = rowsIn(marks);
  const high = Math.max(rows.length, marked.length);
  const wide = Math.max(0, ...[...rows, ...marked].map((row) => row.length));
  const top = Math.max(0, Math.floor((SIZE - high) / 2));
  const left = Math.max(0, Math.floor((SIZE - wide) / 2));
  for (let row = 0; row < Math.min(high, SIZE); row += 1) {
    for (let column = 0; column < Math.min(wide, SIZE); column += 1) {
      const sign = rows[row]?.[column] ?? '.';
      const mark = marked[row]?.[column] ?? '.';
      const rank = SIGNS.indexOf(sign.toLowerCase());
      cells[(top + row) * SIZE + left + column] = {
        needs: rank < 0 ? null : rank,
        summon: sign === '@' || (rank >= 0 && sign !== sign.toLowerCase()),
        mark: mark === '.' ? '' : mark,
      };
    }
  }
  return cells;
}

const isEmpty = (cell: Cell) => cell.needs === null && !cell.summon && !cell.mark;

function signOf({ needs, summon }: Cell): string {
  if (needs === null) return summon ? '@' : '.';
  return summon ? SIGNS[needs]!.toUpperCase() : SIGNS[needs]!;
}

/** The pictures as a file has them, no larger than what is painted; no marks where there are none. */
export function writeCells(cells: Cell[]): { pattern: string; marks: string } {
  const used = cells.flatMap((cell, index) => (isEmpty(cell) ? [] : [index]));
  if (!used.length) return { pattern: '', marks: '' };
  const rows = used.map((index) => Math.floor(index / SIZE));
  const columns = used.map((index) => index % SIZE);
  const range = (numbers: number[]) => {
    const low = Math.min(...numbers);
    return Array.from({ length: Math.max(...numbers) - low + 1 }, (_, step) => low + step);
  };
  const picture = (sign: (cell: Cell) => string) =>
    range(rows).map((row) => range(columns).map((column) => sign(cells[row * SIZE + column]!)).join(' ')).join('\n');
  return { pattern: picture(signOf), marks: cells.some(({ mark }) => mark) ? picture(({ mark }) => mark || '.') : '' };
}

/** With one square painted. A being comes onto one square only; an arrow that is there already turns. */
export function painted(cells: Cell[], index: number, brush: Brush): Cell[] {
  const cell = cells[index]!;
  if (brush === 'summon') return cells.map((each, number) => ({ ...each, summon: number === index }));
  return cells.with(index, brush === 'erase' ? EMPTY : laid(cell, brush));
}

function laid(cell: Cell, brush: Exclude<Brush, 'summon' | 'erase'>): Cell {
  switch (brush) {
    case 'mark':
      return { ...cell, mark: '*' };
    case 'second':
      return { ...cell, mark: '2' };
    case 'arrow':
      return { ...cell, mark: ARROWS[((cell.mark ? ARROWS.indexOf(cell.mark) : -1) + 1) % ARROWS.length]! };
    default:
      return { ...cell, needs: RANKS.indexOf(brush) };
  }
}

/** How far an arrow is turned from up, in degrees; null for what is no arrow. */
export const turnOf = (mark: string): number | null => (mark && ARROWS.includes(mark) ? ARROWS.indexOf(mark) * 45 : null);
