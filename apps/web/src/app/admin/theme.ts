import { useSyncExternalStore } from 'react';

const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'pano_theme';
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const readTheme = (): Theme => themes.find((theme) => theme === localStorage.getItem(key)) ?? 'system';

function apply(): void {
  const theme = readTheme();
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Puts the stored appearance on the document and follows the system where nothing else was chosen. */
export function startTheme(): void {
  apply();
  systemIsDark().addEventListener('change', apply);
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(key, theme);
  apply();
  for (const listener of listeners) listener();
}

export const useTheme = (): Theme =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readTheme);
