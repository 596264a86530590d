import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from '#server/accounts/connections/secrets.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import { reportHappening } from '#server/core/operation/happenings.ts';
import type {
  Delivery,
  DeliveryLabel,
  StoreNotice,
  StorePlatform,
  StoreWebhooks,
} from '#server/platforms/ports/store-platform.ts';
import type { OpenStores, StoreOnRecord } from '#server/stores/connect/open-stores.ts';
import type { WebhookQueue } from '#server/stores/jobs.ts';
import type { SyncService } from '#server/stores/sync/service.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { Platform } from '#shared/stores/stores.ts';
import { parseExactly } from './exact-json.ts';
import { createInbox } from './inbox.ts';
import { EXPORT_RETENTION_DAYS, isOnPrivacy, type Privacy, type PrivacyLabel } from './privacy.ts';
import {
  deleteEventsBefore,
  type EventRecord,
  findStoresWithWaitingEvents,
  findSubscriptions,
  findWaitingEvents,
  forgetExportsBefore,
  markApplied,
  replaceSubscriptions,
} from './repository.ts';
import { hasItsTurn } from './subscription-turns.ts';

interface Dependencies {
  db: Database;
  jobs: Jobs;
  secrets: Secrets;
  openStores: OpenStores;
  sync: SyncService;
  privacy: Privacy;
  webhookQueue: WebhookQueue;
  platforms: Partial<Record<Platform, StorePlatform>>;
  /** What deliveries for apps of ours are signed with; empty where we have no app. */
  appSecrets: Partial<Record<Platform, string>>;
  now: () => Date;
  log: FastifyBaseLogger;
}

/**
 * `accepted`: recorded, or not for us any more · `refused`: nobody who knows the secret sent this · `unreadable`: a
 * privacy request that does not say what it asks for.
 */
export type Reception = 'accepted' | 'refused' | 'unreadable';

/** A burst is mostly about the same orders; the more of it is taken at once, the fewer questions it costs. */
const EVENTS_AT_ONCE = 20_000;
const RETENTION_DAYS = 30;
const OVERLOOKED_AFTER_MS = 60_000;

