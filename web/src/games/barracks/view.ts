// What the server shows of a game of Barracks, and simple readings of it. No rules: only what lies where.
import type { Option, Position, Told } from '../../shell/api/types';
import type { Messages, Scale, SoldierView, View } from './messages.gen';

export type BarracksView = View;
export type Soldier = SoldierView;
export type BarracksEvent = Messages['Event'];
export type BarracksOption = Messages['Option'];

export const SCALES: readonly Scale[] = ['power', 'defence', 'speed'];
export type { Scale };

// The shell passes on what belongs to a game and knows nothing of it: here it gets its type.
export const viewOf = (position: Position): BarracksView => position.view as BarracksView;
export const eventOf = (told: Told): BarracksEvent => told.facts as BarracksEvent;
export const optionOf = (option: Option): BarracksOption => option.facts as BarracksOption;

export interface Ranks {
  field: number[];
  reserves: number[];
  fallen: number[];
}

/** Where the warriors of a seat are. `hearts` says how many a card has. */
export function ranksOf(view: BarracksView, seat: number, hearts: (warrior: string) => number): Ranks {
  const field = view.field[seat] ?? [];
  const ranks: Ranks = { field, reserves: [], fallen: [] };
  view.squads[seat]?.forEach((soldier, slot) => {
    if (field.includes(slot)) return;
    const fell = soldier.warrior !== null && soldier.hurt > 0 && soldier.hurt >= hearts(soldier.warrior);
    (fell ? ranks.fallen : ranks.reserves).push(slot);
  });
  return ranks;
}

/** The slot of a warrior that an event names; every warrior is in one squad only. */
export function slotOf(view: BarracksView, seat: number, warrior: string): number {
  return view.squads[seat]?.findIndex((soldier) => soldier.warrior === warrior) ?? -1;
}

/** The warriors that an event speaks of, as `seat name`. */
export function namedIn(told: Told | null): Set<string> {
  const named = new Set<string>();
  if (!told) return named;
  const event = eventOf(told);
  if ('warrior' in event && event.warrior !== null) named.add(`${event.seat} ${event.warrior}`);
  if (event.event === 'used') for (const [seat, target] of event.targets) named.add(`${seat} ${target}`);
  return named;
}

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V'];

/** A level as it is printed on cards. */
export const numeral = (level: number): string => NUMERALS[level] ?? String(level);

/** A number with its sign, with a true minus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** A number with a true minus where it is less than 0. */
export const plainNumber = (number: number): string => (number < 0 ? `−${-number}` : String(number));
