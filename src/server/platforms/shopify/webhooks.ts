import type { z } from 'zod';
import type {
  Delivery,
  DeliveryLabel,
  StoreAccess,
  StoreNotice,
  StoreWebhooks,
  WebhookSubscription,
} from '#server/platforms/ports/store-platform.ts';
import { normaliseStoreName } from '#shared/stores/stores.ts';
import { type Answer, isScopeMissing, type ShopifyClient } from './client.ts';
import { webhookCreateDocument, webhookDeleteDocument, webhookListDocument } from './queries.ts';
import { isSignedDelivery } from './signatures.ts';
import { WireDelivery, WireWebhookCreated, WireWebhookDeleted, WireWebhooks } from './wire.ts';

/** As subscribed to and as deliveries name them. Privacy topics are set in the app itself, not subscribed to. */
const TOPICS = {
  ORDERS_CREATE: 'orders/create',
  ORDERS_UPDATED: 'orders/updated',
  ORDERS_CANCELLED: 'orders/cancelled',
  ORDERS_PAID: 'orders/paid',
  ORDERS_EDITED: 'orders/edited',
  ORDERS_DELETE: 'orders/delete',
  REFUNDS_CREATE: 'refunds/create',
  PRODUCTS_CREATE: 'products/create',
  PRODUCTS_UPDATE: 'products/update',
  PRODUCTS_DELETE: 'products/delete',
  INVENTORY_ITEMS_UPDATE: 'inventory_items/update',
  CUSTOMERS_CREATE: 'customers/create',
  CUSTOMERS_UPDATE: 'customers/update',
  CUSTOMERS_DELETE: 'customers/delete',
  CHECKOUTS_CREATE: 'checkouts/create',
  CHECKOUTS_UPDATE: 'checkouts/update',
  CHECKOUTS_DELETE: 'checkouts/delete',
  APP_UNINSTALLED: 'app/uninstalled',
  APP_SCOPES_UPDATE: 'app/scopes_update',
  SHOP_UPDATE: 'shop/update',
} as const;

/** All subscriptions of a shop are signed with the app's secret, so none has one of its own. */
export function createShopifyWebhooks(client: ShopifyClient): StoreWebhooks {
  async function subscribe(access: StoreAccess, { address }: { address: string }) {
    const standing = await list(access, address);
    const subscriptions: WebhookSubscription[] = [];
    for (const topic of Object.keys(TOPICS)) {
      const known = standing.find((subscription) => subscription.topic === topic);
      const subscription = known ?? (await create(access, topic, address));
      if (subscription) subscriptions.push(subscription);
    }
    return subscriptions;
  }

  async function unsubscribe(access: StoreAccess, { address }: { address: string }) {
    for (const { id } of await list(access, address)) {
      await client.ask(access, {
        document: webhookDeleteDocument,
        variables: { id },
        data: WireWebhookDeleted,
      });
    }
  }

  async function list(access: StoreAccess, address: string): Promise<WebhookSubscription[]> {
    const ours: WebhookSubscription[] = [];
    for (let after: string | null = null; ; ) {
      const answer: Answer<z.infer<typeof WireWebhooks>> = await client.ask(access, {
        document: webhookListDocument,
        variables: { after },
        data: WireWebhooks,
      });
      const { nodes, pageInfo } = answer.data.webhookSubscriptions;
      for (const { id, topic, uri } of nodes) if (uri === address) ours.push({ id, topic, secret: null });
      if (!pageInfo.hasNextPage) return ours;
      after = pageInfo.endCursor;
    }
  }

  /** Null where the token may not hear of the topic. */
  async function create(
    access: StoreAccess,
    topic: string,
    uri: string,
  ): Promise<WebhookSubscription | null> {
    try {
      const { data } = await client.ask(access, {
        document: webhookCreateDocument,
        variables: { topic, uri },
        data: WireWebhookCreated,
      });
      const made = data.webhookSubscriptionCreate.webhookSubscription;
      return made && { id: made.id, topic, secret: null };
    } catch (error) {
      if (isScopeMissing(error)) return null;
      throw error;
    }
  }

  return { label, isSigned, subscribe, unsubscribe, read: readDelivery };
}

/** Headers by reference/shopify.md 4.2; the webhook id is the one that stays the same when a delivery is repeated. */
function label({ header }: Delivery): DeliveryLabel | null {
  const topic = header('x-shopify-topic');
  const eventId = header('x-shopify-webhook-id');
  const domain = header('x-shopify-shop-domain');
  if (!topic || !eventId || !domain) return null;
  const triggeredAt = new Date(header('x-shopify-triggered-at') ?? '');
  return {
    storeName: normaliseStoreName(domain),
    topic,
    eventId,
    triggeredAt: Number.isNaN(triggeredAt.getTime()) ? null : triggeredAt,
  };
}

function isSigned({ header, body }: Delivery, secret: string): boolean {
  return isSignedDelivery(body, header('x-shopify-hmac-sha256') ?? '', secret);
}

function readDelivery(topic: string, body: unknown): StoreNotice | null {
  if (!(Object.values(TOPICS) as string[]).includes(topic)) return null;
  const notice: StoreNotice = {
    orders: [],
    deleted: { orders: [], products: [], customers: [], checkouts: [] },
    otherChanges: false,
    uninstalled: false,
  };
  const delivery = WireDelivery.parse(body);
  const [subject, event] = topic.split('/');
  if (topic === 'app/uninstalled') notice.uninstalled = true;
  else if (topic === 'refunds/create') notice.orders.push(named(delivery.order_id, topic));
  else if (event === 'delete')
    notice.deleted[subject as keyof StoreNotice['deleted']].push(named(delivery.id, topic));
  else if (subject === 'orders')
    notice.orders.push(named(delivery.order_edit?.order_id ?? delivery.id, topic));
  else notice.otherChanges = true;
  return notice;
}

function named(id: string | undefined, topic: string): string {
  if (id === undefined) throw new Error(`A delivery of ${topic} names no id`);
  return id;
}
