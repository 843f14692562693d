// Single signs as shortcuts.

/** Whether a letter or another sign was pressed alone, once, and not into a text or a dialog. */
export function isShortcut(event: KeyboardEvent, letter: string): boolean {
  if (event.key.toLowerCase() !== letter || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  return (event.target as Element).closest?.('input, textarea, select, dialog, [contenteditable]') == null;
}
