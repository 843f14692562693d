// What else can be done with a card, in few words: the card itself is in sight.
import type { Option } from '../../shell/api/types';
import { t } from '../../shell/i18n/language.svelte';
import { factsOf } from './view';

const WORDS: Partial<Record<string, string>> = {
  discard: 'tk-discard-instead',
  warp: 'tk-warp-instead',
};

/** Whether a card is there for this: then it is no small, second action. */
export const isMain = (option: Option): boolean => ['flare', 'thaw', 'return'].includes(factsOf(option).verb);

export function offerWords(option: Option): string {
  const words = WORDS[factsOf(option).verb];
  return words ? t(words) : (option.text ?? option.choice);
}
