// Which hue belongs to which school, kind of card or category. A hue never tells anything alone: an emblem is beside it.
const HUES: Record<string, string> = {
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
export const hueOf = (id: string): string => `var(--hue-${HUES[id] ?? 'slate'})`;
