// Sounds that belong to no piece: the reader's turn, victory and defeat.
import { DEFEAT, play, VICTORY, YOUR_TURN } from '../../shell/lib/sound';

interface Moment {
  /** Whether the reader is asked for an action, for anything, or has just answered. */
  yours: boolean;
  asked: boolean;
  thinking: boolean;
  over: boolean;
  /** Whether the reader has won; null for a spectator. */
  won: boolean | null;
}

/** To be called where a component is made. */
export function giveCues(moment: () => Moment): void {
  let waited = false;
  $effect(() => {
    const { yours, asked, thinking } = moment();
    if (yours && waited) play(YOUR_TURN);
    if (!thinking) waited = !asked;
  });
  let ended: boolean | null = null;
  $effect(() => {
    const { over, won } = moment();
    if (ended === false && over && won !== null) play(won ? VICTORY : DEFEAT);
    ended = over;
  });
}
