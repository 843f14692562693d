// The focus is never lost: when what had it is gone or cannot be used any more, the place around it takes it, not the whole document.

/** Watch over the focus within an element that can have it. Gives back how to stop. */
export function keepFocus(place: HTMLElement): () => void {
  let last: Element | null = null;

  const remember = (event: FocusEvent) => (last = event.target as Element);
  const watch = new MutationObserver(() => {
    const nowhere = !document.activeElement || document.activeElement === document.body;
    if (!nowhere || !last || (last.isConnected && !last.matches(':disabled'))) return;
    last = null;
    place.focus({ preventScroll: true });
  });

  place.addEventListener('focusin', remember);
  watch.observe(place, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    place.removeEventListener('focusin', remember);
    watch.disconnect();
  };
}
