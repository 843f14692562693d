// Which moves suit a warrior, as the server finds it by what the computer players have learned.
import { get, withQuery } from '../../shell/api/http';
import type { Schemas } from '../../shell/api/types';
import { cardSet } from '../../shell/lib/cardset.svelte';
import type { Soldier } from './view';

/** By line, the moves that fit, the most useful first. */
type Lines = Schemas['RecommendedMoves']['lines'];

export class Recommendations {
  #found = $state.raw(new Map<string, Lines>());
  #asked = new Set<string>();

  /** What is recommended for a warrior as it is now; null until that is known. */
  for(soldier: Soldier, gone: string[]): Lines | null {
    const query = { warrior: soldier.warrior, moves: soldier.moves.map((move) => move ?? '').join(','), gone: gone.join(','), set: cardSet.id };
    const key = Object.values(query).join('|');
    void this.#ask(key, query);
    return this.#found.get(key) ?? null;
  }

  async #ask(key: string, query: Record<string, string | null>): Promise<void> {
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    let lines: Lines = [];
    try {
      lines = (await get<Schemas['RecommendedMoves']>(withQuery('/api/barracks/moves', query))).lines;
    } catch {
      // a recommendation is a help: without one the cards lie as they come
    }
    this.#found = new Map(this.#found).set(key, lines);
  }
}
