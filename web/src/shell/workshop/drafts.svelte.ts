// The cards somebody is making, in sets, kept in this browser.
import { entriesOf, type CardDocument, type Entry, type Verdict } from './types';

const KEPT = 'arenarium.workshop';

export interface Draft {
  /** Its name in this browser only. */
  id: string;
  game: string;
  document: CardDocument;
  /** What the games said of a card, by its kind and name. */
  verdicts: Record<string, Verdict>;
  /** The study of a card that was last asked for, by its kind and name. */
  studies?: Record<string, Asked>;
}

/** A study that the server was asked for. */
export interface Asked {
  id: string;
  /** What the card did then. */
  deeds: string;
}

/** Which card is open. */
export interface Opened {
  draft: string;
  kind: string;
  index: number;
}

interface Bench {
  drafts: Draft[];
  opened: Opened | null;
}

const isDraft = (each: unknown): each is Draft => {
  const draft = each as Partial<Draft> | null;
  return typeof draft?.id === 'string' && typeof draft.game === 'string' && typeof draft.document?.set?.name === 'string';
};

/** What was kept; whatever cannot be read is left out. */
export function readKept(kept: string | null): Bench {
  try {
    const read = JSON.parse(kept ?? '{}') as Partial<Bench> | null;
    const drafts = Array.isArray(read?.drafts) ? read.drafts.filter(isDraft) : [];
    return { drafts: drafts.map((draft) => ({ ...draft, verdicts: draft.verdicts ?? {} })), opened: read?.opened ?? null };
  } catch {
    return { drafts: [], opened: null };
  }
}

export class Drafts {
  all = $state<Draft[]>([]);
  opened = $state<Opened | null>(null);
  /** Whether the browser could not keep them. */
  full = $state(false);

  constructor(kept: string | null = localStorage.getItem(KEPT)) {
    const bench = readKept(kept);
    this.all = bench.drafts;
    this.opened = bench.opened;
  }

  /** Write everything down. */
  keep(): void {
    try {
      localStorage.setItem(KEPT, JSON.stringify({ drafts: this.all, opened: this.opened }));
      this.full = false;
    } catch {
      this.full = true;
    }
  }

  /** The set that is open, and the card in it. */
  get draft(): Draft | null {
    return this.all.find(({ id }) => id === this.opened?.draft) ?? null;
  }

  get entry(): Entry | null {
    const { draft, opened } = this;
    return draft && opened ? (entriesOf(draft.document, opened.kind)[opened.index] ?? null) : null;
  }

  /** A name for a new set that no other one here has. */
  freeName(name: string): string {
    const taken = new Set(this.all.map(({ document }) => document.set.name));
    let number = 2;
    let free = name;
    while (taken.has(free)) free = `${name} ${number++}`;
    return free;
  }

  /** A new set; the whole of another one where a document is given. */
  begin(game: string, document: CardDocument): Draft {
    this.all.push({ id: crypto.randomUUID?.() ?? `${Date.now()}-${this.all.length}`, game, document, verdicts: {} });
    return this.all.at(-1)!;
  }

  /** A whole set that was made elsewhere, with its first card open. */
  take(game: string, document: CardDocument, kinds: readonly { id: string }[]): void {
    const draft = this.begin(game, document);
    const first = kinds.find(({ id }) => entriesOf(document, id).length);
    if (first) this.opened = { draft: draft.id, kind: first.id, index: 0 };
  }

  /** Put a card into a set, and open it. */
  add(draft: Draft, kind: string, entry: Entry): void {
    const entries = [...entriesOf(draft.document, kind), entry];
    draft.document[kind] = entries;
    this.opened = { draft: draft.id, kind, index: entries.length - 1 };
  }

  /** Take a card out of its set. */
  remove(draft: Draft, kind: string, index: number): void {
    draft.document[kind] = entriesOf(draft.document, kind).filter((_, number) => number !== index);
    this.opened = null;
  }

  /** Throw a whole set away. */
  discard(draft: Draft): void {
    this.all = this.all.filter(({ id }) => id !== draft.id);
    if (this.opened?.draft === draft.id) this.opened = null;
  }
}

/** All that matters for how fair a card is: what it is called and how it looks does not. */
export function deedsOf(entry: Entry): string {
  const { name: _name, names: _names, flavor: _flavor, picture: _picture, ...deeds } = entry;
  return JSON.stringify(deeds);
}

/** The name of a card for `verdicts` and `studies`. */
export const verdictKey = (kind: string, name: string): string => `${kind} ${name}`;
