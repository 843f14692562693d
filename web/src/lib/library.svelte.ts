// All cards of a game, in the reader's language. One copy per language, fetched when somebody first asks for it.
import { get, withQuery } from '../api/http';
import type { BarracksLibrary, GameId, TashKalarLibrary } from '../api/types';
import { language, type Language } from '../i18n/language.svelte';

interface Libraries {
  tashkalar: TashKalarLibrary;
  barracks: BarracksLibrary;
}
type CardOf<G extends GameId> = Libraries[G]['cards'][number];

interface Copy<G extends GameId> {
  data: Libraries[G];
  cards: Map<string, CardOf<G>>;
  names: Map<string, string>;
}

const RETRY_AFTER = 3000;

/** Everything in a library that has an id and a name: schools, categories, statuses, ... */
function namesOf(data: TashKalarLibrary | BarracksLibrary): Map<string, string> {
  const lists =
    'schools' in data
      ? [data.schools, data.task_categories, data.forms]
      : [data.categories, data.statuses, data.boosts, data.difficulties];
  return new Map(lists.flat().map((each) => [each.id, each.name]));
}

export class Shelf<G extends GameId> {
  #copies = $state.raw<Partial<Record<Language, Copy<G>>>>({});
  #latest: Language | null = null;
  #asked = new Set<Language>();
  /** Whether the last attempt to fetch the library failed; another one follows by itself. */
  failed = $state(false);

  constructor(readonly game: G) {}

  /** The library; null until it has come. While a new language is on its way, the one before stays. */
  get data(): Libraries[G] | null {
    return this.#copy()?.data ?? null;
  }

  /** A card by its id (its English name). */
  card(id: string): CardOf<G> | null {
    return this.#copy()?.cards.get(id) ?? null;
  }

  /** What a school, category, status, ... is called. */
  nameOf(id: string): string {
    return this.#copy()?.names.get(id) ?? id;
  }

  /** What a card is called; the id where the library has not come yet. */
  titleOf(id: string): string {
    return this.card(id)?.title ?? id;
  }

  #copy(): Copy<G> | undefined {
    const wanted = language();
    void this.#fetch(wanted);
    return this.#copies[wanted] ?? (this.#latest ? this.#copies[this.#latest] : undefined);
  }

  async #fetch(wanted: Language): Promise<void> {
    if (this.#asked.has(wanted)) return;
    this.#asked.add(wanted);
    try {
      const data = await get<Libraries[G]>(withQuery(`/api/cards/${this.game}`, { lang: wanted }));
      const cards = new Map(data.cards.map((card) => [card.id, card as CardOf<G>]));
      this.#latest = wanted;
      this.#copies = { ...this.#copies, [wanted]: { data, cards, names: namesOf(data) } };
      this.failed = false;
    } catch {
      this.failed = true;
      setTimeout(() => {
        this.#asked.delete(wanted);
        void this.#fetch(wanted);
      }, RETRY_AFTER);
    }
  }
}

const shelves = { tashkalar: new Shelf('tashkalar'), barracks: new Shelf('barracks') };

export function library<G extends GameId>(game: G): Shelf<G> {
  return shelves[game] as unknown as Shelf<G>;
}
