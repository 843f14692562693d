// The start pieces of a deathmatch: one player sets up for everybody.
import type { RequestInfo } from '../../shell/api/types';
import { factsOf } from './view';

/** The squares on which a start piece may be placed now, each with the sides whose piece that may be. */
export function startsOf(request: RequestInfo | null): Map<string, number[]> {
  const starts = new Map<string, number[]>();
  if (request?.kind !== 'start') return starts;
  for (const { at, side } of request.options.map(factsOf)) {
    if (at !== undefined && side !== undefined && side !== null) starts.set(at, [...(starts.get(at) ?? []), side]);
  }
  return starts;
}

/** How many colors have still to be placed. */
export const sidesLeft = (starts: ReadonlyMap<string, number[]>): number => new Set([...starts.values()].flat()).size;

/** Where the ghosts of several sides stand on one square, and how large: offsets from its middle. */
export function ghostsOn(sides: number[]): { side: number; x: number; y: number; scale: number }[] {
  if (sides.length === 1) return [{ side: sides[0]!, x: 0, y: 0, scale: 0.9 }];
  const RADIUS = 23;
  return sides.map((side, index) => {
    const turn = (index / sides.length) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [Math.cos(turn), Math.sin(turn)].map((part) => Math.round(part * RADIUS));
    return { side, x: x!, y: y!, scale: 0.48 };
  });
}
