// The log: everything that was told, without what was taken back.
import type { Step, Told } from '../api/types';

export interface Line {
  key: string;
  step: number;
  /** Whose colour it has: whom it is about, else whose choice led to it. */
  side: number;
  /** Whether a turn begins with it: it is the heading of what follows. */
  turn: boolean;
  told: Told;
}

/** The steps that stand: an undo takes out the choice that was taken back, and itself. */
export function standing(steps: Step[]): Step[] {
  const undone = new Set(steps.map((step) => step.back_to).filter((number) => number !== null));
  return steps.filter((step) => step.kind !== 'undo' && !undone.has(step.number));
}

/** Steps beside the game: they take no undo away from anybody. */
const BESIDE: readonly Step['kind'][] = ['declare', 'leave', 'away', 'return', 'agree'];

/** Whether the last thing done was the reader's own choice: only that can be undone. What happened beside the game does
 *  not matter. */
export function endsWithOwn(steps: Step[], seat: number | null): boolean {
  const last = standing(steps).findLast((step) => !BESIDE.includes(step.kind));
  return last?.kind === 'choice' && last.seat === seat;
}

/** What can be read of them. In teams those who sit opposite each other share a colour. */
export function linesOf(steps: Step[], teams = false): Line[] {
  const sideOf = (seat: number) => (teams ? seat % 2 : seat);
  return standing(steps).flatMap((step) =>
    step.events.flatMap((told, index) => {
      const side = sideOf(seatIn(told) ?? step.seat);
      return told.text ? [{ key: `${step.number}.${index}`, step: step.number, side, turn: beginsTurn(told), told }] : [];
    }),
  );
}

export const beginsTurn = (told: Told): boolean => (told.facts as { event?: string }).event === 'turn';

const seatIn = (told: Told): number | undefined => (told.facts as { seat?: number }).seat;

/** The steps since the reader acted last: what the others did meanwhile. */
export function sinceOwn(steps: Step[], seat: number | null): Step[] {
  const all = standing(steps);
  const last = all.findLastIndex((step) => step.seat !== seat);
  if (last < 0) return [];
  const before = all.slice(0, last + 1).findLastIndex((step) => step.seat === seat);
  return all.slice(before + 1, last + 1);
}
