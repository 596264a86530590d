import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aiInsights } from '#server/core/db/schema/stores.ts';
import {
  asShopier,
  asShopify,
  dayBefore,
  PLAIN_END,
  PLAIN_NOW,
  type PlainShop,
} from '#server/testing/plain-shop.ts';
import { growingShop, leavingShop, seasonalShop, TITLES } from '#server/testing/planted-shops.ts';
import { startApp } from '#server/testing/start-app.ts';
import { type AdsResult, adsEndpoints } from '#shared/ads/ads.ts';
import { analyticsEndpoints } from '#shared/analytics/analytics.ts';
import { customerEndpoints } from '#shared/analytics/customer-reports.ts';
import {
  INSIGHT_TYPES,
  type Insight,
  type InsightType,
  insightEndpoints,
} from '#shared/analytics/insights.ts';
import { BEING_COUNTED, type ReportBasis } from '#shared/analytics/report-basis.ts';
import { salesEndpoints } from '#shared/analytics/sales-reports.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import { LANGUAGES } from '#shared/core/languages.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { type CostFrom, costEndpoints } from '#shared/stores/costs.ts';
import type { Platform, Store } from '#shared/stores/stores.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import type { ShopFixture } from '#simulators/shopify/shop/fixture.ts';
import { ALL_READ_SCOPES, FIXTURE_TOKEN } from '#simulators/shopify/shop/shop-building.ts';
import type { Finding } from './finders/finding.ts';
import { readFigures, sayableOf } from './testing/figures-in-words.ts';
import { netIn, placedIn } from './testing/plain-sums.ts';
import { differencesOf } from './testing/recomputed-findings.ts';

/** `npm run proof:half-history` adds larger ones. */
const SIZES = (process.env.HALF_HISTORY_SIZES ?? '200,2000').split(',').map(Number);
/** More within a minute are refused. */
const MOST_PRESSES = 4;
const MOST_READINGS = 5;
const MONDAY = '2026-11-23T06:00:00Z';
const MONTH = { range: '30d' };
const ADS = { timeframe: '30d', campaignType: 'all' } as const;

/** Every report that a sentence may rest on. */
const REPORTS = [
  [analyticsEndpoints.dashboard, MONTH],
  [salesEndpoints.series, { range: '90d' }],
  [salesEndpoints.change, MONTH],
  [salesEndpoints.orderHours, { range: '90d' }],
  [salesEndpoints.places, MONTH],
  [salesEndpoints.productRanking, MONTH],
  [salesEndpoints.forecast, {}],
  [salesEndpoints.affinity, {}],
  [customerEndpoints.groups, {}],
  [customerEndpoints.cohorts, {}],
  [customerEndpoints.loyalty, MONTH],
  [customerEndpoints.customerList, {}],
] as const;

/** A shop, and what has to be said of it. */
interface Case {
  name: string;
  platform: Platform;
  shop: PlainShop;
  /** What the platform's shop has beyond these rows. */
  change?: Partial<ShopFixture>;
  kinds: InsightType[];
}

const OF_GROWING: InsightType[] = [
  'trend',
  'unusual_day',
  'rising_product',
  'fading_product',
  'running_out',
  'bought_together',
  'idle_stock',
  'refund_rate',
  'discount_moved',
  'failures_rising',
  'posting_window',
];
const OF_LEAVING: InsightType[] = [
  'best_product',
  'first_product',
  'second_order',
  'best_overdue',
  'win_back',
];

