import { z } from 'zod';
import type { Database } from '#server/core/db/database.ts';
import { defineJob, type Jobs } from '#server/core/jobs/jobs.ts';
import type { Platform } from '#shared/stores/stores.ts';

/** Makes a platform report the changes of a store to us. */
export const subscribe = defineJob('webhooks.subscribe', z.object({ storeId: z.uuid() }), { attempts: 8 });

/** Applies what was reported of a store and is not applied yet. */
export const applyEvents = defineJob('webhooks.apply', z.object({ storeId: z.uuid() }), {
  attempts: 8,
  atOnce: 4,
});

export const answerPrivacyRequests = defineJob('webhooks.answer-privacy', z.object({ requestId: z.uuid() }), {
  attempts: 20,
});

/** How others have webhooks set up; `publicUrl` is where the platforms find us. */
export function createWebhookQueue({ jobs, publicUrl }: { jobs: Jobs; publicUrl: string }) {
  return {
    enqueueSubscribe: (tx: Database, storeId: string) =>
      jobs.enqueue(tx, subscribe, { storeId }, { key: storeId }),
    enqueueSubscribes: (tx: Database, storeIds: string[]) => jobs.enqueueForStores(tx, subscribe, storeIds),
    /** Shopify reports all shops to one address and names the shop; Shopier has an address for each connection. */
    addressOf: (platform: Platform, webhookKey: string) =>
      `${publicUrl}/api/webhooks/${platform}${platform === 'shopier' ? `/${webhookKey}` : ''}`,
  };
}
export type WebhookQueue = ReturnType<typeof createWebhookQueue>;
