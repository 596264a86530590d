import { z } from 'zod';
import { recordOwnDeeds } from '#server/core/activity/activity-log.ts';
import type { Database } from '#server/core/db/database.ts';
import { Problem } from '#server/core/http/problem.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import type { DeliveryLabel } from '#server/platforms/ports/store-platform.ts';
import type { OpenStores, StoreOnRecord } from '#server/stores/connect/open-stores.ts';
import { answerPrivacyRequests } from '#server/stores/jobs.ts';
import type { ActivityKind } from '#shared/core/activity.ts';
import { text } from '#shared/core/sentence.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { PRIVACY_KINDS, type PrivacyRequest } from '#shared/stores/privacy.ts';
import type { Platform } from '#shared/stores/stores.ts';
import { parseExactly } from './exact-json.ts';
import { type Answered, exportCustomer, redactCustomer } from './personal-data.ts';
import {
  completePrivacyRequest,
  findPrivacyRequest,
  findPrivacyRequestsOf,
  insertPrivacyRequest,
} from './repository.ts';

type Kind = PrivacyRequest['kind'];

export type PrivacyLabel = DeliveryLabel & { topic: Kind };

export const isOnPrivacy = (label: DeliveryLabel): label is PrivacyLabel =>
  PRIVACY_KINDS.some((kind) => kind === label.topic);

const PlatformId = z.union([z.number(), z.string()]).transform(String);

/** What of a privacy request says who is meant (reference/shopify.md 4.5). */
const Request = z.object({
  customer: z.object({ id: PlatformId, email: z.string().nullish() }).optional(),
  orders_requested: z.array(PlatformId).default([]),
  orders_to_redact: z.array(PlatformId).default([]),
});

function readRequest(body: string) {
  try {
    return Request.parse(parseExactly(body));
  } catch {
    return null;
  }
}

interface Dependencies {
  db: Database;
  jobs: Jobs;
  openStores: OpenStores;
  now: () => Date;
}

interface RecordedRequest {
  asked: z.infer<typeof Request>;
  triggeredAt: string | null;
  storeId: string | null;
  storeName: string | null;
}

/** As long as a platform gives us to answer. */
export const EXPORT_RETENTION_DAYS = 30;

const ANSWERED = {
  'customers/data_request': 'customer-data-exported',
  'customers/redact': 'customer-data-deleted',
  'shop/redact': 'store-data-deleted',
} as const satisfies Record<Kind, ActivityKind>;

const nothing = (): Answered => ({ counts: { customers: 0, orders: 0, checkouts: 0 } });

/** Requests of a platform for the privacy of a customer or a shop: recorded once, answered, and saved as proof. */
export function createPrivacy({ db, jobs, openStores, now }: Dependencies) {
  /**
   * `store` is null for a shop that is gone: nothing is held of it, and that is on record too.
   * @returns false when the body is not what a request should be.
   */
  async function record(
    platform: Platform,
    store: StoreOnRecord | null,
    { topic, eventId, triggeredAt, storeName }: PrivacyLabel,
    body: string,
  ): Promise<boolean> {
    const asked = readRequest(body);
    if (!asked) return false;
    await db.transaction(async (tx) => {
      const request = await insertPrivacyRequest(tx, {
        platform,
        shopId: store?.externalId ?? storeName ?? '',
        requestKey: `${platform}:${eventId}`,
        kind: topic,
        userId: store?.userId ?? null,
        receivedAt: now(),
        outcome: { asked, triggeredAt, storeId: store?.id ?? null, storeName: store?.storeName ?? storeName },
      });
      if (request)
        await jobs.enqueue(tx, answerPrivacyRequests, { requestId: request.id }, { key: request.id });
    });
    return true;
  }

  async function answer(requestId: string) {
    const request = await findPrivacyRequest(db, requestId);
    if (!request || request.completedAt) return;
    const { asked, triggeredAt, storeId, storeName } = request.outcome as RecordedRequest;
    const askedAt = triggeredAt ? new Date(triggeredAt) : request.receivedAt;
    const answered = storeId ? await answerTo(request.kind, storeId, asked, askedAt) : nothing();
    await db.transaction(async (tx) => {
      await completePrivacyRequest(tx, requestId, { storeName, ...answered }, now());
      if (!request.userId) return;
      const of = { accountId: request.userId, storeId: storeId ?? undefined };
      await recordOwnDeeds(tx, [{ kind: ANSWERED[request.kind], of, subject: { name: storeName } }], now());
    });
  }

  async function answerTo(
    kind: Kind,
    storeId: string,
    asked: z.infer<typeof Request>,
    askedAt: Date,
  ): Promise<Answered> {
    const who = { id: asked.customer?.id ?? '', email: asked.customer?.email?.trim().toLowerCase() ?? null };
    switch (kind) {
      case 'customers/data_request':
        return exportCustomer(db, storeId, { ...who, orders: asked.orders_requested });
      case 'customers/redact':
        return redactCustomer(db, storeId, { ...who, orders: asked.orders_to_redact });
      case 'shop/redact':
        return openStores.redact(storeId, askedAt);
    }
  }

  async function listOf(account: { id: string }): Promise<PrivacyRequest[]> {
    const requests = await findPrivacyRequestsOf(db, account.id);
    return requests.map(({ id, kind, receivedAt, completedAt, shopId, outcome }) => {
      const { storeName, counts, held } = outcome as Partial<Answered> & { storeName?: string };
      const exportUntil =
        held && completedAt && new Date(completedAt.getTime() + EXPORT_RETENTION_DAYS * DAY_MS);
      return {
        id,
        kind,
        store: storeName ?? shopId,
        receivedAt: receivedAt.toISOString(),
        completedAt: completedAt?.toISOString() ?? null,
        exportUntil: exportUntil?.toISOString() ?? null,
        counts: counts ?? nothing().counts,
      };
    });
  }

  async function exportOf(account: { id: string }, requestId: string): Promise<Record<string, unknown>> {
    const request = await findPrivacyRequest(db, requestId);
    const held = (request?.outcome as Partial<Answered> | undefined)?.held;
    if (request?.userId !== account.id || !held)
      throw new Problem(404, 'not_found', text('There is no such export, or it was too long ago.'));
    return held;
  }

  return { record, answer, listOf, exportOf };
}
export type Privacy = ReturnType<typeof createPrivacy>;
