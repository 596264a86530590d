import type { Platform } from '#shared/stores/stores.ts';

/** A store whose app was installed from the platform's own app store, before there is an account here. */
export interface InstallContext {
  platform: Platform;
  shop: string;
}

export function readInstallContext(search: string): InstallContext | null {
  const query = new URLSearchParams(search);
  const shop = query.get('shop') || query.get('store');
  if (!shop) return null;
  if (query.get('shopify_install') === 'true') return { platform: 'shopify', shop };
  if (query.get('shopier_install') === 'true') return { platform: 'shopier', shop };
  return null;
}
