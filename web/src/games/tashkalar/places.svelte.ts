// Where a card would fit and where it lacks just one piece, as the server finds it: kept for the board of the moment.
import { get, withQuery } from '../../shell/api/http';
import { cardSet } from '../../shell/lib/cardset.svelte';
import type { PlaceList } from './types';
import type { Laid } from './overlay';

type Place = PlaceList['cards'][number]['fits'][number];

export interface Prospects {
  fits: Laid[];
  near: Laid[];
}

const NOTHING: Prospects = { fits: [], near: [] };

const laid = ({ at, uses, marks, second_marks, arrows, missing }: Place): Laid => ({
  at,
  uses,
  marks,
  arrows,
  secondMarks: second_marks,
  borrowed: [],
  missing: missing ? [missing] : [],
});

export class Places {
  #board = '';
  #found = $state.raw(new Map<string, Prospects>());

  /** What is known of a card on the board that was looked at last. */
  of(card: string | null): Prospects {
    return (card !== null && this.#found.get(card)) || NOTHING;
  }

  /** Find out about a card, unless it is known. Without an answer there is just nothing to show. */
  async look(board: string, side: number, card: string): Promise<void> {
    const key = `${board} ${side}`;
    if (key !== this.#board) {
      this.#board = key;
      this.#found = new Map();
    }
    if (this.#found.has(card)) return;
    try {
      const told = await get<PlaceList>(withQuery('/api/tashkalar/places', { board, side, cards: card, set: cardSet.id }));
      if (key !== this.#board) return;
      const [places] = told.cards;
      if (!places) return;
      const found = { fits: places.fits.map(laid), near: places.near.map(laid) };
      this.#found = new Map(this.#found).set(card, found);
    } catch {
      // ghosts are a help, not a part of the game
    }
  }
}
