// Light or dark: by the system's setting, or as the reader has chosen.
export type Theme = 'system' | 'light' | 'dark';
const KEPT = 'arenarium.theme';
const system = window.matchMedia('(prefers-color-scheme: dark)');
const current = $state<{ theme: Theme; dark: boolean }>({
  theme: (localStorage.getItem(KEPT) as Theme | null) ?? 'system',
  dark: false,
});

export const theme = () => current.theme;

/** Whether the page is dark now, chosen or by the system. */
export const isDark = () => current.dark;

function show(): void {
  current.dark = current.theme === 'dark' || (current.theme === 'system' && system.matches);
  document.documentElement.dataset.theme = current.dark ? 'dark' : 'light';
}

export function setTheme(wanted: Theme): void {
  current.theme = wanted;
  localStorage.setItem(KEPT, wanted);
  show();
}

system.addEventListener('change', show);
show();
