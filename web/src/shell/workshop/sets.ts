// Sets of cards beyond this browser: kept by the server, in files, at tables.
import { get, post, remove, withQuery } from '../api/http';
import { beSomebody } from '../lib/me.svelte';
import { go } from '../lib/router.svelte';
import type { Schemas, TableInfo } from '../api/types';
import type { CardDocument, SavedSet } from './types';

export type WholeSet = Omit<Schemas['CardSetContent'], 'document'> & { document: CardDocument };

/** Keep a set: from now on it has an address that never changes. The same set again has the same one. */
export const save = (game: string, document: CardDocument): Promise<SavedSet> => send({ game, document });

/** Keep a set only as long as it is tried: it is on nobody's list. */
export const saveToTry = (game: string, document: CardDocument): Promise<SavedSet> => send({ game, document, tried: true });

async function send(set: { game: string; document: CardDocument; tried?: boolean }): Promise<SavedSet> {
  await beSomebody();
  return post<SavedSet>('/api/card-sets', set);
}

export const addressOfSet = ({ game, id }: Pick<SavedSet, 'game' | 'id'>): string => `/workshop/${game}/${id}`;

export const mySets = async (): Promise<SavedSet[]> => (await get<Schemas['CardSetList']>('/api/card-sets')).sets;

export const wholeSet = (id: string): Promise<WholeSet> => get(`/api/card-sets/${id}`);

export const forget = (id: string): Promise<unknown> => remove(`/api/card-sets/${id}`);

/** A set as the text of a file. */
export const toFile = async (game: string, document: CardDocument): Promise<string> =>
  (await post<Schemas['CardsText']>('/api/workshop/toml', { game, document })).text;

/** The set in the text of a file; null where it cannot be read at all, then the problems say why. */
export const fromFile = (game: string, text: string): Promise<Omit<Schemas['CardsRead'], 'document'> & { document: CardDocument | null }> =>
  post('/api/workshop/read', { game, text });

/** Give the reader a text as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/toml' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The name of a file for a set. */
export const fileName = (name: string): string => `${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'cards'}.toml`;

/** Who plays against somebody who only wants to try a card: quick, and not bad. */
export const SPARRING: Readonly<Record<string, string>> = { 1: 'level2' };

/** A table at which the reader alone tries something from a position on. */
export async function openSandbox(game: string, position: string, cards: string | null, computers: Readonly<Record<string, string>>): Promise<void> {
  await beSomebody();
  const { id } = await post<TableInfo>('/api/sandbox', { game, position, cards, computers });
  go(`/table/${id}`);
}

/** The form of a new table at which the cards of a set are played. */
export const newTableWith = ({ game, id }: Pick<SavedSet, 'game' | 'id'>): string => withQuery(`/new/${game}`, { cards: id });

const HANDED = 'arenarium.sandbox';

/** What is carried to the page on which a position is set up. */
export interface Handed {
  game: string;
  position: string;
  cards: Pick<SavedSet, 'id' | 'name'> | null;
}

/** Go to set up a position, beginning with this one. It is too long for an address. */
export function setUp(handed: Handed): void {
  sessionStorage.setItem(HANDED, JSON.stringify(handed));
  go(`/sandbox/${handed.game}`);
}

/** What was carried here for a game. */
export function handedOver(game: string): Handed | null {
  try {
    const handed = JSON.parse(sessionStorage.getItem(HANDED) ?? 'null') as Handed | null;
    return handed?.game === game ? handed : null;
  } catch {
    return null;
  }
}

/** Go on from a moment of a game, in a sandbox: of one that is over, or of the reader's own sandbox. */
export async function playOnFrom(table: Pick<TableInfo, 'id' | 'game' | 'cards'>, number: number): Promise<void> {
  const { text } = await get<Schemas['PositionText']>(withQuery(`/api/tables/${table.id}/position`, { number }));
  setUp({ game: table.game, position: text, cards: table.cards ?? null });
}
