// Something that a form asks the server for: while it is under way, and what came of it, in words.
import { ApiError } from '../api/http';
import { refusalText } from '../i18n/language.svelte';

export class Attempt {
  refused = $state('');
  done = $state(false);
  /** Whether it is under way. No button is disabled meanwhile: it would lose the focus. */
  busy = $state(false);

  /** Whether it worked; once at a time. `words`: what this form says of a refusal instead of the usual words. */
  async make(what: () => Promise<unknown>, words?: (error: ApiError) => string | undefined): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refused = '';
    this.done = false;
    try {
      await what();
      this.done = true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refused = words?.(error) ?? refusalText(error.code, error.message);
    } finally {
      this.busy = false;
    }
    return this.done;
  }
}
