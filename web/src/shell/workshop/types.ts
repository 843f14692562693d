// What the server and the workshop say to each other about cards that people make.
import type { Schemas } from '../api/types';
import type { Language } from '../i18n/language.svelte';
import type { AnyCard } from '../lib/library.svelte';

/** A card as it is written in a file: its keys and what they say. Which keys there are is up to the game. */
export type Entry = Record<string, unknown>;

/** A file of cards: lists of entries by kind, and what the set is called. */
export type CardDocument = { set: { name: string } } & Record<string, unknown>;

/** What is wrong with a document, and where. */
export type CardProblem = Schemas['Problem'];

/** What the server made of a document: the cards without mistakes, in every language. */
export type Checked = Omit<Schemas['CheckedCards'], 'cards'> & { cards: Record<Language, AnyCard[]> };

export type Verdict = 'too-early' | 'too-weak' | 'a-little-weak' | 'fair' | 'a-little-strong' | 'too-strong';

/** The share of games won so far, with what it may be in truth; shares are from 0 to 1. */
export type StudyPoint = Schemas['StudyPoint'];

/** A set that is kept by the server. */
export type SavedSet = Schemas['CardSetInfo'];

/** The entries of a kind; none where the document has no such list. */
export const entriesOf = (document: CardDocument, kind: string): Entry[] => (document[kind] as Entry[] | undefined) ?? [];

/** What an entry says under a key that holds a text. */
export const textOf = (entry: Entry, key: string): string => String(entry[key] ?? '');
