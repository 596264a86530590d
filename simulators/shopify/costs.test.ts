import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ShopFixture } from './shop/fixture.ts';
import { createShopifySimulator, type ShopifySimulator } from './simulator.ts';
import { startReceivingApp } from './testing/app.ts';
import { clientOf } from './testing/client.ts';

const START = Date.parse('2026-11-20T12:00:00Z');
let clock = START;
let simulator: ShopifySimulator;
beforeAll(async () => {
  simulator = await createShopifySimulator({ now: () => new Date(clock) });
});
beforeEach(() => {
  clock = START;
});
afterAll(() => simulator.close());

let shops = 0;
function openShop(fixture: Partial<ShopFixture> = {}) {
  shops += 1;
  const control = simulator.addShop({
    name: `cost-shop-${shops}`,
    currency: 'GBP',
    products: [
      { id: '1', title: 'Tea', variants: [{ id: '11', sku: 'TEA', price: '10.00', cost: '3.00' }] },
      { id: '2', title: 'Cup', variants: [{ id: '21', sku: 'CUP', price: '8.00' }] },
      { id: '3', title: 'Sample', variants: [{ id: '31', sku: 'FREE', price: '1.00', cost: '0' }] },
    ],
    ...fixture,
  });
  const { ask } = clientOf(simulator, control.name);
  type Table = { parseErrors: string[]; tableData: { rows: Record<string, string | null>[] } | null };
  async function report(query: string): Promise<Table> {
    const { data, errors } = await ask<{ shopifyqlQuery: Table }>(
      'query($query: String!) { shopifyqlQuery(query: $query) { parseErrors tableData { rows columns { name dataType } } } }',
      { query },
    );
    if (errors[0]) throw new Error(errors[0].message);
    return data.shopifyqlQuery;
  }
  async function rows(query: string) {
    const { parseErrors, tableData } = await report(query);
    expect(parseErrors).toEqual([]);
    return tableData?.rows ?? [];
  }
  async function unitCosts() {
    type Cost = { sku: string; inventoryItem: { unitCost: { amount: string } | null } };
    const { data } = await ask<{ products: { nodes: { variants: { nodes: Cost[] } }[] } }>(
      '{ products(first: 9) { nodes { variants(first: 5) { nodes { sku inventoryItem { unitCost { amount } } } } } } }',
    );
    const all = data.products.nodes.flatMap(({ variants }) => variants.nodes);
    return Object.fromEntries(
      all.map(({ sku, inventoryItem }) => [sku, inventoryItem.unitCost?.amount ?? null]),
    );
  }
  return { control, ask, report, rows, unitCosts };
}

const COGS =
  'FROM sales SHOW quantity_ordered, reversed_quantity, net_items_sold, net_sales, net_sales_with_cost_recorded, net_sales_without_cost_recorded, cost_of_goods_sold, gross_profit, gross_margin';

