// Lines from square to square, in the board's unit: the arrow of a move, the thread of a summoning.
import { middleOf } from './arena';

/** An arrow that ends before the piece on the second square. */
export function arrowOf([from, to]: [string, string]): { line: string; head: string } {
  const [a, b] = [middleOf(from), middleOf(to)];
  const d = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / d, (b.y - a.y) / d];
  const [x, y] = [b.x - ux * 52, b.y - uy * 52];
  return {
    line: `M${a.x - ux * 12} ${a.y - uy * 12}L${x} ${y}`,
    head: `M${x + ux * 12} ${y + uy * 12}l${-ux * 26 - uy * 17} ${-uy * 26 + ux * 17} ${uy * 34} ${-ux * 34}z`,
  };
}

/** A thread that bends a little. */
export function threadOf(from: string, to: string): string {
  const [a, b] = [middleOf(from), middleOf(to)];
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2 + (b.y - a.y) * 0.12} ${(a.y + b.y) / 2 - (b.x - a.x) * 0.12} ${b.x} ${b.y}`;
}
