import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createShopifySimulator, type ShopifySimulator } from './simulator.ts';
import { clientOf } from './testing/client.ts';

let clock = Date.parse('2026-11-20T12:00:00Z');
let simulator: ShopifySimulator;
const openShop = () => clientOf(simulator, 'tea');

beforeAll(async () => {
  simulator = await createShopifySimulator({
    now: () => new Date(clock),
    shops: [
      {
        name: 'tea',
        products: [{ title: 'Tea', sku: 'TEA', price: '10.00', images: [{ url: '/cdn/tea.jpg' }] }],
        orders: Array.from({ length: 30 }, (_, index) => ({
          lines: [
            { product: 'Tea', quantity: index + 1 },
            { title: 'Wrapping', unitPrice: '1.00' },
          ],
          refunds: index % 10 === 0 ? [{ lines: [{ line: 0, quantity: 1 }] }] : [],
        })),
      },
    ],
  });
});
afterAll(() => simulator.close());

const ORDERS = `{ orders { edges { node { id name totalPriceSet { shopMoney { amount } }
  lineItems { edges { node { id quantity product { id } } } } } } } }`;

describe('a bulk operation', () => {
  test('writes what paging reads', async () => {
    const { ask, readBulk } = openShop();
    const lines = await readBulk(ORDERS);
    type Paged = { orders: { nodes: { id: string; lineItems: { nodes: { id: string }[] } }[] } };
    const { data } = await ask<Paged>(`{ orders(first: 30, sortKey: ID) { nodes { id name
      totalPriceSet { shopMoney { amount } } lineItems(first: 5) { nodes { id quantity product { id } } } } } }`);
    const paged = data.orders.nodes.flatMap(({ lineItems, ...order }) => [
      order,
      ...lineItems.nodes.map((line) => ({ ...line, __parentId: order.id })),
    ]);
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect([...lines].sort(byId)).toEqual([...paged].sort(byId));
  });

  test('puts children somewhere after their parent, or right behind it when grouped', async () => {
    const { readBulk } = openShop();
    const loose = await readBulk(ORDERS);
    const placeOf = new Map(loose.map(({ id }, place) => [id, place]));
    const children = loose.filter((line) => line.__parentId);
    expect(
      children.every(({ id, __parentId = '' }) => (placeOf.get(id) ?? 0) > (placeOf.get(__parentId) ?? 0)),
    ).toBe(true);
    expect(loose[1]?.__parentId).toBeUndefined();
    const grouped = await readBulk(ORDERS, true);
    expect(grouped.slice(0, 4).map((line) => line.__parentId ?? 'root')).toEqual([
      'root',
      grouped[0]?.id,
      grouped[0]?.id,
      'root',
    ]);
  });

  test('reads agreements and their sales, two connections deep', async () => {
    const { readBulk } = openShop();
    const lines = await readBulk(`{ orders { edges { node { id agreements { edges { node { id __typename
      sales { edges { node { id __typename totalAmount { shopMoney { amount } }
        ... on ProductSale { lineItem { id } } } } } } } } } } } }`);
    const count = (type: string) => lines.filter(({ __typename }) => __typename === type).length;
    expect([count('OrderAgreement'), count('RefundAgreement'), count('ProductSale')]).toEqual([30, 3, 63]);
  });

  test('shows pictures by their whole address', async () => {
    const { readBulk } = openShop();
    const [product] = await readBulk(
      '{ products { edges { node { id featuredMedia { preview { image { url } } } } } } }',
    );
    expect(JSON.stringify(product)).toContain('http://127.0.0.1:');
  });

  test('has no address when it found nothing', async () => {
    const { startBulk, finishBulk } = openShop();
    const { bulkOperation } = await startBulk('{ customers { edges { node { id } } } }');
    expect(await finishBulk(bulkOperation?.id ?? '')).toMatchObject({
      status: 'COMPLETED',
      objectCount: '0',
      url: null,
    });
  });

  test('runs as long as it was set to, on the clock of the test', async () => {
    const { startBulk, pollBulk, finishBulk } = openShop();
    simulator.shop('tea').setBulkDelay(30_000);
    const { bulkOperation } = await startBulk(ORDERS);
    const id = bulkOperation?.id ?? '';
    expect(bulkOperation?.status).toBe('CREATED');
    await expect.poll(() => pollBulk(id)).toMatchObject({ status: 'RUNNING', objectCount: '90', url: null });
    clock += 30_000;
    expect((await finishBulk(id)).status).toBe('COMPLETED');
    simulator.shop('tea').setBulkDelay(0);
  });

  test('five run at once, a sixth waits, and one can be cancelled', async () => {
    const { ask, startBulk, finishBulk } = openShop();
    simulator.shop('tea').setBulkDelay(60_000);
    const started = [];
    for (let turn = 0; turn < 5; turn += 1) started.push((await startBulk(ORDERS)).bulkOperation?.id ?? '');
    expect((await startBulk(ORDERS)).userErrors[0]?.code).toBe('LIMIT_REACHED');
    const { data } = await ask<{ bulkOperations: { nodes: unknown[] } }>(
      '{ bulkOperations(first: 10, query: "status:running operation_type:query") { nodes { id } } }',
    );
    expect(data.bulkOperations.nodes).toHaveLength(5);
    await ask(
      `mutation { bulkOperationCancel(id: "${started[0]}") { bulkOperation { status } userErrors { message } } }`,
    );
    expect((await finishBulk(started[0] ?? '')).status).toBe('CANCELED');
    expect((await startBulk(ORDERS)).userErrors).toEqual([]);
    clock += 60_000;
    simulator.shop('tea').setBulkDelay(0);
  });

  test('fails when a scope is missing', async () => {
    const { startBulk, finishBulk } = openShop();
    simulator.shop('tea').setScopes(['read_products']);
    const { bulkOperation } = await startBulk(ORDERS);
    expect(await finishBulk(bulkOperation?.id ?? '')).toMatchObject({
      status: 'FAILED',
      errorCode: 'ACCESS_DENIED',
    });
    simulator.shop('tea').setScopes(['read_orders', 'read_all_orders', 'read_products', 'read_customers']);
  });

  test.each([
    ['no connection', '{ shop { id } }', 'at least one connection'],
    ['a top-level node', '{ node(id: "gid://shopify/Order/1") { id } }', "top level 'node'"],
    ['variables', 'query($q: String) { orders(query: $q) { edges { node { id } } } }', 'variables'],
    [
      'a connection in a list',
      '{ orders { edges { node { id refunds { refundLineItems { edges { node { quantity } } } } } } } }',
      'within a list',
    ],
    [
      'a parent without id',
      '{ orders { edges { node { name lineItems { edges { node { id } } } } } } }',
      "select the 'id' field",
    ],
    ['an unknown field', '{ orders { edges { node { id colour } } } }', "Field 'colour' doesn't exist"],
    [
      'three deep',
      '{ customers { edges { node { id orders { edges { node { id agreements { edges { node { id sales { edges { node { id } } } } } } } } } } } } }',
      'nesting depth',
    ],
  ])('refuses %s', async (_name, query, reason) => {
    const { startBulk } = openShop();
    const { bulkOperation, userErrors } = await startBulk(query);
    expect(bulkOperation).toBeNull();
    expect(userErrors[0]).toMatchObject({ code: 'INVALID', message: expect.stringContaining(reason) });
  });
});
