// How the reader likes a table: how fast turns are shown, whether there is sound, whether a turn ends by itself, whether a turn
// is told by a notification. Kept on this computer.
export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  pace: Pace;
  sound: boolean;
  /** The turn ends by itself when its last action is done. */
  endTurns: boolean;
  /** A coach says something in the first games. */
  coach: boolean;
  /** A notification comes when it is the reader's turn, and the reader looks elsewhere. */
  notify: boolean;
}

const KEPT = 'arenarium.settings';

// on a phone it stays quiet until somebody wants to hear it
const usual = (): Settings => ({
  pace: 'normal',
  sound: !window.matchMedia('(pointer: coarse)').matches,
  endTurns: false,
  coach: true,
  notify: false,
});

function kept(): Settings {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>) };
  } catch {
    return usual();
  }
}

const current = $state<Settings>(kept());

export const settings = (): Readonly<Settings> => current;

export function setSetting<K extends keyof Settings>(key: K, value: Settings[K]): void {
  current[key] = value;
  localStorage.setItem(KEPT, JSON.stringify(current));
}

const FACTORS: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

/** How much longer than usual something is to be shown; 0: not at all. */
export const paceFactor = (): number => FACTORS[current.pace];

/** Whether the reader has asked for less motion. */
export const stillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
