// What the server makes of a set while it is being written: problems at once, and each card as it was last understood.
import { ApiError, post } from '../api/http';
import type { Language } from '../i18n/language.svelte';
import type { AnyCard } from '../lib/library.svelte';
import type { Kind } from './kinds';
import { entriesOf, type CardDocument, type CardProblem, type Checked, type Entry } from './types';

/** Milliseconds of silence after which a text is looked at. */
const PAUSE = 250;

export type InLanguages = Record<Language, AnyCard>;

export class Checking {
  problems = $state.raw<CardProblem[]>([]);
  /** Why it could not be checked. */
  refusal = $state.raw<ApiError | null>(null);
  /** Whether the last text has been looked at. */
  fresh = $state(false);
  #good = $state.raw(new Map<string, InLanguages>());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  constructor(
    readonly game: string,
    private kinds: readonly Kind[],
  ) {}

  /** Look at a document soon; a newer one takes its place. */
  look(document: CardDocument): void {
    this.fresh = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(document), PAUSE);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#count += 1;
  }

  /** A card as it was last understood. */
  cardOf(kind: string, index: number): InLanguages | null {
    return this.#good.get(`${kind} ${index}`) ?? null;
  }

  /** Problems of one entry. */
  of(kind: string, index: number): CardProblem[] {
    return this.problems.filter((problem) => problem.kind === kind && problem.index === index);
  }

  /** How many mistakes an entry has; hints do not count. */
  mistakes(kind: string, index: number): number {
    return this.of(kind, index).filter(({ severity }) => severity === 'error').length;
  }

  async #check(document: CardDocument): Promise<void> {
    const count = ++this.#count;
    try {
      const checked = await post<Checked>('/api/workshop/check', { game: this.game, document });
      if (count !== this.#count) return;
      this.problems = checked.problems;
      this.refusal = null;
      this.fresh = true;
      this.#keepGood(document, checked);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (count === this.#count) this.refusal = error;
    }
  }

  #keepGood(document: CardDocument, { cards, problems }: Checked): void {
    const good = new Map(this.#good);
    for (const kind of this.kinds) {
      entriesOf(document, kind.id).forEach((entry, index) => {
        const wrong = problems.some((each) => each.severity === 'error' && each.kind === kind.id && each.index === index);
        const understood = wrong ? null : inLanguages(cards, kind, entry);
        if (understood) good.set(`${kind.id} ${index}`, understood);
      });
    }
    this.#good = good;
  }
}

/** The finished card of an entry; null where the server left it out. */
function inLanguages(cards: Checked['cards'], kind: Kind, entry: Entry): InLanguages | null {
  const id = kind.cardId(entry);
  const found = Object.entries(cards).map(([language, all]) => [language, all.find((card) => card.id === id)] as const);
  return found.length && found.every(([, card]) => card) ? (Object.fromEntries(found) as InLanguages) : null;
}
