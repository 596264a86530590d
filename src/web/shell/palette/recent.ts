import { localSetting, useLocalSetting } from '#web/core/app/local-setting.ts';

const MOST = 5;
/** Ids only: of what somebody else in this browser cannot reach, nothing is shown. */
const setting = localSetting('vitrin-recent-commands');

/** What was chosen last in this browser, newest first. */
export function useRecent(): string[] {
  return read(useLocalSetting(setting));
}

export function rememberRecent(id: string): void {
  const recent = [id, ...read(setting.read()).filter((each) => each !== id)];
  setting.write(JSON.stringify(recent.slice(0, MOST)));
}

function read(remembered: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(remembered ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
