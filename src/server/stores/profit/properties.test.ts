import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { dayAfter, localDate } from '#server/core/time/local-time.ts';
import type {
  PlatformBatch,
  PlatformCharge,
  PlatformFinances,
  PlatformOrder,
  SoldCost,
  StorePlatform,
} from '#server/platforms/ports/store-platform.ts';
import { removeOrders } from '#server/stores/sync/save-batch.ts';
import { aMoment, aShop, type GeneratedShop, resent } from '#server/testing/generated-shop.ts';
import { insertStore, saveBatches } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { DAY_MS, MINUTE_MS } from '#shared/core/time.ts';
import type { CostFrom } from '#shared/stores/costs.ts';
import { CHARGE_KINDS, type ProfitRules, type RuleScope } from '#shared/stores/profit-rules.ts';
import { createCostService } from './cost-service.ts';
import { createCostsReading } from './costs-reading.ts';
import { sumsOfCharge } from './day-rows.ts';
import { noteFinancesDue } from './finances-repository.ts';
import { forgetAllProfit, forgetProfitDays } from './forget-profit-days.ts';
import { profitOfOrder } from './order-profit.ts';
import { sumPartOfDay } from './part-of-day.ts';
import { findOrdersOfDays, sumProfitMinutes } from './profit-days-repository.ts';
import { addProfit, columnOf, noProfit, PROFIT_SUMS } from './profit-sums.ts';
import { stretchesOf } from './sold-costs-repository.ts';
import { type InStore, readInputs } from './write-profit-days.ts';

/*
 * What must hold for the profit of any shop. One database for all; each case has a store of its own. The seed makes a
 * failure come again; another seed looks elsewhere.
 */
const database = await openTestDatabase();
const { db } = database;
const RUNS = { seed: 20_261_128, numRuns: 20 };
/** After all that generated shops do. */
const now = () => new Date('2027-03-01T12:00:00Z');

type Store = Awaited<ReturnType<typeof insertStore>> & { platform: 'shopify' };
type Shop = GeneratedShop & { taxes: boolean };

// ——— what a case is made of

const DAYS = ['2026-03-08', '2026-10-01', '2026-10-25', '2026-11-01', '2026-11-15', '2026-12-05'];
const money = (most: number) => fc.integer({ min: 0, max: most });

const aPayment = fc.record({
  kind: fc.constantFrom('payment' as const, 'payment' as const, 'refund' as const),
  gateway: fc.constantFrom('shopify_payments', 'gift_card', 'cash_on_delivery', 'bank_deposit'),
  amount: money(9_000),
  fee: fc.option(fc.integer({ min: -200, max: 400 })),
  feeTax: money(80),
  presented: fc.constant(null),
  feeExpected: fc.boolean(),
  withheld: money(50),
  processedAt: aMoment,
});
const aCharge = fc.record({
  kind: fc.constantFrom(...CHARGE_KINDS),
  amount: fc.integer({ min: -500, max: 900 }),
  at: aMoment,
});
const aTax = fc.record({
  lineId: fc.constantFrom('l0', 'l1', 'l2', null),
  rate: fc.constantFrom(0.2, 0.1, 0.01, null),
  amount: money(900),
  channelLiable: fc.boolean(),
});
/** Of an order, as its platform says it; of every refund so many units are sold again, or it does not say. */
const ofAnOrder = fc.record({
  payments: fc.array(aPayment, { maxLength: 3 }),
  restocked: fc.option(fc.integer({ min: 0, max: 4 })),
  taxes: fc.array(aTax, { maxLength: 3 }),
  charges: fc.array(aCharge, { maxLength: 2 }),
});
type OfOrder = typeof ofAnOrder extends fc.Arbitrary<infer Value> ? Value : never;

