import { useState } from 'react';
import { useLocation } from 'wouter';
import { safeParse } from 'zod/mini';
import { ConnectedStore, ConsentAddress, type Store, storeEndpoints } from '#shared/stores/stores.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { isWebAddress } from '#web/core/app/web-address.ts';
import { toast } from '#web/core/ui/toast.ts';
import { UnexpectedReply } from './connect-failure.ts';
import type { ConnectRequest } from './connection.ts';
import { storesQuery } from './queries.ts';
import { useSelectedStore } from './selected-store.ts';

/** Either the store is connected, or its owner must first give consent at the platform. */
type ConnectReply = { store: Store } | { authUrl: string };

interface ConnectHandlers {
  onConnected?: () => void;
  onFailed?: (error: Error) => void;
}

/**
 * Connects a store, looks at it from then on, and shows its figures; or leaves for the platform's consent page. Owners
 * who opened another page before the answer stay there.
 */
export function useConnectStore({ onConnected, onFailed }: ConnectHandlers = {}) {
  const t = useT();
  const [, navigate] = useLocation();
  const { selectStore } = useSelectedStore();
  const [leaving, setLeaving] = useState(false);
  const change = useChange({
    async change(request: ConnectRequest) {
      const askedFrom = window.location.pathname;
      return { ...(await connect(request)), askedFrom };
    },
    invalidates: [storesQuery()],
    onSuccess(reply) {
      const isStillThere = window.location.pathname === reply.askedFrom;
      if ('authUrl' in reply) {
        if (!isStillThere) return;
        setLeaving(true);
        window.location.assign(reply.authUrl);
        return;
      }
      const { store } = reply;
      toast({
        title: t('Store Connected'),
        description: t('{store} is connected. Its orders are being read.', { store: store.storeName }),
      });
      if (!isStillThere) return;
      selectStore(store.id);
      const arrival = new URLSearchParams({ connected: store.platform, store: store.storeName });
      navigate(`${paths.dashboard}?${arrival}`);
      onConnected?.();
    },
    ...(onFailed ? { onError: onFailed } : {}),
  });
  return { ...change, leaving };
}

async function connect(request: ConnectRequest): Promise<ConnectReply> {
  const reply = await send(request);
  const known = safeParse(ConnectedStore, reply);
  if (known.success && known.data.success) return { store: known.data.store };
  const consent = safeParse(ConsentAddress, reply);
  if (consent.success && isWebAddress(consent.data.authUrl)) return { authUrl: consent.data.authUrl };
  throw new UnexpectedReply();
}

function send(request: ConnectRequest): Promise<unknown> {
  switch (request.form) {
    case 'shopify-oauth':
      return call(storeEndpoints.initiateShopifyOauth, { body: request.body });
    case 'shopify-direct':
      return call(storeEndpoints.connectShopify, { body: request.body });
    case 'shopify-app':
      return call(storeEndpoints.connectShopifyApp, { body: request.body });
    case 'shopier-oauth':
      return call(storeEndpoints.initiateShopierOauth);
    case 'shopier-direct':
      return call(storeEndpoints.connectShopier, { body: request.body });
    case 'demo':
      return call(storeEndpoints.connectDemo, { body: request.body });
  }
}
