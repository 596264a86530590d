import { createHash } from 'node:crypto';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type {
  Delivery,
  DeliveryLabel,
  StoreAccess,
  StoreNotice,
  StoreWebhooks,
  WebhookSubscription,
} from '#server/platforms/ports/store-platform.ts';
import type { ShopierClient } from './client.ts';
import { isNotFound, isRequestRefused, isScopeMissing } from './failures.ts';
import { verifyShopierSignature } from './signatures.ts';
import { listOf, WireAnything, WireDelivery, WireNewSubscription, WireSubscription } from './wire.ts';

/** There is none for a deletion or a cancellation (reference/shopier.md 5.2). */
const EVENTS = [
  'order.created',
  'order.addressUpdated',
  'order.fulfilled',
  'product.created',
  'product.updated',
  'refund.requested',
  'refund.updated',
];

/** One subscription for each event, each with a secret that is shown once, when it is made. */
export function createShopierWebhooks(client: ShopierClient): StoreWebhooks {
  async function subscribe(
    access: StoreAccess,
    { address, known }: { address: string; known: WebhookSubscription[] },
  ) {
    const standing = await list(access, address);
    const subscriptions: WebhookSubscription[] = [];
    for (const { id, event } of standing) {
      const ours = known.find((each) => each.id === id && each.topic === event && each.secret !== null);
      const isFirst = !subscriptions.some(({ topic }) => topic === event);
      if (ours && isFirst && EVENTS.includes(event)) subscriptions.push(ours);
      else await remove(access, id);
    }
    for (const event of EVENTS) {
      if (subscriptions.some(({ topic }) => topic === event)) continue;
      const made = await create(access, event, address);
      if (made) subscriptions.push(made);
    }
    return subscriptions;
  }

  async function unsubscribe(access: StoreAccess, { address }: { address: string }) {
    for (const { id } of await list(access, address)) await remove(access, id);
  }

  async function list(access: StoreAccess, address: string): Promise<WireSubscription[]> {
    const data = listOf(WireSubscription, 'webhooks');
    const answer = await client.ask(access, { path: '/webhooks', data });
    return answer.data.filter(({ url }) => url === address);
  }

  async function remove(access: StoreAccess, id: string): Promise<void> {
    const path = `/webhooks/${encodeURIComponent(id)}`;
    try {
      await client.ask(access, { method: 'DELETE', path, data: WireAnything });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }

  /**
   * Null where we may not hear of it, or not at this address; products are often closed, and then fail in more ways
   * than one.
   */
  async function create(
    access: StoreAccess,
    event: string,
    url: string,
  ): Promise<WebhookSubscription | null> {
    const body = { event, url };
    try {
      const { data } = await client.ask(access, {
        method: 'POST',
        path: '/webhooks',
        body,
        data: WireNewSubscription,
      });
      return { id: data.id, topic: event, secret: data.token };
    } catch (error) {
      if (isScopeMissing(error) || isRequestRefused(error)) return null;
      if (event.startsWith('product.') && isOfThisOneOnly(error)) return null;
      throw error;
    }
  }

  return { label, isSigned, subscribe, unsubscribe, read: readDelivery };
}

function isOfThisOneOnly(error: unknown): boolean {
  return (
    error instanceof PlatformFailure && error.kind !== 'reconnect-needed' && error.kind !== 'rate-limited'
  );
}

/**
 * `Shopier-Webhook-Id` may name the delivery or the subscription, so a delivery is known by what it says
 * (reference/shopier.md 5.6).
 */
function label({ header, body }: Delivery): DeliveryLabel | null {
  const topic = header('shopier-event');
  if (!topic || !header('shopier-signature')) return null;
  const seconds = header('shopier-timestamp') ?? '';
  return {
    storeName: header('shopier-account-id') ?? null,
    topic,
    eventId: `${topic}:${createHash('sha256').update(body).digest('hex')}`,
    triggeredAt: /^\d{9,11}$/.test(seconds) ? new Date(Number(seconds) * 1000) : null,
  };
}

function isSigned({ header, body }: Delivery, secret: string): boolean {
  return verifyShopierSignature(body, header('shopier-signature') ?? '', [secret]);
}

function readDelivery(topic: string, body: unknown): StoreNotice | null {
  if (!EVENTS.includes(topic)) return null;
  const { id, orderId } = WireDelivery.parse(body);
  const notice: StoreNotice = {
    orders: [],
    deleted: { orders: [], products: [], customers: [], checkouts: [] },
    otherChanges: false,
    uninstalled: false,
  };
  const [subject] = topic.split('.');
  if (subject === 'product') notice.otherChanges = true;
  else if (subject === 'order') notice.orders.push(id);
  else if (orderId) notice.orders.push(orderId);
  else throw new Error(`A delivery of ${topic} names no order`);
  return notice;
}
