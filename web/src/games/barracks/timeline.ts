// Who moves when in a turn: those who have moved in that order, then the others as it looks now.
import { factsOf, MOVING, type Beat } from './story';
import { slotOf, type BarracksView } from './view';

export interface Entry {
  seat: number;
  warrior: string;
  move: string;
  /** Whom the move was aimed at, once that was told. */
  targets: string[];
  state: 'done' | 'now' | 'next' | 'fell';
  /** Why it moves here. */
  why: 'priority' | 'speed' | 'die';
  priority: number;
  speed: number;
  /** The die that decided who goes first. */
  die: number | null;
}

/** Somebody who is sent back to the barracks before the moves. */
export interface Withdrawal {
  seat: number;
  warrior: string;
  instead: string;
}

export interface Timeline {
  withdrawals: Withdrawal[];
  entries: Entry[];
}

interface Values {
  wingsOf: (warrior: string) => number;
  priorityOf: (move: string) => number;
}

const keyOf = ({ seat, warrior }: { seat: number; warrior: string }) => `${seat} ${warrior}`;

/** `shown`: how many beats have been told; `acting`: the seat and warrior whose move is under way. */
export function timelineOf(
  beats: Beat[],
  shown: number,
  view: BarracksView,
  acting: { seat: number; warrior: string } | null,
  { wingsOf, priorityOf }: Values,
): Timeline {
  const all = beats.flatMap((beat) => beat.told).map(factsOf);
  const told = beats.slice(0, shown).flatMap((beat) => beat.told).map(factsOf);
  const fallen = new Set(told.filter(({ event }) => event === 'eliminated').map(keyOf));
  const later = all.filter(({ event }) => event === 'next').map(keyOf);
  const entries = new Map<string, Entry>();
  for (const { event, seat, warrior, move } of all) {
    if (event !== 'ordered') continue;
    const soldier = view.squads[seat]?.[slotOf(view, seat, warrior)];
    const [priority, speed] = [priorityOf(move), wingsOf(warrior) + (soldier?.speed ?? 0)];
    entries.set(`${seat} ${warrior}`, {
      seat, warrior, move, priority, speed, targets: [], die: null, why: priority ? 'priority' : 'speed', state: 'next',
    });
  }
  const order: string[] = [];
  let die: number | null = null;
  for (const facts of told) {
    if (facts.event === 'die') die = facts.why === 'first' ? facts.value : null;
    const entry = entries.get(keyOf(facts));
    if (!entry) continue;
    if (facts.event === 'next') {
      const why = facts.why as Entry['why'];
      Object.assign(entry, { why, priority: facts.priority, speed: facts.speed, die: why === 'die' ? die : null });
    }
    if (MOVING.has(facts.event)) {
      entry.state = 'done';
      if (!order.includes(keyOf(facts))) order.push(keyOf(facts));
    }
    if (facts.event === 'used') entry.targets = (facts.targets ?? []).map(([, target]) => target);
  }
  const now = acting && entries.get(keyOf(acting));
  if (now) {
    now.state = 'now';
    if (!order.includes(keyOf(now))) order.push(keyOf(now));
  }
  const rank = (key: string) => {
    const at = later.indexOf(key);
    return at < 0 ? later.length : at;
  };
  const waiting = [...entries.keys()].filter((key) => !order.includes(key));
  for (const key of waiting) if (fallen.has(key)) entries.get(key)!.state = 'fell';
  waiting.sort((a, b) => {
    const [one, other] = [entries.get(a)!, entries.get(b)!];
    return other.priority - one.priority || other.speed - one.speed || rank(a) - rank(b);
  });
  return {
    withdrawals: all.filter(({ event }) => event === 'withdrawn').map(({ seat, warrior, instead }) => ({ seat, warrior, instead })),
    entries: [...order, ...waiting].map((key) => entries.get(key)!),
  };
}

/** Whose move is being told. */
export function actingIn(beats: Beat[], shown: number): { seat: number; warrior: string } | null {
  const told = beats.slice(0, shown).flatMap((beat) => beat.told).map(factsOf);
  const mover = told.findLast(({ event }) => MOVING.has(event));
  return mover ? { seat: mover.seat, warrior: mover.warrior } : null;
}
