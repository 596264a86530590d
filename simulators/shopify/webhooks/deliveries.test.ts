import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#simulators/core/time.ts';
import type { ShopFixture } from '#simulators/shopify/shop/fixture.ts';
import { createShopifySimulator, type ShopifySimulator } from '#simulators/shopify/simulator.ts';
import { startReceivingApp } from '#simulators/shopify/testing/app.ts';
import { clientOf } from '#simulators/shopify/testing/client.ts';

const teaHouse: ShopFixture = {
  name: 'tea-house',
  currency: 'GBP',
  products: [{ title: 'Tea', sku: 'TEA', price: '10.00' }],
  customers: [{ id: '5', email: 'ada@example.com', firstName: 'Ada', country: 'GB' }],
  orders: [
    {
      id: '9007199254740993001',
      name: '#7',
      number: 7,
      customer: '5',
      lines: [{ id: '71', product: 'Tea', quantity: 2 }],
      shipping: '3.50',
    },
  ],
};

let clock: number;
let secret: string;
let app: Awaited<ReturnType<typeof startReceivingApp>>;
let simulator: ShopifySimulator;

beforeEach(async () => {
  clock = Date.parse('2026-11-20T12:00:00Z');
  app = await startReceivingApp(() => secret);
  simulator = await createShopifySimulator({
    now: () => new Date(clock),
    app: { url: app.url, clientId: 'public', clientSecret: 'public secret' },
    webhookAnswerLimitMs: 200,
    shops: [teaHouse],
  });
  secret = simulator.merchantApp.clientSecret;
});
afterEach(async () => {
  await simulator.close();
  await app.close();
});

const SUBSCRIBE = `mutation($topic: WebhookSubscriptionTopic!, $sub: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $sub) {
    webhookSubscription { id uri name } userErrors { message } } }`;

type Made = {
  webhookSubscriptionCreate: {
    webhookSubscription: { id: string } | null;
    userErrors: { message: string }[];
  };
};

async function subscribe(topics: string[], sub: object = {}, token?: string) {
  const { ask } = clientOf(simulator, 'tea-house', token);
  for (const topic of topics) {
    const uri = `${app.url}/hooks`;
    const { data, errors } = await ask<Made>(SUBSCRIBE, { topic, sub: { uri, ...sub } });
    expect(errors).toEqual([]);
    expect(data.webhookSubscriptionCreate.userErrors).toEqual([]);
  }
  return simulator.shop('tea-house');
}

