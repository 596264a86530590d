import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#simulators/core/time.ts';
import { totalsOf } from '#simulators/shopify/shop/totals.ts';
import { createShopifySimulator, type ShopifySimulator } from '#simulators/shopify/simulator.ts';
import { clientOf } from '#simulators/shopify/testing/client.ts';
import { DEMO_TOKEN, demoShopList } from './demo-shops.ts';
import { type GiftShopStock, readGiftShop } from './gift-shop.ts';

/*
 * The figures were counted from the CSV files by another program; they are those of data/README.md and sums
 * over the same lines.
 */
const LAST_DAY = Date.UTC(2011, 11, 9) / DAY_MS;

describe('the order history', () => {
  let stock: GiftShopStock;
  beforeAll(async () => {
    stock = await readGiftShop(LAST_DAY);
  });

  test('holds every order, customer and product of the source', () => {
    expect(stock.orders).toHaveLength(39_988);
    expect(stock.customers).toHaveLength(5_869);
    expect(stock.products).toHaveLength(4_733);
    expect(stock.orders.filter(({ customerId }) => customerId === null)).toHaveLength(3_094);
  });

  test('names countries by codes in use: of Germany not that of East Germany', () => {
    const codes = new Set(stock.orders.map(({ address }) => address?.countryCode));
    expect([codes.has('DE'), codes.has('DD')]).toEqual([true, false]);
  });

  test('has every line and every penny of the history', () => {
    const sum = { total: 0, shipping: 0, lines: 0, refunded: 0, refunds: 0, overRefunded: 0 };
    for (const order of stock.orders) {
      const totals = totalsOf(order);
      sum.total += totals.total;
      sum.shipping += totals.shipping;
      sum.lines += order.lines.length;
      sum.refunded += totals.refunded;
      sum.refunds += order.events.length;
      if (totals.refunded > totals.total) sum.overRefunded += 1;
    }
    expect(sum).toEqual({
      total: 2_049_168_297,
      shipping: 44_894_453,
      lines: 1_016_736,
      refunded: 97_868_841,
      refunds: 7_561,
      overRefunded: 133,
    });
  });

  test('preserves wall time, here in winter and in summer', () => {
    const last = stock.orders.find(({ name }) => name === '581587');
    expect(new Date(last?.createdAt ?? 0).toISOString()).toBe('2011-12-09T12:50:00.000Z');
    const november = stock.orders.filter(({ createdAt }) =>
      new Date(createdAt).toISOString().startsWith('2011-11'),
    );
    expect(november).toHaveLength(2_767);
    expect(november.reduce((sum, order) => sum + totalsOf(order).total, 0)).toBe(150_946_633);
    const summer = stock.orders.filter(({ createdAt }) =>
      new Date(createdAt).toISOString().startsWith('2011-07-14'),
    );
    expect(summer.every(({ createdAt }) => new Date(createdAt).getUTCHours() <= 19)).toBe(true);
  });

  test('moves updatedAt to the last refund', () => {
    const misdated = stock.orders.filter(
      ({ createdAt, updatedAt, events }) => updatedAt !== Math.max(createdAt, ...events.map(({ at }) => at)),
    );
    expect(misdated).toEqual([]);
  });
});

