// All cards of a game, in the reader's language: the printed ones, or those of the set that is looked at. One copy per set and
// language, fetched when somebody first asks for it.
import { get, withQuery } from '../api/http';
import { language } from '../i18n/language.svelte';
import { cardSet } from './cardset.svelte';

/** What every card has, of whatever game. */
export interface AnyCard {
  id: string;
  kind: string;
  title: string;
}

export interface AnyLibrary {
  cards: readonly AnyCard[];
}

/** Something else in a library that is called something: a school, a category, a status. */
interface Named {
  id: string;
  name: string;
}

interface Copy<L extends AnyLibrary> {
  data: L;
  cards: Map<string, L['cards'][number]>;
  names: Map<string, string>;
}

const RETRY_AFTER = 3000;

export class Shelf<L extends AnyLibrary> {
  /** By set and language. */
  #copies = $state.raw<Record<string, Copy<L>>>({});
  #latest = new Map<string | null, string>();
  #asked = new Set<string>();
  /** Whether the last attempt to fetch the library failed; another one follows by itself. */
  failed = $state(false);

  /** `named`: the lists of the library whose parts have an id and a name. */
  constructor(
    readonly game: string,
    private named: (data: L) => Named[][],
  ) {}

  /** The library; null until it has come. While a new language is on its way, the one before stays. */
  get data(): L | null {
    return this.#copy()?.data ?? null;
  }

  /** A card by its id (its English name). */
  card(id: string): L['cards'][number] | null {
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

  #copy(): Copy<L> | undefined {
    const set = cardSet.id;
    const path = withQuery(`/api/cards/${this.game}`, { lang: language(), set });
    void this.#fetch(path, set);
    return this.#copies[path] ?? this.#copies[this.#latest.get(set) ?? ''];
  }

  async #fetch(path: string, set: string | null): Promise<void> {
    if (this.#asked.has(path)) return;
    this.#asked.add(path);
    try {
      const data = await get<L>(path);
      const cards = new Map(data.cards.map((card) => [card.id, card]));
      const names = new Map(this.named(data).flat().map((each) => [each.id, each.name]));
      this.#latest.set(set, path);
      this.#copies = { ...this.#copies, [path]: { data, cards, names } };
      this.failed = false;
    } catch {
      this.failed = true;
      setTimeout(() => {
        this.#asked.delete(path);
        void this.#fetch(path, set);
      }, RETRY_AFTER);
    }
  }
}