describe('the cost of a variant', () => {
  test('a cost of nothing is a cost, and no cost is none', async () => {
    const { unitCosts } = openShop();
    expect(await unitCosts()).toEqual({ TEA: '3.00', CUP: null, FREE: '0.00' });
  });

  test('is the one that is good today, from the beginning of a day of the shop', async () => {
    const { unitCosts } = openShop({
      ianaTimezone: 'Europe/Istanbul',
      products: [
        {
          title: 'Tea',
          price: '10.00',
          sku: 'TEA',
          costs: [
            { from: '2026-11-01', cost: '3.00' },
            { from: '2026-11-21', cost: '3.50' },
            { from: '2026-11-22T06:00:00Z', cost: null },
          ],
        },
      ],
    });
    const at = async (instant: string) => {
      clock = Date.parse(instant);
      return (await unitCosts()).TEA;
    };
    expect(await at('2026-10-31T20:59:59Z')).toBeNull();
    expect(await at('2026-10-31T21:00:00Z')).toBe('3.00');
    expect(await at('2026-11-20T20:59:59Z')).toBe('3.00');
    expect(await at('2026-11-20T21:00:00Z')).toBe('3.50');
    expect(await at('2026-11-22T06:00:00Z')).toBeNull();
  });

  test('when the merchant changes it alone, only the inventory item changes; with the product, both are announced', async () => {
    const { control, ask, unitCosts } = openShop();
    const app = await startReceivingApp(() => simulator.merchantApp.clientSecret);
    for (const topic of ['PRODUCTS_UPDATE', 'INVENTORY_ITEMS_UPDATE']) {
      await ask(
        `mutation { webhookSubscriptionCreate(topic: ${topic}, webhookSubscription: { uri: "${app.url}/hooks" }) {
          userErrors { message } } }`,
      );
    }
    const unchanged = { id: 'gid://shopify/Product/1', updatedAt: '2020-01-01T00:00:00Z' };
    async function changed(since: string) {
      const { data } = await ask(`{ inventoryItems(first: 5, query: "updated_at:>='${since}'") {
        nodes { id variants(first: 1) { nodes { product { id updatedAt } } } } } }`);
      return (data as { inventoryItems: { nodes: object[] } }).inventoryItems.nodes;
    }
    clock += 60_000;
    control.setCost('TEA', '3.20');
    expect(await changed('2026-11-20T12:00:30Z')).toEqual([
      { id: 'gid://shopify/InventoryItem/11', variants: { nodes: [{ product: unchanged }] } },
    ]);
    expect(await changed('2026-11-20T12:01:01Z')).toEqual([]);
    control.updateProduct('1', { title: 'Green tea' });
    control.updateProduct('1', { cost: '3.40' });
    await simulator.deliverDue();
    expect(app.topics()).toEqual([
      'inventory_items/update',
      'products/update',
      'products/update',
      'inventory_items/update',
    ]);
    expect(app.bodyOf('inventory_items/update')).toMatchObject({ id: 11, sku: 'TEA', cost: '3.40' });
    const { data } = await ask('{ product(id: "gid://shopify/Product/1") { updatedAt } }');
    expect(data).toEqual({ product: { updatedAt: '2026-11-20T12:01:00Z' } });
    control.setCost('11', null);
    expect((await unitCosts()).TEA).toBeNull();
    await app.close();
  });

  test('a subscription to inventory items needs one of two scopes', async () => {
    const { control, ask } = openShop();
    const subscribe = () =>
      ask(`mutation { webhookSubscriptionCreate(topic: INVENTORY_ITEMS_UPDATE,
        webhookSubscription: { uri: "https://app.example.com/hooks" }) { userErrors { message } } }`);
    control.setScopes(['read_orders']);
    expect((await subscribe()).errors[0]?.message).toBe(
      'Access denied for webhookSubscriptionCreate field. Required access: `read_inventory` access scope or `read_products` access scope.',
    );
    control.setScopes(['read_products']);
    expect((await subscribe()).errors).toEqual([]);
  });
});

