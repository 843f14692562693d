// Pictures of @iconify-json/game-icons. Those that the page itself uses: a module such as `./faces/sylvan.json?icons` is made of a
// JSON file with the names of pictures (anywhere in it), and gives each name's drawing, the `d` of one path in a square of 512.
// All of them, for cards that people draw themselves: `virtual:all-icons` has the names, and the drawings in many small parts.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const QUERY = '?icons';
const ALL = 'virtual:all-icons';
/** How many pictures are loaded together: few enough that one picture costs little. */
const TOGETHER = 32;
const require = createRequire(import.meta.url);

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

let set: IconSet | undefined;

function iconSet(): IconSet {
  set ??= JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
  return set;
}

/** A picture's drawing: all of its paths as one. Throws for a name that the set does not have. */
export function drawingOf(name: string): string {
  const set = iconSet();
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`there is no picture called "${name}" in game-icons`);
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map((path) => path[1]).join('');
}

/** Every text in a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

const drawingsOf = (names: string[]) => JSON.stringify(Object.fromEntries(names.map((name) => [name, drawingOf(name)])));

/** The names of all pictures, and how each part of the set is loaded; or one part, by its number. */
function allIcons(part: string): string {
  const names = Object.keys(iconSet().icons).sort();
  if (part) return `export default ${drawingsOf(names.slice(Number(part) * TOGETHER, (Number(part) + 1) * TOGETHER))};`;
  const parts = Array.from({ length: Math.ceil(names.length / TOGETHER) }, (_, number) => `() => import('${ALL}/icons-${number}')`);
  return `export const together = ${TOGETHER};
export const names = ${JSON.stringify(names.join(' '))}.split(' ');
export const parts = [${parts.join(', ')}];`;
}

export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.startsWith(ALL)) return `\0${source}`;
      if (!source.endsWith(`.json${QUERY}`)) return null;
      const file = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true });
      // not under a name that ends in .json, or it would be read as JSON
      return file && `${file.id}${QUERY}.js`;
    },
    load(id) {
      if (id.startsWith(`\0${ALL}`)) return allIcons(id.slice(`\0${ALL}/icons-`.length));
      if (!id.endsWith(`${QUERY}.js`)) return null;
      const path = id.slice(0, -`${QUERY}.js`.length);
      this.addWatchFile(path);
      const names = [...new Set(textsIn(JSON.parse(readFileSync(path, 'utf8'))))].sort();
      return `export default ${drawingsOf(names)};`;
    },
  };
}
