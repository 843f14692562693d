// Status and boosts of a warrior: what each is called, and what it means.
import { t } from '../../shell/i18n/language.svelte';
import { nameOf } from './cards';
import { SCALES, signed, type Soldier } from './view';

export interface Mark {
  /** A status, or a boost. */
  kind: string;
  /** With its sign; nothing for a status. */
  count: string;
  harmful: boolean;
  title: string;
  text: string;
}

const OPPOSITE = { power: 'weakness', defence: 'exposure', speed: 'slowness' } as const;

export function boostsOf(soldier: Soldier): Mark[] {
  return SCALES.filter((scale) => soldier[scale] !== 0).map((scale) => {
    const level = soldier[scale];
    const kind = level > 0 ? scale : OPPOSITE[scale];
    return {
      kind,
      count: signed(level),
      harmful: level < 0,
      title: t('barracks-boost-title', { name: nameOf(kind), number: Math.abs(level) }),
      text: t(`barracks-explain-${kind}`, { number: Math.abs(level) }),
    };
  });
}

export function statusOf({ status }: Soldier): Mark | null {
  if (!status) return null;
  return { kind: status, count: '', harmful: true, title: t(`barracks-state-${status}`), text: t(`barracks-explain-${status}`) };
}

/** What a part of a damage sum is called: fewer defence cards than none are exposure, fewer power cards weakness. */
export function partName(part: string, value: number): string {
  if (part === 'defence' && value > 0) return nameOf('exposure');
  if (part === 'power' && value < 0) return nameOf('weakness');
  return t(`barracks-part-${part}`);
}

/** How a part of a damage sum is written after the first: burn halves. */
export const partSign = (part: string, value: number): [sign: string, number: number] =>
  part === 'burn' ? ['÷', 2] : [value < 0 ? '−' : '+', Math.abs(value)];
