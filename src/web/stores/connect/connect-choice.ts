import { PLATFORMS, type Platform } from '#shared/stores/stores.ts';
import { useEnvironment } from '#web/core/api/environment.ts';
import { localSetting, useLocalSetting } from '#web/core/app/local-setting.ts';
import type { ConnectMethod } from './connection.ts';

const platformSetting = localSetting('vitrin-connect-platform');
const methodSettings = {
  shopify: localSetting('vitrin-connect-shopify'),
  shopier: localSetting('vitrin-connect-shopier'),
};
const METHODS: readonly ConnectMethod[] = ['oauth', 'direct'];

/** Platform and method as chosen last in this browser; consent comes first wherever it can be given. */
export function useConnectChoice() {
  const environment = useEnvironment();
  const rememberedPlatform = useLocalSetting(platformSetting);
  const rememberedMethods = {
    shopify: useLocalSetting(methodSettings.shopify),
    shopier: useLocalSetting(methodSettings.shopier),
  };

  function methodFor(platform: Platform): ConnectMethod {
    const remembered = METHODS.find((method) => method === rememberedMethods[platform]);
    return remembered ?? (environment?.oauthPlatforms.includes(platform) ? 'oauth' : 'direct');
  }
  return {
    platform: PLATFORMS.find((platform) => platform === rememberedPlatform) ?? PLATFORMS[0],
    methodFor,
    rememberPlatform: (platform: Platform) => platformSetting.write(platform),
    rememberMethod: (platform: Platform, method: ConnectMethod) => methodSettings[platform].write(method),
  };
}
