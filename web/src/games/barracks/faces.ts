// Which picture is the face of what: every warrior and move, every category, status and boost has its own.
import { iconNamed } from '../../shell/art/iconset.svelte';
import type { Picture } from '../../shell/art/picture';
import { cardSet } from '../../shell/lib/cardset.svelte';
import drawings from './faces.json?icons';
import faces from './faces.json';
import { library } from './library';

const NAMES: Record<string, string> = {
  ...faces.values,
  ...faces.kinds,
  ...faces.statuses,
  ...faces.boosts,
  ...faces.categories,
  ...faces.moves,
  ...faces.warriors,
};

/** What the picture of a card is called. */
export const pictureName = (id: string): string | undefined => NAMES[id];

/** The face of a card of somebody's own: the picture that was chosen for it, else that of its kind. */
function ownFace(id: string): string | undefined {
  const card = cardSet.id === null ? null : library.card(id);
  const chosen = card ? (card as { picture?: string | null }).picture : null;
  if (chosen) return iconNamed(chosen);
  return card && !(id in NAMES) ? drawings[NAMES[card.kind] ?? ''] : undefined;
}

/** The drawing of a card, a category, a status, a boost: see shell/art/Icon.svelte. */
export const faceOf = (id: string | null): string | undefined => ownFace(id ?? '') ?? drawings[NAMES[id ?? ''] ?? ''];

/** The colour of a category, as a paper-coloured face can stand on it. */
export const colourOf = (category: string | undefined): string => `var(--cat-${category ?? 'iron'})`;

/** The picture of a category, or of one kind of cards, for the card library. */
export const pictureOf = (id: string): Picture => ({
  drawing: { icon: faceOf(id) },
  hue: id in faces.categories ? colourOf(id) : 'var(--accent)',
});
