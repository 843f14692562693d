// The faces of a die, as emblems.
import type { Drawing } from './picture';
import { disc } from './shapes';

const DIE = 'M6.5 3.5h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3Z';

const PIPS: [number, number][][] = [
  [[12, 12]],
  [[8, 16], [16, 8]],
  [[8, 16], [12, 12], [16, 8]],
  [[8, 8], [16, 8], [8, 16], [16, 16]],
  [[8, 8], [16, 8], [12, 12], [8, 16], [16, 16]],
  [[8, 7.5], [16, 7.5], [8, 12], [16, 12], [8, 16.5], [16, 16.5]],
];
/** By "die-1" to "die-6". */
export const DICE: Record<string, Drawing> = Object.fromEntries(
  PIPS.map((pips, face) => [`die-${face + 1}`, { line: DIE, accent: pips.map(([x, y]) => disc(x, y, 2)).join('') }]),
);
