import { localSetting, useLocalSetting } from '#web/core/app/local-setting.ts';

const MOST = 5;
/** Ids only: what another user of this browser cannot reach is not shown. */
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
    const ids: unknown = JSON.parse(remembered ?? '[]');
    return Array.isArray(ids) ? ids.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
