// What every game brings to the workshop, loaded together.
import { GAMES } from '../games';
import { lazily } from '../lib/lazily';
import type { Workshop } from './kinds';

/** By game; a game that brings nothing is left out. */
export const loadWorkshops = lazily(async (): Promise<Record<string, Workshop>> => {
  const loaded = await Promise.all(GAMES.map(async ({ id, workshop }) => [id, (await workshop?.())?.default] as const));
  return Object.fromEntries(loaded.filter((each): each is [string, Workshop] => each[1] !== undefined));
});
