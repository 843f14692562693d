// What the bar of a live table asks or tells.
import type { Match } from '../match/match.svelte';
import { t } from '../i18n/language.svelte';
import { listed } from './seats';

/** For so long an answer may be on its way before the question gives way to that. */
const PATIENCE = 400;

export interface Asked {
  text: string;
  yours: boolean;
}

export class Question {
  #slow = $state(false);
  #last = $state.raw<Asked>({ text: '', yours: false });

  /** `shown`: what is being shown at the moment, once more (in words) or for the first time. To be made while a component is
   * made: it watches. */
  constructor(
    private match: Match,
    private names: () => string[],
    private shown: () => { recapped: string | null; watching: boolean },
  ) {
    $effect(() => {
      if (match.pending === null) this.#last = this.asked;
    });
    $effect(() => {
      this.#slow = false;
      if (match.pending === null) return;
      const timer = setTimeout(() => (this.#slow = true), PATIENCE);
      return () => clearTimeout(timer);
    });
  }

  asked: Asked = $derived.by(() => {
    const { match } = this;
    const quietly = (text: string) => ({ text, yours: false });
    const { recapped, watching } = this.shown();
    if (recapped !== null) return quietly(recapped);
    if (watching) return quietly(t('question-watching'));
    if (match.over) return quietly(match.position?.result?.[0] ?? t('result-title'));
    if (match.pending !== null) return this.#slow ? quietly(t('question-sending')) : this.#last;
    if (match.request) return { text: match.request.text ?? '', yours: true };
    const asked = match.position?.asked ?? [];
    const thinking = asked.length > 0 && asked.every((seat) => match.table?.seats[seat]?.computer);
    if (thinking) return quietly(t('thinking', { name: listed(asked, this.names()) }));
    return quietly(t('question-waiting', { names: listed(asked, this.names()) }));
  });
}
