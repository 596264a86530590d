import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINUTE_MS } from '#simulators/core/time.ts';
import { createShopierSimulator, type ShopierSimulator } from '#simulators/shopier/simulator.ts';
import { clientOf } from '#simulators/shopier/testing/client.ts';
import { startReceiver } from '#simulators/shopier/testing/receiver.ts';
import { webhookEvents } from './webhooks.ts';

let simulator: ShopierSimulator;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-11-20T12:00:00Z');
  receiver = await startReceiver();
  simulator = await createShopierSimulator({
    now: () => new Date(at),
    answerWithinMs: 1500,
    shops: [
      {
        name: 'cay-evi',
        products: [{ id: '501', title: 'Çay', price: '100.00' }],
        orders: [{ id: '7001', lines: [{ product: 'Çay', quantity: 2 }] }],
      },
      { name: 'kahve' },
    ],
  });
});
afterEach(async () => {
  await simulator.stop();
  await receiver.stop();
});

const owner = () => clientOf(simulator, 'pat_cay-evi');
const subscribe = async (event: string, url = receiver.url) =>
  (await owner().post('/webhooks', { event, url })).body;
const eventsReceived = () => receiver.received.map(({ headers }) => headers['shopier-event']);

test('the token of a subscription is shown once, and a subscription can be deleted', async () => {
  const made = await subscribe('order.created');
  expect(made).toEqual({
    id: expect.stringMatching(/^\d+$/),
    event: 'order.created',
    url: receiver.url,
    token: expect.any(String),
  });
  const { token: _, ...listed } = made;
  expect((await owner().get('/webhooks')).body).toEqual([listed]);
  expect((await clientOf(simulator, 'pat_kahve').get('/webhooks')).body).toEqual([]);
  expect((await clientOf(simulator, 'pat_kahve').remove(`/webhooks/${made.id}`)).status).toBe(404);
  expect((await owner().remove(`/webhooks/${made.id}`)).status).toBe(204);
  expect((await owner().get('/webhooks')).body).toEqual([]);
});

test.each([
  [400, { event: 'order.deleted', url: 'https://app.example/hooks' }],
  [400, { event: 'order.created', url: 'http://app.example/hooks' }],
  [400, { event: 'order.created', url: 'hooks' }],
  [400, { event: 'order.created' }],
  [200, { event: 'order.created', url: 'https://app.example/hooks' }],
  [200, { event: 'order.created', url: 'http://localhost:3000/hooks' }],
])('%i is the answer to a subscription of %j', async (status, body) => {
  expect((await owner().post('/webhooks', body)).status).toBe(status);
});

test('the same subscription a second time ends in a gateway timeout', async () => {
  await subscribe('order.created');
  expect((await owner().post('/webhooks', { event: 'order.created', url: receiver.url })).status).toBe(504);
});

test('a new order is delivered as it is, signed with the token of its subscription', async () => {
  const { token } = await subscribe('order.created');
  await subscribe('order.fulfilled');
  const shop = simulator.shop('cay-evi');
  const id = shop.placeOrder({ lines: [{ product: 'Çay' }], note: 'Şekersiz' });
  await simulator.deliverDue();

  expect(receiver.received).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  expect(JSON.parse(body)).toEqual((await owner().get(`/orders/${id}`)).body);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': 'Shopier-Hookshot/1.0',
    'shopier-event': 'order.created',
    'shopier-webhook-id': expect.any(String),
    'shopier-timestamp': String(at / 1000),
    'shopier-account-id': shop.accountId,
    'shopier-api-version': expect.any(String),
  });
  expect(headers['shopier-signature']).toBe(createHmac('sha256', token).update(body).digest('hex'));
});

