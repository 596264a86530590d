import { type LocalSetting, useLocalSetting } from './local-setting.ts';

/** Choices that are remembered together in this browser; `parse` gives what was never chosen its default. */
export function useRememberedChoices<Choices extends object>(
  setting: LocalSetting,
  parse: (remembered: object) => Choices,
) {
  const choices = parse(read(useLocalSetting(setting)));
  // Read anew: a handler can choose twice before the page is rendered again.
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
