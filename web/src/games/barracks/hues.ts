// Which hue belongs to which category.
import { colorOf, type Hue } from '../../shell/art/picture';

const HUES: Record<string, Hue> = {
  iron: 'slate',
  bow: 'teal',
  fire: 'red',
  water: 'blue',
  forest: 'green',
  bone: 'violet',
  beast: 'orange',
  prayer: 'gold',
};

/** A hue as a CSS colour. */
export const hueOf = (id: string): string => colorOf(HUES[id]);
