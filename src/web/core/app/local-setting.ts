import { useSyncExternalStore } from 'react';

/** One remembered choice of this browser, which every part of the screen sees change at once. */
export interface LocalSetting {
  read: () => string | null;
  write: (value: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

export function localSetting(key: string, { event }: { event?: string } = {}): LocalSetting {
  const listeners = new Set<() => void>();
  // Storage can be blocked; the choice then lives as long as the page.
  let fallback: string | null = null;

  function read() {
    try {
      return localStorage.getItem(key);
    } catch {
      return fallback;
    }
  }
  function write(value: string | null) {
    fallback = value;
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // The fallback above holds it.
    }
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    if (event) window.addEventListener(event, listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
      if (event) window.removeEventListener(event, listener);
    };
  }
  return { read, write, subscribe };
}

export function useLocalSetting(setting: LocalSetting): string | null {
  return useSyncExternalStore(setting.subscribe, setting.read, () => null);
}
