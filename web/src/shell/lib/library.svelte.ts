// All cards of a game, in the reader's language. One copy per language, fetched when somebody first asks for it.
import { get, withQuery } from '../api/http';
import { language, type Language } from '../i18n/language.svelte';

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
  #copies = $state.raw<Partial<Record<Language, Copy<L>>>>({});
  #latest: Language | null = null;
  #asked = new Set<Language>();
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
    const wanted = language();
    void this.#fetch(wanted);
    return this.#copies[wanted] ?? (this.#latest ? this.#copies[this.#latest] : undefined);
  }

  async #fetch(wanted: Language): Promise<void> {
    if (this.#asked.has(wanted)) return;
    this.#asked.add(wanted);
    try {
      const data = await get<L>(withQuery(`/api/cards/${this.game}`, { lang: wanted }));
      const cards = new Map(data.cards.map((card) => [card.id, card]));
      const names = new Map(this.named(data).flat().map((each) => [each.id, each.name]));
      this.#latest = wanted;
      this.#copies = { ...this.#copies, [wanted]: { data, cards, names } };
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
