import { coverageReply, type Freshness, whyNotCompared } from '#server/analytics/reports/freshness.ts';
import {
  lastDayWithin,
  periodReply,
  type RangePeriod,
  type Stretch,
} from '#server/analytics/reports/range-period.ts';
import { readWithBasis } from '#server/analytics/reports/records-state.ts';
import { findStorePeriod } from '#server/analytics/reports/store-period.ts';
import { grainOf, pointsOf } from '#server/analytics/sales/series-points.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { dayAfter } from '#server/core/time/local-time.ts';
import type { Stores } from '#server/stores/area.ts';
import { findProfitRules } from '#server/stores/profit/costs-repository.ts';
import {
  addProfit,
  contributionOf,
  grossProfitOf,
  hasCosts,
  netSalesOf,
  noProfit,
  type ProfitSums,
} from '#server/stores/profit/profit-sums.ts';
import type { ProfitGap, ProfitPoint, ProfitReport } from '#shared/analytics/profit.ts';
import { minorDigits, toMajor } from '#shared/core/money.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { ProfitRules } from '#shared/stores/profit-rules.ts';
import { type AdSpend, figuresOf, type ProfitInputsOfRange, shareOf, waterfallOf } from './figures.ts';
import { type Days, findAdSpend, findProfitDays } from './profit-repository.ts';
import { costsByDay, costsOf } from './running-costs.ts';

interface Dependencies {
  db: Database;
  /** Writes the days of a span that are missing. */
  writeDays: (store: OwnedStore, span: { first: string; last: string }) => Promise<void>;
  sumPartOfDay: Stores['costs']['sumPartOfDay'];
  /** These are found over all that was sold and paid, so that they may be a little older than the rest. */
  readUncosted: (store: OwnedStore, days: Days) => Promise<{ variants: number }>;
  readWithoutFee: (store: OwnedStore, days: Days) => Promise<{ gateways: string[] }>;
}

type Report = Omit<ProfitReport, 'comparison' | 'madeUp'>;

/** What a store earned in a range, and in what it is fairly compared with. */
export async function makeProfitReport(
  dependencies: Dependencies,
  store: OwnedStore,
  { query, moment }: { query: RangeQuery; moment: Date },
): Promise<Report> {
  const { db } = dependencies;
  const stretches = await writeStretches(dependencies, store, { query, moment });
  const { period, freshness } = stretches;
  const { figures, basis } = await readWithBasis(db, store.id, moment, async () => {
    const read = await readStretches(dependencies, store, stretches);
    const { rules, current } = read;
    return {
      ...read,
      gaps: await gapsOf(dependencies, store, { period, rules, sums: current.inputs.sums }),
    };
  });
  const { current, before, gaps } = figures;
  const { currency } = store;
  const span = daysOf(period.current, store);
  const grain = grainOf(span);
  return {
    currency,
    ...basis,
    figures: figuresOf(current.inputs, before?.inputs ?? null, currency),
    waterfall: waterfallOf(current.inputs, currency),
    grain,
    points: pointsOf(span, grain).map((point) => pointOf(point, current.days, { currency, period })),
    gaps,
    withheld: toMajor(current.inputs.sums.withheld, currency),
    period: periodReply(period),
    coverage: coverageReply(freshness, store.timeZone),
  };
}

interface Stretches {
  period: RangePeriod;
  freshness: Freshness;
  /** Null where there is no fair comparison. */
  previous: Stretch | null;
}

/** What a range means now, with its days written. */
export async function writeStretches(
  { db, writeDays }: Pick<Dependencies, 'db' | 'writeDays'>,
  store: OwnedStore,
  { query, moment }: { query: RangeQuery; moment: Date },
): Promise<Stretches> {
  const { period, freshness } = await findStorePeriod(db, store, query, moment);
  const previous = whyNotCompared(period, freshness) ? null : period.previous;
  await writeDays(
    store,
    spanOf(
      previous ? { ...period.current, from: previous.from, firstDay: previous.firstDay } : period.current,
      store,
    ),
  );
  return { period, freshness, previous };
}

/** What was sold and spent in a range and in the one that it is compared with. */
export async function readStretches(
  dependencies: Pick<Dependencies, 'db' | 'sumPartOfDay'>,
  store: OwnedStore,
  { period, previous }: Stretches,
) {
  const { db } = dependencies;
  const rules = await findProfitRules(db, store.id);
  const [current, before] = await Promise.all([
    readRange(db, store, { days: daysOf(period.current, store), rules }),
    previous && readPrevious(dependencies, store, { previous, period, rules }),
  ]);
  return { rules, current, before };
}

const daysOf = (stretch: Stretch, { timeZone }: OwnedStore): Days => ({
  from: stretch.firstDay,
  to: lastDayWithin(stretch, timeZone),
});

function spanOf(stretch: Stretch, store: OwnedStore) {
  const { from, to } = daysOf(stretch, store);
  return { first: from, last: to };
}

interface RangeAsked {
  days: Days;
  rules: ProfitRules;
}

async function readRange(db: Database, store: OwnedStore, { days, rules }: RangeAsked) {
  const [found, spend] = await Promise.all([
    findProfitDays(db, store.id, days),
    findAdSpend(db, store.id, days),
  ]);
  const byDay = new Map(found.map(({ day, sums }) => [day, sums]));
  const inputs: ProfitInputsOfRange = {
    sums: sumOf(byDay),
    adSpend: adSpendOf(spend, costsOf(rules.adCosts, days, store.currency), store.currency),
    fixedCosts: costsOf(rules.fixedCosts, days, store.currency),
  };
  return { inputs, days: byDay, span: days, spend };
}
export type RangeRead = Awaited<ReturnType<typeof readRange>>;

