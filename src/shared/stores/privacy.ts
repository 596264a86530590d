import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';

export const PRIVACY_KINDS = ['customers/data_request', 'customers/redact', 'shop/redact'] as const;

/** What a platform asked of us for the privacy of a customer or a shop, and what came of it. */
export const PrivacyRequest = z.object({
  id: z.uuid(),
  kind: z.enum(PRIVACY_KINDS),
  /** The store's name, or the platform's id of a shop that is gone. */
  store: z.string(),
  receivedAt: z.string(),
  completedAt: z.nullable(z.string()),
  /** Records found, or changed. */
  /** Until when the export of a data request can be fetched; null when there is none, or no more. */
  exportUntil: z.nullable(z.string()),
  counts: z.object({ customers: z.number(), orders: z.number(), checkouts: z.number() }),
});
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

export const privacyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/privacy-requests',
    access: 'account',
    needs: 'manage',
    summary: "Privacy requests about the signed-in user's stores, newest first",
    reply: z.array(PrivacyRequest),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/privacy-requests/:requestId/export',
    access: 'account',
    needs: 'manage',
    summary: 'Everything held of the customer that a data request names, to hand on to them',
    params: z.object({ requestId: z.uuid() }),
    reply: z.record(z.string(), z.unknown()),
  }),
};
