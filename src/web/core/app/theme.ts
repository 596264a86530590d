import { useSyncExternalStore } from 'react';
import { localSetting } from './local-setting.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** public/theme.js reads the same key before the first paint. */
const setting = localSetting('vitrin-theme');

export function useTheme() {
  return { theme: useSyncExternalStore(setting.subscribe, readTheme, () => 'system' as const), setTheme };
}

function setTheme(theme: Theme) {
  setting.write(theme === 'system' ? null : theme);
  apply(theme);
}

/** What another tab chose. */
export function followTheme() {
  apply(readTheme());
}

function readTheme(): Theme {
  const remembered = setting.read();
  return THEMES.find((theme) => theme === remembered) ?? 'system';
}

function apply(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function systemDark() {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function subscribeToSystem(listener: () => void) {
  const scheme = systemDark();
  scheme.addEventListener('change', listener);
  return () => scheme.removeEventListener('change', listener);
}

function isSystemDark() {
  return systemDark().matches;
}

/** For words; looks follow the theme by style alone (`dark:`), since a page that is sent ready does not know it. */
export function useIsDark(): boolean {
  const { theme } = useTheme();
  const system = useSyncExternalStore(subscribeToSystem, isSystemDark, () => false);
  return theme === 'system' ? system : theme === 'dark';
}
