// What the server shows of a game of Barracks, and simple readings of it. No rules: only what lies where.
import type { Position, Told } from '../../shell/api/types';

export interface Soldier {
  /** The card's id; null while the reader has not seen it. */
  warrior: string | null;
  level: number;
  /** By line: a card's id, '' for an open line, null for a card the reader has not seen. */
  moves: (string | null)[];
  hurt: number;
  status: string;
  power: number;
  defence: number;
  speed: number;
  shown: boolean;
  revealed: boolean[];
}

export interface BarracksView {
  difficulty: string;
  phase: 'recruit' | 'pick' | 'send' | 'orders' | 'target' | 'over';
  turn: number;
  active: number;
  points: number[];
  done: boolean[];
  stacks: unknown[][];
  /** Moves whose last copy was taken. */
  gone: string[];
  squads: Soldier[][];
  /** By seat: the slots of the warriors on the battlefield, as they stand. */
  field: number[][];
  /** Moves still to come: seat, slot, line; the first is the one being carried out. */
  queue: [number, number, number][];
}

export const SCALES = ['power', 'defence', 'speed'] as const;
export type Scale = (typeof SCALES)[number];

export const viewOf = (position: Position): BarracksView => position.view as unknown as BarracksView;

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
  const { seat, warrior, targets } = told.facts as { seat?: number; warrior?: string; targets?: [number, string][] };
  if (warrior !== undefined) named.add(`${seat} ${warrior}`);
  for (const [whose, target] of targets ?? []) named.add(`${whose} ${target}`);
  return named;
}

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V'];

/** A level as it is printed on cards. */
export const numeral = (level: number): string => NUMERALS[level] ?? String(level);

/** A number with its sign, with a true minus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