const CASES: Case[] = [
  ...(['shopify', 'shopier'] as const).flatMap((platform) =>
    SIZES.map(
      (size): Case => ({
        name: `${size} orders from ${platform}`,
        platform,
        shop: growingShop(size, platform),
        // Two hundred orders are too little evidence for most findings, and of twenty thousand other things stand out.
        kinds: size !== 2000 ? [] : platform === 'shopify' ? [...OF_GROWING, 'open_carts'] : OF_GROWING,
      }),
    ),
  ),
  {
    name: 'orders of a shop that people leave',
    platform: 'shopify',
    shop: leavingShop(2000),
    kinds: OF_LEAVING,
  },
  {
    name: 'a shop with one good month a year',
    platform: 'shopify',
    shop: { ...seasonalShop(2000), costs: { Kettle: 45, Mug: 8 } },
    kinds: ['outlook', 'below_cost'],
  },
  {
    name: 'goods that cost more for four weeks',
    platform: 'shopify',
    shop: {
      ...seasonalShop(2000),
      costs: Object.fromEntries(TITLES.map((title) => [title, 8])),
      costsSince: { day: '2026-10-19', costs: Object.fromEntries(TITLES.map((title) => [title, 11])) },
    },
    change: { gateway: { name: 'iyzico', shopifyPayments: false } },
    kinds: ['falling_margin'],
  },
  {
    name: 'the last 60 days, all that is shared',
    platform: 'shopify',
    shop: sinceDaysAgo(growingShop(400, 'shopify'), 60),
    change: { scopes: ALL_READ_SCOPES.filter((scope) => scope !== 'read_all_orders') },
    kinds: ['data_note'],
  },
];

/** Without what was placed earlier. */
function sinceDaysAgo(shop: PlainShop, days: number): PlainShop {
  return { ...shop, orders: shop.orders.filter(({ at }) => at >= PLAIN_END - days * DAY_MS) };
}

type Started = Awaited<ReturnType<typeof startShop>>;

/** The shop is connected, and nothing of it is read yet. */
async function startShop({ platform, shop, change }: Case) {
  const started = await startApp({
    now: PLAIN_NOW,
    ...(platform === 'shopify'
      ? { shops: [{ ...asShopify(shop), ...change }] }
      : { shopierShops: [asShopier(shop)] }),
  });
  const owner = await started.signUp();
  const shopify = { shop: 'tea-house', apiKey: FIXTURE_TOKEN };
  const shopier = { shopDomain: 'lumiere', apiKey: 'pat_lumiere' };
  const { store } = await (platform === 'shopify'
    ? owner.expectOk(owner.call(storeEndpoints.connectShopify, { body: shopify }))
    : owner.expectOk(owner.call(storeEndpoints.connectShopier, { body: shopier })));
  return { ...started, owner, store, params: { storeId: store.id } };
}

async function sayCosts({ owner, params, readCosts }: Started, { costs: said = {}, costsSince }: PlainShop) {
  await readCosts();
  const { rows } = await owner.expectOk(owner.call(costEndpoints.list, { params, query: {} }));
  async function say(from: CostFrom, unitCosts: Record<string, number>) {
    const costs = rows.flatMap(({ title, productId, variantId }) => {
      const unitCost = unitCosts[title];
      return unitCost === undefined ? [] : { productId, variantId, unitCost };
    });
    if (costs.length > 0)
      await owner.expectOk(owner.call(costEndpoints.save, { params, body: { from, costs } }));
  }
  await say('always', said);
  if (costsSince) await say(costsSince.day, costsSince.costs);
}

/** Reads every report, presses Generate and opens the advice, over and over until the shop is read. */
async function hammer({ owner, params }: Started, importing: Promise<unknown>) {
  const broken: string[] = [];
  const seen = { ofHalfHistory: 0, ofWhole: 0, newest: 0 };
  let over = false;
  const ends = importing.finally(() => {
    over = true;
  });
  async function read() {
    do {
      for (const [endpoint, query] of REPORTS) {
        const newest = seen.newest;
        const [{ sync }] = (await owner.stores()) as [Store];
        const answer = await owner.call(endpoint, { params, query });
        if (isBeingCounted(answer)) continue;
        expect(answer.status).toBe(200);
        const basis = answer.body as unknown as ReportBasis;
        if (basis.historyComplete) seen.ofWhole += 1;
        else seen.ofHalfHistory += 1;
        if (sync.phase === 'ready' && !basis.historyComplete)
          broken.push(`${endpoint.path} of half a history`);
        if (basis.recordsVersion < newest && !basis.stale) broken.push(`${endpoint.path} is older unseen`);
        if (!basis.stale) seen.newest = Math.max(seen.newest, basis.recordsVersion);
      }
    } while (!over);
  }
  async function generate() {
    for (let presses = 0; !over || presses === 0; presses += 1) {
      const press = presses < MOST_PRESSES ? insightEndpoints.generate : insightEndpoints.list;
      const said = await owner.expectOk(owner.call(press, { params }));
      const [{ sync }] = (await owner.stores()) as [Store];
      if (said.length > 0 && !sync.historyComplete) broken.push('something was said of half a history');
      const advice = await owner.call(adsEndpoints.read, { params: { ...params, ...ADS } });
      expect(advice.status === 200 || isBeingCounted(advice)).toBe(true);
    }
  }
  await Promise.all([read(), generate(), ends]);
  return { broken, seen };
}

