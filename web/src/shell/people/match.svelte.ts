// What two are to play, as it is being chosen.
import { get } from '../api/http';
import type { Clock, GameInfo } from '../api/types';
import { me } from '../lib/me.svelte';
import { mySets } from '../workshop/sets';
import type { SavedSet } from '../workshop/types';

/** Clocks for two who know each other, and for two who do not. */
export const CLOCKS: Clock[] = [
  { kind: 'total', seconds: 900, increment: 10 },
  { kind: 'total', seconds: 2400, increment: 15 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
  { kind: 'none' },
];
/** Whoever meets strangers plays with a clock: so every game ends. */
export const CLOCKS_FOR_STRANGERS = CLOCKS.filter(({ kind }) => kind !== 'none');
export const CLOCKS_FOR_QUEUE = CLOCKS.filter(({ kind }) => kind === 'total');

export class Match {
  games = $state.raw<GameInfo[]>([]);
  chosen = $state('');
  clock = $state.raw<Clock>(CLOCKS[0]!);
  rated = $state(true);
  /** The card sets of the reader and of the house, of all games. */
  #sets = $state.raw<SavedSet[]>([]);
  #cards = $state('');

  /** `withSets`: cards of one's own can be chosen. */
  constructor(withSets = false) {
    if (withSets && me()) mySets().then((sets) => (this.#sets = sets), () => undefined);
    get<{ games: GameInfo[] }>('/api/games')
      .then(({ games }) => {
        this.games = games;
        const first = games.find(({ variants }) => variants.some(({ seats }) => seats === 2));
        if (first) this.chosen = `${first.id} ${first.variants.find(({ seats }) => seats === 2)!.variant}`;
      })
      .catch(() => undefined);
  }

  /** The sets of the game that is chosen. */
  get sets(): SavedSet[] {
    return this.#sets.filter(({ game }) => game === this.chosen.split(' ')[0]);
  }

  /** The set that is played with; empty: the printed cards. */
  get cards(): string {
    return this.sets.some(({ id }) => id === this.#cards) ? this.#cards : '';
  }

  set cards(id: string) {
    this.#cards = id;
  }

  /** As the server is asked for it, where cards can be chosen. */
  get wantedWithCards() {
    return { ...this.wanted, cards: this.cards || null, rated: this.rated && !this.cards };
  }

  /** As the server is asked for it. */
  get wanted(): { game: string; setup: Record<string, unknown>; clock: Clock } {
    const [id, wanted] = this.chosen.split(' ');
    const variant = this.games.find((game) => game.id === id)?.variants.find((each) => each.variant === wanted);
    return { game: id!, setup: variant?.setup ?? {}, clock: this.clock };
  }
}
