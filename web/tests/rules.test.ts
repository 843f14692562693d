// The rules on the site are the numbered rules of docs/rules, every one of them, in every language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/shell/i18n/language.svelte';
import { numbersOf, parseRules } from '../src/shell/rules/book';
import { keywordsOf, type KeywordFile } from '../src/shell/rules/keywords';
import { GAME_IDS, SRC } from './sources';

const DOCS = join(import.meta.dirname, '../../docs/rules');
const read = (game: string, name: string) => readFileSync(join(SRC, 'games', game, 'rules', name), 'utf8');
const bookOf = (game: string, language: string) => parseRules(read(game, `${language}.md`));
const fileOf = (game: string, language: string) => JSON.parse(read(game, `keywords.${language}.json`)) as KeywordFile;
const described = (game: string) =>
  [...readFileSync(join(DOCS, `${game}.md`), 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map((match) => match[1]);

describe.each(GAME_IDS)('the rules of %s', (game) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    const book = bookOf(game, language);

    it('are those of docs/rules, number by number', () => {
      expect(numbersOf(book)).toEqual(described(game));
    });

    it('speak only of rules that there are', () => {
      const known = new Set([...numbersOf(book), ...book.sections.map(({ id }) => id)]);
      const spoken = [...read(game, `${language}.md`).matchAll(/\b[A-Z]{2,}-\d+\b/g)].map(([id]) => id);
      expect(spoken.filter((id) => !known.has(id))).toEqual([]);
    });

    it('stand in the sections of their numbers', () => {
      const strayed = book.sections.flatMap(({ id, rules }) => rules.filter((rule) => !rule.id.startsWith(`${id}-`)));
      expect(strayed).toEqual([]);
    });

    it('have keywords that name a rule, the same in every language', () => {
      const file = fileOf(game, language);
      const keywords = keywordsOf(file);
      expect(Object.keys(file)).toEqual(Object.keys(fileOf(game, 'en')));
      expect(keywords.all.map(({ rule }) => rule).filter((rule) => !numbersOf(book).includes(rule))).toEqual([]);
    });
  });
});
