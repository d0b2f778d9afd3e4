import { useSyncExternalStore } from 'react';

/** How the page looks, as attributes of the document. `prepaint.js` sets the same ones from the same keys before the first paint. */
export type ThemeChoice = 'system' | 'light' | 'dark';
export type ThemeName = 'light' | 'dark';
type Appearance = { theme: ThemeChoice; density: string; reduce_motion: boolean };

const keys = { theme: 'cadre.theme', density: 'cadre.density', motion: 'cadre.reduce_motion' } as const;
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
const onPaper = window.matchMedia('print');
const listeners = new Set<() => void>();

export function applyAppearance({ theme, density, reduce_motion }: Appearance): void {
  localStorage.setItem(keys.density, density);
  localStorage.setItem(keys.motion, String(reduce_motion));
  document.documentElement.dataset.density = density;
  document.documentElement.toggleAttribute('data-reduce-motion', reduce_motion);
  chooseTheme(theme);
}

function chooseTheme(theme: ThemeChoice): void {
  localStorage.setItem(keys.theme, theme);
  showTheme();
}

export const themeChoice = (): ThemeChoice => {
  const stored = localStorage.getItem(keys.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

/** Paper is white, so printing always uses the light theme. */
const themeName = (): ThemeName => {
  if (onPaper.matches) return 'light';
  const choice = themeChoice();
  if (choice !== 'system') return choice;
  return prefersDark.matches ? 'dark' : 'light';
};

/**
 * Reads the theme from the page: if the media query is read just after the scheme changed, the browser no longer sends the change event.
 */
const shownTheme = (): ThemeName => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

export const useThemeName = (): ThemeName => useSyncExternalStore(subscribe, shownTheme);
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, themeChoice);

prefersDark.addEventListener('change', showTheme);
onPaper.addEventListener('change', showTheme);

function showTheme(): void {
  document.documentElement.dataset.theme = themeName();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
