// Finding a picture by words of its name.

/** So many are shown: each may have to be fetched. */
const SHOWN = 48;

/** Pictures with every word in their names, those that begin with the words first. Where none has all, those with any. */
export function picturesFor(names: readonly string[], words: string): { all: number; shown: string[] } {
  const wanted = words.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const has = (name: string, word: string) => name.includes(word);
  const every = names.filter((name) => wanted.every((word) => has(name, word)));
  const found = every.length ? every : names.filter((name) => wanted.some((word) => word.length > 2 && has(name, word)));
  const first = wanted[0] ?? '';
  const rank = (name: string) => (name.startsWith(first) ? 0 : name.includes(`-${first}`) ? 1 : 2);
  const sorted = found.toSorted((one, other) => rank(one) - rank(other));
  return { all: found.length, shown: sorted.slice(0, SHOWN) };
}
