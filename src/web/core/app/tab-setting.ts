import { type LocalSetting, localSetting, useLocalSetting } from './local-setting.ts';

/**
 * A choice that each tab of the browser has for itself, so that two tabs can look at different stores; a new tab
 * begins with what was chosen last in any of them.
 */
export function tabSetting(key: string): LocalSetting {
  const last = localSetting(key);
  const listeners = new Set<() => void>();

  function read() {
    try {
      const own = sessionStorage.getItem(key);
      if (own !== null) return own;
      const inherited = last.read();
      // Also that nothing was chosen: what another tab chooses from now on is its own affair.
      sessionStorage.setItem(key, inherited ?? '');
      return inherited ?? '';
    } catch {
      return last.read();
    }
  }
  function write(value: string | null) {
    try {
      sessionStorage.setItem(key, value ?? '');
    } catch {
      // The last choice of all tabs holds it.
    }
    last.write(value);
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }
  return { read, write, subscribe };
}

/** Choices that are remembered together in this browser; `parse` gives what was never chosen its default. */
export function useRememberedChoices<Choices extends object>(
  setting: LocalSetting,
  parse: (remembered: object) => Choices,
) {
  const choices = parse(read(useLocalSetting(setting)));
  // Read again: a handler can choose twice before the page is rendered again.
  const choose = (change: Partial<Choices>) =>
    setting.write(JSON.stringify({ ...parse(read(setting.read())), ...change }));
  return [choices, choose] as const;
}

function read(remembered: string | null): object {
  try {
    const parsed: unknown = JSON.parse(remembered || '{}');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
