// The rules of a game as text: sections of numbered rules, so that anybody can name one. Where they come from is in load.ts.

export interface Rule {
  /** Its number, as in docs/rules: `SUM-6`. */
  id: string;
  text: string;
}

export interface Section {
  id: string;
  title: string;
  /** What stands before its rules, if anything. */
  intro: string[];
  rules: Rule[];
}

export interface RuleBook {
  intro: string[];
  sections: Section[];
}

/** A piece of a text. `rule`: a reference to a rule of the same book. */
export interface Span {
  kind: 'plain' | 'strong' | 'term' | 'rule';
  text: string;
}

const HEADING = /^## ([A-Z]+): (.+)$/;
const RULE = /^- \*\*([A-Z]+-\d+)\*\* (.+)$/;
const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|\b([A-Z]{2,}-\d+)\b/g;

/** Reads a file of rules: one line for each rule. */
export function parseRules(text: string): RuleBook {
  const book: RuleBook = { intro: [], sections: [] };
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const section = book.sections.at(-1);
    const heading = HEADING.exec(line);
    const rule = RULE.exec(line);
    if (heading) book.sections.push({ id: heading[1]!, title: heading[2]!, intro: [], rules: [] });
    else if (rule && section) section.rules.push({ id: rule[1]!, text: rule[2]! });
    else (section ?? book).intro.push(line);
  }
  return book;
}

export const numbersOf = (book: RuleBook): string[] => book.sections.flatMap(({ rules }) => rules.map(({ id }) => id));

/** A text cut into what is written differently. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(SPAN)) {
    const [whole, strong, term, rule] = match;
    if (match.index > from) spans.push({ kind: 'plain', text: text.slice(from, match.index) });
    if (strong) spans.push({ kind: 'strong', text: strong });
    else if (term) spans.push({ kind: 'term', text: term });
    else spans.push({ kind: 'rule', text: rule! });
    from = match.index + whole.length;
  }
  if (from < text.length) spans.push({ kind: 'plain', text: text.slice(from) });
  return spans;
}

/** Small letters without accents, so that a search without them finds what has them. */
const plain = (text: string) =>
  text.toLocaleLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{Mn}/gu, '').replaceAll('*', '');

/** The book with the rules only that have all the words, in their text or as their number. */
export function search(book: RuleBook, words: string): RuleBook {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return book;
  const has = ({ id, text }: Rule) => {
    const hay = plain(`${id} ${text}`);
    return wanted.every((word) => hay.includes(word));
  };
  const sections = book.sections.map((section) => ({ ...section, intro: [], rules: section.rules.filter(has) }));
  return { intro: [], sections: sections.filter(({ rules }) => rules.length > 0) };
}