const aScope = fc.constantFrom<RuleScope>(
  { kind: 'everything' },
  { kind: 'product', productId: 'p1' },
  { kind: 'shipping' },
);
const from = fc.option(fc.constantFrom(...DAYS));
const upTo = (most: number) => money(most * 100).map((hundredths) => hundredths / 100);
const someRules: fc.Arbitrary<ProfitRules> = fc.record({
  reclaimsVat: fc.option(fc.boolean()),
  returnsRestocked: fc.option(fc.boolean()),
  firstCostBefore: fc.boolean(),
  vat: fc.array(fc.record({ scope: aScope, percent: fc.constantFrom(1, 10, 20) }), { maxLength: 3 }),
  fees: fc.array(
    fc.record({
      gateway: fc.constantFrom('shopify', 'cash_on_delivery', 'bank_deposit'),
      from,
      percent: upTo(5),
      fixed: upTo(1),
      taxPercent: fc.constantFrom(0, 20),
    }),
    { maxLength: 3 },
  ),
  surchargePercent: fc.option(upTo(2)),
  shipping: fc.array(
    fc.record({ countryCode: fc.constantFrom(null, 'TR'), from, perOrder: upTo(9), perReturn: upTo(9) }),
    { maxLength: 3 },
  ),
  handlingPerOrder: fc.option(upTo(2)),
  costs: fc.array(fc.record({ scope: aScope, percentOfPrice: upTo(90) }), { maxLength: 2 }),
  adCosts: fc.constant([]),
  fixedCosts: fc.constant([]),
});
/** What the owner says of a product's one variant, one after the other. */
const someCosts = fc.array(
  fc.record({
    from: fc.constantFrom<CostFrom>(...DAYS, 'always'),
    product: fc.constantFrom('p1', 'p2'),
    unitCost: fc.option(upTo(40)),
  }),
  { maxLength: 3 },
);

const CASES = fc
  .record({ shop: aShop.map(asSold), taxes: fc.boolean() })
  .map(({ shop, taxes }): Shop => ({ ...shop, taxes }))
  .chain((shop) =>
    fc.record({
      shop: fc.constant(shop),
      one: resent(shop),
      other: resent(shop),
      finances: fc.array(ofAnOrder, { minLength: 7, maxLength: 7 }),
      unassigned: fc.array(aCharge, { maxLength: 2 }),
      /** Of each product the platform notes what it cost when it was sold, or does not. */
      noted: fc.record({ p1: fc.option(money(3_000)), p2: fc.option(money(3_000)) }),
      costs: someCosts,
      rules: someRules,
    }),
  );
type Case = typeof CASES extends fc.Arbitrary<infer Value> ? Value : never;

/** Every product has one variant; some orders are sent, and they come by several channels. */
function asSold(shop: GeneratedShop): GeneratedShop {
  return {
    ...shop,
    news: shop.news.map((batch) => ({ ...batch, ...(batch.orders && { orders: batch.orders.map(sent) }) })),
  };
}

function sent(order: PlatformOrder): PlatformOrder {
  const number = numberOf(order.id);
  return {
    ...order,
    fulfillmentStatus: number % 2 === 1 ? 'FULFILLED' : null,
    source: ['web', 'pos', null][number % 3]!,
    lines: order.lines.map((line) => ({ ...line, variantId: line.productId && variantOf(line.productId) })),
  };
}

const numberOf = (orderId: string) => Number(orderId.slice(1));
const variantOf = (productId: string) => `${productId}-only`;

// ——— the product around it

/** Everything the platform says besides orders; the same whenever it is asked. */
function platformOf({ shop, finances, unassigned, noted }: Case): StorePlatform {
  const orders = new Map(shop.news.flatMap(({ orders = [] }) => orders).map((order) => [order.id, order]));
  const answers: Partial<StorePlatform> = {
    platform: 'shopify',
    finances: async (_access, { orderIds }) =>
      orderIds.map((id) => financesOf(finances[numberOf(id)]!, shop, id)),
    charges: async () => unassigned.map((charge, at) => ({ ...charge, id: `u${at}`, orderId: null })),
    soldCosts: async (_access, { firstDay, lastDay }) =>
      [...orders.values()]
        .flatMap((order) => notedCosts(order, noted, shop))
        .filter(({ day }) => day >= firstDay && day <= lastDay),
  };
  return answers as StorePlatform;
}

