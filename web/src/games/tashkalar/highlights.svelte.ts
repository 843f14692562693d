// What the arena shows at a moment: squares that glow, places of a card, a pattern laid down, what somebody points at.
import type { Option, RequestInfo, Told } from '../../shell/api/types';
import type { Choosing } from './choosing.svelte';
import { laidOf, type Laid } from './overlay';
import { fillable, placeable } from './marks';
import { squaresOf } from './squares';
import type { Places } from './places.svelte';
import { byCenter } from './matching';
import { factsOf, type Rank } from './view';

export interface Asked {
  request: RequestInfo | null;
  /** In a lesson: the choice to be made. */
  expected: string | null;
  /** The line of the log that the reader points at. */
  pointed: Told | null;
  /** Where the board comes nearest to a card's pattern. */
  nearest?: (card: string) => Laid | null;
}

/** Options by the square that they speak of first. */
function bySquare(options: Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const { at } = factsOf(option);
    if (at !== undefined) found.set(at, [...(found.get(at) ?? []), option]);
  }
  return found;
}

const summoningSquares = (options: Option[]) => new Set(options.flatMap((option) => factsOf(option).at ?? []));

export class Highlights {
  /** The square under the pointer, or with the keyboard's focus. */
  square = $state<string | null>(null);
  /** The card under the pointer, or with the keyboard's focus. */
  pointedCard = $state<string | null>(null);
  /** The task under the pointer, or with the keyboard's focus. */
  task = $state<string | null>(null);
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

  /** The squares that can be chosen with what they mean, or that could be if the card pointed at were touched. */
  litOptions: ReadonlyMap<string, Option[]> = $derived.by(() => {
    const { pointedCard, choosing } = this;
    if (pointedCard !== null && pointedCard !== choosing.card && choosing.busy) {
      return bySquare(choosing.withCard(pointedCard));
    }
    return choosing.squares;
  });

  lit: ReadonlySet<string> = $derived(new Set(this.litOptions.keys()));

  /** Where the card lacks one piece, and that piece could be placed now; or where it lacks least. */
  near: Laid[] = $derived.by(() => {
    const { card, choosing } = this;
    if (card === null || !choosing.busy) return [];
    // a lesson shows the way that it means, and no other
    if (this.asked().expected !== null) return [];
    const summons = this.summonings(card);
    const near = this.places.of(card).near.filter(({ missing: [missing] }) => missing && !this.lit.has(missing.at));
    const found = fillable(near.toSorted(byCenter), choosing.options, summons);
    if (found.length || summons) return found;
    // more is missing: the nearest place, so that one sees what to work for
    const nearest = this.asked().nearest?.(card);
    return nearest ? [nearest] : [];
  });

  /** Whether a piece placed on that square would fill a gap that is shown. */
  fills(square: string): boolean {
    if (this.lit.has(square) || !placeable(this.choosing.options).has(square)) return false;
    return this.near.some(({ missing }) => missing.some(({ at, rank }) => at === square && rank === 0));
  }

  /** What the first place that lacks one piece lacks, where that piece cannot just be placed. */
  lacks(card: string): { at: string; rank: Rank } | null {
    if (this.card !== card) return null;
    const [first] = this.near;
    const [missing] = first?.missing ?? [];
    return missing && first!.missing.length === 1 && !this.fills(missing.at) ? missing : null;
  }

  /** Whether a piece is missing on that square. */
  lacking(square: string): boolean {
    return this.near.some(({ missing }) => missing.some(({ at }) => at === square));
  }

  /** The pattern to be shown: of the option considered, of what the square under the pointer stands for, or of the only way. */
  laid: Laid | null = $derived.by(() => {
    if (this.considered) return laidOf(this.considered);
    const meant = this.square === null ? undefined : this.litOptions.get(this.square)?.[0];
    const near = this.near.find(({ at, missing }) => this.square !== null && (at === this.square || missing.some((each) => each.at === this.square)));
    const pointed = (meant && laidOf(meant)) ?? near ?? null;
    if (pointed || this.card === null || !this.choosing.busy) return pointed;
    // nothing is pointed at: the first place of the card, or the first place that lacks a piece
    const first = [...this.litOptions.values()][0]?.[0];
    return (first && laidOf(first)) ?? this.near[0] ?? null;
  });

  /** The squares to be pointed out. */
  pointed: string[] = $derived.by(() => {
    const { pointed } = this.asked();
    if (pointed) return squaresOf(pointed);
    if (!this.considered || this.laid) return [];
    const { at, to, other } = factsOf(this.considered);
    return [at, to, other].filter((square) => square !== undefined);
  });

  /** In a lesson: the card to be touched and the square to be chosen. */
  expectedCard: string | null = $derived.by(() => this.#expected()?.card ?? null);
  expectedSquare: string | null = $derived.by(() => {
    const facts = this.#expected();
    if (facts?.at === undefined) return null;
    return this.choosing.from === facts.at ? (facts.to ?? facts.other ?? null) : facts.at;
  });

  #expected() {
    const { request, expected } = this.asked();
    const wanted = request?.options.find((option) => option.choice === expected);
    return wanted ? factsOf(wanted) : null;
  }
}
