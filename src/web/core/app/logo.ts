import { localSetting, useLocalSetting } from './local-setting.ts';

const DEFAULT_LOGO = '/vitrin.svg';

/** Whoever changes the logo stores it under this key and dispatches `logo-updated` on the window. */
const setting = localSetting('vitrin-logo', { event: 'logo-updated' });

export function useLogo(): string {
  return useLocalSetting(setting) || DEFAULT_LOGO;
}