function financesOf(
  { payments, restocked, taxes, charges }: OfOrder,
  shop: Shop,
  orderId: string,
): PlatformFinances {
  const sales = shop.news
    .flatMap(({ orders = [] }) => orders)
    .filter(({ id, detail }) => id === orderId && detail === 'events')
    .at(-1)!.sales;
  const refunds = sales.filter(({ kind, lineId }) => kind === 'refund' && lineId !== null);
  return {
    orderId,
    payments: payments.map((payment, at) => ({ ...payment, id: `t${at}` })),
    restocks:
      restocked === null
        ? null
        : refunds.map(({ lineId, quantity, occurredAt }) => ({
            lineId: lineId!,
            quantity: Math.min(restocked, -quantity),
            at: occurredAt,
          })),
    taxes,
    trackingNumbers: [],
    charges: charges.map((charge, at): PlatformCharge => ({ ...charge, id: `${orderId}:${at}`, orderId })),
  };
}

/** On the day an order was placed, and another from month to month. */
function notedCosts(
  { placedAt, lines }: PlatformOrder,
  noted: Case['noted'],
  { timeZone }: Shop,
): SoldCost[] {
  const day = localDate(placedAt, timeZone).toString();
  return (['p1', 'p2'] as const).flatMap((productId) => {
    const cost = noted[productId];
    if (cost === null || !lines.some((line) => line.productId === productId)) return [];
    return [{ day, productId, variantId: variantOf(productId), unitCost: cost + Number(day.slice(5, 7)) }];
  });
}

async function openShop(given: Case) {
  const { shop, costs, rules } = given;
  const store: Store = { ...(await insertStore(db, shop.timeZone)), platform: 'shopify' };
  await db.execute(sql`
    update connected_stores set capabilities = capabilities || ${JSON.stringify({ taxes: shop.taxes })}::jsonb
    where id = ${store.id}`);
  const open = {
    id: store.id,
    userId: store.userId,
    platform: platformOf(given),
    identity: { currency: store.currency, timeZone: store.timeZone },
    access: {},
  };
  const around = {
    database,
    db,
    live: { notify: async () => {} },
    profitQueue: { enqueueReads: async () => {}, enqueueDays: async () => {} },
    madeUpStores: { has: async () => false },
    openStores: { open: async () => open },
    log: pino({ level: 'silent' }),
    now,
  } as unknown as Parameters<typeof createCostsReading>[0] & Parameters<typeof createCostService>[0];
  const reading = createCostsReading(around);
  const service = createCostService(around);
  const owned = store as unknown as Parameters<typeof service.saveCosts>[0];
  return {
    store,
    receive: (batches: PlatformBatch[]) => saveBatches(db, store, batches),
    /** Payments and all that is due, and writes the days. */
    read: () => reading.read(store.id),
    writeDays: () => reading.writeDays(store.id),
    async sayCosts() {
      for (const { from, product, unitCost } of costs)
        await service.saveCosts(owned, {
          from,
          costs: [{ productId: product, variantId: variantOf(product), unitCost }],
        });
    },
    sayRules: () => service.saveRules(owned, rules),
  };
}

/** A shop with everything known from the beginning. */
async function openAndRead(given: Case) {
  const shop = await openShop(given);
  await shop.sayRules();
  await shop.sayCosts();
  await shop.receive(given.one);
  await shop.read();
  return shop;
}

const opened = new Map<string, ReturnType<typeof openAndRead>>();

/** The properties look at the same cases: those that leave a shop as it was share it. */
function readAtOnce(given: Case) {
  const key = fc.stringify(given);
  const known = opened.get(key) ?? openAndRead(given);
  opened.set(key, known);
  return known;
}

// ——— what is written

