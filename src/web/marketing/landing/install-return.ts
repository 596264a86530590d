import type { Platform } from '#shared/stores/stores.ts';
import { paths } from '#web/core/app/paths.ts';

/** A person comes back from installing the app at the platform; the account is still missing. */
export interface InstallReturn {
  platform: Platform;
  store: string;
}

export function readInstallReturn(search: string): InstallReturn | null {
  const query = new URLSearchParams(search);
  const store = query.get('store');
  if (!store) return null;
  if (query.get('shopify_installed') === 'true') return { platform: 'shopify', store };
  if (query.get('shopier_installed') === 'true') return { platform: 'shopier', store };
  return null;
}

/** Where every Get Started leads. */
export function startPath(install: InstallReturn | null): string {
  if (!install) return `${paths.auth}?account=new`;
  const query: Record<string, string> =
    install.platform === 'shopify'
      ? { shopify_install: 'true', shop: install.store }
      : { shopier_install: 'true', store: install.store };
  return `${paths.auth}?${new URLSearchParams(query)}`;
}
