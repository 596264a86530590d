import { createHmac, randomBytes } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '#simulators/core/time.ts';
import { type Answer, Refusal, refusals } from '#simulators/shopier/http/answer.ts';
import type { Shop } from './shop.ts';
import type { StateFile } from './state-file.ts';

export const webhookEvents = [
  'order.created',
  'order.addressUpdated',
  'order.fulfilled',
  'product.created',
  'product.updated',
  'refund.requested',
  'refund.updated',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

export type Subscription = {
  id: string;
  shop: string;
  accountId: string;
  event: WebhookEvent;
  url: string;
  token: string;
};

export type Delivery = {
  id: string;
  subscriptionId: string;
  body: string;
  dueAt: number;
  failures: number;
  firstFailureAt: number | null;
};

/** Counted from the first failure. */
const RETRIES_AFTER_MS = [
  ...[1, 10].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 4, 8, 24, 48, 72].map((hours) => hours * HOUR_MS),
];

type Dependencies = { file: StateFile; now: () => number; answerWithinMs: number };

export function createWebhooks({ file, now, answerWithinMs }: Dependencies) {
  const { state, save } = file;
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  function list(shop: Shop): Answer {
    const own = state.subscriptions.filter((each) => each.shop === shop.name);
    return { status: 200, body: own.map(({ id, event, url }) => ({ id, event, url })) };
  }

  function subscribe(shop: Shop, body: { event?: unknown; url?: unknown }): Answer {
    const event = webhookEvents.find((each) => each === body.event);
    if (event === undefined) throw refusals.badRequest('event is not a known webhook event.');
    const url = body.url;
    if (typeof url !== 'string' || !isAcceptable(url))
      throw refusals.badRequest('url must begin with https://.');
    if (
      state.subscriptions.some((each) => each.shop === shop.name && each.event === event && each.url === url)
    )
      throw new Refusal(504, 'gateway_timeout', 'Gateway Timeout');
    const subscription: Subscription = {
      id: String(Math.max(300_000, ...state.subscriptions.map((each) => Number(each.id))) + 1),
      shop: shop.name,
      accountId: shop.accountId,
      event,
      url,
      token: randomBytes(16).toString('hex'),
    };
    state.subscriptions.push(subscription);
    save();
    const { id, token } = subscription;
    return { status: 200, body: { id, event, url, token } };
  }

  function unsubscribe(shop: Shop, id: string): Answer {
    const found = state.subscriptions.find((each) => each.id === id && each.shop === shop.name);
    if (!found) throw refusals.notFound();
    state.subscriptions = state.subscriptions.filter((each) => each !== found);
    state.deliveries = state.deliveries.filter(({ subscriptionId }) => subscriptionId !== id);
    save();
    return { status: 204, body: '' };
  }

  /** Nobody who changes a shop waits for those who want to hear of it. */
  function announce(shop: Shop, event: WebhookEvent, resource: object): void {
    const body = JSON.stringify(resource);
    for (const { id: subscriptionId } of state.subscriptions.filter(
      (each) => each.shop === shop.name && each.event === event,
    )) {
      const id = randomBytes(12).toString('hex');
      state.deliveries.push({ id, subscriptionId, body, dueAt: now(), failures: 0, firstFailureAt: null });
    }
    save();
    void deliverDue();
  }

  /** Sends what is due and waits for the answers. */
  async function deliverDue(): Promise<void> {
    for (const delivery of state.deliveries) {
      if (delivery.dueAt > now() || underWay.has(delivery.id)) continue;
      underWay.set(
        delivery.id,
        attempt(delivery).finally(() => underWay.delete(delivery.id)),
      );
    }
    await Promise.all(underWay.values());
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const subscription = state.subscriptions.find(({ id }) => id === delivery.subscriptionId);
    const arrived = !subscription || (await send(subscription, delivery));
    if (stopping.signal.aborted) return;
    if (arrived || !postpone(delivery))
      state.deliveries = state.deliveries.filter((each) => each !== delivery);
    save();
  }

  async function send(subscription: Subscription, { id, body }: Delivery): Promise<boolean> {
    try {
      const response = await fetch(subscription.url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(answerWithinMs)]),
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Shopier-Hookshot/1.0',
          'shopier-event': subscription.event,
          'shopier-signature': createHmac('sha256', subscription.token).update(body).digest('hex'),
          'shopier-webhook-id': id,
          'shopier-timestamp': String(Math.floor(now() / 1000)),
          'shopier-account-id': subscription.accountId,
          'shopier-api-version': 'v1',
        },
        body,
      });
      await response.body?.cancel();
      return response.status === 200;
    } catch {
      // Not reached, or too slow: the same as an answer that is not 200.
      return false;
    }
  }

  /** False when there have been enough retries. */
  function postpone(delivery: Delivery): boolean {
    const after = RETRIES_AFTER_MS[delivery.failures];
    delivery.failures += 1;
    delivery.firstFailureAt ??= now();
    if (after === undefined) return false;
    delivery.dueAt = delivery.firstFailureAt + after;
    return true;
  }

  return { list, subscribe, unsubscribe, announce, deliverDue, stop: () => stopping.abort() };
}

/** Shopier delivers by https; a product under development listens on this machine. */
function isAcceptable(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  );
}