const TABLES = {
  profit_days: 'day',
  profit_products: 'day, product_id, variant_id',
  profit_groups: 'day, dimension, value',
  order_profits: 'day, order_id',
  vat_days: 'day, country_code, rate, channel_liable',
};

async function writtenFor({ id }: Store) {
  const written: Record<string, unknown[]> = {};
  for (const [table, key] of Object.entries(TABLES)) {
    const { rows } = await db.execute(sql`
      select to_jsonb(record) - 'store_id' as record from ${sql.identifier(table)} record
      where store_id = ${id} order by ${sql.raw(key)}`);
    written[table] = rows.map(({ record }) => record);
  }
  return written;
}

const SUMS = PROFIT_SUMS.map(columnOf);
const summed = sql.raw(SUMS.map((column) => `coalesce(sum(${column}), 0)::int as ${column}`).join(', '));

async function sumsOf(table: string, { id }: Store, and = sql``) {
  const { rows } = await db.execute(sql`
    select ${summed} from ${sql.identifier(table)} where store_id = ${id} ${and}`);
  return rows[0]!;
}

async function sumsByDay(table: string, { id }: Store, and = sql``) {
  const { rows } = await db.execute(sql`
    select day::text, ${summed} from ${sql.identifier(table)} where store_id = ${id} ${and} group by day
    having (${sql.raw(SUMS.map((column) => `sum(${column})`).join(', '))}) <> (${sql.raw(SUMS.map(() => '0').join(', '))})
    order by day`);
  return rows;
}

// ——— the properties

test('products, and countries, channels and buyers, add up to the day in every sum', async () => {
  await fc.assert(
    fc.asyncProperty(CASES, async (given) => {
      const { store } = await readAtOnce(given);
      const days = await sumsByDay('profit_days', store);
      expect(await sumsByDay('profit_products', store)).toEqual(days);
      // What was charged for no order is in none of them.
      if (given.unassigned.length > 0) return;
      for (const dimension of ['country', 'channel', 'buyer'])
        expect(await sumsByDay('profit_groups', store, sql`and dimension = ${dimension}`)).toEqual(days);
    }),
    RUNS,
  );
});

test('orders with all that happened to them, and what was charged for none, add up to all days', async () => {
  await fc.assert(
    fc.asyncProperty(CASES, async (given) => {
      const { store } = await readAtOnce(given);
      const { rows } = await db.execute<Record<string, number>>(sql`
        select ${sql.raw(PROFIT_SUMS.map((name) => `coalesce(sum((sums ->> '${name}')::int), 0)::int as ${columnOf(name)}`).join(', '))},
          coalesce(sum(net_sales), 0)::int as net, coalesce(sum(contribution), 0)::int as contribution
        from order_profits where store_id = ${store.id}`);
      const { net, contribution, ...orders } = rows[0]!;
      for (const { kind, amount } of given.unassigned)
        orders[kind === 'shipping' ? 'shipping_cost' : 'other_costs']! += amount;
      expect(orders).toEqual(await sumsOf('profit_days', store));
      expect(net).toBe(orders.gross_sales! + orders.discounts! + orders.returns! - orders.vat!);
      const charged = given.unassigned.reduce((sum, { amount }) => sum + amount, 0);
      expect(contribution! - charged).toBe(
        orders.covered! -
          orders.cost_of_goods! +
          orders.shipping_charged! -
          orders.shipping_cost! -
          orders.fees! -
          orders.handling! +
          orders.other_income! -
          orders.other_costs! +
          orders.uncosted_charges!,
      );
    }),
    RUNS,
  );
});

test('in whatever order orders, payments, costs and rules become known, the same is written', async () => {
  const aStep = fc.integer({ min: 0, max: 4 });
  await fc.assert(
    fc.asyncProperty(CASES, aStep, aStep, async (given, rulesAt, costsAt) => {
      const slowly = await openShop(given);
      const steps = Math.max(given.other.length, rulesAt + 1, costsAt + 1);
      for (let at = 0; at < steps; at += 1) {
        await slowly.receive(given.other.slice(at, at + 1));
        if (at % 2 === 0) await slowly.read();
        if (at === rulesAt) await slowly.sayRules();
        if (at === costsAt) await slowly.sayCosts();
        if (at % 3 === 0) await slowly.writeDays();
      }
      await slowly.read();
      const atOnce = await readAtOnce(given);
      expect(await writtenFor(slowly.store)).toEqual(await writtenFor(atOnce.store));
    }),
    RUNS,
  );
});

