import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aiInsights } from '#server/db/schema/stores.ts';
import {
  asShopier,
  asShopify,
  dayBefore,
  dayOf,
  PLAIN_NOW,
  type PlainShop,
  plainShop,
} from '#server/testing/plain-shop.ts';
import { startApp } from '#server/testing/start-app.ts';
import { type AdsResult, adsEndpoints } from '#shared/ads.ts';
import { analyticsEndpoints } from '#shared/analytics.ts';
import { customerEndpoints } from '#shared/customer-reports.ts';
import { insightEndpoints } from '#shared/insights.ts';
import { BEING_COUNTED, type ReportBasis } from '#shared/report-basis.ts';
import { salesEndpoints } from '#shared/sales-reports.ts';
import type { Platform, Store } from '#shared/stores.ts';
import { storeEndpoints } from '#shared/stores.ts';
import { FIXTURE_TOKEN } from '#simulators/shopify/shop-building.ts';
import type { Finding } from './finding.ts';
import { differencesOf, net, placedIn, RECOMPUTED } from './testing/recomputed-findings.ts';

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

type Started = Awaited<ReturnType<typeof startShop>>;

/** The shop is connected, and nothing of it is read yet. */
async function startShop(platform: Platform, shop: PlainShop) {
  const started = await startApp({
    now: PLAIN_NOW,
    ...(platform === 'shopify' ? { shops: [asShopify(shop)] } : { shopierShops: [asShopier(shop)] }),
  });
  const owner = await started.signUp();
  const shopify = { shop: 'tea-house', apiKey: FIXTURE_TOKEN };
  const shopier = { shopDomain: 'lumiere', apiKey: 'pat_lumiere' };
  const { store } = await (platform === 'shopify'
    ? owner.expectOk(owner.call(storeEndpoints.connectShopify, { body: shopify }))
    : owner.expectOk(owner.call(storeEndpoints.connectShopier, { body: shopier })));
  return { ...started, owner, store, params: { storeId: store.id } };
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

/** What is said in the end, as facts. */
async function whatIsSaid(started: Started) {
  const { owner, params, db, store } = started;
  await owner.expectOk(owner.call(insightEndpoints.generate, { params }));
  const rows = await db.select().from(aiInsights).where(eq(aiInsights.storeId, store.id));
  const findings = rows.map(({ finding }) => finding as Finding);
  const ads = await currentAdvice(started);
  return { findings: findings.toSorted((one, other) => (one.subject < other.subject ? -1 : 1)), ads };
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

for (const platform of ['shopify', 'shopier'] as const)
  for (const size of SIZES)
    test(`after an import of ${size} orders from ${platform}, read and asked all the time, every fact that is said is so`, async () => {
      const shop = plainShop(size, { guests: platform === 'shopify' });
      const started = await startShop(platform, shop);
      const { broken, seen } = await hammer(started, started.runJobs());
      expect(broken).toEqual([]);
      expect(seen.ofHalfHistory).toBeGreaterThan(0);
      expect(seen.ofWhole).toBeGreaterThan(0);

      const said = await whatIsSaid(started);
      // Two hundred orders are too little evidence for most findings.
      expect(said.findings.length).toBeGreaterThanOrEqual(size < 2000 ? 0 : 2);
      const types = said.findings.map(({ type }) => type);
      expect(types).toEqual(expect.arrayContaining(size < 2000 ? [] : ['idle_stock', 'running_out']));
      expect(said.findings.flatMap((finding) => differencesOf(shop, finding))).toEqual([]);
      expect(said.findings.flatMap(emptyNames)).toEqual([]);

      const days = {
        from: dayBefore(dayOf(Date.parse(PLAIN_NOW)), 30),
        to: dayBefore(dayOf(Date.parse(PLAIN_NOW)), 1),
      };
      const month = placedIn(shop, days);
      expect(said.ads.storeAnalysis).toMatchObject({ orders: month.length, netSales: net(month) });
      expect(said.ads).toMatchObject({
        historyComplete: true,
        stale: false,
        customers: { buyers: new Set(month.flatMap(({ buyer }) => buyer ?? [])).size },
      });

      await checkMail(started, shop);

      // Nothing that a model says depends on what was looked at during the import.
      const inPeace = await startShop(platform, shop);
      await inPeace.runJobs();
      const undisturbed = await whatIsSaid(inPeace);
      expect(factsOf(said)).toEqual(factsOf(undisturbed));
      expect(adviceOf(said)).toEqual(adviceOf(undisturbed));
    }, 600_000);

/** Monday's mail: last week once more, and sentences that stand in the list. */
async function checkMail({ clock, runRecurring, mails, owner, params }: Started, shop: PlainShop) {
  const insights = await owner.expectOk(owner.call(insightEndpoints.list, { params }));
  mails.length = 0;
  clock.set(MONDAY);
  await runRecurring('notifications.enqueue-due');
  const text = mails.find(({ subject }) => subject.includes('your week'))!.text;
  const week = placedIn(shop, { from: '2026-11-16', to: '2026-11-22' });
  // Larger amounts are written without their pennies.
  expect([net(week), Math.round(net(week))]).toContain(figureAfter(text, 'Net sales'));
  expect(figureAfter(text, 'Orders')).toBe(week.length);
  const titles = [...text.matchAll(/^\* (.*)\n {2}/gm)].map(([, title]) => title);
  expect(titles.filter((title) => !insights.some((insight) => insight.title === title))).toEqual([]);
}

const figureAfter = (text: string, name: string) =>
  Number(new RegExp(`^${name}: [^\\d]*([\\d,.]+)`, 'm').exec(text)![1]!.replaceAll(',', ''));

test('a finding with a figure that nobody recomputes, or of a type without one, does not pass', () => {
  const shop = plainShop(50, { guests: true });
  const finding = {
    type: 'trend',
    subject: 'trend',
    variant: 'up',
    names: {},
    period: { from: '2026-10-24', to: '2026-11-20' },
  };
  const figures = [{ name: 'invented', value: 1, unit: 'count' }];
  expect(differencesOf(shop, { ...finding, figures } as never)).toEqual([
    'trend invented: said 1, recomputed undefined',
  ]);
  expect(differencesOf(shop, { ...finding, type: 'open_carts', figures } as never)).toEqual([
    'open_carts is not recomputed',
  ]);
  expect(RECOMPUTED.open_carts).toBeUndefined();
});
