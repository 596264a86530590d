import { randomUUID } from 'node:crypto';
import type { AppCredentials, ShopifyApp } from '#simulators/shopify/apps/apps.ts';
import { signBody } from '#simulators/shopify/apps/signing.ts';
import { compareIds, createIdCounter } from '#simulators/shopify/shop/ids.ts';
import type { Shop, WebhookSubscription } from '#simulators/shopify/shop/shop.ts';
import type { StateFile } from '#simulators/shopify/shop/state-file.ts';
import { createDeliveries, type DeliveryFaults, type Outgoing } from './deliveries.ts';
import { type PrivacyRequest, type PrivacyTopic, privacyPayloads } from './shop-payloads.ts';

/** Something that happened; its payload is only written when an app subscribed. */
export type News = { topic: string; payload: () => object };

export type Announce = (news: News[]) => void;

type Dependencies = {
  app: ShopifyApp;
  merchantApp: AppCredentials;
  state: StateFile;
  now: () => Date;
  answerLimitMs: number;
};

export type ShopWebhooks = ReturnType<typeof createShopWebhooks>;

/** Which app receives what of which shop. */
export function createShopWebhooks({ app, merchantApp, state, now, answerLimitMs }: Dependencies) {
  const shops = new Map<string, Shop>();
  const faultsByShop = new Map<string, DeliveryFaults>();
  const deliveries = createDeliveries({
    now,
    answerLimitMs,
    sign: ({ shop, clientId, body }) => signBody(body, secretFor(shop, clientId)),
    faultsOf: (shop) => faultsByShop.get(shop) ?? {},
    onSilence(name, subscriptionId) {
      const shop = shops.get(name);
      if (shop?.webhooks.remove(subscriptionId)) saveSubscriptions(shop);
    },
  });

  function secretFor(shop: string, clientId: string): string {
    if (faultsByShop.get(shop)?.wrongSignature) return 'not the secret';
    return clientId === merchantApp.clientId ? merchantApp.clientSecret : app.clientSecret;
  }

  /** To every app, or to one alone. */
  function announce(shop: Shop, news: News[], onlyTo?: string): void {
    const eventId = randomUUID();
    for (const { topic, payload } of news) {
      for (const subscription of listenersTo(shop, topic)) {
        const { id: subscriptionId, clientId, uri, name } = subscription;
        if (onlyTo !== undefined && clientId !== onlyTo) continue;
        const body = JSON.stringify(pickFields(payload(), subscription.includeFields));
        send(shop, { eventId, topic, clientId, subscriptionId, uri, name, body });
      }
    }
  }

  function listenersTo(shop: Shop, topic: string): WebhookSubscription[] {
    const known = topic.toUpperCase().replace('/', '_');
    return [...shop.webhooks.values()].filter((each) => each.topic === known && /^https?:/.test(each.uri));
  }

  function send(shop: Shop, news: Omit<Outgoing, 'id' | 'shop' | 'triggeredAt'>): void {
    deliveries.send({ ...news, id: randomUUID(), shop: shop.name, triggeredAt: now().getTime() });
  }

  function saveSubscriptions(shop: Shop): void {
    state.saved.subscriptions[shop.name] = [...shop.webhooks.values()];
    state.save();
  }

  return {
    announce,
    saveSubscriptions,
    deliverDue: deliveries.deliverDue,
    stop: deliveries.stop,
    /** Takes the subscriptions of an earlier run up again. */
    attach(shop: Shop): void {
      shops.set(shop.name, shop);
      const saved = state.saved.subscriptions[shop.name] ?? [];
      for (const subscription of saved) shop.webhooks.put(subscription);
      const newest = saved.toSorted((a, b) => compareIds(a.id, b.id)).at(-1);
      if (newest) shop.newId = createIdCounter(BigInt(newest.id) + 1n);
    },
    removeOfApp(shop: Shop, clientId: string): void {
      for (const subscription of [...shop.webhooks.values()]) {
        if (subscription.clientId === clientId) shop.webhooks.remove(subscription.id);
      }
      saveSubscriptions(shop);
    },
    controlOf: (shop: Shop) => ({
      /** What was sent for this shop, oldest first, with every attempt; only the newest of all shops are saved. */
      get log() {
        return deliveries.log.filter((each) => each.shop === shop.name);
      },
      get subscriptions() {
        return [...shop.webhooks.values()];
      },
      redeliver: deliveries.redeliver,
      /** To the address that the app has configured for privacy requests, also where it is not installed any more. */
      sendPrivacy(topic: PrivacyTopic, request: PrivacyRequest = {}): void {
        send(shop, {
          eventId: randomUUID(),
          topic,
          clientId: app.clientId,
          subscriptionId: null,
          uri: `${app.url}/api/webhooks/shopify`,
          name: null,
          body: JSON.stringify(privacyPayloads[topic](shop, request)),
        });
      },
      setFaults(faults: DeliveryFaults): void {
        faultsByShop.set(shop.name, faults);
      },
    }),
  };
}

function pickFields(payload: object, names: string[]): object {
  if (names.length === 0) return payload;
  return Object.fromEntries(Object.entries(payload).filter(([name]) => names.includes(name)));
}