describe('made-up costs', () => {
  let stock: GiftShopStock;
  beforeAll(async () => {
    stock = await readGiftShop(LAST_DAY);
  });

  test('are announced as made up', () => {
    expect(demoShopList.map(({ shop, madeUp }) => [shop, madeUp])).toEqual([
      ['yonder-gifts', ['costs', 'fees', 'shipping']],
      ['atelier-lumiere', ['costs', 'fees']],
    ]);
  });

  test('have gaps: some goods never have one, some late, some cost nothing; half of all changed since', () => {
    const costs = stock.products
      .filter(({ isGiftCard }) => !isGiftCard)
      .map(({ variants }) => variants[0]?.costs);
    const count = (matches: (each: readonly { from: number; cost: number | null }[]) => boolean) =>
      costs.filter((each = []) => matches(each)).length;
    expect(costs).toHaveLength(4_726);
    expect({
      never: count((each) => each.length === 0),
      late: count((each) => (each[0]?.from ?? 0) > 0),
      nothing: count((each) => each[0]?.cost === 0),
      changed: count((each) => each.length > 1),
    }).toEqual({ never: 207, late: 773, nothing: 38, changed: 2_424 });
  });

  test('cover four fifths of the sales at first and nearly all at last, and few goods are sold at a loss', () => {
    const half = { first: { all: 0, costed: 0 }, last: { all: 0, costed: 0 } };
    const middle = Date.UTC(2010, 11, 9);
    const profits = new Map<string | null, number>();
    for (const { createdAt, lines } of stock.orders) {
      const sums = createdAt < middle ? half.first : half.last;
      for (const { kind, gross, unitCost, quantity, variantId } of lines) {
        if (kind !== 'product') continue;
        sums.all += gross;
        if (unitCost === null) continue;
        sums.costed += gross;
        profits.set(variantId, (profits.get(variantId) ?? 0) + gross - unitCost * quantity);
      }
    }
    const share = ({ all, costed }: typeof half.first) => Math.round((100 * costed) / all);
    expect([share(half.first), share(half.last)]).toEqual([84, 94]);
    expect([...profits.values()].filter((profit) => profit < 0)).toHaveLength(20);
  });

  test('are the same after every start', async () => {
    const again = await readGiftShop(LAST_DAY);
    const firstOf = ({ orders }: GiftShopStock) =>
      orders.slice(0, 500).map(({ labels, chargeback, lines }) => [labels, chargeback, lines[0]?.unitCost]);
    expect(firstOf(again)).toEqual(firstOf(stock));
  });
});

