// The cards of a game as the card library shows them: what each game says about its own.
import type { Component } from 'svelte';
import type { Picture } from '../art/picture';
import type { AnyCard, AnyLibrary } from '../lib/library.svelte';

/** What is chosen, by filter; a filter that is not set asks for nothing. */
export type Filters = Partial<Record<string, string>>;

export type FilterTests<Card extends AnyCard> = Record<string, (card: Card, wanted: string) => boolean>;

/** A game is given back its own cards only, so whoever holds the book of any game need not know their type. */
export interface CardBook<Card extends AnyCard = any> {
  library: {
    readonly data: AnyLibrary | null;
    readonly failed: boolean;
    card(id: string): AnyCard | null;
  };
  Face: Component<{ card: Card; size: 's' | 'm' | 'l' }>;
  /** The filters that make sense, also for what is already chosen. Shown only when the library has come. */
  Filters: Component<{ filters: Filters }, object, 'filters'>;
  /** What is written on a card besides its name. */
  textOf: (card: Card) => string;
  tests: FilterTests<Card>;
  /** The group that a card lies in: ids of what its heading names. */
  groupOf: (card: Card) => string;
  headingOf: (group: string) => { name: string; pictures: Picture[] };
}
