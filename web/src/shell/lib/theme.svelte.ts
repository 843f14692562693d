// Light or dark: by the system's setting, or as the reader has chosen.
export type Theme = 'system' | 'light' | 'dark';
const KEPT = 'arenarium.theme';
const system = window.matchMedia('(prefers-color-scheme: dark)');
const current = $state<{ theme: Theme }>({ theme: (localStorage.getItem(KEPT) as Theme | null) ?? 'system' });

export const theme = () => current.theme;

function show(): void {
  const dark = current.theme === 'dark' || (current.theme === 'system' && system.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

export function setTheme(wanted: Theme): void {
  current.theme = wanted;
  localStorage.setItem(KEPT, wanted);
  show();
}

system.addEventListener('change', show);
show();
