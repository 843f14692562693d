// Words on cards that mean something in the rules, and finding them in a text.

export interface Keyword {
  id: string;
  /** The rule that explains it at length. */
  rule: string;
  name: string;
  text: string;
}

/** As in a game's rules/keywords.<language>.json, by id. `match` is a regular expression in which `~` is any ending. */
export type KeywordFile = Record<string, Omit<Keyword, 'id'> & { match: string }>;

export interface Keywords {
  all: Keyword[];
  find: RegExp;
}

/** A piece of a text: a keyword with what it means, or what stands between. */
export interface TextPart {
  text: string;
  keyword: Keyword | null;
  /** Punctuation right behind a keyword: no line may begin with it. */
  tail?: string;
}

export function keywordsOf(file: KeywordFile): Keywords {
  const entries = Object.entries(file);
  // of two that begin at one place the longer pattern wins: "toward the Gateway" before "Gateway"
  const patterns = entries
    .map(([id, { match }], index) => ({ index, id, match: match.replaceAll('~', '\\p{L}*') }))
    .sort((one, other) => other.match.length - one.match.length)
    .map(({ index, match }) => `(?<k${index}>${match})`);
  return {
    all: entries.map(([id, { rule, name, text }]) => ({ id, rule, name, text })),
    find: new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
  };
}

/** A text with its keywords, each where it comes first: explaining one word twice only makes noise. */
export function partsOf(text: string, keywords: Keywords): TextPart[] {
  const parts: TextPart[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const match of text.matchAll(keywords.find)) {
    const group = Object.entries(match.groups!).find(([, part]) => part !== undefined)![0];
    const keyword = keywords.all[Number(group.slice(1))]!;
    if (seen.has(keyword.id)) continue;
    seen.add(keyword.id);
    if (match.index > from) parts.push({ text: text.slice(from, match.index), keyword: null });
    const end = match.index + match[0].length;
    const tail = /^[.,;:!?)]*/.exec(text.slice(end))![0];
    parts.push({ text: match[0], keyword, tail });
    from = end + tail.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), keyword: null });
  return parts;
}