/** On a busy machine a report may take longer than readers wait, and then has no figures. */
const isBeingCounted = ({ status, body }: { status: number; body: { error?: string } }) =>
  status === 503 && body.error === BEING_COUNTED;

/** What is said in the end, as facts and in both languages. */
async function whatIsSaid(started: Started) {
  const { owner, params, db, store } = started;
  await owner.expectOk(owner.call(insightEndpoints.generate, { params }));
  const rows = await db.select().from(aiInsights).where(eq(aiInsights.storeId, store.id));
  const findings = rows.map(({ finding }) => finding as Finding);
  const findingOf = new Map(rows.map(({ id, finding }) => [id, finding as Finding]));
  const sentences: { text: string; finding: Finding; language: (typeof LANGUAGES)[number] }[] = [];
  for (const language of LANGUAGES) {
    const path = pathOf(insightEndpoints.list, params);
    const list = await owner.send('GET', path, undefined, { 'accept-language': language });
    for (const { id, title, description, recommendations } of list.json<Insight[]>())
      sentences.push({
        text: [title, description, ...recommendations].join(' '),
        finding: findingOf.get(id)!,
        language,
      });
  }
  const ads = await currentAdvice(started);
  return {
    findings: findings.toSorted((one, other) => (one.subject < other.subject ? -1 : 1)),
    sentences,
    ads,
  };
}

/** Of a report that takes long, readers get the last one, marked as stale, until a job has computed it again. */
async function currentAdvice({ owner, params, db, runJobs }: Started): Promise<AdsResult> {
  for (let readings = 1; ; readings += 1) {
    const ads = (await owner.expectOk(
      owner.call(adsEndpoints.read, { params: { ...params, ...ADS } }),
    )) as AdsResult;
    if (!ads.stale || readings === MOST_READINGS) return ads;
    // The queue goes by the real clock: what rests there is due at once.
    await db.execute(
      sql`update pgboss.job set start_after = now() where name = 'reporting.compute' and state < 'active'`,
    );
    await runJobs();
  }
}

const factsOf = ({ findings }: { findings: Finding[] }) =>
  findings.map(({ subject, variant, period, names, figures, table, atStake }) => {
    return { subject, variant, period, names, figures, table, atStake };
  });

/** The advice without when it was made. */
function adviceOf({ ads }: { ads: AdsResult }) {
  const { computedAt: _, recordsVersion: __, ...advice } = ads;
  return advice;
}

const emptyNames = ({ names, table }: Finding) =>
  [...Object.values(names), ...(table?.rows.flat() ?? [])].filter((name) => name === '');

