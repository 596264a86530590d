import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { Store } from './stores.ts';

/** A store whose owner installed Vitrin from the platform's app store before signing in here; saved for 30 minutes. */
const PendingInstall = z.nullable(z.object({ shop: z.string(), storeName: z.string() }));

export const CompletedInstall = z.object({ success: z.boolean(), store: Store });

export const installEndpoints = {
  pending: endpoint({
    method: 'GET',
    path: '/api/auth/pending-install',
    access: 'public',
    summary: 'The store in which this browser installed Vitrin, while no account has it yet',
    reply: z.object({ pendingShopifyInstall: PendingInstall, pendingShopierInstall: PendingInstall }),
  }),
  complete: endpoint({
    method: 'POST',
    path: '/api/auth/complete-pending-install',
    access: 'account',
    needs: 'manage',
    summary: 'Connect that store to the signed-in account',
    activity: ['store-connected'],
    reply: CompletedInstall,
  }),
};
