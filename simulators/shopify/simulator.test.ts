import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createShopifySimulator, type ShopifySimulator } from './simulator.ts';
import { clientOf } from './testing/client.ts';

let clock = Date.parse('2026-11-20T12:00:00Z');
let simulator: ShopifySimulator;

beforeAll(async () => {
  simulator = await createShopifySimulator({ now: () => new Date(clock) });
});
afterAll(() => simulator.close());

type Ids = { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

let shops = 0;
/** Each test has a shop of its own. */
function openShop(fixture: Partial<Parameters<ShopifySimulator['addShop']>[0]> = {}) {
  shops += 1;
  const control = simulator.addShop({
    name: `shop-${shops}`,
    currency: 'GBP',
    products: [{ title: 'Tea', sku: 'TEA', price: '10.00', cost: '3.00' }],
    customers: [{ id: '5', email: 'ada@example.com', firstName: 'Ada', country: 'GB' }],
    ...fixture,
  });
  return { control, ...clientOf(simulator, control.name) };
}

const orders = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    createdAt: new Date(Date.parse('2026-11-01T00:00:00Z') + Math.floor(index / 3) * 60_000).toISOString(),
    lines: [{ product: 'Tea' }],
  }));

const NEXT_ORDERS = `query($after: String) {
  orders(first: 4, after: $after, sortKey: UPDATED_AT) { nodes { id } pageInfo { hasNextPage endCursor } } }`;

