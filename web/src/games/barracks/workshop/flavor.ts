// A line of flavor in a card file: one text, which is English, or one for each language.
import type { Entry } from '../../../shell/workshop/types';

type Said = string | Record<string, string> | undefined;

const saidIn = (entry: Entry): Said => (entry.flavor ?? entry.flavour) as Said;

/** The English line. */
export function flavorOf(entry: Entry): string {
  const said = saidIn(entry);
  return typeof said === 'object' ? (said.en ?? '') : (said ?? '');
}

/** With another English line; those in other languages stay. */
export function setFlavor(entry: Entry, text: string): void {
  const said = saidIn(entry);
  const { en: _, ...others } = typeof said === 'object' ? said : {};
  delete entry.flavour;
  delete entry.flavor;
  if (Object.keys(others).length) entry.flavor = { ...(text ? { en: text } : {}), ...others };
  else if (text) entry.flavor = text;
}
