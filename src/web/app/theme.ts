import { useSyncExternalStore } from 'react';
import { localSetting, useLocalSetting } from './local-setting.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** public/theme.js reads the same key before the first paint. */
const setting = localSetting('vitrin-theme');

export function useTheme() {
  const remembered = useLocalSetting(setting);
  return { theme: THEMES.find((theme) => theme === remembered) ?? 'system', setTheme };
}

function setTheme(theme: Theme) {
  setting.write(theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

function subscribeToSystem(listener: () => void) {
  systemDark.addEventListener('change', listener);
  return () => systemDark.removeEventListener('change', listener);
}

export function useIsDark(): boolean {
  const { theme } = useTheme();
  const system = useSyncExternalStore(subscribeToSystem, () => systemDark.matches);
  return theme === 'system' ? system : theme === 'dark';
}