describe('the cost of goods sold', () => {
  test('is the cost at the moment of the sale, whatever it becomes later', async () => {
    const { control, rows } = openShop();
    control.addOrder({ name: '#1', lines: [{ product: 'Tea', quantity: 2 }] });
    clock = Date.parse('2026-11-21T12:00:00Z');
    control.setCost('TEA', '4.00');
    control.addOrder({ name: '#2', lines: [{ product: 'Tea' }] });
    control.setCost('TEA', null);
    control.addOrder({ name: '#3', lines: [{ product: 'Tea' }] });
    control.refund('#1', { lines: [{ line: 'TEA', quantity: 1 }] });
    expect(await rows(`${COGS} TIMESERIES day`)).toEqual([
      {
        day: '2026-11-20',
        quantity_ordered: '2',
        reversed_quantity: '0',
        net_items_sold: '2',
        net_sales: '20.00',
        net_sales_with_cost_recorded: '20.00',
        net_sales_without_cost_recorded: '0.00',
        cost_of_goods_sold: '6.00',
        gross_profit: '14.00',
        gross_margin: '0.7',
      },
      {
        day: '2026-11-21',
        quantity_ordered: '2',
        reversed_quantity: '-1',
        net_items_sold: '1',
        net_sales: '10.00',
        // 10 sold with a cost and 10 given back; the third sale had none.
        net_sales_with_cost_recorded: '0.00',
        net_sales_without_cost_recorded: '10.00',
        cost_of_goods_sold: '1.00',
        gross_profit: '-1.00',
        gross_margin: null,
      },
    ]);
  });

  test.each([
    ['RETURN', '3.00', '7.00'],
    ['CANCEL', '3.00', '7.00'],
    ['NO_RESTOCK', '6.00', '4.00'],
  ] as const)('with units given back by %s is %s', async (restock, cost, profit) => {
    const { control, rows } = openShop();
    control.addOrder({ name: '#1', lines: [{ product: 'Tea', quantity: 2 }] });
    control.refund('#1', { lines: [{ line: 'TEA', quantity: 1 }], restock });
    expect(await rows('FROM sales SHOW net_items_sold, net_sales, cost_of_goods_sold, gross_profit')).toEqual(
      [{ net_items_sold: '1', net_sales: '10.00', cost_of_goods_sold: cost, gross_profit: profit }],
    );
  });

  test('leaves out what has no cost and holds what costs nothing; with and without are all sales of goods', async () => {
    const { rows } = openShop({
      orders: [
        {
          createdAt: '2026-11-19T09:00:00Z',
          lines: [
            { product: 'Tea' },
            { product: 'Cup' },
            { product: 'Sample' },
            { title: 'Wrap', unitPrice: '2.00' },
          ],
          shipping: '4.00',
        },
      ],
    });
    expect(await rows(`${COGS} SINCE 2026-11-19 UNTIL 2026-11-19`)).toEqual([
      {
        quantity_ordered: '4',
        reversed_quantity: '0',
        net_items_sold: '4',
        net_sales: '21.00',
        net_sales_with_cost_recorded: '11.00',
        net_sales_without_cost_recorded: '10.00',
        cost_of_goods_sold: '3.00',
        gross_profit: '8.00',
        gross_margin: String(8 / 11),
      },
    ]);
  });

  test('stands by variant, without an id for custom and deleted goods, whose cost is still known', async () => {
    const { control, rows } = openShop({
      orders: [
        {
          createdAt: '2026-11-19T09:00:00Z',
          lines: [{ product: 'Tea', quantity: 3 }, { product: 'Cup' }, { title: 'Wrap', unitPrice: '2.00' }],
        },
      ],
    });
    const BY_VARIANT =
      'FROM sales SHOW orders, quantity_ordered, net_sales, cost_of_goods_sold GROUP BY product_variant_id TIMESERIES day';
    const row = (id: string | null, units: string, sales: string, cost: string) => ({
      day: '2026-11-19',
      product_variant_id: id,
      orders: '1',
      quantity_ordered: units,
      net_sales: sales,
      cost_of_goods_sold: cost,
    });
    expect(await rows(BY_VARIANT)).toEqual([
      row(null, '1', '2.00', '0.00'),
      row('11', '3', '30.00', '9.00'),
      row('21', '1', '8.00', '0.00'),
    ]);
    control.deleteProduct('1');
    expect(
      await rows(`${BY_VARIANT} WITH TIMEZONE 'Europe/London' SINCE 2026-11-01 UNTIL 2026-11-20`),
    ).toEqual([row(null, '4', '32.00', '9.00'), row('21', '1', '8.00', '0.00')]);
    expect(
      await rows(
        'FROM sales SHOW quantity_ordered GROUP BY product_id, product_variant_id ORDER BY quantity_ordered DESC, product_id ASC LIMIT 1',
      ),
    ).toEqual([{ product_id: null, product_variant_id: null, quantity_ordered: '4' }]);
  });

  test('without LIMIT a thousand rows come, with it as many as asked for', async () => {
    const products = Array.from({ length: 1100 }, (_, index) => ({
      title: `Thing ${index}`,
      handle: `thing-${index}`,
      price: '1.00',
    }));
    const { rows } = openShop({
      products,
      orders: [
        { createdAt: '2026-11-19T09:00:00Z', lines: products.map(({ handle }) => ({ product: handle })) },
      ],
    });
    const BY_VARIANT = 'FROM sales SHOW net_sales GROUP BY product_variant_id TIMESERIES day';
    expect(await rows(BY_VARIANT)).toHaveLength(1000);
    expect(await rows(`${BY_VARIANT} LIMIT 7`)).toHaveLength(7);
    expect(await rows(`${BY_VARIANT} LIMIT 5000`)).toHaveLength(1100);
  });

  test('what it does not know is a parse error', async () => {
    const { report } = openShop();
    for (const query of [
      'FROM sales SHOW colour',
      'FROM sales SHOW net_sales GROUP BY colour',
      'FROM sales SHOW net_sales TIMESERIES day ORDER BY colour',
      'FROM sales SHOW net_sales HAVING net_sales > 0',
      'FROM fees SHOW tips',
      'FROM colours SHOW net_sales',
    ]) {
      const { parseErrors, tableData } = await report(query);
      expect([query, parseErrors.length, tableData]).toEqual([query, 1, null]);
    }
  });
});