function sumOf(days: Map<string, ProfitSums>): ProfitSums {
  const sum = noProfit();
  for (const ofDay of days.values()) addProfit(sum, ofDay);
  return sum;
}

/** Where the range is still running, the last day of the other is counted to the same moment of it. */
async function readPrevious(
  { db, sumPartOfDay }: Pick<Dependencies, 'db' | 'sumPartOfDay'>,
  store: OwnedStore,
  { previous, period, rules }: { previous: Stretch; period: RangePeriod; rules: ProfitRules },
): Promise<RangeRead> {
  const days = daysOf(previous, store);
  const isCut = period.includesToday && previous.lastDay === days.to;
  const [range, part] = await Promise.all([
    readRange(db, store, { days, rules }),
    isCut && sumPartOfDay(store, { day: days.to, until: previous.to }),
  ]);
  if (!part) return range;
  return { ...range, inputs: { ...range.inputs, sums: sumOf(range.days.set(days.to, part)) } };
}

function adSpendOf(
  found: Awaited<ReturnType<typeof findAdSpend>>,
  entered: number | null,
  currency: string,
): AdSpend {
  if (!found && entered === null) return { value: null, reason: 'no_ads' };
  if (found && found.currency !== currency) return { value: null, reason: 'ads_other_currency' };
  const micros = [...(found?.byDay.values() ?? [])].reduce((sum, each) => sum + each, 0);
  const measured = Math.round(minorOf(micros, currency));
  return { value: measured + (entered ?? 0), measured, entered: entered ?? 0, reason: null };
}

/** Of the millionths that ads accounts count in; not rounded. */
const minorOf = (micros: number, currency: string) => (micros / 1_000_000) * 10 ** minorDigits(currency);

/** What was spent on each day on ads and on fixed costs, in minor units of which ads have fractions. */
export function spentByDay({ span, spend }: RangeRead, rules: ProfitRules, currency: string) {
  const entered = costsByDay(rules.adCosts, span, currency);
  const fixed = costsByDay(rules.fixedCosts, span, currency);
  return [...fixed].map(([day, fixedCosts]) => ({
    day,
    adSpend: entered.get(day)! + minorOf(spend?.byDay.get(day) ?? 0, currency),
    fixedCosts,
  }));
}

function pointOf(
  { from, to }: Days,
  days: Map<string, ProfitSums>,
  { currency, period }: { currency: string; period: RangePeriod },
): ProfitPoint {
  const sums = noProfit();
  for (let day = from; day <= to; day = dayAfter(day)) {
    const ofDay = days.get(day);
    if (ofDay) addProfit(sums, ofDay);
  }
  return {
    from,
    to,
    netSales: toMajor(netSalesOf(sums), currency),
    grossProfit: hasCosts(sums) ? toMajor(grossProfitOf(sums), currency) : null,
    contribution: hasCosts(sums) ? toMajor(contributionOf(sums), currency) : null,
    margin: sums.covered > 0 ? grossProfitOf(sums) / sums.covered : null,
    coverage: shareOf(sums.covered, netSalesOf(sums)),
    partial: period.includesToday && to === lastDayWithin(period.current, period.timeZone),
  };
}

/** What is not known, the largest amount first; what has none comes last. */
async function gapsOf(
  { readUncosted, readWithoutFee }: Pick<Dependencies, 'readUncosted' | 'readWithoutFee'>,
  store: OwnedStore,
  { period, rules, sums }: { period: RangePeriod; rules: ProfitRules; sums: ProfitSums },
): Promise<ProfitGap[]> {
  const money = (minor: number) => toMajor(minor, store.currency);
  const gaps: { gap: ProfitGap; amount: number }[] = [];
  const uncosted = netSalesOf(sums) - sums.covered;
  if (uncosted !== 0) {
    const { variants } = await readUncosted(store, daysOf(period.current, store));
    gaps.push({ gap: { kind: 'costs', netSales: money(uncosted), variants }, amount: uncosted });
  }
  if (sums.vatUnknown !== 0 || sums.shippingVatUnknown !== 0)
    gaps.push({
      gap: { kind: 'vat', netSales: money(sums.vatUnknown), shipping: money(sums.shippingVatUnknown) },
      amount: sums.vatUnknown + sums.shippingVatUnknown,
    });
  if (sums.paid !== sums.paidWithFee) {
    const { gateways } = await readWithoutFee(store, daysOf(period.current, store));
    const amount = sums.paid - sums.paidWithFee;
    if (gateways.length > 0 || sums.feesExpected === 0)
      gaps.push({ gap: { kind: 'fees', amount: money(amount), gateways }, amount });
  }
  if (sums.shipments !== sums.shipmentsCosted) {
    const orders = sums.shipments - sums.shipmentsCosted;
    gaps.push({
      gap: { kind: 'shipping', orders, charged: money(sums.shippingUncosted) },
      amount: sums.shippingUncosted,
    });
  }
  if (rules.reclaimsVat === null && sums.feeTax !== 0)
    gaps.push({ gap: { kind: 'reclaims_vat', amount: money(sums.feeTax) }, amount: sums.feeTax });
  if (sums.writtenOff !== 0)
    gaps.push({ gap: { kind: 'returns', amount: money(sums.writtenOff) }, amount: sums.writtenOff });
  if (sums.feesExpected > 0)
    gaps.push({ gap: { kind: 'fees_expected', payments: sums.feesExpected }, amount: 0 });
  if (rules.fixedCosts.length === 0) gaps.push({ gap: { kind: 'fixed_costs' }, amount: 0 });
  return gaps.sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount)).map(({ gap }) => gap);
}
