// The pictures of cards and signs: which one each has is in faces/*.json, their drawings are fetched a group at a time.
import { iconNamed } from '../../shell/art/iconset.svelte';
import { cardSet } from '../../shell/lib/cardset.svelte';
import etherweave from './faces/etherweave.json';
import everfrost from './faces/everfrost.json';
import flares from './faces/flares.json';
import highland from './faces/highland.json';
import imperial from './faces/imperial.json';
import legends from './faces/legends.json';
import nethervoid from './faces/nethervoid.json';
import signs from './faces/signs.json';
import sylvan from './faces/sylvan.json';
import tasks from './faces/tasks.json';
import { library } from './library';

type Names = Record<string, string>;
type Drawings = Record<string, string>;

const GROUPS: { names: Names; load: () => Promise<{ default: Drawings }> }[] = [
  { names: imperial, load: () => import('./faces/imperial.json?icons') },
  { names: highland, load: () => import('./faces/highland.json?icons') },
  { names: sylvan, load: () => import('./faces/sylvan.json?icons') },
  { names: everfrost, load: () => import('./faces/everfrost.json?icons') },
  { names: nethervoid, load: () => import('./faces/nethervoid.json?icons') },
  { names: etherweave, load: () => import('./faces/etherweave.json?icons') },
  { names: legends, load: () => import('./faces/legends.json?icons') },
  { names: flares, load: () => import('./faces/flares.json?icons') },
  { names: tasks, load: () => import('./faces/tasks.json?icons') },
  { names: signs, load: () => import('./faces/signs.json?icons') },
];

let drawings = $state.raw<Drawings>({});
const asked = new Set<number>();

/** The name of the picture of a card, a school, a rank or a kind of task. */
export const pictureName = (id: string): string | undefined => GROUPS.find(({ names }) => id in names)?.names[id];

/** The picture of a card of somebody's own: the one that was chosen for it, else that of any hero. */
function ownDrawing(id: string): string | undefined {
  const card = cardSet.id === null ? null : library.card(id);
  const chosen = card ? (card as { picture?: string | null }).picture : null;
  if (chosen) return iconNamed(chosen);
  return card && pictureName(id) === undefined ? drawingOf('heroic') : undefined;
}

/** Its drawing; undefined until it has come. Without one there is just no picture. */
export function drawingOf(id: string): string | undefined {
  const own = ownDrawing(id);
  if (own) return own;
  const index = GROUPS.findIndex(({ names }) => id in names);
  const group = GROUPS[index];
  if (!group) return undefined;
  if (!asked.has(index)) {
    asked.add(index);
    group.load().then(
      (loaded) => (drawings = { ...drawings, ...loaded.default }),
      () => asked.delete(index),
    );
  }
  return drawings[group.names[id]!];
}
