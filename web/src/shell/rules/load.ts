// The rules and keywords of the games, loaded when somebody wants to read them: games/<game>/rules/.
import type { Language } from '../i18n/language.svelte';
import { lazily } from '../lib/lazily';
import { parseRules, type RuleBook } from './book';
import { keywordsOf, type KeywordFile, type Keywords } from './keywords';

const texts = import.meta.glob<string>('../../games/*/rules/*.md', { query: '?raw', import: 'default' });
const files = import.meta.glob<KeywordFile>('../../games/*/rules/keywords.*.json', { import: 'default' });

const books = new Map<string, () => Promise<RuleBook>>();
const keywords = new Map<string, () => Promise<Keywords>>();

export const hasRules = (game: string): boolean => `../../games/${game}/rules/en.md` in texts;

/** The rules of a game that has some. */
export function loadRules(game: string, language: Language): Promise<RuleBook> {
  const path = `../../games/${game}/rules/${language}.md`;
  if (!books.has(path)) books.set(path, lazily(async () => parseRules(await texts[path]!())));
  return books.get(path)!();
}

/** The keywords of a game; none if it has no rules. */
export function loadKeywords(game: string, language: Language): Promise<Keywords | null> {
  const path = `../../games/${game}/rules/keywords.${language}.json`;
  if (!(path in files)) return Promise.resolve(null);
  if (!keywords.has(path)) keywords.set(path, lazily(async () => keywordsOf(await files[path]!())));
  return keywords.get(path)!();
}
