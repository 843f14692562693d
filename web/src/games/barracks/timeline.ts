// Who moves when in a turn. The order comes from the server: with each move it says who goes next and who waits, as it looks then.
import { factsOf, MOVING, type Beat, type Facts } from './story';

export interface Entry {
  seat: number;
  warrior: string;
  move: string;
  /** Whom the move was aimed at, once that was told. */
  targets: string[];
  state: 'done' | 'now' | 'next' | 'fell';
  /** Why it moves here; nothing as long as nothing was said of it. */
  rank: { priority: number; speed: number } | null;
  die: Roll | null;
}

/** The die that decided between equals. */
export interface Roll {
  value: number;
  /** Whether this one won it. */
  first: boolean;
  /** Among how many it decided. */
  equals: number;
}

/** Somebody who is sent back to the barracks before the moves. */
export interface Withdrawal {
  seat: number;
  warrior: string;
  instead: string;
}

export interface Timeline {
  /** Who has entered the battlefield, where nobody moves. */
  arrivals: { seat: number; warrior: string }[];
  withdrawals: Withdrawal[];
  entries: Entry[];
}

const keyOf = ({ seat, warrior }: { seat: number; warrior: string }) => `${seat} ${warrior}`;

/** `shown`: how many beats have been told; `acting`: the seat and warrior whose move is under way. */
export function timelineOf(beats: Beat[], shown: number, acting: { seat: number; warrior: string } | null): Timeline {
  const all = beats.flatMap((beat) => beat.told).map(factsOf);
  const told = beats.slice(0, shown).flatMap((beat) => beat.told).map(factsOf);
  const line = new Line(all);
  for (const facts of told) line.happens(facts);
  const now = acting && line.entries.get(keyOf(acting));
  if (now) now.state = 'now';
  const entered = line.entries.size ? [] : told.filter(({ event }) => event === 'entered');
  return {
    arrivals: entered.map(({ seat, warrior }) => ({ seat, warrior })),
    withdrawals: all.filter(({ event }) => event === 'withdrawn').map(({ seat, warrior, instead }) => ({ seat, warrior, instead })),
    entries: line.order.map((key) => line.entries.get(key)!),
  };
}

/** Those who were ordered to move, as they stand in line after what has been told. */
class Line {
  readonly entries = new Map<string, Entry>();
  order: string[];
  #moved = 0;
  #die: number | null = null;

  constructor(all: Facts[]) {
    for (const { event, seat, warrior, move } of all) {
      if (event !== 'ordered') continue;
      this.entries.set(keyOf({ seat, warrior }), { seat, warrior, move, targets: [], die: null, rank: null, state: 'next' });
    }
    this.order = [...this.entries.keys()];
    // all orders are revealed together: the line stands before the first move begins
    const first = all.find(({ event }) => event === 'next');
    if (first) this.#standBehind([first, ...first.waiting]);
  }

  happens(facts: Facts): void {
    if (facts.event === 'die') this.#die = facts.why === 'first' ? facts.value : null;
    const entry = this.entries.get(keyOf(facts));
    if (!entry) return;
    if (facts.event === 'next') this.#goesNext(facts, entry);
    if (facts.event === 'eliminated' && entry.state === 'next') entry.state = 'fell';
    if (MOVING.has(facts.event)) entry.state = 'done';
    if (facts.event === 'used') entry.targets = (facts.targets ?? []).map(([, target]) => target);
  }

  #goesNext(facts: Facts, entry: Entry): void {
    this.#standBehind([facts, ...facts.waiting]);
    const equals = facts.waiting.filter(({ tied }) => tied);
    if (this.#die !== null && equals.length) {
      const roll = { value: this.#die, equals: equals.length + 1 };
      entry.die = { ...roll, first: true };
      // of several who are left, another die decides
      if (equals.length === 1) this.entries.get(keyOf(equals[0]!))!.die = { ...roll, first: false };
    }
    this.#moved += 1;
  }

  /** Those who still move, in this order, behind those who have moved. The fallen keep their places. */
  #standBehind(movers: { seat: number; warrior: string; priority: number; speed: number }[]): void {
    const [done, rest] = [this.order.slice(0, this.#moved), this.order.slice(this.#moved)];
    const standing = movers.map(keyOf).filter((key) => this.entries.has(key));
    const waiting = [...standing];
    this.order = [...done, ...rest.map((key) => (standing.includes(key) ? waiting.shift()! : key))];
    for (const { seat, warrior, priority, speed } of movers) {
      const entry = this.entries.get(keyOf({ seat, warrior }));
      if (!entry) continue;
      if (entry.rank?.priority !== priority || entry.rank.speed !== speed) entry.die = null;
      entry.rank = { priority, speed };
    }
  }
}

/** Whose move is being told. */
export function actingIn(beats: Beat[], shown: number): { seat: number; warrior: string } | null {
  const told = beats.slice(0, shown).flatMap((beat) => beat.told).map(factsOf);
  const mover = told.findLast(({ event }) => MOVING.has(event));
  return mover ? { seat: mover.seat, warrior: mover.warrior } : null;
}