test.each(CASES)(
  'after an import of $name, read and asked all the time, every fact that is said is so',
  async (each) => {
    const { shop, kinds } = each;
    const started = await startShop(each);
    const { broken, seen } = await hammer(started, started.runJobs());
    expect(broken).toEqual([]);
    expect(seen.ofHalfHistory).toBeGreaterThan(0);
    expect(seen.ofWhole).toBeGreaterThan(0);

    await sayCosts(started, shop);
    const said = await whatIsSaid(started);
    expect(said.findings.flatMap((finding) => differencesOf(shop, finding))).toEqual([]);
    expect(said.findings.flatMap((finding) => unreportedOf(shop, finding))).toEqual([]);
    expect(said.findings.flatMap(emptyNames)).toEqual([]);
    const unexplained = said.sentences.flatMap(({ text, finding, language }) =>
      readFigures(text, sayableOf(finding), language).unexplained.map((figure) => `${figure} in ${text}`),
    );
    expect(unexplained).toEqual([]);
    expect(said.findings.map(({ type }) => type)).toEqual(expect.arrayContaining(kinds));

    const days = { from: dayBefore(shop.today, 30), to: dayBefore(shop.today, 1) };
    const month = placedIn(shop, days);
    expect(said.ads.storeAnalysis).toMatchObject({ orders: month.length, netSales: netIn(shop, days) });
    expect(said.ads).toMatchObject({
      historyComplete: true,
      stale: false,
      customers: { buyers: new Set(month.flatMap(({ buyer }) => buyer ?? [])).size },
    });

    await checkMail(started, shop);

    // Nothing that a model says depends on what was looked at during the import.
    const inPeace = await startShop(each);
    await inPeace.runJobs();
    await sayCosts(inPeace, shop);
    const undisturbed = await whatIsSaid(inPeace);
    expect(factsOf(said)).toEqual(factsOf(undisturbed));
    expect(adviceOf(said)).toEqual(adviceOf(undisturbed));
  },
  600_000,
);

/** Other figures follow from these. */
const GIVEN = ['hour', 'weekday'];

/** With every figure and every number of the table wrong: those that would not be noticed. */
function unreportedOf(shop: PlainShop, finding: Finding): string[] {
  const wrong = <Value>(value: Value) => (typeof value === 'number' ? value * 1.5 + 7 : value);
  const figures = finding.figures.map(({ value, ...figure }) => ({
    ...figure,
    value: typeof value === 'string' ? dayBefore(value, 1) : wrong(value),
  }));
  const table = finding.table && { ...finding.table, rows: finding.table.rows.map((row) => row.map(wrong)) };
  const reported = differencesOf(shop, { ...finding, figures, table, atStake: 123_456_789 } as Finding);
  const isReported = (name: string) =>
    reported.some((each) => each.startsWith(`${finding.subject} ${name}:`));
  const cells = (finding.table?.rows ?? []).flatMap((row, at) =>
    row.flatMap((cell, column) => (typeof cell === 'number' ? `row ${at + 1}, ${column + 1}` : [])),
  );
  const names = finding.figures.map(({ name }) => name).filter((name) => !GIVEN.includes(name));
  return [...names, ...cells, 'at stake'].filter((name) => !isReported(name));
}

test('every kind of finding is said of one of these shops', () => {
  expect(new Set(CASES.flatMap(({ kinds }) => kinds))).toEqual(new Set(INSIGHT_TYPES));
});

/** Monday's mail: last week once more, and sentences that stand in the list. */
async function checkMail({ clock, runRecurring, mails, owner, params }: Started, shop: PlainShop) {
  const insights = await owner.expectOk(owner.call(insightEndpoints.list, { params }));
  mails.length = 0;
  clock.set(MONDAY);
  await runRecurring('notifications.enqueue-due');
  const text = mails.find(({ subject }) => subject.includes('your week'))!.text;
  const week = { from: '2026-11-16', to: '2026-11-22' };
  const net = netIn(shop, week);
  // Larger amounts are written without their pennies.
  expect([net, Math.round(net)]).toContain(figureAfter(text, 'Net sales'));
  expect(figureAfter(text, 'Orders')).toBe(placedIn(shop, week).length);
  const titles = [...text.matchAll(/^\* (.*)\n {2}/gm)].map(([, title]) => title);
  const isProfit = (title: string | undefined) => title?.startsWith('Contribution');
  const unsaid = titles.filter((title) => !insights.some((insight) => insight.title === title));
  expect(unsaid.filter((title) => !isProfit(title))).toEqual([]);
}

const figureAfter = (text: string, name: string) =>
  Number(new RegExp(`^${name}: [^\\d]*([\\d,.]+)`, 'm').exec(text)![1]!.replaceAll(',', ''));