/** As the public app, which a merchant let in. */
async function installPublicApp(): Promise<string> {
  const shopUrl = simulator.origin.replace('{shop}', 'tea-house');
  const body = new URLSearchParams({
    client_id: 'public',
    scope: 'read_orders,read_products,read_customers',
    redirect_uri: `${app.url}/back`,
    decision: 'install',
  });
  const consented = await fetch(`${shopUrl}/admin/oauth/authorize`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  const code = new URL(consented.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const exchanged = await fetch(`${shopUrl}/admin/oauth/access_token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'public', client_secret: 'public secret', code, expiring: '1' }),
  });
  return ((await exchanged.json()) as { access_token: string }).access_token;
}

describe('a change of a shop', () => {
  test('is sent with every header, signed with the secret of the app that listens', async () => {
    const shop = await subscribe(['ORDERS_CREATE'], { name: 'Vitrin' });
    shop.addOrder({ lines: [{ product: 'Tea' }], email: 'guest@example.com', financialStatus: 'PENDING' });
    await simulator.deliverDue();
    const [delivery] = app.received;
    expect(app.received).toHaveLength(1);
    expect(delivery).toMatchObject({ path: '/hooks', isSigned: true });
    expect(delivery?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-shopify-topic': 'orders/create',
      'x-shopify-shop-domain': 'tea-house.myshopify.com',
      'x-shopify-api-version': '2026-10',
      'x-shopify-webhook-id': shop.webhooks.log[0]?.id,
      'x-shopify-triggered-at': '2026-11-20T12:00:00.000Z',
      'x-shopify-event-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-shopify-name': 'Vitrin',
    });
    expect(shop.webhooks.log).toMatchObject([{ state: 'delivered', attempts: [{ status: 200 }] }]);
  });

  test('sends each of its topics in one event, in the order of things', async () => {
    const shop = await subscribe(['ORDERS_CANCELLED', 'ORDERS_UPDATED', 'REFUNDS_CREATE', 'ORDERS_EDITED']);
    shop.cancelOrder('#7');
    await simulator.deliverDue();
    expect(app.topics()).toEqual(['orders/cancelled', 'refunds/create', 'orders/updated']);
    expect(new Set(app.received.map(({ headers }) => headers['x-shopify-event-id'])).size).toBe(1);
    expect(new Set(app.received.map(({ headers }) => headers['x-shopify-webhook-id'])).size).toBe(3);
  });

  test('an order is sent with money as text and ids longer than a double', async () => {
    const shop = await subscribe(['ORDERS_UPDATED', 'REFUNDS_CREATE']);
    shop.refund('#7', { lines: [{ line: 'TEA', quantity: 1 }] });
    await simulator.deliverDue();
    const text = app.received.find(({ headers }) => headers['x-shopify-topic'] === 'orders/updated')?.text;
    expect(text).toContain('"id":9007199254740993001,');
    expect(app.bodyOf('orders/updated')).toMatchObject({
      admin_graphql_api_id: 'gid://shopify/Order/9007199254740993001',
      name: '#7',
      financial_status: 'partially_refunded',
      total_price: '23.50',
      current_total_price: '13.50',
      total_shipping_price_set: { shop_money: { amount: '3.50', currency_code: 'GBP' } },
      customer: { id: 5, email: 'ada@example.com' },
      line_items: [{ id: 71, sku: 'TEA', quantity: 2, current_quantity: 1, price: '10.00' }],
    });
    expect(app.bodyOf('refunds/create')).toMatchObject({
      refund_line_items: [{ line_item_id: 71, quantity: 1, subtotal: 10 }],
      transactions: [{ kind: 'refund', status: 'success', amount: '10.00' }],
    });
  });

  test('an edit is sent as an edit', async () => {
    const shop = await subscribe(['ORDERS_EDITED']);
    shop.editOrder('#7', { add: [{ product: 'Tea' }], change: [{ line: 'TEA', quantity: 1 }] });
    await simulator.deliverDue();
    expect(app.bodyOf('orders/edited').order_edit.line_items).toMatchObject({
      additions: [{ delta: 1 }],
      removals: [{ id: 71, delta: 1 }],
    });
  });

  test('products, customers, checkouts and the shop are sent too', async () => {
    const subjects = ['PRODUCTS', 'CUSTOMERS', 'CHECKOUTS'];
    const topics = subjects.flatMap((subject) => [
      `${subject}_CREATE`,
      `${subject}_UPDATE`,
      `${subject}_DELETE`,
    ]);
    const shop = await subscribe([
      ...topics,
      'SHOP_UPDATE',
      'APP_SCOPES_UPDATE',
      'ORDERS_DELETE',
      'ORDERS_PAID',
    ]);
    const product = shop.addProduct({ title: 'Cup', price: '4.00', tags: ['new', 'blue'] });
    shop.updateProduct(product, { price: '5.00' });
    shop.deleteProduct(product);
    const customer = shop.addCustomer({ email: 'bo@example.com', city: 'Leeds', country: 'GB' });
    shop.updateCustomer(customer, { firstName: 'Bo' });
    const checkout = shop.addCheckout({ customer, lines: [{ product: 'Tea' }] });
    shop.updateCheckout(checkout, { lines: [{ product: 'Tea', quantity: 3 }] });
    shop.completeCheckout(checkout);
    shop.deleteCheckout(checkout);
    shop.deleteCustomer(customer);
    shop.addOrder({ name: '#8', lines: [{ product: 'Tea' }] });
    shop.deleteOrder('#8');
    shop.setTimezone('Europe/London');
    shop.setScopes(['read_orders']);
    await simulator.deliverDue();
    expect(app.topics()).toEqual([
      'products/create',
      'products/update',
      'products/delete',
      'customers/create',
      'customers/update',
      'checkouts/create',
      'checkouts/update',
      'checkouts/update',
      'checkouts/delete',
      'customers/delete',
      'orders/paid',
      'orders/delete',
      'shop/update',
      'app/scopes_update',
    ]);
    expect(app.bodyOf('products/update')).toMatchObject({
      tags: 'new, blue',
      status: 'active',
      variants: [{ price: '5.00' }],
    });
    expect(app.bodyOf('customers/update')).toMatchObject({
      first_name: 'Bo',
      default_address: { city: 'Leeds', country_code: 'GB' },
    });
    expect(app.bodyOf('checkouts/update')).toMatchObject({
      total_price: '30.00',
      completed_at: '2026-11-20T12:00:00Z',
      customer: { email: 'bo@example.com' },
    });
    expect(app.bodyOf('app/scopes_update').current).toEqual(['read_orders']);
  });

  test('only the fields that were asked for are sent', async () => {
    const shop = await subscribe(['ORDERS_UPDATED'], { includeFields: ['name', 'test'] });
    shop.updateOrder('#7', { test: true });
    await simulator.deliverDue();
    expect(app.bodyOf('orders/updated')).toEqual({ name: '#7', test: true });
  });
});

describe('a subscription', () => {
  test.each([
    ['http://app.example.com/hooks', 'Address protocol http:// is not supported'],
    ['ftp://127.0.0.1/hooks', 'Address protocol ftp:// is not supported'],
  ])('cannot go to %s', async (uri, message) => {
    const { ask } = clientOf(simulator, 'tea-house');
    const { data } = await ask<Made>(SUBSCRIBE, { topic: 'ORDERS_CREATE', sub: { uri } });
    expect(data.webhookSubscriptionCreate).toEqual({ webhookSubscription: null, userErrors: [{ message }] });
  });

  test('needs the scope of what it sends', async () => {
    simulator.shop('tea-house').setScopes(['read_products']);
    const { ask } = clientOf(simulator, 'tea-house');
    const sub = { uri: `${app.url}/hooks` };
    const { errors } = await ask(SUBSCRIBE, { topic: 'CUSTOMERS_CREATE', sub });
    expect(errors[0]?.extensions?.code).toBe('ACCESS_DENIED');
  });

  test('belongs to its app: others neither see nor delete it, and each is signed for', async () => {
    const token = await installPublicApp();
    await subscribe(['PRODUCTS_CREATE']);
    const shop = await subscribe(['PRODUCTS_CREATE'], { uri: `${app.url}/public` }, token);
    const mine = shop.webhooks.subscriptions.find(({ clientId }) => clientId === 'public');
    const merchant = clientOf(simulator, 'tea-house');
    const seen = await merchant.ask<{ webhookSubscriptions: { nodes: { uri: string }[] } }>(
      '{ webhookSubscriptions(first: 10) { nodes { uri } } }',
    );
    expect(seen.data.webhookSubscriptions.nodes).toEqual([{ uri: `${app.url}/hooks` }]);
    const removed = await merchant.ask(
      `mutation { webhookSubscriptionDelete(id: "gid://shopify/WebhookSubscription/${mine?.id}") {
        deletedWebhookSubscriptionId userErrors { message } } }`,
    );
    expect(removed.data).toMatchObject({ webhookSubscriptionDelete: { deletedWebhookSubscriptionId: null } });
    shop.addProduct({ title: 'Cup' });
    await simulator.deliverDue();
    expect(app.received.map(({ path, isSigned }) => [path, isSigned])).toEqual([
      ['/hooks', true],
      ['/public', false],
    ]);
    secret = 'public secret';
    shop.addProduct({ title: 'Pot' });
    await simulator.deliverDue();
    expect(app.received.slice(2).map(({ isSigned }) => isSigned)).toEqual([false, true]);
  });
});

describe('a delivery that fails', () => {
  test('is tried again eight times in four hours, and then its subscription is gone', async () => {
    const shop = await subscribe(['ORDERS_UPDATED']);
    app.answerWith(500);
    shop.updateOrder('#7', { tags: ['late'] });
    for (let minute = 0; minute <= 240; minute += 1) {
      await simulator.deliverDue();
      if (minute < 240) expect(shop.webhooks.subscriptions).toHaveLength(1);
      clock += MINUTE_MS;
    }
    const [delivery] = shop.webhooks.log;
    const start = Date.parse('2026-11-20T12:00:00Z');
    expect(delivery?.attempts.map(({ at }) => (at - start) / MINUTE_MS)).toEqual([
      0, 1, 5, 15, 30, 60, 120, 180, 240,
    ]);
    expect(delivery?.state).toBe('given-up');
    expect(new Set(app.received.map(({ text }) => text)).size).toBe(1);
    expect(new Set(app.received.map(({ headers }) => headers['x-shopify-webhook-id'])).size).toBe(1);
    expect(shop.webhooks.subscriptions).toEqual([]);
  });

  test('counts a redirect and a late answer as failures, and gets through in the end', async () => {
    const shop = await subscribe(['ORDERS_UPDATED']);
    app.answerWith(302);
    shop.updateOrder('#7', { tags: ['late'] });
    await simulator.deliverDue();
    app.answerWith(200);
    clock += MINUTE_MS;
    await simulator.deliverDue();
    expect(shop.webhooks.log[0]?.attempts.map(({ status }) => status)).toEqual([302, 200]);
    app.fallSilent();
    shop.updateOrder('#7', { tags: [] });
    await simulator.deliverDue();
    expect(shop.webhooks.log[1]).toMatchObject({ state: 'waiting', attempts: [{ status: null }] });
  });

  test('nobody who changes the shop waits for it', async () => {
    const shop = await subscribe(['ORDERS_UPDATED']);
    app.fallSilent();
    shop.updateOrder('#7', { tags: ['late'] });
    expect((await clientOf(simulator, 'tea-house').ask('{ shop { id } }')).status).toBe(200);
    expect(shop.webhooks.log[0]?.attempts).toEqual([]);
    await simulator.deliverDue();
  });
});

describe('for the tests of an app', () => {
  test('deliveries come twice, wrongly signed, or the newest first', async () => {
    const shop = await subscribe(['ORDERS_UPDATED']);
    shop.webhooks.setFaults({ duplicate: true });
    shop.updateOrder('#7', { tags: ['one'] });
    await simulator.deliverDue();
    expect(app.received.map(({ headers }) => headers['x-shopify-webhook-id'])).toEqual(
      Array.from({ length: 2 }, () => shop.webhooks.log[0]?.id),
    );
    shop.webhooks.setFaults({ wrongSignature: true });
    shop.updateOrder('#7', { tags: ['two'] });
    await simulator.deliverDue();
    expect(app.received.at(-1)?.isSigned).toBe(false);
    shop.webhooks.setFaults({ outOfOrder: true });
    shop.updateOrder('#7', { tags: ['three'] });
    shop.updateOrder('#7', { tags: ['four'] });
    await simulator.deliverDue();
    const tags = app.received.slice(-2).map(({ text }) => (JSON.parse(text) as { tags: string }).tags);
    expect(tags).toEqual(['four', 'three']);
  });

  test('a delivery is repeated on request, with the same id', async () => {
    const shop = await subscribe(['ORDERS_UPDATED']);
    shop.updateOrder('#7', { tags: ['one'] });
    await simulator.deliverDue();
    await shop.webhooks.redeliver(shop.webhooks.log[0]?.id ?? '');
    const [first, second] = app.received;
    expect(second?.text).toBe(first?.text);
    expect(second?.headers['x-shopify-webhook-id']).toBe(first?.headers['x-shopify-webhook-id']);
  });

  test('privacy requests go to the address of the app, signed by its secret', async () => {
    secret = 'public secret';
    const { webhooks } = simulator.shop('tea-house');
    webhooks.sendPrivacy('customers/redact', {
      customer: { id: '5', email: 'ada@example.com' },
      orders: ['7'],
    });
    webhooks.sendPrivacy('customers/data_request', { customer: { id: '5' }, orders: ['7'], requestId: '99' });
    webhooks.sendPrivacy('shop/redact');
    await simulator.deliverDue();
    expect(app.received.map(({ path, isSigned }) => [path, isSigned])).toEqual(
      Array.from({ length: 3 }, () => ['/api/webhooks/shopify', true]),
    );
    expect(app.bodyOf('customers/redact')).toMatchObject({
      shop_domain: 'tea-house.myshopify.com',
      customer: { id: 5, email: 'ada@example.com', phone: null },
      orders_to_redact: [7],
    });
    expect(app.bodyOf('customers/data_request')).toMatchObject({
      orders_requested: [7],
      data_request: { id: 99 },
    });
  });
});

describe('uninstalling', () => {
  test('kills the tokens of the app alone, ends its subscriptions and notifies it', async () => {
    const token = await installPublicApp();
    await subscribe(['APP_UNINSTALLED', 'ORDERS_UPDATED']);
    const shop = await subscribe(['APP_UNINSTALLED', 'ORDERS_UPDATED'], { uri: `${app.url}/public` }, token);
    secret = 'public secret';
    const { ask } = clientOf(simulator, 'tea-house', token);
    await ask('mutation { appUninstall { app { id } userErrors { message } } }');
    shop.updateOrder('#7', { tags: ['later'] });
    await simulator.deliverDue();
    expect(app.received.map(({ path, headers }) => [path, headers['x-shopify-topic']])).toEqual([
      ['/public', 'app/uninstalled'],
      ['/hooks', 'orders/updated'],
    ]);
    expect(app.received[0]?.isSigned).toBe(true);
    expect(app.bodyOf('app/uninstalled')).toMatchObject({ myshopify_domain: 'tea-house.myshopify.com' });
    expect((await ask('{ shop { id } }')).status).toBe(401);
    expect((await clientOf(simulator, 'tea-house').ask('{ shop { id } }')).status).toBe(200);
  });
});
