// Which picture is the face of what: every warrior and move, every category, status and boost has its own.
import type { Picture } from '../../shell/art/picture';
import drawings from './faces.json?icons';
import faces from './faces.json';

const NAMES: Record<string, string> = {
  ...faces.values,
  ...faces.kinds,
  ...faces.statuses,
  ...faces.boosts,
  ...faces.categories,
  ...faces.moves,
  ...faces.warriors,
};

/** The drawing of a card, a category, a status, a boost: see shell/art/Icon.svelte. */
export const faceOf = (id: string | null): string | undefined => drawings[NAMES[id ?? ''] ?? ''];

/** The colour of a category, as a paper-coloured face can stand on it. */
export const colourOf = (category: string | undefined): string => `var(--cat-${category ?? 'iron'})`;

/** The picture of a category, or of one kind of cards, for the card library. */
export const pictureOf = (id: string): Picture => ({
  drawing: { icon: faceOf(id) },
  hue: id in faces.categories ? colourOf(id) : 'var(--accent)',
});
