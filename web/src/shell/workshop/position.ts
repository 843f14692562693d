// A position as text, item by item: `key: value`, one on each line or separated by ` | `. What the items mean is up to the game;
// those that an editor does not know stay as they are.

/** By key, in order; null for an item that is only said. */
export type Items = ReadonlyMap<string, string | null>;

/** Lines without a key of their own belong to the item before them, as the rows of a board that is drawn. */
export function readItems(text: string): Items {
  const items = new Map<string, string | null>();
  let last = '';
  for (const part of text.split(/\n| \| /).map((each) => each.trim())) {
    if (!part) continue;
    const found = /^([a-z_]+(?: [a-z0-9]+)?):\s*(.*)$/.exec(part);
    if (found) {
      last = found[1]!;
      items.set(last, found[2]!);
    } else if (/^[a-z_]+$/.test(part) && !drawn(items, last)) {
      items.set(part, null);
    } else {
      items.set(last, [items.get(last), part].filter(Boolean).join('\n'));
    }
  }
  return items;
}

/** Whether the item before is a drawing that goes on: it has only lines of its own. */
const drawn = (items: Items, last: string): boolean => items.get(last) === '' || (items.get(last)?.includes('\n') ?? false);

export const writeItems = (items: Items): string =>
  [...items].map(([key, value]) => (value === null ? key : `${key}: ${value}`.trimEnd())).join('\n');

/** With another value of one item; empty, or none, takes it out. */
export function withItem(items: Items, key: string, value: string | null): Items {
  const changed = new Map(items);
  if (value) changed.set(key, value);
  else changed.delete(key);
  return changed;
}

/** The parts of a value that is a list. */
export const listOf = (value: string | null | undefined): string[] =>
  (value ?? '').split(',').map((each) => each.trim()).filter(Boolean);
