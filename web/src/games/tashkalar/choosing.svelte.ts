// How the reader gets from many options to one: a card, a square, a second square, or a button. Every option of a request
// can be reached in one of these ways; which of them there are is read from the options alone.
import type { Option, RequestInfo } from '../../shell/api/types';
import { factsOf, type Facts } from './view';

/** The two squares of an option that speaks of two: where from and where to, or two pieces that change places. */
function secondSquare(facts: Facts, first: string): string | null {
  if (facts.to !== undefined) return facts.at === first ? facts.to : null;
  if (facts.other !== undefined) return facts.at === first ? facts.other : facts.other === first ? facts.at! : null;
  return null;
}

const hasTwoSquares = (facts: Facts) => facts.to !== undefined || facts.other !== undefined;

const ACTION = 'action';
const RETURN = 'return cards';
const CLAIM = 'claim';
/** No actions are left; what needs none can still be played. */
const FREE = 'free';
/** In these moments much can be done, so that what a card offers is shown only when the card is touched. */
const BY_CARD = new Set([ACTION, RETURN, FREE]);

/** What somebody who has not begun anything could begin with. */
export type Hint = 'place' | 'place-only' | 'lift' | 'card' | 'return';

export class Choosing {
  #request: RequestInfo | null = $state.raw(null);
  /** The cards that lie in front of the reader and can be touched. */
  #held: string[] = $state.raw([]);
  /** The card that was touched. */
  card = $state<string | null>(null);
  /** The first of two squares. */
  from = $state<string | null>(null);
  /** Options between which the reader has still to decide: several mean the same squares. */
  open = $state.raw<Option[] | null>(null);

  constructor(private answer: (choice: string) => void) {}

  /** Another question, or none: nothing of the last one stays. A card stays touched while anything can be done with it:
   *  no question begins with a card that hides what can be chosen. */
  ask(request: RequestInfo | null, held: string[]): void {
    this.#held = held;
    if (request?.id === this.#request?.id && request?.options === this.#request?.options) return;
    this.#request = request;
    this.open = null;
    this.from = this.#onlyOrigin();
    if (this.card === null) return;
    if (!held.includes(this.card) || (request && !this.withCard(this.card).length)) this.card = null;
  }

  /** Whether cards can be played now, so that each has squares of its own. */
  get busy(): boolean {
    return this.#request?.kind === ACTION;
  }

  /** Whether a card may be played now, with an action or without. */
  get playing(): boolean {
    return this.busy || this.#request?.kind === FREE;
  }

  /** Whether cards are to be touched now: only then one can be of no use. */
  get byCard(): boolean {
    return this.#request !== null && BY_CARD.has(this.#request.kind);
  }

  /** Where no button says what could be done; passing control is no beginning. */
  get hint(): Hint | null {
    if (this.card !== null || this.open) return null;
    if (this.#request?.kind === RETURN) return 'return';
    if (!this.busy || this.offers.some((option) => factsOf(option).verb !== 'pass')) return null;
    const verbs = new Set([...this.squares.values()].flat().map((option) => factsOf(option).verb));
    if (verbs.has('place')) return this.options.some((option) => factsOf(option).card) ? 'place' : 'place-only';
    return verbs.has('lift') ? 'lift' : 'card';
  }

  get options(): Option[] {
    return this.#request?.options ?? [];
  }

  // ------------------------------------------------------------------------------------------------------- cards

  /** Cards to be touched besides those in front of the reader: something can be summoned with them. */
  get furtherCards(): string[] {
    const named = this.options.map(factsOf).filter((facts) => facts.at !== undefined);
    return [...new Set(named.flatMap((facts) => facts.card ?? []))].filter((card) => !this.#held.includes(card));
  }

  /** What can be done with a card. */
  withCard(card: string): Option[] {
    return this.options.filter((option) => factsOf(option).card === card);
  }

  /** The card in whose hands the squares are: the touched one. In the middle of an effect, where most cards can do
   *  nothing, such a card is only looked at. */
  #chosen: string | null = $derived(
    this.card !== null && (this.busy || this.withCard(this.card).length) ? this.card : null,
  );

  touch(card: string | null): void {
    this.card = this.card === card ? null : card;
    this.open = null;
    this.from = this.#chosen === null ? this.#onlyOrigin() : null;
  }

  // ----------------------------------------------------------------------------------------------------- squares

  /** The options that speak of squares, with the touched card or without any. */
  get #onBoard(): Option[] {
    return this.options.filter((option) => {
      const facts = factsOf(option);
      return facts.at !== undefined && (facts.card ?? null) === this.#chosen;
    });
  }

  /** The squares that can be chosen now, each with what it may mean. */
  squares: Map<string, Option[]> = $derived.by(() => {
    const found = new Map<string, Option[]>();
    const add = (square: string, option: Option) => {
      const meant = found.get(square);
      if (meant) meant.push(option);
      else found.set(square, [option]);
    };
    for (const option of this.#onBoard) {
      const facts = factsOf(option);
      if (!hasTwoSquares(facts)) {
        if (this.from === null) add(facts.at!, option);
      } else if (this.from === null) {
        add(facts.at!, option);
        if (facts.other !== undefined) add(facts.other, option);
      } else {
        const second = secondSquare(facts, this.from);
        if (second !== null) add(second, option);
      }
    }
    return found;
  });

  press(square: string): void {
    const meant = this.squares.get(square);
    if (!meant) {
      this.back();
      return;
    }
    const goesOn = this.from === null && meant.some((option) => hasTwoSquares(factsOf(option)));
    if (goesOn) {
      this.from = square;
      this.open = null;
    } else if (meant.length === 1) {
      this.answer(meant[0]!.choice);
    } else {
      this.open = meant;
    }
  }

  /** One step back: from the chooser, from the first square, from the card. */
  back(): void {
    if (this.open) this.open = null;
    else if (this.from !== null && this.from !== this.#onlyOrigin()) this.from = null;
    else if (this.card !== null) this.touch(null);
  }

  /** Where only one piece can move, it need not be chosen. */
  #onlyOrigin(): string | null {
    const all = this.options.map(factsOf).filter((facts) => facts.at !== undefined);
    const origins = new Set(all.map((facts) => facts.at!));
    return origins.size === 1 && all.every((facts) => facts.to !== undefined) ? [...origins][0]! : null;
  }

  // ----------------------------------------------------------------------------------------------------- buttons

  /** What is offered in words: everything that no square stands for, and what else can be done on the first of two. */
  offers: Option[] = $derived.by(() =>
    this.options.filter((option) => {
      const facts = factsOf(option);
      const { card, at } = facts;
      if (at !== undefined) return at === this.from && !hasTwoSquares(facts) && (card ?? null) === this.#chosen;
      if (card === undefined) return true;
      if (this.#chosen !== null) return card === this.#chosen;
      return !this.byCard || !this.#held.includes(card);
    }),
  );

  /** Ends the turn, where that can be chosen; in other questions the same word claims no task. */
  get ending(): Option | null {
    if (this.#request?.kind === CLAIM) return null;
    return this.options.find((option) => factsOf(option).verb === 'finish') ?? null;
  }

  /** Whether nothing else is left to do. */
  get onlyEnds(): boolean {
    return this.ending !== null && this.options.length === 1;
  }

  choose(option: Option): void {
    this.answer(option.choice);
  }
}
