import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { DeliveryLabel } from '#server/platforms/store-platform.ts';
import type { StoreOnRecord, StoreService } from '#server/stores/service.ts';
import { parseExactly } from './exact-json.ts';
import { exportCustomer, redactCustomer } from './personal-data.ts';
import { answerPrivacyRequests } from './queue.ts';
import { completePrivacyRequest, findPrivacyRequest, insertPrivacyRequest } from './repository.ts';

const KINDS = ['customers/data_request', 'customers/redact', 'shop/redact'] as const;
type Kind = (typeof KINDS)[number];

export const isPrivacyTopic = (topic: string) => (KINDS as readonly string[]).includes(topic);

const PlatformId = z.union([z.number(), z.string()]).transform(String);

/** What of a privacy request says who is meant (reference/shopify.md 4.5). */
const Request = z.object({
  customer: z.object({ id: PlatformId, email: z.string().nullish() }).optional(),
  orders_requested: z.array(PlatformId).default([]),
  orders_to_redact: z.array(PlatformId).default([]),
});

interface Dependencies {
  db: Database;
  jobs: Jobs;
  stores: StoreService;
  now: () => Date;
}

/** Requests of a platform for the privacy of a customer or a shop: recorded once, answered, and kept as proof. */
export function createPrivacy({ db, jobs, stores, now }: Dependencies) {
  async function record(store: StoreOnRecord, { topic, eventId, triggeredAt }: DeliveryLabel, body: string) {
    const asked = Request.parse(parseExactly(body));
    await db.transaction(async (tx) => {
      const request = await insertPrivacyRequest(tx, {
        platform: store.platform,
        shopId: store.externalId,
        requestKey: `${store.platform}:${eventId}`,
        kind: topic,
        userId: store.userId,
        receivedAt: now(),
        outcome: { asked, triggeredAt, storeId: store.id },
      });
      if (request)
        await jobs.enqueue(tx, answerPrivacyRequests, { requestId: request.id }, { key: request.id });
    });
  }

  async function answer(requestId: string) {
    const request = await findPrivacyRequest(db, requestId);
    if (!request || request.completedAt) return;
    const { asked, triggeredAt, storeId } = request.outcome as {
      asked: z.infer<typeof Request>;
      triggeredAt: string | null;
      storeId: string;
    };
    const outcome = await answerTo(
      request.kind as Kind,
      storeId,
      asked,
      triggeredAt && new Date(triggeredAt),
    );
    await completePrivacyRequest(db, requestId, outcome, now());
  }

  async function answerTo(
    kind: Kind,
    storeId: string,
    asked: z.infer<typeof Request>,
    triggeredAt: Date | null | '',
  ): Promise<object> {
    const who = { id: asked.customer?.id ?? '', email: asked.customer?.email?.trim().toLowerCase() ?? null };
    switch (kind) {
      case 'customers/data_request':
        return exportCustomer(db, storeId, { ...who, orders: asked.orders_requested });
      case 'customers/redact':
        return redactCustomer(db, storeId, { ...who, orders: asked.orders_to_redact });
      case 'shop/redact':
        return { deleted: await stores.redact(storeId, triggeredAt || now()) };
    }
  }

  return { record, answer };
}
export type Privacy = ReturnType<typeof createPrivacy>;