describe('a simulated shop', () => {
  test('shows an order with its money, customer and lines', async () => {
    const { ask } = openShop({
      orders: [
        {
          id: '90071992547409931',
          name: '#1042',
          customer: 'ada@example.com',
          lines: [{ product: 'Tea', quantity: 2, discount: '1.00' }],
          shipping: '3.50',
        },
      ],
    });
    const { data } = await ask(`{ order(id: "gid://shopify/Order/90071992547409931") {
      name legacyResourceId total: totalPriceSet { shopMoney { amount currencyCode } }
      customer { email: displayName numberOfOrders amountSpent { amount } }
      lineItems(first: 5) { edges { node { sku quantity ...Cost } } } } }
      fragment Cost on LineItem { variant { price inventoryItem { unitCost { amount } } } }`);
    expect(data).toEqual({
      order: {
        name: '#1042',
        legacyResourceId: '90071992547409931',
        total: { shopMoney: { amount: '22.50', currencyCode: 'GBP' } },
        customer: { email: 'Ada', numberOfOrders: '1', amountSpent: { amount: '22.50' } },
        lineItems: {
          edges: [
            {
              node: {
                sku: 'TEA',
                quantity: 2,
                variant: { price: '10.00', inventoryItem: { unitCost: { amount: '3.00' } } },
              },
            },
          ],
        },
      },
    });
  });

  test('a merchant changes an order and its updatedAt moves to now', async () => {
    const { ask, control } = openShop({ orders: orders(1) });
    clock = Date.parse('2026-11-21T08:00:00Z');
    control.refund('1', { lines: [{ line: 'TEA', quantity: 1 }] });
    const { data } = await ask(`{ order(id: "gid://shopify/Order/1") { updatedAt displayFinancialStatus
      refunds { totalRefundedSet { shopMoney { amount } } }
      agreements(first: 5) { nodes { __typename sales(first: 5) { nodes { __typename actionType
        totalAmount { shopMoney { amount } } ... on ProductSale { lineItem { sku } } } } } } } }`);
    const money = (amount: string) => ({ shopMoney: { amount } });
    const sale = { __typename: 'ProductSale', lineItem: { sku: 'TEA' } };
    expect(data).toEqual({
      order: {
        updatedAt: '2026-11-21T08:00:00Z',
        displayFinancialStatus: 'REFUNDED',
        refunds: [{ totalRefundedSet: money('10.00') }],
        agreements: {
          nodes: [
            {
              __typename: 'OrderAgreement',
              sales: { nodes: [{ ...sale, actionType: 'ORDER', totalAmount: money('10.00') }] },
            },
            {
              __typename: 'RefundAgreement',
              sales: { nodes: [{ ...sale, actionType: 'RETURN', totalAmount: money('-10.00') }] },
            },
          ],
        },
      },
    });
  });

  test('cancelling gives everything back, shipping too', async () => {
    const { ask, control } = openShop({
      orders: [{ id: '1', lines: [{ product: 'Tea' }], shipping: '2.00' }],
    });
    control.cancelOrder('1');
    const { data } = await ask(`{ order(id: "gid://shopify/Order/1") { cancelReason
      totalRefundedSet { shopMoney { amount } } currentTotalPriceSet { shopMoney { amount } } } }`);
    expect(data).toEqual({
      order: {
        cancelReason: 'CUSTOMER',
        totalRefundedSet: { shopMoney: { amount: '12.00' } },
        currentTotalPriceSet: { shopMoney: { amount: '0.00' } },
      },
    });
  });

  test('paging sees every order once though orders come, go and change in between', async () => {
    const { ask, control } = openShop({ orders: orders(20) });
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; ; page += 1) {
      const { data }: { data: { orders: Ids } } = await ask<{ orders: Ids }>(NEXT_ORDERS, { after });
      seen.push(...data.orders.nodes.map(({ id }) => id));
      after = data.orders.pageInfo.endCursor;
      if (page === 1) {
        control.deleteOrder('2');
        control.deleteOrder('8');
        control.addOrder({ id: '999', lines: [{ product: 'Tea' }] });
      }
      if (!data.orders.pageInfo.hasNextPage) break;
    }
    const ids = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => `gid://shopify/Order/${from + index}`);
    expect(seen).toEqual([...ids(1, 20), 'gid://shopify/Order/999']);
  });

  test('a page must say how long it is, and not be too long', async () => {
    const { ask } = openShop();
    expect((await ask('{ orders { nodes { id } } }')).errors[0]?.message).toBe(
      'you must provide one of first or last',
    );
    expect((await ask('{ orders(first: 251) { nodes { id } } }')).errors[0]?.message).toBe(
      'first cannot exceed 250',
    );
  });

  test('what the schema lacks is refused as Shopify does, what the simulator lacks by name', async () => {
    const { ask } = openShop();
    const unknown = await ask('{ orders(first: 1) { nodes { colour } } }');
    expect(unknown.errors[0]).toMatchObject({
      message: "Field 'colour' doesn't exist on type 'Order'",
      extensions: { code: 'undefinedField', typeName: 'Order', fieldName: 'colour' },
    });
    const unsupported = await ask('{ orders(first: 1) { nodes { risk { recommendation } } } }');
    expect(unsupported.errors[0]?.message).toContain('does not support Order.risk');
    const filter = await ask('{ orders(first: 1, query: "po_number:7") { nodes { id } } }');
    expect(filter.errors[0]?.message).toContain('"po_number"');
    const variable = await ask('query($first: Int!) { orders(first: $first) { nodes { id } } }', {
      first: 'x',
    });
    expect(variable.errors[0]?.extensions?.code).toBe('INVALID_VARIABLE');
  });

  test('a missing scope denies the field at its path and leaves the rest', async () => {
    const { ask, control } = openShop({ orders: [{ customer: '5', lines: [{ product: 'Tea' }] }] });
    control.setScopes(['write_orders', 'read_all_orders', 'read_products']);
    const denied = await ask<{ orders: { nodes: unknown[] } }>(
      '{ orders(first: 2) { nodes { name customer { id } } } }',
    );
    expect(denied.data.orders.nodes).toEqual([{ name: '#1001', customer: null }]);
    expect(denied.errors[0]).toMatchObject({
      path: ['orders', 'nodes', 0, 'customer'],
      extensions: { code: 'ACCESS_DENIED' },
    });
    const whole = await ask('{ customers(first: 1) { nodes { id } } }');
    expect(whole.data).toBeNull();
  });

  test('without read_all_orders only sixty days are there', async () => {
    const { ask, control } = openShop({
      orders: [
        { id: '1', createdAt: '2026-08-01T00:00:00Z', lines: [{ product: 'Tea' }] },
        { id: '2', createdAt: '2026-11-01T00:00:00Z', lines: [{ product: 'Tea' }] },
      ],
    });
    control.setScopes(['read_orders']);
    const { data } = await ask('{ ordersCount { count } orders(first: 5) { nodes { id } } }');
    expect(data).toEqual({ ordersCount: { count: 1 }, orders: { nodes: [{ id: 'gid://shopify/Order/2' }] } });
  });

  test('wrong and revoked tokens get 401, unknown shops 404', async () => {
    const { ask, control } = openShop();
    control.revokeToken();
    const revoked = await ask('{ shop { id } }');
    expect(revoked.status).toBe(401);
    expect(revoked.text).toContain('[API] Invalid API key or access token');
    const nowhere = await clientOf(simulator, 'no-such-shop').ask('{ shop { id } }');
    expect(nowhere.status).toBe(404);
    expect(nowhere.headers.get('content-type')).toContain('text/html');
  });

  test('uninstalling the app kills its token', async () => {
    const { ask } = openShop();
    await ask('mutation { appUninstall { app { id } userErrors { message } } }');
    expect((await ask('{ shop { id } }')).status).toBe(401);
  });

  test('a webhook is subscribed once', async () => {
    const { ask } = openShop();
    const subscribe = `mutation { webhookSubscriptionCreate(topic: ORDERS_CREATE,
      webhookSubscription: { uri: "https://app.example.com/hooks", format: JSON }) {
      webhookSubscription { topic uri } userErrors { message } } }`;
    const errorsOf = async () => {
      const { data } = await ask<{ webhookSubscriptionCreate: { userErrors: { message: string }[] } }>(
        subscribe,
      );
      return data.webhookSubscriptionCreate.userErrors;
    };
    expect(await errorsOf()).toEqual([]);
    expect(await errorsOf()).toEqual([{ message: 'Address for this topic has already been taken' }]);
  });

  test('ShopifyQL adds up sales by day in the shop zone', async () => {
    const { ask } = openShop({
      ianaTimezone: 'Europe/Istanbul',
      orders: [
        {
          createdAt: '2026-11-01T20:59:00Z',
          lines: [{ product: 'Tea', discount: '1.00' }],
          shipping: '2.00',
        },
        { createdAt: '2026-11-01T21:01:00Z', lines: [{ product: 'Tea' }] },
      ],
    });
    const { data } = await ask(
      `{ shopifyqlQuery(query: "FROM sales SHOW orders, net_sales, total_sales
      TIMESERIES day SINCE 2026-11-01 UNTIL 2026-11-02") { parseErrors tableData { rows } } }`.replaceAll(
        '\n',
        ' ',
      ),
    );
    expect(data).toEqual({
      shopifyqlQuery: {
        parseErrors: [],
        tableData: {
          rows: [
            { day: '2026-11-01', orders: '1', net_sales: '9.00', total_sales: '11.00' },
            { day: '2026-11-02', orders: '1', net_sales: '10.00', total_sales: '10.00' },
          ],
        },
      },
    });
  });
});

