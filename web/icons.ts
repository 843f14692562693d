// Pictures of @iconify-json/game-icons, only those that are used: a module such as `./faces/sylvan.json?icons` is made of a JSON
// file with the names of pictures (anywhere in it), and gives each name's drawing, the `d` of one path in a square of 512.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const QUERY = '?icons';
const require = createRequire(import.meta.url);

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

let set: IconSet | undefined;

/** A picture's drawing: all of its paths as one. Throws for a name that the set does not have. */
export function drawingOf(name: string): string {
  set ??= JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`there is no picture called "${name}" in game-icons`);
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map((path) => path[1]).join('');
}

/** Every text in a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(`.json${QUERY}`)) return null;
      const file = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true });
      // not under a name that ends in .json, or it would be read as JSON
      return file && `${file.id}${QUERY}.js`;
    },
    load(id) {
      if (!id.endsWith(`${QUERY}.js`)) return null;
      const path = id.slice(0, -`${QUERY}.js`.length);
      this.addWatchFile(path);
      const names = [...new Set(textsIn(JSON.parse(readFileSync(path, 'utf8'))))].sort();
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, drawingOf(name)])))};`;
    },
  };
}
