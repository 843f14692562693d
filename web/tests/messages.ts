// The files with messages, as they are: the shell's, those of the games, and those that the server's tables share with it.
import { FluentResource } from '@fluent/bundle';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LANGUAGES, type Language } from '../src/shell/i18n/language.svelte';
import { files, GAME_IDS, SRC } from './sources';

const SHARED = join(import.meta.dirname, '../../src/arenarium/narration/data');

export interface MessageFile {
  language: Language;
  name: string;
  shared: boolean;
  text: string;
  /** What is understood of it: the variables of each message. */
  messages: Map<string, string[]>;
}

function variablesIn(part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) {
    for (const each of part) variablesIn(each, found);
  } else if (part && typeof part === 'object') {
    if ('type' in part && part.type === 'var' && 'name' in part) found.add(String(part.name));
    for (const each of Object.values(part)) variablesIn(each, found);
  }
  return found;
}

function read(language: Language, path: string, name: string, shared: boolean): MessageFile {
  const text = readFileSync(path, 'utf8');
  const messages = new FluentResource(text).body.map(
    (each) => [each.id, [...variablesIn([each.value, each.attributes])].sort()] as const,
  );
  return { language, name, shared, text, messages: new Map(messages) };
}

export const MESSAGE_FILES: MessageFile[] = LANGUAGES.flatMap((language) => {
  const shell = `${SRC}/shell/i18n/${language}`;
  return [
    read(language, `${SHARED}/${language}/table.ftl`, 'shared table.ftl', true),
    ...files(shell, (name) => name.endsWith('.ftl')).map((path) => read(language, path, relative(shell, path), false)),
    ...GAME_IDS.map((game) => read(language, `${SRC}/games/${game}/words/${language}.ftl`, `words of ${game}`, false)),
    ...GAME_IDS.map((game) => ({ game, path: `${SRC}/games/${game}/words/workshop.${language}.ftl` }))
      .filter(({ path }) => existsSync(path))
      .map(({ game, path }) => read(language, path, `workshop of ${game}`, false)),
  ];
});

/** The ids that are written in a file, whether they are understood or not. */
export const idsWrittenIn = (text: string): string[] => [...text.matchAll(/^(-?[a-zA-Z][\w-]*)\s*=/gm)].map((each) => each[1]!);
