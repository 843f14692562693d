// How near each card in the hand is to being played, by the board that is shown, and how that is said.
import { t } from '../../shell/i18n/language.svelte';
import type { Square } from './arena';
import type { Choosing } from './choosing.svelte';
import type { Highlights } from './highlights.svelte';
import { library } from './library';
import { placeable } from './marks';
import { matches, nearestOf, type Match } from './matching';
import { crushedBy, type Laid } from './overlay';
import { factsOf, type HeldCard, type Piece, type Rank } from './view';

/** How a card stands: it can be played, lacks one piece, or more. */
export interface Status {
  kind: 'yes' | 'near' | 'no';
  words: string;
  /** The same in a sign or two, for a card that has no room for words. */
  brief: string;
}

/** A card that can be played, and is not summoned to a place. */
const READY = '✓';
const minus = (count: number) => `−${count}`;

const can = (count: number): Status => ({ kind: 'yes', words: t('tk-can-summon', { count }), brief: String(count) });
const notYet = (): Status => ({ kind: 'no', words: t('tk-not-yet'), brief: '' });

export interface Seen {
  /** Whether the reader is asked for an action. */
  asked: boolean;
  /** Actions left. */
  actions: number;
  /** The reader's side. */
  own: number | null;
  cards: HeldCard[];
  pieces: Map<string, Piece>;
  squares: Square[];
}

export class Outlook {
  #choosing: Choosing;
  #highlights: () => Highlights;
  #seen: () => Seen;

  constructor(choosing: Choosing, highlights: () => Highlights, seen: () => Seen) {
    this.#choosing = choosing;
    this.#highlights = highlights;
    this.#seen = seen;
  }

  /** Every way in which a card lies on the board, those that lack least first. */
  #found: ReadonlyMap<string, Match[]> = $derived.by(() => {
    const { own, cards, pieces, squares } = this.#seen();
    const found = new Map<string, Match[]>();
    if (own === null) return found;
    for (const { card: id } of cards) {
      const card = library.card(id);
      if (card && 'pattern' in card) found.set(id, matches(card, own, pieces, squares));
    }
    return found;
  });

  /** How many pieces a card needs, how many of them are there at best, and on how many squares it could come. */
  #distanceOf(card: string): { need: number; have: number; places: number } | null {
    const all = this.#found.get(card);
    const best = all?.[0];
    if (!all || !best) return null;
    const places = new Set(all.filter((match) => !match.missing.length).map((match) => match.at)).size;
    return { places, need: best.used.length + best.missing.length, have: best.used.length };
  }

  /** Where the board comes nearest to a card's pattern. */
  nearest = (card: string): Laid | null => {
    const nearest = nearestOf(this.#found.get(card) ?? [], placeable(this.#choosing.options));
    if (!nearest?.missing.length) return null;
    return { at: nearest.at, uses: nearest.used, marks: [], secondMarks: [], arrows: [], borrowed: [], missing: nearest.missing };
  };

  statusOf = (card: string): Status | null => {
    const far = this.#distanceOf(card);
    const asked = this.#choosing.playing && this.#seen().asked;
    const summonable = this.#highlights().summonings(card);
    if (asked && summonable) return can(summonable);
    if (!far) {
      if (!asked) return null;
      const playable = this.#choosing.withCard(card).some((option) => factsOf(option).verb === 'flare');
      return playable ? { kind: 'yes', words: t('tk-ready'), brief: READY } : notYet();
    }
    const short = far.need - far.have;
    if (short === 0) return asked ? notYet() : can(far.places);
    return { kind: short === 1 ? 'near' : 'no', words: t('tk-short', { count: short }), brief: minus(short) };
  };

  /** Why the only piece that is missing cannot just be placed. */
  #lackWords({ at, rank }: { at: string; rank: Rank }): string {
    const there = this.#seen().pieces.get(at);
    if (rank > 0) return t('tk-lacks-rank', { square: at, rank });
    return t('tk-lacks-room', { square: at, owner: there?.side === this.#seen().own ? 'own' : 'enemy' });
  }

  /** What a summoning destroys where its being comes: on the square pointed at, or on the only one. */
  #costWords(): string | null {
    const { square, litOptions } = this.#highlights();
    const [only, another] = [...litOptions.values()];
    const options = (square === null ? undefined : litOptions.get(square)) ?? (another ? undefined : only);
    const { own, pieces } = this.#seen();
    const crushed = crushedBy(options?.[0], pieces);
    return crushed && t('tk-destroys', { square: crushed.at, owner: crushed.piece.side === own ? 'own' : 'enemy', rank: crushed.piece.rank });
  }

  /** What can be done with a card, or why not. */
  hintOf = (card: string): string => {
    const highlights = this.#highlights();
    const status = this.statusOf(card);
    const far = this.#distanceOf(card);
    const near = highlights.card === card ? highlights.near.length : 0;
    const cost = highlights.card === card ? this.#costWords() : null;
    if (cost) return cost;
    if (highlights.summonings(card)) return near ? t('tk-ask-summon-or-fill') : t('tk-ask-summon');
    if (status?.kind === 'yes') return status.words;
    const face = library.card(card);
    if (face?.kind === 'flare') return t('tk-flare-needs', { upper: face.upper, lower: face.lower });
    if (!this.#seen().actions) return t('tk-no-actions');
    const short = far ? far.need - far.have : 0;
    const lacks = highlights.lacks(card);
    if (lacks) return this.#lackWords(lacks);
    if (near && short <= 1) return t('tk-ask-fill');
    return far && short > 0 ? t('tk-needs', { need: far.need, have: far.have }) : t('tk-not-yet');
  };
}
