// The computer players: who they are, by level and by name.
import { hasMessage } from '../i18n/language.svelte';
import { computerName } from '../table/seats';

/** So many names each level has. */
const NAMES = 4;

export interface ComputerPlayer {
  level: string;
  /** Which of its level, from 0; the first is the one that is met most. */
  nth: number;
}

/** What the words about a level begin with: "level-2". */
export const mannerOf = (level: string): string => level.replace('level', 'level-');

/** The computer player of that name, in the reader's language. No account can be called so. */
export function computerCalled(name: string): ComputerPlayer | null {
  for (let number = 1; hasMessage(`level-${number}`); number += 1) {
    const level = `level${number}`;
    for (let nth = 0; nth < NAMES; nth += 1) if (computerName(level, nth) === name) return { level, nth };
  }
  return null;
}