test('reading payments again, or writing days again, changes nothing', async () => {
  const forgotten = fc.subarray(DAYS, { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(CASES, forgotten, async (given, days) => {
      const shop = await readAtOnce(given);
      const { store } = shop;
      const written = await writtenFor(store);

      const { rows } = await db.execute<{ id: string }>(
        sql`select id from orders where store_id = ${store.id}`,
      );
      await noteFinancesDue(
        db,
        store.id,
        rows.map(({ id }) => id),
      );
      await shop.read();
      expect(await writtenFor(store)).toEqual(written);

      await forgetProfitDays(db, store.id, days);
      await shop.writeDays();
      expect(await writtenFor(store)).toEqual(written);

      await forgetAllProfit(db, store.id);
      await shop.writeDays();
      expect(await writtenFor(store)).toEqual(written);
    }),
    RUNS,
  );
});

test('where the platform says taxes, a day’s net sales are those of the sales, and its VAT is their tax', async () => {
  await fc.assert(
    fc.asyncProperty(CASES, async (given) => {
      if (!given.shop.taxes) return;
      const { store } = await readAtOnce(given);
      const { rows: differing } = await db.execute(sql`
        select day from profit_days full join sales_days using (store_id, day)
        where store_id = ${store.id} and (
          coalesce(profit_days.gross_sales, 0) <> coalesce(sales_days.gross, 0)
          or coalesce(profit_days.discounts, 0) <> coalesce(sales_days.discounts, 0)
          or coalesce(profit_days.returns, 0) <> coalesce(sales_days.reversals, 0)
          or coalesce(profit_days.orders, 0) <> coalesce(sales_days.orders, 0)
          or coalesce(profit_days.vat, 0) <> 0)`);
      expect(differing).toEqual([]);
      const { rows: taxes } = await db.execute(sql`
        select day::text, sum(tax)::int as tax from vat_days where store_id = ${store.id} group by day
        having sum(tax) <> 0 order by day`);
      const { rows: ledger } = await db.execute(sql`
        select day::text, tax::int from sales_days where store_id = ${store.id} and tax <> 0 order by day`);
      expect(taxes).toEqual(ledger);
    }),
    RUNS,
  );
});

test('where the owner says rates, the VAT list holds all that buyers paid for goods and shipping, and the tax inside', async () => {
  await fc.assert(
    fc.asyncProperty(CASES, async (given) => {
      if (given.shop.taxes) return;
      const { store } = await readAtOnce(given);
      const { rows: paid } = await db.execute(sql`
        select day::text, (gross + discounts + reversals + shipping)::int as paid from sales_days
        where store_id = ${store.id} and gross + discounts + reversals + shipping <> 0 order by day`);
      const { rows: listed } = await db.execute(sql`
        select day::text, sum(base + tax)::int as paid from vat_days where store_id = ${store.id} group by day
        having sum(base + tax) <> 0 order by day`);
      expect(listed).toEqual(paid);

      const { rows: withoutTax } = await db.execute(sql`
        select day::text, (gross_sales + discounts + returns - vat + shipping_charged + shipping_uncosted)::int as base
        from profit_days where store_id = ${store.id}
          and gross_sales + discounts + returns - vat + shipping_charged + shipping_uncosted <> 0 order by day`);
      const { rows: bases } = await db.execute(sql`
        select day::text, sum(base)::int as base from vat_days where store_id = ${store.id} group by day
        having sum(base) <> 0 order by day`);
      expect(bases).toEqual(withoutTax);
    }),
    RUNS,
  );
});

test('what is covered, by a rule or assumed is never more than there is', async () => {
  await fc.assert(
    fc.asyncProperty(CASES, async (given) => {
      const { store } = await readAtOnce(given);
      const { rows } = await db.execute(sql`
        select order_id from order_profits, jsonb_to_record(sums) as
          part("paid" int, "paidWithFee" int, "shipments" int, "shipmentsCosted" int, "orders" int)
        where store_id = ${store.id} and (coalesce("paidWithFee", 0) > coalesce("paid", 0)
          or coalesce("shipmentsCosted", 0) > coalesce("shipments", 0) or coalesce("shipments", 0) > coalesce("orders", 0)
          or "orders" <> 1)`);
      expect(rows).toEqual([]);
    }),
    RUNS,
  );
});

test('a cost noted on a day of a sale is found on that day, however the days were asked for', () => {
  const aCost = fc.record({
    day: fc.integer({ min: 0, max: 40 }).map((days) => dayAfter('2026-10-01', days)),
    productId: fc.constantFrom('p1', 'p2'),
    unitCost: money(3),
  });
  const costs = fc.uniqueArray(aCost, { selector: ({ day, productId }) => `${day} ${productId}` });
  fc.assert(
    fc.property(costs, fc.constantFrom(...DAYS), (all, cut) => {
      const noted = all.map((cost): SoldCost => ({ ...cost, variantId: variantOf(cost.productId) }));
      const parts = [noted.filter(({ day }) => day < cut), noted.filter(({ day }) => day >= cut)];
      for (const stretches of [stretchesOf(noted), parts.flatMap(stretchesOf)])
        for (const { day, productId, unitCost } of noted)
          expect(
            stretches
              .filter((each) => each.productId === productId && each.from <= day && day < each.to)
              .map((each) => each.unitCost),
          ).toEqual([unitCost]);
    }),
  );
});

test('a day up to a moment of it is what happened on it before that moment, whether its minutes are saved or not', async () => {
  await fc.assert(
    fc.asyncProperty(CASES, aMoment, async (given, until) => {
      const { store } = await readAtOnce(given);
      const inputs = await readInputs(db, store);
      const day = inputs.dayOf(until);
      const { orders, unassigned } = await findOrdersOfDays(db, store, { first: day, last: day });
      const entries = [
        ...orders.flatMap((order) => profitOfOrder(order, inputs).entries),
        ...unassigned.map((charge) => ({ at: charge.at, sums: sumsOfCharge(charge) })),
      ];
      const before = noProfit();
      for (const { at, sums } of entries) if (at < until && inputs.dayOf(at) === day) addProfit(before, sums);
      const inStore: InStore = (work) => db.transaction(work);
      expect(await sumPartOfDay(db, store, { day, until }, inStore)).toEqual(before);
      expect(await sumPartOfDay(db, store, { day, until }, inStore)).toEqual(before);
      const all = await sumProfitMinutes(db, store.id, { day, before: DAY_MS / MINUTE_MS + 60 });
      const [of] = (await sumsByDay('profit_days', store)).filter((each) => each.day === day);
      if (all)
        for (const name of PROFIT_SUMS) expect([name, all[name]]).toEqual([name, of?.[columnOf(name)] ?? 0]);
      await db.execute(sql`delete from profit_groups where store_id = ${store.id} and dimension = 'minute'`);
    }),
    RUNS,
  );
});

test('deleted orders leave nothing behind', async () => {
  const gone = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(CASES, gone, async (given, numbers) => {
      const { store, writeDays } = await openAndRead(given);
      const ids = numbers.map((number) => `o${number}`);
      await db.transaction((tx) => removeOrders(tx, store, ids, now()));
      await writeDays();
      const days = await sumsByDay('profit_days', store);
      expect(await sumsByDay('profit_products', store)).toEqual(days);
      const { order_profits: left } = await writtenFor(store);
      expect(left!.filter((row) => ids.includes((row as { order_id: string }).order_id))).toEqual([]);
    }),
    RUNS,
  );
});
