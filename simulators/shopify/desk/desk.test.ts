import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createShopifySimulator, type ShopifySimulator } from '#simulators/shopify/simulator.ts';
import { clientOf } from '#simulators/shopify/testing/client.ts';

let clock: number;
let simulator: ShopifySimulator;

beforeEach(async () => {
  clock = Date.parse('2026-11-20T12:00:00Z');
  simulator = await createShopifySimulator({
    now: () => new Date(clock),
    shops: [
      {
        name: 'tea-house',
        title: 'Tea & House',
        currency: 'GBP',
        products: [
          { title: 'Tea', price: '10.00' },
          { title: 'Cup', price: '4.00' },
          { title: 'Sample', price: '0' },
          { title: 'Old pot', price: '30.00', status: 'ARCHIVED' },
        ],
        orders: [{ name: '#9', number: 9, createdAt: '2026-11-01T00:00:00Z', lines: [{ product: 'Tea' }] }],
      },
      { name: 'empty' },
    ],
  });
});
afterEach(() => simulator.close());

const deskOf = (shop: string) => `${simulator.origin.replace('{shop}', shop)}/desk`;

/** Returns the page that the press leads to. */
async function press(button: string, shop = 'tea-house', link = ''): Promise<string> {
  clock += 60_000;
  const body = new URLSearchParams({ do: button, link });
  return (await fetch(deskOf(shop), { method: 'POST', body })).text();
}

const LAST_ORDERS = `{ orders(first: 5, sortKey: CREATED_AT, reverse: true) { nodes { name cancelledAt
  displayFinancialStatus customer { displayName } currentTotalPriceSet { shopMoney { amount } }
  lineItems(first: 9) { nodes { title } } } } }`;

type LastOrders = {
  orders: {
    nodes: {
      name: string;
      cancelledAt: string | null;
      displayFinancialStatus: string;
      customer: { displayName: string } | null;
      currentTotalPriceSet: { shopMoney: { amount: string } };
      lineItems: { nodes: { title: string }[] };
    }[];
  };
};

async function lastOrders() {
  const { data } = await clientOf(simulator, 'tea-house').ask<LastOrders>(LAST_ORDERS);
  return data.orders.nodes;
}

describe('at the desk of a shop', () => {
  test('shows the last orders', async () => {
    const html = await (await fetch(deskOf('tea-house'))).text();
    expect(html).toContain('Tea &#38; House');
    expect(html).toContain('#9');
    expect(html).toContain('10.00 GBP');
    expect(html).not.toContain('<script');
  });

  test('an order is placed for what the shop sells, counted on from the last', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      expect(await press('order')).toContain('A new order has come in.');
    }
    const orders = await lastOrders();
    expect(orders.map(({ name }) => name)).toEqual(['#21', '#20', '#19', '#18', '#17']);
    for (const { lineItems, customer, currentTotalPriceSet } of orders) {
      expect(customer?.displayName).toBeTruthy();
      expect(Number(currentTotalPriceSet.shopMoney.amount)).toBeGreaterThan(7);
      for (const { title } of lineItems.nodes) expect(['Tea', 'Cup']).toContain(title);
    }
  });

  test('the journey of an order names the link of a post that its buyer followed', async () => {
    const link =
      'https://tea-house.myshopify.com/products/tea?utm_source=instagram&utm_medium=social&utm_campaign=vitrin&utm_content=post-1';
    await press('order', 'tea-house', link);
    await press('order', 'tea-house', 'not an address');
    const { data } = await clientOf(simulator, 'tea-house').ask<{ orders: { nodes: object[] } }>(
      `{ orders(first: 2, sortKey: CREATED_AT, reverse: true) { nodes { customerJourneySummary { ready
        lastVisit { source landingPage utmParameters { source medium campaign content } } } } } }`,
    );
    const utmParameters = {
      source: 'instagram',
      medium: 'social',
      campaign: 'vitrin',
      content: 'post-1',
    };
    expect(data.orders.nodes).toEqual([
      { customerJourneySummary: { ready: true, lastVisit: null } },
      {
        customerJourneySummary: {
          ready: true,
          lastVisit: { source: 'instagram', landingPage: link, utmParameters },
        },
      },
    ]);
  });

  test('the last order is refunded once, then the one before it', async () => {
    await press('order');
    expect(await press('refund')).toContain('The order was refunded.');
    expect(await press('refund')).toContain('The order was refunded.');
    expect(await press('refund')).toContain('None of the last ten orders is left for that.');
    const orders = await lastOrders();
    expect(orders.map(({ displayFinancialStatus }) => displayFinancialStatus)).toEqual([
      'REFUNDED',
      'REFUNDED',
    ]);
    expect(orders.map((order) => order.currentTotalPriceSet.shopMoney.amount)).toEqual(['0.00', '0.00']);
  });

  test('the last order is cancelled', async () => {
    await press('order');
    expect(await press('cancel')).toContain('The order was cancelled');
    const [order] = await lastOrders();
    expect(order).toMatchObject({ cancelledAt: '2026-11-20T12:02:00Z', displayFinancialStatus: 'REFUNDED' });
  });

  test('the app is uninstalled, and then there is none', async () => {
    expect(await press('uninstall')).toContain('The app was uninstalled.');
    expect((await clientOf(simulator, 'tea-house').ask('{ shop { id } }')).status).toBe(401);
    expect(await press('uninstall')).toContain('No app is installed in this store.');
  });

  test('a shop with nothing to sell says so', async () => {
    expect(await press('order', 'empty')).toContain('This store has no products to order.');
  });
});
