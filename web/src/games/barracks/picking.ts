// Picking moves: which cards are offered for which line, and in which order they are shown.
import type { Option } from '../../shell/api/types';
import type { PickOption } from './messages.gen';
import { optionOf, type Soldier } from './view';

export const pickOf = (option: Option): PickOption => optionOf(option) as PickOption;

export const lineKey = (slot: number, line: number): string => `${slot} ${line}`;

/** The options by line of a warrior. */
export function byLine(options: Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const { slot, line } = pickOf(option);
    const key = lineKey(slot, line);
    const known = found.get(key);
    if (known) known.push(option);
    else found.set(key, [option]);
  }
  return found;
}

/** The options of a line, the recommended ones first. */
export function ranked(options: Option[], recommended: string[]): Option[] {
  const rank = new Map(recommended.map((move, index) => [move, index]));
  const of = (option: Option) => rank.get(pickOf(option).move) ?? recommended.length;
  return [...options].sort((one, other) => of(one) - of(other));
}

/** The first line without a move, of these warriors. */
export function firstOpen(squad: Soldier[], slots: number[]): { slot: number; line: number } | null {
  for (const slot of slots) {
    const line = squad[slot]?.moves.indexOf('') ?? -1;
    if (line >= 0) return { slot, line };
  }
  return null;
}
