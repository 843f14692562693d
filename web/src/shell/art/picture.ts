// Emblems: simple shapes on a grid of 24, one weight of line, one filled accent. Which ones there are is up to each game.

/** `line` is stroked in the colour of the text, `accent` is filled; both are path data. Or an `icon` as Icon.svelte draws it. */
export interface Drawing {
  icon?: string | undefined;
  line?: string;
  accent?: string;
}

/** An emblem in its hue. */
export interface Picture {
  drawing: Drawing | undefined;
  /** A CSS colour. */
  hue: string;
}

export type Hue = 'red' | 'orange' | 'gold' | 'green' | 'teal' | 'blue' | 'violet' | 'slate';

/** A hue as a CSS colour. It never tells anything alone: an emblem is beside it. */
export const colorOf = (hue: Hue | undefined): string => `var(--hue-${hue ?? 'slate'})`;