describe('the demo shops', () => {
  let stateDir: string;
  let simulator: ShopifySimulator;
  const open = async (day: string) =>
    createShopifySimulator({ demoShops: true, stateDir, now: () => new Date(`${day}T12:00:00Z`) });

  beforeAll(async () => {
    stateDir = await mkdtemp(join(tmpdir(), 'demo-shops-'));
    simulator = await open('2026-11-20');
  });
  afterAll(async () => {
    await simulator.close();
    await rm(stateDir, { recursive: true });
  });

  const LAST_ORDER = '{ orders(first: 1, sortKey: CREATED_AT, reverse: true) { nodes { name createdAt } } }';

  test('the history ends yesterday, and stays where it was a week later', async () => {
    const last = { orders: { nodes: [{ name: '581587', createdAt: '2026-11-19T12:50:00Z' }] } };
    expect((await clientOf(simulator, 'yonder-gifts', DEMO_TOKEN).ask(LAST_ORDER)).data).toEqual(last);
    const later = await open('2026-11-27');
    expect((await clientOf(later, 'yonder-gifts', DEMO_TOKEN).ask(LAST_ORDER)).data).toEqual(last);
    await later.close();
  });

  test('the balance of a month has charges, labels and a chargeback, each of an order', async () => {
    const { ask } = clientOf(simulator, 'yonder-gifts', DEMO_TOKEN);
    type Page = {
      nodes: { type: string; associatedOrder: { id: string } | null }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
    const counts: Record<string, number> = {};
    let after: string | null = null;
    do {
      const answer: { data: { shopifyPaymentsAccount: { balanceTransactions: Page } } } = await ask(
        `query($after: String) { shopifyPaymentsAccount { balanceTransactions(first: 250, after: $after,
          query: "processed_at:>=2026-10-01 processed_at:<2026-11-01", hideTransfers: true) {
          nodes { type associatedOrder { id } } pageInfo { hasNextPage endCursor } } } }`,
        { after },
      );
      const { nodes, pageInfo }: Page = answer.data.shopifyPaymentsAccount.balanceTransactions;
      for (const { type, associatedOrder } of nodes) {
        expect(associatedOrder).not.toBeNull();
        counts[type] = (counts[type] ?? 0) + 1;
      }
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(counts).toEqual({
      CHARGE: 2_497,
      REFUND: 392,
      SHIPPING_LABEL: 2_284,
      SHIPPING_LABEL_ADJUSTMENT: 71,
      DISPUTE_WITHDRAWAL: 5,
      CHARGEBACK_FEE: 5,
    });
  });

  test('goods of the catalogue shop cost something, most of them', async () => {
    const { ask } = clientOf(simulator, 'atelier-lumiere', DEMO_TOKEN);
    type Costs = {
      products: {
        nodes: { variants: { nodes: { inventoryItem: { unitCost: { amount: string } | null } }[] } }[];
      };
    };
    const { data } = await ask<Costs>(
      '{ products(first: 60) { nodes { variants(first: 5) { nodes { inventoryItem { unitCost { amount } } } } } } }',
    );
    const costs = data.products.nodes.flatMap(({ variants }) => variants.nodes);
    expect(costs).toHaveLength(94);
    expect(costs.filter(({ inventoryItem }) => inventoryItem.unitCost === null)).toHaveLength(4);
  });

  test('counts stop at their limit unless there is none', async () => {
    const { ask } = clientOf(simulator, 'yonder-gifts', DEMO_TOKEN);
    const { data } = await ask(
      `{ capped: ordersCount { count precision } all: ordersCount(limit: null) { count precision } }`,
    );
    expect(data).toEqual({
      capped: { count: 10_000, precision: 'AT_LEAST' },
      all: { count: 39_988, precision: 'EXACT' },
    });
  });

  test('paging ends at 25,000 orders, a bulk operation does not', async () => {
    const { ask, startBulk, finishBulk } = clientOf(simulator, 'yonder-gifts', DEMO_TOKEN);
    simulator.shop('yonder-gifts').setThrottle({ bucket: 1_000_000, restoreRate: 1000 });
    const seen = new Set<string>();
    let after: string | null = null;
    type Page = {
      orders: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
    };
    do {
      const { data }: { data: Page } = await ask<Page>(
        `query($after: String) { orders(first: 250, after: $after, sortKey: CREATED_AT) {
          nodes { id } pageInfo { hasNextPage endCursor } } }`,
        { after },
      );
      for (const { id } of data.orders.nodes) seen.add(id);
      after = data.orders.pageInfo.hasNextPage ? data.orders.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen.size).toBe(25_000);
    const { bulkOperation } = await startBulk(
      '{ orders { edges { node { id totalPriceSet { shopMoney { amount } } } } } }',
    );
    expect(await finishBulk(bulkOperation?.id ?? '')).toMatchObject({
      status: 'COMPLETED',
      objectCount: '39988',
    });
  });

  test('the catalogue shop shows its photos', async () => {
    const { ask } = clientOf(simulator, 'atelier-lumiere', DEMO_TOKEN);
    type Photos = {
      productsCount: { count: number };
      products: { nodes: { featuredMedia: { preview: { image: { url: string } } } }[] };
    };
    const { data } = await ask<Photos>(
      '{ productsCount { count } products(first: 3) { nodes { featuredMedia { preview { image { url } } } } } }',
    );
    expect(data.productsCount.count).toBe(83);
    for (const { featuredMedia } of data.products.nodes) {
      const photo = await fetch(featuredMedia.preview.image.url);
      expect(photo.headers.get('content-type')).toBe('image/jpeg');
      expect((await photo.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
    }
  });

  test('of the catalogue shop’s carts some became orders, and all stay where they were a week later', async () => {
    const CARTS = `{ abandonedCheckouts(first: 50) { nodes { id createdAt completedAt totalPriceSet { shopMoney { amount } } } } }`;
    type Carts = { abandonedCheckouts: { nodes: { createdAt: string; completedAt: string | null }[] } };
    const { data } = await clientOf(simulator, 'atelier-lumiere', DEMO_TOKEN).ask<Carts>(CARTS);
    const carts = data.abandonedCheckouts.nodes;
    expect(carts).toHaveLength(40);
    expect(carts.filter(({ completedAt }) => completedAt !== null)).toHaveLength(6);
    for (const { createdAt, completedAt } of carts) {
      expect(createdAt >= '2026-10-21' && (completedAt ?? createdAt) < '2026-11-20').toBe(true);
    }
    const later = await open('2026-11-27');
    expect((await clientOf(later, 'atelier-lumiere', DEMO_TOKEN).ask<Carts>(CARTS)).data).toEqual(data);
    await later.close();
  });

  test('failing shops hold the newest 200 orders', async () => {
    const { ask } = clientOf(simulator, 'no-customers', DEMO_TOKEN);
    expect((await ask('{ ordersCount { count } }')).data).toEqual({ ordersCount: { count: 200 } });
    expect((await ask('{ customers(first: 1) { nodes { id } } }')).errors[0]?.extensions?.code).toBe(
      'ACCESS_DENIED',
    );
  });
});
