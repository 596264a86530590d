import type { PlainShop } from '#server/testing/plain-shop.ts';
import { startPostgres } from '../../scripts/postgres-cluster.ts';
import { createDifferences } from './differences.ts';
import { importDemoShop } from './imported-shop.ts';
import { answeredBy } from './product-answers.ts';
import { loadCosts } from './raw-costs.ts';
import { plainRecordsOf } from './raw-records.ts';
import { conversionOf, loadSessions, visitPartsOf } from './raw-sessions.ts';
import { loadRawShop } from './raw-shop.ts';
import {
  beginsBeforeRecords,
  cardsOf,
  countriesOf,
  daysOf,
  hoursOf,
  productsOf,
  type Span,
  spansOf,
} from './recomputed.ts';
import {
  adsCountriesOf,
  adsHoursOf,
  adsMonthsOf,
  adsQuartilesOf,
  adsSalesOf,
  adsSpans,
  adsWeekdaysOf,
  groupsOf,
  lastMonthOf,
  refundsOf,
} from './recomputed-ads.ts';
import { compareAdvice } from './recomputed-advice.ts';
import { answersOf, QUESTIONS } from './recomputed-answers.ts';
import { compareForecast } from './recomputed-forecast.ts';
import { compareInsights, openProduct } from './recomputed-insights.ts';
import { compareProfit } from './recomputed-profit.ts';
import { compareQuestions } from './recomputed-questions.ts';

/*
 * Every figure of the demo shop worked out a second time from the raw files, and compared with what the product answers at
 * several moments. `node proofs/recompute/main.ts <lines.csv.gz> <refund_links.csv.gz>`; ends with 1 on any difference.
 */
const [lines, refundLinks] = process.argv.slice(2);
if (!lines || !refundLinks) throw new Error('Which files? <lines.csv.gz> <refund_links.csv.gz>');

/** The history then lies around a 29th of February. */
const IMPORTED_AT = '2025-06-15T12:00:00Z';
const LAST_DAY = '2025-06-14';
/** Moments and the wall time in London. */
const MOMENTS: [string, string][] = [
  ['2024-02-29T11:30:00Z', '2024-02-29 11:30'],
  ['2024-03-31T13:17:00Z', '2024-03-31 14:17'], // clocks went forward that morning
  ['2024-04-01T09:05:00Z', '2024-04-01 10:05'],
  ['2024-07-16T14:42:00Z', '2024-07-16 15:42'],
  ['2024-10-27T13:00:00Z', '2024-10-27 13:00'], // clocks went back
  ['2024-12-19T10:59:00Z', '2024-12-19 10:59'],
  ['2025-02-28T12:30:00Z', '2025-02-28 12:30'],
  ['2025-03-31T11:30:00Z', '2025-03-31 12:30'],
  ['2025-06-15T12:00:00Z', '2025-06-15 13:00'],
];
const RANGES = ['mtd', '7d', '30d', '90d', '12m', 'all'];
const CHOSEN: Span[] = [
  { from: '2024-02-29', to: '2024-02-29' },
  { from: '2024-10-20', to: '2024-11-20' },
];

/**
 * Insights rest on all that was read, so they are compared from the last moment on: on Mondays on which no order came any
 * more, of which there is much to say.
 */
const LATER: [string, string][] = [
  ['2025-06-15T12:00:00Z', '2025-06-15 13:00'],
  ['2025-06-16T12:00:00Z', '2025-06-16 13:00'],
  ['2025-06-23T12:00:00Z', '2025-06-23 13:00'],
  ['2025-07-07T12:00:00Z', '2025-07-07 13:00'],
  ['2025-08-04T12:00:00Z', '2025-08-04 13:00'],
];

/** Of the last moment. */
const LAST_MONTH: Span = { from: '2025-05-01', to: '2025-06-01' };
const FIRST_QUARTER: Span = { from: '2025-01-01', to: '2025-04-01' };

/** What is compared never begins before the first order. */
const refused = { total: null, orders: null, aov: null, customers: null, repeat: null };

/** Groups that have gone quiet. */
const QUIET = ['needs_attention', 'previously_loyal', 'at_risk', 'almost_lost'];

