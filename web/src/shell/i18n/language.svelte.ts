// The interface in three languages. What happens in a game comes in words from the server; here is only what is around it.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { ErrorCode } from '../api/types';

export const LANGUAGES = ['en', 'pl', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', pl: 'Polski', cs: 'Čeština' };
const KEPT = 'arenarium.language';

const files: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./en'),
  pl: () => import('./pl'),
  cs: () => import('./cs'),
};
const later = import.meta.glob<string>(
  ['./*/people.ftl', './*/workshop.ftl', '../../games/*/words/workshop.*.ftl'],
  { query: '?raw', import: 'default' },
);
/** Words without which the first view goes, by the files they are in: about other people, for those who are known here and on
 * their pages; and for those who make cards. */
const LATER = {
  people: (language: Language) => [`./${language}/people.ftl`],
  workshop: (language: Language) =>
    Object.keys(later).filter((path) => path === `./${language}/workshop.ftl` || path.endsWith(`/workshop.${language}.ftl`)),
};
const wantedLater = new Set<keyof typeof LATER>();
const bundles = new Map<Language, FluentBundle>();
const current = $state<{ language: Language }>({ language: 'en' });

/** The language of the interface; reading it in a component makes the component follow a change. */
export function language(): Language {
  return current.language;
}

export async function setLanguage(wanted: Language): Promise<void> {
  if (!bundles.has(wanted)) {
    const bundle = new FluentBundle(wanted, { useIsolating: false });
    const errors = bundle.addResource(new FluentResource((await files[wanted]()).default));
    if (errors.length) throw errors[0]!;
    bundles.set(wanted, bundle);
  }
  for (const part of wantedLater) await add(part, wanted);
  current.language = wanted;
  document.documentElement.lang = wanted;
  localStorage.setItem(KEPT, wanted);
}

async function add(part: keyof typeof LATER, wanted: Language): Promise<void> {
  const words = await Promise.all(LATER[part](wanted).map((path) => later[path]!()));
  for (const text of words) bundles.get(wanted)?.addResource(new FluentResource(text), { allowOverrides: true });
}

/** A part of the page that has words of its own, with them. */
export async function withWords<T>(words: keyof typeof LATER, part: Promise<T>): Promise<T> {
  wantedLater.add(words);
  await add(words, current.language);
  return part;
}

/** A part of the page that speaks of other people. */
export const withPeople = <T>(part: Promise<T>): Promise<T> => withWords('people', part);

/** The language chosen before, else the browser's, else English. */
export function preferredLanguage(): Language {
  const wanted = [localStorage.getItem(KEPT), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((each) => wanted.find((tag) => LANGUAGES.includes(tag as Language)) === each) ?? 'en';
}

/** A message of the interface in words. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const bundle = bundles.get(current.language);
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) {
    console.error(`no message "${id}" in ${current.language}`);
    return id;
  }
  const errors: Error[] = [];
  const told = bundle.formatPattern(message.value, values, errors);
  if (errors.length) console.error(`message "${id}" in ${current.language}: ${errors[0]!.message}`);
  return told;
}

/** Whether there is a message; for words that come from lists of the server. */
export function hasMessage(id: string): boolean {
  return bundles.get(current.language)?.hasMessage(id) ?? false;
}

/** A refusal in words of the reader: by its code, else as the server put it. Why something cannot be taken back is said
 * in the words that the terminal has, too. */
export function refusalText(code: ErrorCode, text: string): string {
  const id = `refused-${code.replace(/^undo-/, '')}`;
  return hasMessage(id) ? t(id) : text;
}
