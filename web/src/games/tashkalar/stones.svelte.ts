// The pieces on the board as things that last: each is the same one wherever it goes, so that it can be seen going there. What
// happened is taken in event by event; the server's board has the last word.
import type { Step } from '../../shell/api/types';
import { eventOf, type EventFacts, type Piece } from './view';

export interface Stone {
  id: number;
  at: string;
  piece: Piece;
  /** The being that it is, as long as that is known. */
  card: string | null;
  /** It wears its picture whatever its rank: it was summoned in this turn. */
  fresh: boolean;
  /** How it came: as a piece put down, as a being that lands, or it has been there. */
  came: 'placed' | 'summoned' | 'was';
}

export interface Shard {
  id: number;
  at: string;
  piece: Piece;
  card: string | null;
  /** Destroyed pieces break, others are just taken away. */
  broken: boolean;
}

export class Stones {
  list = $state.raw<Stone[]>([]);
  /** What has just been taken from the board. */
  shards = $state.raw<Shard[]>([]);
  #next = 0;

  /** Take in one event. */
  happen(facts: EventFacts): void {
    const { event, at } = facts;
    switch (event) {
      case 'placed':
      case 'start-piece':
      case 'released':
        if (at) this.#put(at, { side: facts.side!, rank: facts.rank ?? 0 }, null, 'placed');
        break;
      case 'summoned':
        this.#put(at!, { side: facts.side!, rank: facts.rank ?? 0 }, facts.card ?? null, 'summoned');
        break;
      case 'moved':
        this.#take(facts.target!, false);
        this.#change(facts.origin!, (stone) => ({ ...stone, at: facts.target!, came: 'was' }));
        break;
      case 'swapped':
        this.list = this.list.map((stone) => {
          const to = stone.at === facts.one ? facts.other : stone.at === facts.other ? facts.one : stone.at;
          return to === stone.at ? stone : { ...stone, at: to!, came: 'was' };
        });
        break;
      case 'destroyed':
        this.#take(at!, true);
        break;
      case 'lifted':
      case 'held':
        this.#take(at!, false);
        break;
      case 'converted':
      case 'replaced':
        this.#change(at!, (stone) => ({ ...stone, piece: { side: facts.by!, rank: facts.rank! }, card: null, fresh: false }));
        break;
      case 'upgraded':
      case 'downgraded':
        this.#change(at!, (stone) => ({ ...stone, piece: { ...stone.piece, rank: facts.rank! }, card: null, fresh: false }));
        break;
      case 'turn':
        this.list = this.list.map((stone) => (stone.fresh ? { ...stone, fresh: false } : stone));
        break;
    }
  }

  /** What has not happened yet: the board as it must be now. Pieces that are there already stay the same ones. */
  settle(board: ReadonlyMap<string, Piece>): void {
    const same = (stone: Stone) => {
      const piece = board.get(stone.at);
      return piece?.side === stone.piece.side && piece.rank === stone.piece.rank;
    };
    const right = this.list.filter(same);
    if (right.length === board.size && right.length === this.list.length) return;
    const there = new Set(right.map(({ at }) => at));
    const missing = [...board].filter(([at]) => !there.has(at));
    this.list = [...right, ...missing.map(([at, piece]) => this.#made(at, piece, null, 'was'))];
  }

  /** Everything from the beginning, without showing it. */
  rebuild(steps: Step[], board: ReadonlyMap<string, Piece> | null): void {
    this.list = [];
    for (const step of steps) for (const told of step.events) this.happen(eventOf(told));
    this.shards = [];
    this.list = this.list.map((stone) => ({ ...stone, came: 'was' }));
    if (board) this.settle(board);
  }

  /** What was taken away has been seen. */
  sweep(id: number): void {
    this.shards = this.shards.filter((shard) => shard.id !== id);
  }

  get pieces(): Map<string, Piece> {
    return new Map(this.list.map(({ at, piece }) => [at, piece]));
  }

  #made(at: string, piece: Piece, card: string | null, came: Stone['came']): Stone {
    return { id: this.#next++, at, piece, card, fresh: came === 'summoned', came };
  }

  #put(at: string, piece: Piece, card: string | null, came: Stone['came']): void {
    this.list = [...this.list.filter((stone) => stone.at !== at), this.#made(at, piece, card, came)];
  }

  #take(at: string, broken: boolean): void {
    const gone = this.list.find((stone) => stone.at === at);
    if (!gone) return;
    this.list = this.list.filter((stone) => stone !== gone);
    this.shards = [...this.shards, { id: gone.id, at, piece: gone.piece, card: gone.card, broken }];
  }

  #change(at: string, change: (stone: Stone) => Stone): void {
    this.list = this.list.map((stone) => (stone.at === at ? change(stone) : stone));
  }
}
