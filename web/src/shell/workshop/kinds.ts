// What a game brings to the workshop: the kinds of cards that can be made, how one is written and shown, and a board to try it on.
import type { Component } from 'svelte';
import type { Language } from '../i18n/language.svelte';
import type { AnyCard } from '../lib/library.svelte';
import { iconNamed } from '../art/iconset.svelte';
import { textOf, type CardDocument, type CardProblem, type Entry } from './types';

/** What a form is given. It changes the entry itself. */
export interface FormProps {
  entry: Entry;
  /** The whole set, of which the entry is a part. */
  document: CardDocument;
  /** What is wrong with this entry. */
  problems: CardProblem[];
  /** The card as it was last understood, in English. */
  card: AnyCard | null;
}

/** A kind of card, under the name that its list has in a file. What it is called is in `workshop-kind-<game>-<id>`. */
export interface Kind {
  id: string;
  /** A new card of it; given the printed ones, as far as they are known. */
  blank: (printed: Entry[]) => Entry;
  /** Whether entries have names of their own. */
  named: boolean;
  /** Whether it can be asked whether it is fair. */
  judged: boolean;
  /** The id of the finished card. */
  cardId: (entry: Entry) => string;
  /** What is chosen beside the name, such as a rank. */
  Head?: Component<FormProps>;
  Form: Component<FormProps>;
  /** What an entry is, more closely than its kind: a message. */
  what?: (entry: Entry) => string;
}

/** The picture of a card, as Icon.svelte draws it: the one that was chosen, else the one that its game would show at a table. */
export function pictureOf(workshop: Workshop | undefined, kind: Kind, entry: Entry): string | undefined {
  const chosen = textOf(entry, 'picture');
  return chosen ? iconNamed(chosen) : workshop?.usualPicture(kind.cardId(entry), kind.id);
}

/** A position that is being set up. It changes the text. */
export interface SetUpProps {
  text: string;
}

export interface Workshop {
  kinds: readonly Kind[];
  /** The finished card in a language that need not be the reader's. */
  Proof: Component<{ card: any; language: Language; picture: string | undefined; large: boolean }>;
  SetUp: Component<SetUpProps, object, 'text'>;
  /** The picture of a card for which none was chosen, as Icon.svelte draws it: a printed one's own, else that of any card. */
  usualPicture: (id: string, kind: string) => string | undefined;
  /** What the picture of a printed card is called; for cards that begin as one. */
  pictureName: (id: string) => string | undefined;
  /** A position in which a card can be tried at once. */
  tryOut: (kind: string, entry: Entry) => string;
  /** What a side is called, by its seat. */
  sideName: (seat: number) => string;
  /** A position for those who only want to set one up. */
  empty: () => string;
}