test('everything that happens to a shop is announced by its event', async () => {
  for (const event of webhookEvents) await subscribe(event);
  const shop = simulator.shop('cay-evi');
  const changes: [event: string, change: () => void, payload: object][] = [
    [
      'order.fulfilled',
      () => shop.fulfil('7001'),
      { id: '7001', status: 'fulfilled', fulfillments: [{ status: 'shipped' }] },
    ],
    [
      'order.addressUpdated',
      () => shop.changeAddress('7001', { city: 'İzmir' }),
      { shippingInfo: { city: 'İzmir' } },
    ],
    [
      'refund.requested',
      () => shop.requestRefund('7001', { amount: '50.00' }),
      { id: '700101', orderId: '7001', status: 'pending', total: '50.00' },
    ],
    [
      'refund.updated',
      () => shop.settleRefund('700101'),
      { id: '700101', status: 'succeeded', dateRefunded: '2026-11-20T15:00:00+0300' },
    ],
    [
      'product.created',
      () => shop.addProduct({ id: '502', title: 'Kahve', price: '200.00' }),
      { id: '502', title: 'Kahve' },
    ],
    [
      'product.updated',
      () => shop.changeProduct('Kahve', { stock: 0 }),
      { id: '502', stockStatus: 'outOfStock' },
    ],
  ];
  for (const [event, change, payload] of changes) {
    change();
    await simulator.deliverDue();
    const { headers, body } = receiver.received.at(-1) ?? { headers: {}, body: '{}' };
    expect(headers['shopier-event']).toBe(event);
    expect(JSON.parse(body)).toMatchObject(payload);
  }
  shop.removeProduct('502');
  await simulator.deliverDue();
  expect(receiver.received).toHaveLength(changes.length);
  expect((await owner().get('/products/502')).status).toBe(404);
  expect((await owner().get('/orders', { refundType: 'partial' })).body).toMatchObject([{ id: '7001' }]);
});

test('a refund may fail, and no more can be refunded than was paid', async () => {
  const shop = simulator.shop('cay-evi');
  shop.settleRefund(shop.requestRefund('7001'), 'failed');
  shop.refund('7001', { amount: '150.00' });
  expect(() => shop.refund('7001', { amount: '50.01' })).toThrow('5000 hundredths left');
  expect((await owner().get('/orders/7001')).body.refunds).toMatchObject([
    { status: 'failed', total: '200.00' },
    { status: 'succeeded', total: '150.00' },
  ]);
});

test('what is not answered with 200 is sent nine times more, counted from the first failure', async () => {
  await subscribe('order.fulfilled');
  receiver.answerWith(500);
  const firstFailure = at;
  simulator.shop('cay-evi').fulfil('7001');
  await simulator.deliverDue();
  const afterMinutes = [1, 10, 60, 120, 240, 480, 1440, 2880, 4320];
  for (const [retry, minutes] of afterMinutes.entries()) {
    at = firstFailure + minutes * MINUTE_MS - 1;
    await simulator.deliverDue();
    expect(receiver.received).toHaveLength(1 + retry);
    at += 1;
    await simulator.deliverDue();
    expect(receiver.received).toHaveLength(2 + retry);
  }
  at += 100 * 24 * 60 * MINUTE_MS;
  await simulator.deliverDue();
  expect(receiver.received).toHaveLength(10);
  expect(new Set(receiver.received.map(({ headers }) => headers['shopier-webhook-id'])).size).toBe(1);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
});

test('a redirect is no 200, and a retry that arrives is the last', async () => {
  await subscribe('order.fulfilled');
  receiver.answerWith(302);
  simulator.shop('cay-evi').fulfil('7001');
  await simulator.deliverDue();
  receiver.answerWith(200);
  at += MINUTE_MS;
  await simulator.deliverDue();
  at += 1000 * MINUTE_MS;
  await simulator.deliverDue();
  expect(receiver.received).toHaveLength(2);
});

test('a receiver that does not answer in time is asked again, and delays no other receiver', async () => {
  await subscribe('order.created');
  receiver.answerWith(null);
  const shop = simulator.shop('cay-evi');
  const id = shop.placeOrder({ lines: [{ product: 'Çay' }] });
  expect((await owner().get(`/orders/${id}`)).status).toBe(200);
  await simulator.deliverDue();
  receiver.answerWith(200);
  at += MINUTE_MS;
  await simulator.deliverDue();
  expect(eventsReceived()).toEqual(['order.created', 'order.created']);
});

test('a deleted subscription is sent nothing more', async () => {
  const { id } = await subscribe('order.fulfilled');
  receiver.answerWith(500);
  simulator.shop('cay-evi').fulfil('7001');
  await simulator.deliverDue();
  await owner().remove(`/webhooks/${id}`);
  at += MINUTE_MS;
  await simulator.deliverDue();
  expect(receiver.received).toHaveLength(1);
});

test('webhooks do not count against the rate limit', async () => {
  await subscribe('product.updated');
  for (let stock = 0; stock < 250; stock += 1) simulator.shop('cay-evi').changeProduct('501', { stock });
  await simulator.deliverDue();
  expect(receiver.received).toHaveLength(250);
  expect((await owner().get('/shop/owner')).status).toBe(200);
});
