// Which hue belongs to which school or kind of card.
import { colorOf, type Hue } from '../../shell/art/picture';

const HUES: Record<string, Hue> = {
  northern: 'blue',
  southern: 'red',
  highland: 'orange',
  sylvan: 'green',
  everfrost: 'teal',
  nethervoid: 'violet',
  etherweave: 'slate',
  legend: 'gold',
  flare: 'orange',
  task: 'slate',
};

/** A hue as a CSS colour. */
export const hueOf = (id: string): string => colorOf(HUES[id]);
