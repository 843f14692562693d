// Where each option that no square stands for is offered: on its card, as an arrow on the board, as the button of the bar, or in words.
import type { Option, RequestInfo } from '../../shell/api/types';
import { t } from '../../shell/i18n/language.svelte';
import type { Choosing } from './choosing.svelte';
import type { Stone } from './stones.svelte';
import { factsOf } from './view';

export interface Moment {
  request: RequestInfo | null;
  /** The card whose effect is being decided. */
  working: string | null;
  stones: Stone[];
  /** Whether discarding is offered: not before a lesson speaks of it. */
  discarding: boolean;
}

const isAim = (option: Option) => factsOf(option).verb === 'aim';

export class Offering {
  #choosing: Choosing;
  #moment: () => Moment;

  constructor(choosing: Choosing, moment: () => Moment) {
    this.#choosing = choosing;
    this.#moment = moment;
  }

  #offers: Option[] = $derived.by(() => {
    const { discarding } = this.#moment();
    return this.#choosing.offers.filter((option) => discarding || factsOf(option).verb !== 'discard');
  });

  /** What else can be done with the touched card. */
  ofCard: Option[] = $derived.by(() => {
    const { card } = this.#choosing;
    return card === null ? [] : this.#offers.filter((option) => factsOf(option).card === card);
  });

  /** Directions, and the square of the being that they start from; null where that is not known. */
  aims: { at: string; options: Option[] } | null = $derived.by(() => {
    const options = this.#choosing.offers.filter(isAim);
    const { stones, working } = this.#moment();
    const being = options.length ? stones.findLast((stone) => stone.fresh && stone.card === working) : undefined;
    return being ? { at: being.at, options } : null;
  });

  /** Hands the turn to a teammate. */
  passing: Option | null = $derived.by(() => this.#choosing.offers.find((option) => factsOf(option).verb === 'pass') ?? null);

  #inWords: Option[] = $derived.by(() => {
    const { open, ending } = this.#choosing;
    if (open) return open;
    return this.#offers.filter(
      (option) => option !== ending && option !== this.passing && !this.ofCard.includes(option) && !(this.aims && isAim(option)),
    );
  });

  /** The only answer in words, such as "Skip this": that is a button in the bar. */
  alone: Option | null = $derived.by(() => {
    const [only, another] = this.#inWords;
    if (!this.#moment().request || this.#choosing.open || !only || another) return null;
    return Object.keys(factsOf(only)).length === 1 ? only : null;
  });

  /** What is left to be answered in words. */
  words: Option[] = $derived.by(() => (this.alone || !this.#moment().request ? [] : this.#inWords));

  title: string = $derived.by(() => {
    const { open } = this.#choosing;
    if (open) return t(open.every((option) => factsOf(option).verb === 'start') ? 'tk-whose-piece' : 'tk-several-ways');
    return this.#moment().request?.text ?? t('tk-offers');
  });
}
