// The cards of Barracks from the library, by id, in the reader's language.
import type { MoveInfo, WarriorInfo } from './types';
import { library } from './library';

export function warriorCard(id: string | null): WarriorInfo | null {
  const card = id ? library.card(id) : null;
  return card?.kind === 'warrior' ? card : null;
}

export function moveCard(id: string | null): MoveInfo | null {
  const card = id ? library.card(id) : null;
  return card?.kind === 'move' ? card : null;
}

/** Every move of the open pile. */
export const allMoves = (): MoveInfo[] => (library.data?.cards ?? []).filter((card) => card.kind === 'move');

/** How many hearts a warrior has; without the library nobody is taken for fallen. */
export const heartsOf = (id: string): number => warriorCard(id)?.hearts ?? Infinity;

export const titleOf = (id: string): string => library.titleOf(id);

/** What a category, a status or a boost is called. */
export const nameOf = (id: string): string => library.nameOf(id);

/** The stacks: a warrior of a level costs as many points. */
export const levels = (): number[] => library.data?.levels ?? [];
