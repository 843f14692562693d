// The log: everything that was told, without what was taken back.
import type { Step, Told } from '../api/types';

export interface Line {
  key: string;
  step: number;
  /** Whom it is about, else whose choice led to it. */
  seat: number;
  told: Told;
}

/** The steps that stand: an undo takes out the choice that was taken back, and itself. */
export function standing(steps: Step[]): Step[] {
  const undone = new Set(steps.map((step) => step.back_to).filter((number) => number !== null));
  return steps.filter((step) => step.kind !== 'undo' && !undone.has(step.number));
}

/** What can be read of them. */
export function linesOf(steps: Step[]): Line[] {
  return standing(steps).flatMap((step) =>
    step.events.flatMap((told, index) =>
      told.text ? [{ key: `${step.number}.${index}`, step: step.number, seat: seatIn(told) ?? step.seat, told }] : [],
    ),
  );
}

const seatIn = (told: Told): number | undefined => (told.facts as { seat?: number }).seat;

/** The steps since the reader acted last: what the others did meanwhile. */
export function sinceOwn(steps: Step[], seat: number | null): Step[] {
  const all = standing(steps);
  const last = all.findLastIndex((step) => step.seat !== seat);
  if (last < 0) return [];
  const before = all.slice(0, last + 1).findLastIndex((step) => step.seat === seat);
  return all.slice(before + 1, last + 1);
}
