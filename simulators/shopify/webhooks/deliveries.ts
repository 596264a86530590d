import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { MINUTE_MS } from '#simulators/core/time.ts';
import { API_VERSION } from '#simulators/shopify/queries/schema.ts';

/** Eight retries over four hours; each waits so long after the attempt before it. */
const retryAfterMs = [1, 4, 10, 15, 30, 60, 60, 60].map((minutes) => minutes * MINUTE_MS);
const MOST_LOGGED_DELIVERIES = 200;

export type Delivery = {
  /** X-Shopify-Webhook-Id: the same on every attempt. */
  readonly id: string;
  /** One action of a merchant may be sent to several subscriptions. */
  readonly eventId: string;
  readonly shop: string;
  readonly topic: string;
  readonly uri: string;
  readonly name: string | null;
  /** Whose secret signs it. */
  readonly clientId: string;
  /** Null for the addresses of the app itself, which no failure takes away. */
  readonly subscriptionId: string | null;
  readonly triggeredAt: number;
  readonly body: string;
  state: 'waiting' | 'delivered' | 'given-up';
  attempts: Attempt[];
  retries: number;
  /** Null while it stands in the line of its shop, and when nothing is left to do. */
  dueAt: number | null;
};

export type Outgoing = Omit<Delivery, 'state' | 'attempts' | 'retries' | 'dueAt'>;

/** How deliveries fare, for the tests of their receivers. */
export type DeliveryFaults = {
  /** Everything comes twice, with the same id. */
  duplicate?: boolean;
  /** Nothing is sent before `deliverDue`, and then the newest first. */
  outOfOrder?: boolean;
  wrongSignature?: boolean;
};

type Dependencies = {
  now: () => Date;
  answerLimitMs: number;
  sign: (delivery: Delivery) => string;
  faultsOf: (shop: string) => DeliveryFaults;
  /** All retries failed, and nothing else has got through in between. */
  onSilence: (shop: string, subscriptionId: string) => void;
};

export type Deliveries = ReturnType<typeof createDeliveries>;

/** Sends what happened to the subscribers, one after another for each shop, and again when it failed. */
export function createDeliveries({ now, answerLimitMs, sign, faultsOf, onSilence }: Dependencies) {
  const log: Delivery[] = [];
  const lines = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  function send(outgoing: Outgoing): void {
    const delivery: Delivery = {
      ...outgoing,
      state: 'waiting',
      attempts: [],
      retries: 0,
      dueAt: now().getTime(),
    };
    log.push(delivery);
    const settled =
      log.length > MOST_LOGGED_DELIVERIES ? log.findIndex(({ state }) => state !== 'waiting') : -1;
    if (settled >= 0) log.splice(settled, 1);
    if (!faultsOf(delivery.shop).outOfOrder) void standInLine(delivery);
  }

  function standInLine(delivery: Delivery): Promise<void> {
    delivery.dueAt = null;
    const line = (lines.get(delivery.shop) ?? Promise.resolve()).then(() => attempt(delivery));
    lines.set(delivery.shop, line);
    return line;
  }

  async function attempt(delivery: Delivery): Promise<void> {
    // It may have been given up in the line, with the subscription it was for.
    if (delivery.state === 'given-up' || stopping.signal.aborted) return;
    const isTaken = await postOnce(delivery);
    if (faultsOf(delivery.shop).duplicate) await postOnce(delivery);
    if (isTaken) delivery.state = 'delivered';
    else if (delivery.state === 'waiting') retryLater(delivery);
  }

  function retryLater(delivery: Delivery): void {
    const waitMs = retryAfterMs[delivery.retries];
    if (waitMs === undefined) {
      giveUp(delivery);
    } else {
      delivery.retries += 1;
      delivery.dueAt = now().getTime() + waitMs;
    }
  }

  async function postOnce(delivery: Delivery): Promise<boolean> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(answerLimitMs)]);
    const outcome = await post(delivery.uri, headersOf(delivery, sign(delivery)), delivery.body, signal);
    delivery.attempts.push({ at: now().getTime(), ...outcome });
    return isSuccess(outcome);
  }

  function giveUp(delivery: Delivery): void {
    const { shop, subscriptionId, triggeredAt } = delivery;
    delivery.state = 'given-up';
    if (subscriptionId === null) return;
    const siblings = log.filter((each) => each.subscriptionId === subscriptionId);
    const heard = (each: Delivery) => each.attempts.some((one) => one.at >= triggeredAt && isSuccess(one));
    if (siblings.some(heard)) return;
    for (const each of siblings) {
      if (each.state !== 'waiting') continue;
      each.state = 'given-up';
      each.dueAt = null;
    }
    onSilence(shop, subscriptionId);
  }

  return {
    log,
    send,
    /** Sends what is due and waits for everything on its way. */
    async deliverDue(): Promise<void> {
      const at = now().getTime();
      const due = log.filter(({ dueAt }) => dueAt !== null && dueAt <= at);
      const held = due.filter(({ attempts }) => attempts.length === 0).reverse();
      for (const delivery of due) if (delivery.attempts.length > 0) void standInLine(delivery);
      for (const delivery of held) void standInLine(delivery);
      await Promise.all(lines.values());
    },
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(lines.values());
    },
    /** Once more, whatever became of it before. */
    redeliver(id: string): Promise<void> {
      const delivery = log.find((each) => each.id === id);
      if (!delivery) throw new Error(`There is no delivery ${id}.`);
      if (delivery.state === 'given-up') delivery.state = 'waiting';
      return standInLine(delivery);
    },
  };
}

function isSuccess({ status }: Omit<Attempt, 'at'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

function headersOf(delivery: Delivery, signature: string): Record<string, string> {
  const { topic, shop, id, eventId, triggeredAt, name, body } = delivery;
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-shopify-topic': topic,
    'x-shopify-hmac-sha256': signature,
    'x-shopify-shop-domain': `${shop}.myshopify.com`,
    'x-shopify-api-version': API_VERSION,
    'x-shopify-webhook-id': id,
    'x-shopify-triggered-at': new Date(triggeredAt).toISOString(),
    'x-shopify-event-id': eventId,
    ...(name === null ? {} : { 'x-shopify-name': name }),
  };
}

type Attempt = {
  at: number;
  /** Null when there was no answer; `error` then says why. */
  status: number | null;
  error: string | null;
};

/** One POST on a connection of its own. Redirects are answers like any other: nobody follows them. */
function post(
  uri: string,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<Omit<Attempt, 'at'>> {
  const send = uri.startsWith('https:') ? requestHttps : requestHttp;
  const options = { method: 'POST', headers, agent: false, signal };
  return new Promise<Omit<Attempt, 'at'>>((resolve, reject) => {
    const request = send(uri, options, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode ?? null, error: null }));
      response.once('error', reject);
    });
    request.once('error', reject);
    request.end(body);
  }).catch((cause: unknown) => ({ status: null, error: (cause as Error).message }));
}
