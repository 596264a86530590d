import { safeParse } from 'zod/mini';
import { text } from '#shared/core/sentence.ts';
import { installEndpoints } from '#shared/stores/installs.ts';
import type { Platform } from '#shared/stores/stores.ts';
import { ApiError, sentenceOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import type { Translate } from '#web/core/app/i18n.ts';
import type { InstallContext } from './install-context.ts';

export type InstallOutcome =
  | { kind: 'connected'; storeName: string }
  | { kind: 'unexpected' }
  | { kind: 'failed'; error: unknown };

/** The store that waits for its owner's account: the server knows, else the address says. */
export async function findPendingInstall(inAddress: InstallContext | null): Promise<InstallContext | null> {
  try {
    const { pendingShopifyInstall: shopify, pendingShopierInstall: shopier } = await call(
      installEndpoints.pending,
    );
    if (shopify) return { platform: 'shopify', shop: shopify.storeName };
    if (shopier) return { platform: 'shopier', shop: shopier.storeName };
  } catch {
    // A question that could not be asked blocks no one from the dashboard.
  }
  return inAddress;
}

export async function completeInstall(): Promise<InstallOutcome> {
  try {
    const reply = safeParse(installEndpoints.complete.reply, await call(installEndpoints.complete));
    if (!reply.success || !reply.data.success) return { kind: 'unexpected' };
    return { kind: 'connected', storeName: reply.data.store.storeName };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** In the words of the specification's section 8. */
export function installFailure(t: Translate, platform: Platform, error: unknown): string {
  if (!(error instanceof ApiError))
    return t('Failed to complete store connection. Please try connecting manually.');
  const { status, problem } = error;
  if (status === 409 && problem?.error === 'store_already_connected') return t.message(sentenceOf(problem));
  if (status === 400)
    return t.message(
      problem ? sentenceOf(problem) : text('Installation session expired. Please install the app again.'),
    );
  return t('Failed to connect {platform} store. Please try connecting manually.', { platform });
}
