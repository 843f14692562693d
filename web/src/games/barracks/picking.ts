// Picking moves: which cards are offered for which line, and in words why another card is not.
import type { Option } from '../../shell/api/types';
import type { MoveInfo, WarriorInfo } from './types';

export interface Pick {
  slot: number;
  line: number;
  move: string;
}

export const pickOf = (option: Option): Pick => option.facts as unknown as Pick;

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

export type Reason = 'gone' | 'category' | 'level' | 'other';

/** Why a card that is not offered is not: what is seen at once on the cards. The server has decided that it is not. */
export function reasonAgainst(move: MoveInfo, warrior: WarriorInfo, line: number, gone: string[]): Reason {
  if (!warrior.lines[line]?.includes(move.category)) return 'category';
  if (move.level > warrior.level) return 'level';
  return gone.includes(move.id) ? 'gone' : 'other';
}
