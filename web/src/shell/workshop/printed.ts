// The printed cards as they are written, to begin with.
import { get } from '../api/http';
import type { Kind, Workshop } from './kinds';
import type { CardDocument, Entry } from './types';

const documents = new Map<string, Promise<CardDocument>>();

/** All printed cards of a game, as one document. */
export function printed(game: string): Promise<CardDocument> {
  const known = documents.get(game);
  if (known) return known;
  const asked = get<{ document: CardDocument }>(`/api/workshop/printed/${game}`).then(({ document }) => document);
  documents.set(game, asked);
  asked.catch(() => documents.delete(game)); // what failed is tried again
  return asked;
}

/** A text as one writes it: in files long lines go on below, further to the right. */
export const tidied = (text: string): string => text.replaceAll(/\n[ \t]+(?=\S)/g, ' ').trim();

/** A card that begins as a printed one: it takes that one's place, has its picture, and its name until it gets another. */
export function begun(like: Entry, kind: Kind, { pictureName }: Workshop): Entry {
  const entries = Object.entries(structuredClone(like)).map(([key, value]) => [key, typeof value === 'string' ? tidied(value) : value]);
  const picture = pictureName(kind.cardId(like));
  return { ...Object.fromEntries(entries), replaces: kind.cardId(like), ...(picture ? { picture } : {}) };
}