/** What platforms report: verified, recorded once, answered at once, applied by a job. */
export function createWebhookService(dependencies: Dependencies) {
  const { db, jobs, secrets, openStores, sync, privacy, webhookQueue, platforms, appSecrets, now, log } =
    dependencies;
  const inbox = createInbox({ db, jobs });
  const applying = new Map<string, { again: boolean }>();

  /** `webhookKey` stands in the address where every connection has one of its own. */
  async function receive(platform: Platform, delivery: Delivery, webhookKey?: string): Promise<Reception> {
    const connector = platforms[platform];
    const label = connector?.webhooks.label(delivery);
    if (!connector || !label) return 'refused';
    const candidates = await openStores.findNotified(platform, { webhookKey, storeName: label.storeName });
    for (const store of candidates) {
      const signed = (await secretsOf(store, label)).some((secret) =>
        connector.webhooks.isSigned(delivery, secret),
      );
      if (!signed) continue;
      if (isOnPrivacy(label)) return recordPrivacy(platform, store, label, delivery);
      await record(store, label, delivery, connector);
      return 'accepted';
    }
    // The platform may still speak of a shop that left.
    const ours = appSecrets[platform];
    if (!ours || !connector.webhooks.isSigned(delivery, ours)) return 'refused';
    return isOnPrivacy(label) ? recordPrivacy(platform, null, label, delivery) : 'accepted';
  }

  async function recordPrivacy(
    platform: Platform,
    store: StoreOnRecord | null,
    label: PrivacyLabel,
    delivery: Delivery,
  ): Promise<Reception> {
    return (await privacy.record(platform, store, label, textOf(delivery))) ? 'accepted' : 'unreadable';
  }

  function record(
    store: StoreOnRecord,
    label: DeliveryLabel,
    delivery: Delivery,
    { webhooks }: StorePlatform,
  ) {
    const { topic, eventId, triggeredAt } = label;
    const event = understood(store, webhooks, topic, delivery);
    return inbox.record({ storeId: store.id, topic, eventId, triggeredAt, receivedAt: now(), ...event });
  }

  /** One that cannot be understood is recorded as such and hinders no other. */
  function understood(store: StoreOnRecord, webhooks: StoreWebhooks, topic: string, delivery: Delivery) {
    try {
      const notice = webhooks.read(topic, parseExactly(textOf(delivery)));
      return { notice, problem: notice ? null : 'unknown topic' };
    } catch (error) {
      log.warn({ storeId: store.id, topic, err: error }, 'a webhook was not understood');
      return { notice: null, problem: 'not understood' };
    }
  }

  /** What a delivery about this store may be signed with. */
  async function secretsOf(store: StoreOnRecord, { topic }: DeliveryLabel): Promise<string[]> {
    if (store.clientSecret) return opened([store.clientSecret], store);
    const own = await findSubscriptions(db, store.id);
    const sealed = own.flatMap((each) => (each.secret && each.topic === topic ? [each.secret] : []));
    if (sealed.length > 0) return opened(sealed, store);
    const ours = appSecrets[store.platform];
    return ours ? [ours] : [];
  }

  /** What no known secret opens verifies nothing: the delivery is refused, and what it was about is read later. */
  function opened(sealed: string[], { externalId }: StoreOnRecord): string[] {
    return sealed.flatMap((secret) => {
      try {
        return [secrets.open(secret, externalId)];
      } catch {
        return [];
      }
    });
  }

  async function subscribe(storeId: string) {
    const store = await openStores.open(storeId);
    if (!store?.canVerifyDeliveries) return;
    const { platform, access, identity } = store;
    const known = (await findSubscriptions(db, storeId)).map(({ id, topic, secret }) => ({
      id,
      topic,
      secret: secret && secrets.open(secret, identity.externalId),
    }));
    const address = webhookQueue.addressOf(platform.platform, store.webhookKey);
    const standing = await platform.webhooks.subscribe(access, { address, known });
    await db.transaction(async (tx) => {
      const sealed = standing.map(({ id, topic, secret }) => ({
        id,
        topic,
        secret: secret && secrets.seal(secret, identity.externalId),
      }));
      await replaceSubscriptions(tx, storeId, sealed);
      await openStores.setNotifiedOfChanges(tx, storeId, standing.length > 0);
    });
    log.info({ storeId, topics: standing.length }, 'webhooks subscribed');
  }

  /**
   * Applies everything that waits. Of one store this process does so once at a time: others would only wait for its
   * lock, in places that other stores need.
   */
  async function apply(storeId: string) {
    const underWay = applying.get(storeId);
    if (underWay) {
      underWay.again = true;
      return;
    }
    const mine = { again: true };
    applying.set(storeId, mine);
    try {
      while (mine.again) {
        mine.again = false;
        await applyWaiting(storeId);
      }
    } finally {
      applying.delete(storeId);
    }
  }

  /** Several events with one reading of what they name. */
  async function applyWaiting(storeId: string) {
    for (;;) {
      const events = await findWaitingEvents(db, storeId, EVENTS_AT_ONCE);
      if (events.length === 0) return;
      const store = await openStores.open(storeId);
      if (store) await sync.applyNotice(store, summed(events, store.connectedAt));
      await markApplied(db, storeId, events, now());
      reportHappening('webhooksApplied', { count: events.length });
    }
  }

  /** For those whose job was lost. */
  async function enqueueOverlooked() {
    const before = new Date(now().getTime() - OVERLOOKED_AFTER_MS);
    await inbox.enqueueApply(await findStoresWithWaitingEvents(db, before));
  }

  /** Subscriptions that a platform gave up are made again. */
  async function checkSubscriptions() {
    const active = await openStores.activeIds();
    await webhookQueue.enqueueSubscribes(
      db,
      active.filter((storeId) => hasItsTurn(storeId, now())),
    );
  }

  return {
    receive,
    subscribe,
    apply,
    enqueueOverlooked,
    checkSubscriptions,
    async clearOld() {
      const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
      await deleteEventsBefore(db, daysAgo(RETENTION_DAYS));
      await forgetExportsBefore(db, daysAgo(EXPORT_RETENTION_DAYS));
    },
  };
}
export type WebhookService = ReturnType<typeof createWebhookService>;

const textOf = ({ body }: Delivery) => body.toString('utf8');

/** What several events name together. */
function summed(events: EventRecord[], connectedAt: Date): StoreNotice {
  const notice = noNotice();
  for (const { notice: read, triggeredAt } of events) {
    const event = read as StoreNotice;
    // Removed, then installed again: what was said of the former time no longer holds.
    const outdated = triggeredAt !== null && triggeredAt < connectedAt;
    add(notice, outdated ? { ...event, uninstalled: false } : event);
  }
  return notice;
}

function noNotice(): StoreNotice {
  return {
    orders: [],
    deleted: { orders: [], products: [], customers: [], checkouts: [] },
    otherChanges: false,
    uninstalled: false,
  };
}

function add(sum: StoreNotice, event: StoreNotice) {
  sum.orders.push(...event.orders);
  for (const kind of ['orders', 'products', 'customers', 'checkouts'] as const)
    sum.deleted[kind].push(...event.deleted[kind]);
  sum.otherChanges ||= event.otherChanges;
  sum.uninstalled ||= event.uninstalled;
}