describe('cost and throttle', () => {
  test('a query costs 2 and its objects, and gives back what it did not use', async () => {
    const { ask } = openShop({ orders: orders(3) });
    const { cost } = await ask(
      '{ orders(first: 10) { nodes { id totalPriceSet { shopMoney { amount } } } } }',
    );
    expect(cost).toEqual({
      requestedQueryCost: 12,
      actualQueryCost: 5,
      throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 1995, restoreRate: 100 },
    });
  });

  test('more than 1000 points is too much for one query', async () => {
    const { ask } = openShop();
    const { errors } = await ask(
      '{ orders(first: 100) { nodes { lineItems(first: 10) { nodes { id } } } } }',
    );
    expect(errors[0]?.extensions).toMatchObject({ code: 'MAX_COST_EXCEEDED', cost: 1302, maxCost: 1000 });
  });

  test('an empty bucket throttles until time has filled it', async () => {
    const { ask, control } = openShop({ orders: orders(3) });
    control.setThrottle({ bucket: 20, restoreRate: 10 });
    const query = '{ orders(first: 10) { nodes { id } } }';
    for (let turn = 0; turn < 2; turn += 1) expect((await ask(query)).errors).toEqual([]);
    const throttled = await ask(query);
    expect(throttled.status).toBe(200);
    expect(throttled.errors[0]).toMatchObject({ message: 'Throttled', extensions: { code: 'THROTTLED' } });
    clock += 1000;
    expect((await ask(query)).errors).toEqual([]);
    expect(control.throttledRequests).toBe(1);
    expect(control.maxPointsUsed).toBe(12);
  });
});
