// What a warrior has to do with what is being told right now.
import type { Told } from '../../shell/api/types';
import { factsOf, type Beat } from './story';

export type Role = 'acts' | 'aimed' | 'struck' | 'falls' | null;

const STRIKES = new Set(['damage', 'hurt']);
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

/** The move that it was ordered to use this turn, as far as that was told. */
export function orderIn(beats: Beat[], seat: number, warrior: string | null): string | null {
  const told = beats.flatMap((beat) => about(beat.told, seat, warrior)).findLast((facts) => facts.event === 'ordered');
  return told?.move ?? null;
}
