// A turn as a story: the events of a battle in small groups ("beats"), and how the battlefield looks after each.
// Events bring what they change, the warrior or the field as it is then: here they only take its place.
import type { Merged, Step, Told } from '../../shell/api/types';
import { standing } from '../../shell/table/log';
import type { Picked, Recruited } from './messages.gen';
import { eventOf, type BarracksEvent, type BarracksView } from './view';

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

/** Events of a battle in one: what of it is there depends on the kind. */
export type Facts = Merged<Exclude<BarracksEvent, Recruited | Picked>>;

export const factsOf = (told: Told): Facts => eventOf(told) as Facts;

const ORDERED = new Set(['ordered', 'withdrawn', 'waited']);
const REVEALS = new Set([...ORDERED, 'entered']);
const SAID = ['resigned', 'forfeited', 'draw-offered', 'draw-accepted', 'draw-declined', 'draw-withdrawn'];
const QUIET = new Set(['recruited', 'passed', 'picked', 'last-copy', 'turn', 'over', ...SAID]);
/** Events of somebody's move. */
export const MOVING: ReadonlySet<string> = new Set(['next', 'used', 'lost-move']);
/** Events from which the next one follows: both are shown together. */
const LEADS = new Set(['next', 'ability']);

/** Whether a turn begins with these events: all orders are revealed. */
export const beginsTurn = (events: Told[]): boolean =>
  events.some((told) => ORDERED.has(factsOf(told).event));

/** The events of the turn that these steps end with. */
export function lastTurn(steps: Step[]): Told[] {
  const all = standing(steps);
  const first = all.findLastIndex((step) => beginsTurn(step.events));
  return all.slice(Math.max(first, 0)).flatMap((step) => step.events);
}

/** Events in groups that are shown at once. */
export function groupsOf(events: Told[]): Told[][] {
  const groups: Told[][] = [];
  let last: Facts | undefined;
  for (const told of events) {
    const facts = factsOf(told);
    if (QUIET.has(facts.event)) continue;
    const together =
      last && (leadsOn(last) || (REVEALS.has(facts.event) && REVEALS.has(last.event)) || (strikes(last) && facts.event === 'damage'));
    if (together) groups.at(-1)!.push(told);
    else groups.push([told]);
    last = facts;
  }
  return groups;
}

/** A blow and the damage it deals, to however many, are one moment. */
const strikes = ({ event }: Facts): boolean => event === 'used' || event === 'damage';

/** Whether something follows from it; a die may also have decided that nothing does. */
const leadsOn = ({ event, value, chance }: Facts): boolean =>
  event === 'die' ? chance == null || value <= chance : LEADS.has(event);

/** Whether somebody's move begins with a beat: that is how far one skips. */
export const beginsMove = (beat: Beat): boolean => beat.told.some((told) => MOVING.has(factsOf(told).event));

export function beatsOf(before: BarracksView, after: BarracksView, events: Told[]): ShownBeat[] {
  let view: BarracksView = { ...after, squads: before.squads, field: before.field, turn: before.turn };
  let next = 0;
  return groupsOf(events).map((told) => {
    const { field } = view;
    const end = events.indexOf(told.at(-1)!) + 1;
    view = events.slice(next, end).reduce(happened, view);
    next = end;
    const falls = told.some((each) => factsOf(each).event === 'eliminated');
    return { told, view: falls ? { ...view, field } : view, after: view };
  });
}

/** The battlefield after one event. */
function happened(view: BarracksView, told: Told): BarracksView {
  const { seat, slot, now, field } = factsOf(told);
  const squads = view.squads.map((squad, owner) => (now && owner === seat ? Object.assign([...squad], { [slot]: now }) : squad));
  return { ...view, squads, field: field ?? view.field };
}
