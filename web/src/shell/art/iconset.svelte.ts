// Every picture of the set that is named in credits.ts, for cards that people draw themselves. Fetched a part at a time, when one
// of it is first shown.
import { lazily } from '../lib/lazily';

const load = lazily(() => import('virtual:all-icons'));
let drawings = $state.raw<Record<string, string>>({});
const asked = new Set<string>();

/** The names of all pictures. */
export const iconNames = async (): Promise<readonly string[]> => (await load()).names;

/** The drawing of a picture by its name, for Icon.svelte; undefined until it has come. Without one there is just no picture. */
export function iconNamed(name: string | null | undefined): string | undefined {
  if (!name) return undefined;
  if (!(name in drawings) && !asked.has(name)) {
    asked.add(name);
    fetchPart(name).catch(() => asked.delete(name));
  }
  return drawings[name];
}

async function fetchPart(name: string): Promise<void> {
  const { names, parts, together } = await load();
  const number = names.indexOf(name);
  if (number < 0) return;
  const part = await parts[Math.floor(number / together)]!();
  drawings = { ...drawings, ...part.default };
}
