// The rating of somebody with an account, before and after a game that is being played here.
import { get, withQuery } from '../api/http';
import type { RatingList } from '../api/types';
import type { Match } from '../match/match.svelte';
import { me } from '../lib/me.svelte';

export class Rating {
  /** Null where the reader has none, or it is not known yet. */
  now = $state<number | null>(null);
  #before = $state<number | null>(null);

  /** To be made while a component is made: it watches. */
  constructor(match: Match) {
    const name = $derived(me()?.account ? me()!.name : null);
    const plays = $derived(match.seat !== null && match.position !== null);
    const variant = $derived(match.table ? `${match.table.game} ${match.table.variant}` : '');
    const over = $derived(match.over);
    $effect(() => {
      if (!name || !plays) return;
      const ended = over;
      void this.#look(variant, name).then((found) => {
        if (ended) this.now = found;
        else this.#before ??= found;
      });
    });
  }

  /** By how much the game has changed it; 0 where that is not known. */
  get change(): number {
    return this.now === null || this.#before === null ? 0 : this.now - this.#before;
  }

  async #look(played: string, name: string): Promise<number | null> {
    const [game, variant] = played.split(' ');
    const { ratings } = await get<RatingList>(withQuery('/api/ratings', { game, variant })).catch(() => ({ ratings: [] }));
    return ratings.find((each) => !each.computer && each.name === name)?.rating ?? null;
  }
}
