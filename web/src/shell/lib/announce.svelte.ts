// What happens, for those who hear the page instead of seeing it. App.svelte has the live region.
import { untrack } from 'svelte';

const current = $state<{ text: string; count: number }>({ text: '', count: 0 });

export const announcement = () => current;

export function announce(text: string): void {
  if (!text) return;
  current.text = text;
  // whoever announces something from an effect must not be started anew by it
  current.count = untrack(() => current.count) + 1;
}