const postgres = await startPostgres();
if (!postgres) throw new Error('No PostgreSQL found: please install it (on Debian: the package postgresql).');
const differences = createDifferences();
try {
  const raw = await loadRawShop(postgres.url, { lines, refundLinks }, LAST_DAY);
  await raw.query('create database product');
  const shop = await importDemoShop(postgres.url.replace(/postgres$/, 'product'), IMPORTED_AT);
  await loadSessions(raw, shop, LAST_DAY);
  const records = await plainRecordsOf(raw, MOMENTS.at(-1)![1]);
  const ask = answeredBy(shop);
  for (const [at, wallTime] of MOMENTS) {
    const asked = [
      ...RANGES.map((range) => ({ query: { range }, custom: undefined })),
      ...CHOSEN.filter(({ to }) => to < wallTime.slice(0, 10)).map((custom) => ({
        query: { range: 'custom', ...custom },
        custom,
      })),
    ];
    for (const { query, custom } of asked) {
      const { current, previous } = await spansOf(raw, wallTime, query.range, custom);
      const place = `${wallTime} ${Object.values(query).join(' ')}`;
      const cards = await ask.cards(at, query);
      differences.compare(`${place} cards`, cards.current, await cardsOf(raw, current));
      differences.compare(`${place} cards before`, cards.previous, previous && (await compared(previous)));
      differences.compare(`${place} hours`, await ask.hours(at, query), await hoursOf(raw, current));
      differences.compare(
        `${place} countries`,
        await ask.countries(at, query),
        await countriesOf(raw, current),
      );
      const visits = await ask.conversion(at, query);
      differences.compare(`${place} visits`, visits.figures, await conversionOf(raw, current, previous));
      differences.compare(`${place} visits by`, visits.parts, await visitPartsOf(raw, current));
      differences.compare(`${place} visits by page`, { all: visits.pages }, { all: visits.whole });
      const series = await ask.days(at, query);
      if (series) differences.compare(`${place} days`, series, await daysOf(raw, current));
      if (custom) {
        differences.compare(
          `${place} products`,
          await ask.products(at, query),
          await productsOf(raw, current),
        );
      }
    }
    await compareAds(at, wallTime);
    await compareForecast({ shop, differences }, at, recordsAt(wallTime));
    if (at === IMPORTED_AT)
      differences.compare(
        `${wallTime} answers`,
        await ask.inWords(at, QUESTIONS),
        await answersOf(raw, LAST_MONTH, FIRST_QUARTER),
      );
    differences.print(wallTime);
  }

  await compareQuestions({ raw, records, shop, differences }, IMPORTED_AT);
  differences.print('questions');
  await compareAdvice({ shop, differences }, IMPORTED_AT);
  differences.print('advice');
  const product = await openProduct(postgres.url.replace(/postgres$/, 'product'));
  for (const [at, wallTime] of LATER) {
    const then = recordsAt(wallTime);
    if (at !== IMPORTED_AT) await compareForecast({ shop, differences }, at, then);
    const types = await compareInsights({ shop, product, differences }, at, then);
    differences.print(`insights ${wallTime.slice(0, 10)}`);
    process.stdout.write(`  ${types.join(', ')}\n`);
  }
  await product.end();
  await shop.readCosts();
  await loadCosts(raw, LAST_DAY, MOMENTS.at(-1)![1]);
  await compareProfit({ raw, shop, differences }, IMPORTED_AT, IMPORTED_AT.slice(0, 10));

  function recordsAt(wallTime: string): PlainShop {
    const now = Date.parse(`${wallTime.replace(' ', 'T')}Z`);
    return { ...records, now, today: wallTime.slice(0, 10) };
  }
  async function compared(span: Span) {
    if (await beginsBeforeRecords(raw, span)) return refused;
    const { total, orders, aov, customers, repeat } = await cardsOf(raw, span);
    return { total, orders, aov, customers, repeat };
  }
  /** What rests on what is left of an order is compared at the last moment: refunds that came later are known by now. */
  async function compareAds(at: string, wallTime: string) {
    const { current, previous } = await adsSpans(raw, wallTime);
    const ads = await ask.ads(at);
    const isLast = at === IMPORTED_AT;
    const name = (what: string) => `${wallTime} ads ${what}`;
    const sales = await adsSalesOf(raw, current);
    differences.compare(name('sales'), ads.sales, sales);
    if (ads.previous) {
      const { orders, net } = await adsSalesOf(raw, previous);
      differences.compare(name('sales before'), ads.previous, { orders, net });
    }
    differences.compare(name('hours'), ads.hours, await adsHoursOf(raw, current));
    differences.compare(name('weekdays'), ads.weekdays, await adsWeekdaysOf(raw, current));
    differences.compare(name('months'), ads.months, await adsMonthsOf(raw, wallTime));
    const countries = await adsCountriesOf(raw, current);
    differences.compare(name('places'), ads.places, countries.places);
    differences.compare(name('unknown places'), [ads.unknownPlaces], [countries.unknown]);
    const lastMonth = await lastMonthOf(raw, wallTime);
    differences.compare(`${wallTime} refunds`, await ask.refunds(at), await refundsOf(raw, lastMonth));
    if (!isLast) return;
    const quartiles = await adsQuartilesOf(raw, current);
    differences.compare(name('quartiles'), ads.quartiles, quartiles);
    const breakEven = [
      ['average', sales.aov],
      ['median', quartiles.median],
    ] as const;
    // Without a margin what a ROAS of 2.5 leaves, by the published conversion rate of 2.55 %.
    differences.compare(
      name('break-even'),
      ads.breakEven,
      breakEven.map(([kind, value]) => {
        const left = value / 100 / 2.5;
        return `${kind} ${left.toFixed(4)} ${(left * 0.0255).toFixed(6)}`;
      }),
    );
    const groups = await groupsOf(raw, wallTime);
    const answered = await ask.groups(at);
    for (const each of groups)
      differences.compare(
        `${wallTime} group ${each.group}`,
        answered.find(({ group }) => group === each.group) ?? null,
        each,
      );
    differences.compare(`${wallTime} groups`, [answered.length], [groups.length]);
    const quiet = groups.filter(({ group }) => QUIET.includes(group));
    const sum = (of: 'customers' | 'net' | 'orders') => quiet.reduce((total, each) => total + each[of], 0);
    const back = Math.round(sum('customers') * 0.05);
    differences.compare(name('quiet'), [ads.quiet], [Math.round((back * sum('net')) / sum('orders'))]);
  }
  await shop.stop();
  await raw.end();
} finally {
  postgres.stop();
}
process.exit(differences.end());
