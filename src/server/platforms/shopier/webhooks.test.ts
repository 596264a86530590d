import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutside, type Outside } from '#server/platforms/ports/outside.ts';
import type { WebhookSubscription } from '#server/platforms/ports/store-platform.ts';
import { createShopierSimulator, type ShopierSimulator } from '#simulators/shopier/simulator.ts';
import { startReceiver } from '#simulators/shopier/testing/receiver.ts';
import { createShopierConnector } from './connector.ts';

let simulator: ShopierSimulator;
let outside: Outside;

beforeAll(async () => {
  simulator = await createShopierSimulator({ now: () => new Date('2026-11-20T12:00:00Z') });
  outside = createOutside({ allowedOrigins: [simulator.origin] });
});
afterAll(async () => {
  outside.close();
  await simulator.stop();
});

function openShop(name: string) {
  const control = simulator.addShop({ name, products: [{ title: 'Çay', price: '100.00' }] });
  const { webhooks } = createShopierConnector({
    apiOrigin: simulator.origin,
    outside,
    sleep: async () => {},
  });
  return { control, webhooks, access: { storeName: name, accessToken: control.token } };
}

const ADDRESS = 'https://vitrin.example/api/webhooks/shopier/abc';
const ids = (subscriptions: WebhookSubscription[]) => subscriptions.map(({ id }) => id).sort();

test('each event has a subscription and a secret of its own; known ones stay, lost ones are replaced', async () => {
  const { webhooks, access } = openShop('subscribing');
  const first = await webhooks.subscribe(access, { address: ADDRESS, known: [] });
  expect(first.map(({ topic }) => topic).sort()).toEqual([
    'order.addressUpdated',
    'order.created',
    'order.fulfilled',
    'product.created',
    'product.updated',
    'refund.requested',
    'refund.updated',
  ]);
  expect(new Set(first.map(({ secret }) => secret)).size).toBe(7);

  const again = await webhooks.subscribe(access, { address: ADDRESS, known: first });
  expect(again).toEqual(expect.arrayContaining(first));
  expect(again).toHaveLength(7);

  const [lost, ...known] = first;
  const mended = await webhooks.subscribe(access, { address: ADDRESS, known });
  expect(mended).toHaveLength(7);
  expect(ids(mended)).not.toContain(lost!.id);
  expect(mended).toEqual(expect.arrayContaining(known));
});

test('only subscriptions to our address are ended', async () => {
  const { webhooks, access } = openShop('leaving');
  const elsewhere = { address: `${ADDRESS}/elsewhere`, known: [] };
  const others = await webhooks.subscribe(access, elsewhere);
  await webhooks.subscribe(access, { address: ADDRESS, known: [] });
  await webhooks.unsubscribe(access, { address: ADDRESS, known: [] });
  expect(ids(await webhooks.subscribe(access, { ...elsewhere, known: others }))).toEqual(ids(others));
  await webhooks.unsubscribe(access, { address: ADDRESS, known: [] });
});

test('an address that Shopier does not deliver to has no subscriptions, and that is no failure', async () => {
  const { webhooks, access } = openShop('plain-http');
  expect(await webhooks.subscribe(access, { address: 'http://vitrin.example/x', known: [] })).toEqual([]);
});

test('what Shopier delivers is believed by its secret, and says what to read again', async () => {
  const { control, webhooks, access } = openShop('delivering');
  const receiver = await startReceiver();
  const subscriptions = await webhooks.subscribe(access, { address: receiver.url, known: [] });

  const orderId = control.placeOrder({ lines: [{ product: 'Çay' }] });
  control.fulfil(orderId);
  control.refund(orderId);
  control.changeProduct('Çay', { title: 'Demli Çay' });
  await simulator.deliverDue();
  await receiver.stop();

  const notices = receiver.received.map(({ headers, body }) => {
    const delivery = {
      header: (name: string) => headers[name] as string | undefined,
      body: Buffer.from(body),
    };
    const label = webhooks.label(delivery)!;
    expect(label).toMatchObject({
      storeName: control.accountId,
      triggeredAt: new Date('2026-11-20T12:00:00Z'),
    });
    for (const { topic, secret } of subscriptions)
      expect(webhooks.isSigned(delivery, secret!)).toBe(topic === label.topic);
    const notice = webhooks.read(label.topic, JSON.parse(body))!;
    return [label.topic, notice.orders, notice.otherChanges];
  });
  expect(notices).toHaveLength(5);
  expect(notices).toEqual(
    expect.arrayContaining([
      ['order.created', [orderId], false],
      ['order.fulfilled', [orderId], false],
      ['refund.requested', [orderId], false],
      ['refund.updated', [orderId], false],
      ['product.updated', [], true],
    ]),
  );
});

test('repetitions of one delivery have one id; strangers and unknown topics have no meaning', () => {
  const { webhooks } = openShop('labels');
  const delivery = (change: Record<string, string>, text = '{"id":"1"}') => {
    const headers: Record<string, string> = {
      'shopier-event': 'order.created',
      'shopier-signature': 'x',
      ...change,
    };
    return { header: (name: string) => headers[name], body: Buffer.from(text) };
  };
  const idOf = (change: Record<string, string>, text?: string) =>
    webhooks.label(delivery(change, text))?.eventId;
  expect(idOf({ 'shopier-webhook-id': 'a' })).toBe(idOf({ 'shopier-webhook-id': 'b' }));
  expect(idOf({})).not.toBe(idOf({}, '{"id":"2"}'));
  expect(idOf({})).not.toBe(idOf({ 'shopier-event': 'order.fulfilled' }));
  expect(webhooks.label(delivery({ 'shopier-event': '' }))).toBeNull();
  expect(webhooks.label(delivery({ 'shopier-signature': '' }))).toBeNull();
  expect(webhooks.read('order.exploded', { id: '1' })).toBeNull();
  expect(() => webhooks.read('refund.updated', { id: '1' })).toThrow('names no order');
  expect(() => webhooks.read('order.created', [])).toThrow();
});
