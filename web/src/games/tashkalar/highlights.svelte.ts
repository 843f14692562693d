// What the arena shows at a moment: squares that glow, places of a card, a pattern laid down, what somebody points at.
import type { Option, RequestInfo, Told } from '../../shell/api/types';
import type { Choosing } from './choosing.svelte';
import { laidOf, type Laid } from './overlay';
import { squaresOf } from './motion';
import type { Places } from './places.svelte';
import { factsOf } from './view';

export interface Asked {
  request: RequestInfo | null;
  /** In a lesson: the choice to be made. */
  expected: string | null;
  /** The line of the log that the reader points at. */
  pointed: Told | null;
}

const summoningSquares = (options: Option[]) => new Set(options.flatMap((option) => factsOf(option).at ?? []));

export class Highlights {
  /** The square under the pointer, or with the keyboard's focus. */
  square = $state<string | null>(null);
  /** The card under the pointer, or with the keyboard's focus. */
  pointedCard = $state<string | null>(null);
  /** The option that the reader is about to choose in a list. */
  considered = $state.raw<Option | null>(null);

  constructor(
    private choosing: Choosing,
    private places: Places,
    private asked: () => Asked,
  ) {}

  /** The card whose places are shown: the one pointed at, else the touched one. */
  get card(): string | null {
    return this.pointedCard ?? this.choosing.card;
  }

  /** The card to be read; also one that is only named, by an option or by a line of the log. */
  get cardToRead(): string | null {
    const { pointed } = this.asked();
    const told = pointed?.facts as { card?: string } | undefined;
    return (this.considered && factsOf(this.considered).card) ?? this.card ?? told?.card ?? null;
  }

  /** On how many squares a card can be summoned now. */
  summonings(card: string): number {
    return summoningSquares(this.choosing.withCard(card)).size;
  }

  /** The squares that glow: those that can be chosen, or would be if the card pointed at were touched. */
  lit: ReadonlySet<string> = $derived.by(() => {
    const { pointedCard, choosing } = this;
    if (pointedCard !== null && pointedCard !== choosing.card && choosing.busy) {
      return summoningSquares(choosing.withCard(pointedCard));
    }
    return new Set(choosing.squares.keys());
  });

  /** Where the card fits by its pattern alone, and where it lacks one piece. */
  fitting: ReadonlySet<string> = $derived.by(() => this.#unlit(this.places.of(this.card).fits));
  lacking: ReadonlySet<string> = $derived.by(() => this.#unlit(this.places.of(this.card).near));

  #unlit(laid: Laid[]): Set<string> {
    return new Set(laid.flatMap(({ at }) => (at !== null && !this.lit.has(at) ? [at] : [])));
  }

  /** The pattern to be shown: of the option considered, or of what the square under the pointer stands for. */
  laid: Laid | null = $derived.by(() => {
    if (this.considered) return laidOf(this.considered);
    if (this.square === null) return null;
    const meant = this.choosing.squares.get(this.square)?.[0];
    const { fits, near } = this.places.of(this.card);
    return (meant && laidOf(meant)) ?? [...fits, ...near].find(({ at }) => at === this.square) ?? null;
  });

  /** The squares to be pointed out. */
  pointed: string[] = $derived.by(() => {
    const { pointed } = this.asked();
    if (pointed) return squaresOf(pointed);
    if (!this.considered || this.laid) return [];
    const { at, to, other } = factsOf(this.considered);
    return [at, to, other].filter((square) => square !== undefined);
  });

  /** In a lesson: the card to be touched, and when it is, the square to be chosen. */
  expectedCard: string | null = $derived.by(() => this.#expected()?.card ?? null);
  expectedSquare: string | null = $derived.by(() => {
    const facts = this.#expected();
    if (facts?.at === undefined || (facts.card !== undefined && facts.card !== this.choosing.card)) return null;
    return this.choosing.from === facts.at ? (facts.to ?? facts.other ?? null) : facts.at;
  });

  #expected() {
    const { request, expected } = this.asked();
    const wanted = request?.options.find((option) => option.choice === expected);
    return wanted ? factsOf(wanted) : null;
  }
}
