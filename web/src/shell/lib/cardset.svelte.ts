// Which set of cards is looked at: that of the table or of the page in view. The printed cards where nobody says otherwise.
import { untrack } from 'svelte';

const current = $state<{ id: string | null }>({ id: null });

export const cardSet = {
  /** Its id; null for the printed cards. */
  get id(): string | null {
    return current.id;
  },
  /** From now on the cards of this set are looked at. Gives back how to end that. */
  use(id: string | null): () => void {
    untrack(() => (current.id = id));
    return () => untrack(() => (current.id = null));
  },
};
