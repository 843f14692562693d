// What has just happened, as motion of pieces: where they come from, and which ones are gone.
import type { Step, Told } from '../../shell/api/types';
import type { Piece, Rank } from './view';

export type Arrival = { how: 'slide'; from: string } | { how: 'appear' } | { how: 'turn' };

export interface Motion {
  /** By the square on which a piece stands now. */
  arrivals: Map<string, Arrival & { delay: number }>;
  departures: { key: string; at: string; piece: Piece; delay: number }[];
  /** All squares on which something happened. */
  touched: Set<string>;
}

interface EventFacts {
  event: string;
  at?: string;
  origin?: string;
  target?: string;
  one?: string;
  other?: string;
  side?: number;
  rank?: Rank;
  was?: Rank;
  used?: string[];
}

const BETWEEN = 140;
const LATEST = 1400;

const factsOf = (told: Told) => told.facts as unknown as EventFacts;

export function motionOf(steps: Step[]): Motion {
  const motion: Motion = { arrivals: new Map(), departures: [], touched: new Set() };
  let moment = 0;
  for (const step of steps) {
    if (step.kind !== 'choice') continue;
    for (const told of step.events) {
      const facts = factsOf(told);
      if (!happen(motion, facts, Math.min(moment * BETWEEN, LATEST), `${step.number}.${moment}`)) continue;
      moment += 1;
      squaresOf(told).forEach((square) => motion.touched.add(square));
    }
  }
  return motion;
}

/** Take in one event; false if no piece moves in it. */
function happen({ arrivals, departures }: Motion, facts: EventFacts, delay: number, key: string): boolean {
  const { at, side } = facts;
  const leave = (rank: Rank | undefined) => {
    if (at === undefined || side === undefined || rank === undefined) return;
    arrivals.delete(at);
    departures.push({ key, at, piece: { side, rank }, delay });
  };
  switch (facts.event) {
    case 'placed':
    case 'summoned':
    case 'start-piece':
    case 'released':
      if (at) arrivals.set(at, { how: 'appear', delay });
      return true;
    case 'moved':
      slide(arrivals, facts.origin!, facts.target!, delay);
      return true;
    case 'swapped': {
      const second = arrivals.get(facts.other!);
      slide(arrivals, facts.one!, facts.other!, delay);
      if (second) arrivals.set(facts.one!, second);
      else arrivals.set(facts.one!, { how: 'slide', from: facts.other!, delay });
      return true;
    }
    case 'destroyed':
    case 'lifted':
    case 'held':
      leave(facts.rank);
      return true;
    case 'converted':
    case 'replaced':
      leave(facts.was);
      arrivals.set(at!, { how: 'appear', delay });
      return true;
    case 'upgraded':
    case 'downgraded':
    case 'reused':
      if (!arrivals.has(at!)) arrivals.set(at!, { how: 'turn', delay });
      return true;
    default:
      return false;
  }
}

/** A piece that goes on from where it has just arrived comes from where it started. */
function slide(arrivals: Motion['arrivals'], origin: string, target: string, delay: number): void {
  const before = arrivals.get(origin);
  arrivals.delete(origin);
  arrivals.set(target, before && before.how !== 'turn' ? before : { how: 'slide', from: origin, delay });
}

/** The squares that an event speaks of. */
export function squaresOf(told: Told): string[] {
  const { at, origin, target, one, other, used } = factsOf(told);
  const named = [at, origin, target, one, other, ...(used ?? [])].filter((square) => square !== undefined && square !== null);
  return [...new Set(named)];
}
