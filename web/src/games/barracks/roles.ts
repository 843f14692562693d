// What a warrior has to do with what is being told right now, and what there is to be seen of it.
import type { Told } from '../../shell/api/types';
import { titleOf } from './cards';
import { beginsMove, factsOf, MOVING, type Beat } from './story';

export type Role = 'acts' | 'aimed' | 'struck' | 'falls' | null;
/** A warrior of the match: whose, and its card. */
export type Whom = [seat: number, warrior: string];

/** A place on the battlefield as it is drawn, and how wide the figure there is. */
export interface Spot {
  x: number;
  y: number;
  w: number;
}

const STRIKES = new Set(['damage', 'hurt']);
const HEADLINES = ['used', 'lost-move'];
const ACTS = new Set(['used', 'next', 'ability']);

const about = (told: Told[], seat: number, warrior: string | null) =>
  told.map(factsOf).filter((facts) => facts.seat === seat && facts.warrior === warrior);

/** Whether it acts, is aimed at, is struck or falls in a beat. */
export function roleIn(beat: Beat, seat: number, warrior: string | null): Role {
  const events = about(beat.told, seat, warrior).map((facts) => facts.event);
  if (events.includes('eliminated')) return 'falls';
  if (events.some((event) => STRIKES.has(event))) return 'struck';
  if (events.some((event) => ACTS.has(event))) return 'acts';
  const targets = beat.told.flatMap((told) => factsOf(told).targets ?? []);
  return targets.some(([whose, target]) => whose === seat && target === warrior) ? 'aimed' : null;
}

/** How many hearts it regains in a beat; less than 0: how many it loses. */
export function changeIn(beat: Beat, seat: number, warrior: string | null): number {
  return about(beat.told, seat, warrior).reduce((sum, facts) => {
    if (STRIKES.has(facts.event)) return sum - facts.number;
    return facts.event === 'healed' ? sum + facts.number : sum;
  }, 0);
}

/** A move that goes from its user to those whom it is aimed at. */
export interface Blow {
  from: Whom;
  move: string;
  to: Whom[];
}

export function blowIn(beat: Beat): Blow | null {
  const used = beat.told.map(factsOf).find((facts) => facts.event === 'used');
  if (!used?.targets?.length) return null;
  return { from: [used.seat, used.warrior], move: used.move, to: used.targets };
}

export interface Sum {
  whom: Whom;
  parts: [string, number][];
  number: number;
}

/** Damage as a sum, for each warrior that a blow hits; a single part needs no sum. */
export const sumsIn = (beat: Beat): Sum[] =>
  beat.told
    .map(factsOf)
    .filter((facts) => facts.event === 'damage' && (facts.parts?.length ?? 0) > 1)
    .map((facts) => ({ whom: [facts.seat, facts.warrior], parts: facts.parts!, number: facts.number }));

export interface Roll {
  value: number;
  why: string;
  /** What was needed: that or less. None where it only decides who goes first. */
  chance?: number;
}

/** The die of a beat, if one is rolled for something that may or may not happen. */
export function rollIn(beat: Beat): Roll | null {
  const die = beat.told.map(factsOf).find((facts) => facts.event === 'die' && facts.chance !== null);
  return die ? { value: die.value, why: die.why, chance: die.chance! } : null;
}

/** The move that is under way, in words; of one that is only about to begin, the warrior. None before the first. */
export function headlineIn(told: Beat[]): string | null {
  const move = told.findLast(beginsMove)?.told ?? [];
  const said = move.find((each) => HEADLINES.includes(factsOf(each).event)) ?? move.find((each) => MOVING.has(factsOf(each).event));
  if (!said) return null;
  const facts = factsOf(said);
  return said.text || ('warrior' in facts && facts.warrior ? titleOf(facts.warrior) : null);
}

const DRAWN = new Set(['damage', 'die', 'next', 'turn', 'ordered', 'entered', 'withdrawn', ...HEADLINES]);

/** What is told in words: what is drawn says itself, and the move is the headline. */
export const saidIn = (beat: Beat): string[] =>
  beat.told.filter((told) => !DRAWN.has(factsOf(told).event)).flatMap((told) => told.text ?? []);
