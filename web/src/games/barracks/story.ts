// A turn as a story: the events of a battle in small groups ("beats"), and how the battlefield looks after each.
// The server tells only how it looks at the end; between, the events say what changed.
import type { Step, Told } from '../../shell/api/types';
import { standing } from '../../shell/table/log';
import { slotOf, type BarracksView, type Scale, type Soldier } from './view';

/** What is told at once. */
export interface Beat {
  told: Told[];
  /** The battlefield while it is told: who falls is still there. None if the reader was not there. */
  view?: BarracksView;
}

export interface ShownBeat extends Beat {
  view: BarracksView;
  /** The battlefield after it. */
  after: BarracksView;
}

interface Facts {
  event: string;
  seat: number;
  warrior: string;
  instead: string;
  move: string;
  number: number;
  status: string;
  boost: string;
  scale: Scale;
  level: number;
  targets?: [number, string][];
  /** What a die shows, and up to what it makes something happen. */
  value: number;
  chance?: number;
}

export const factsOf = (told: Told): Facts => told.facts as unknown as Facts;

const ORDERED = new Set(['ordered', 'withdrawn', 'waited']);
const REVEALS = new Set([...ORDERED, 'entered']);
const SAID = ['resigned', 'forfeited', 'draw-offered', 'draw-accepted', 'draw-declined', 'draw-withdrawn'];
const QUIET = new Set(['recruited', 'passed', 'picked', 'last-copy', 'turn', 'over', ...SAID]);
/** Events from which the next one follows: both are shown together. */
const LEADS = new Set(['next', 'ability']);
const SCALE_OF: Record<string, Scale> = {
  power: 'power',
  weakness: 'power',
  defence: 'defence',
  exposure: 'defence',
  speed: 'speed',
  slowness: 'speed',
};

/** Whether a turn begins with these events: all orders are revealed. */
export const beginsTurn = (events: Told[]): boolean =>
  events.some((told) => ORDERED.has(factsOf(told).event));

/** The events of the turn that these steps end with. */
export function lastTurn(steps: Step[]): Told[] {
  const all = standing(steps);
  const first = all.findLastIndex((step) => beginsTurn(step.events));
  return all.slice(Math.max(first, 0)).flatMap((step) => step.events);
}

/** The view before the events, as far as the reader may know it afterwards: names come to light, cards as they lay. */
export function asItWas(before: BarracksView, after: BarracksView): BarracksView {
  const squads = after.squads.map((squad, seat) =>
    squad.map((soldier, slot): Soldier => {
      const was = before.squads[seat]?.[slot];
      return was ? { ...was, warrior: soldier.warrior, shown: soldier.shown } : soldier;
    }),
  );
  return { ...after, squads, field: before.field, turn: before.turn };
}

/** Events in groups that are shown at once. */
export function groupsOf(events: Told[]): Told[][] {
  const groups: Told[][] = [];
  let last: Facts | undefined;
  for (const told of events) {
    const facts = factsOf(told);
    if (QUIET.has(facts.event)) continue;
    const together = last && (leadsOn(last) || (REVEALS.has(facts.event) && REVEALS.has(last.event)));
    if (together) groups.at(-1)!.push(told);
    else groups.push([told]);
    last = facts;
  }
  return groups;
}

/** Whether something follows from it; a die may also have decided that nothing does. */
const leadsOn = ({ event, value, chance }: Facts): boolean =>
  event === 'die' ? chance === undefined || value <= chance : LEADS.has(event);

export function beatsOf(before: BarracksView, after: BarracksView, events: Told[]): ShownBeat[] {
  let view = asItWas(before, after);
  return groupsOf(events).map((told) => {
    const before = view;
    view = told.reduce((seen, each) => happened(seen, after, each), view);
    const falls = told.some((each) => factsOf(each).event === 'eliminated');
    return { told, view: falls ? { ...view, field: before.field } : view, after: view };
  });
}

/** The battlefield after one event. */
function happened(view: BarracksView, after: BarracksView, told: Told): BarracksView {
  const facts = factsOf(told);
  const slot = slotOf(view, facts.seat, facts.warrior);
  if (slot < 0) return view;
  const change = (made: (soldier: Soldier) => Partial<Soldier>): BarracksView => ({
    ...view,
    squads: view.squads.map((squad, seat) =>
      seat !== facts.seat ? squad : squad.map((each, at) => (at === slot ? { ...each, ...made(each) } : each)),
    ),
  });
  switch (facts.event) {
    case 'damage':
    case 'hurt':
      return change((soldier) => ({ hurt: soldier.hurt + facts.number }));
    case 'healed':
      return change((soldier) => ({ hurt: soldier.hurt - facts.number }));
    case 'status':
      return change(() => ({ status: facts.status }));
    case 'cured':
      return change(() => ({ status: '' }));
    case 'boost':
      return change(() => ({ [SCALE_OF[facts.boost]!]: facts.level }));
    case 'boost-removed':
      return change(() => ({ [facts.scale]: 0 }));
    case 'ordered':
      return change(() => revealedAs(after, facts.seat, slot));
    case 'entered':
      return view.field[facts.seat]!.includes(slot) ? view : withField(view, facts.seat, [...view.field[facts.seat]!, slot]);
    case 'withdrawn': {
      const instead = slotOf(view, facts.seat, facts.instead);
      const field = view.field[facts.seat]!.map((each) => (each === slot ? instead : each));
      // what a withdrawn warrior keeps is on its cards: the view after the turn shows it
      const kept = after.field[facts.seat]!.includes(slot) ? {} : modificationsOf(after.squads[facts.seat]![slot]!);
      return withField(change(() => kept), facts.seat, field);
    }
    case 'eliminated': {
      const fallen = after.squads[facts.seat]![slot]!;
      const field = view.field[facts.seat]!.filter((each) => each !== slot);
      return withField(change(() => ({ ...modificationsOf(fallen), hurt: fallen.hurt })), facts.seat, field);
    }
  }
  return view;
}

const withField = (view: BarracksView, seat: number, slots: number[]): BarracksView => ({
  ...view,
  field: view.field.map((field, each) => (each === seat ? slots : field)),
});

const modificationsOf = ({ status, power, defence, speed }: Soldier): Partial<Soldier> => ({ status, power, defence, speed });

const revealedAs = (after: BarracksView, seat: number, slot: number): Partial<Soldier> => {
  const { moves, revealed } = after.squads[seat]![slot]!;
  return { moves, revealed };
};
