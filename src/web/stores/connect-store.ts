import { useLocation } from 'wouter';
import { safeParse } from 'zod/mini';
import { type ShopifyConnection, storeEndpoints } from '#shared/stores.ts';
import { reasonOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/change.ts';
import { text, useT } from '#web/app/i18n.ts';
import { paths } from '#web/app/paths.ts';
import { toast } from '#web/ui/toast.ts';
import { storesQuery } from './queries.ts';
import { useSelectedStore } from './selected-store.ts';

/** Connects a Shopify store, looks at it from then on, and shows its figures. */
export function useConnectStore({ onFailed }: { onFailed?: (error: Error) => void } = {}) {
  const t = useT();
  const [, navigate] = useLocation();
  const { selectStore } = useSelectedStore();
  return useChange({
    change: connectShopify,
    invalidates: [storesQuery()],
    onSuccess(store) {
      selectStore(store.id);
      toast({
        title: t('Store Connected'),
        description: t('{store} is connected. Its orders are being read.', { store: store.storeName }),
      });
      const arrival = new URLSearchParams({ connected: store.platform, store: store.storeName });
      navigate(`${paths.dashboard}?${arrival}`);
    },
    ...(onFailed ? { onError: onFailed } : {}),
  });
}

class UnexpectedReply extends Error {}

async function connectShopify(body: ShopifyConnection) {
  const reply = safeParse(
    storeEndpoints.connectShopify.reply,
    await call(storeEndpoints.connectShopify, { body }),
  );
  if (!reply.success || !reply.data.success) throw new UnexpectedReply();
  return reply.data.store;
}

export function connectFailure(error: Error): string {
  if (error instanceof UnexpectedReply) return text('Unexpected response received.');
  return reasonOf(error, text('Failed to connect store. Please check your credentials and try again.'));
}
