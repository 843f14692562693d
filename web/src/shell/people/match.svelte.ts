// What two are to play, as it is being chosen.
import { get } from '../api/http';
import type { Clock, GameInfo } from '../api/types';

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

  constructor() {
    get<{ games: GameInfo[] }>('/api/games')
      .then(({ games }) => {
        this.games = games;
        const first = games.find(({ variants }) => variants.some(({ seats }) => seats === 2));
        if (first) this.chosen = `${first.id} ${first.variants.find(({ seats }) => seats === 2)!.variant}`;
      })
      .catch(() => undefined);
  }

  /** As the server is asked for it. */
  get wanted(): { game: string; setup: Record<string, unknown>; clock: Clock } {
    const [id, wanted] = this.chosen.split(' ');
    const variant = this.games.find((game) => game.id === id)?.variants.find((each) => each.variant === wanted);
    return { game: id!, setup: variant?.setup ?? {}, clock: this.clock };
  }
}
