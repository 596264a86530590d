import { type Freshness, whyNotCompared } from '#server/analytics/reports/freshness.ts';
import { periodReply, type RangePeriod } from '#server/analytics/reports/range-period.ts';
import type { Figures } from '#server/analytics/reports/report-cache.ts';
import type { MetricDetail, MissingReason } from '#shared/analytics/analytics.ts';
import type { CartSummary } from '#shared/analytics/customer-reports.ts';
import { toMajor } from '#shared/core/money.ts';
import { ABANDONED_AFTER_MINUTES } from './carts-sql.ts';
import type { CartEnd } from './repository.ts';

/** What is known of the checkouts that began in a stretch, and of the orders placed in it. */
export interface CheckoutFacts {
  ends: CartEnd[];
  /** Placed through a checkout: not over the counter and not by hand. */
  orders: number;
  /** Of them, those that an abandoned checkout became. */
  recoveries: number;
}

export interface CartFacts {
  currency: string;
  period: RangePeriod;
  freshness: Freshness;
  /** A cart was read at some time: without any an abandoned one cannot be distinguished from one that was not shared. */
  anyCarts: boolean;
  current: CheckoutFacts;
  previous: CheckoutFacts | null;
}

/** Rates over fewer cases than this get a mark (metrics 0.8). */
const FEW_CASES = 20;

/** The summary of metrics 4: pure arithmetic over how every cart of the stretch ended. */
export function cartSummary({
  currency,
  period,
  freshness,
  anyCarts,
  ...facts
}: CartFacts): Figures<CartSummary> {
  const missing = whyMissing(freshness, anyCarts);
  const current = countsOf(facts.current);
  const previous = facts.previous && countsOf(facts.previous);
  const notCompared = missing ?? whyNotCompared(period, freshness);
  const rate = (of: (counts: Counts) => Rate) =>
    rateDetail(of(current), previous && of(previous), { missing, notCompared });
  const group = ({ carts, value }: Group) => (missing ? null : { carts, value: toMajor(value, currency) });
  return {
    currency,
    shared: freshness.capabilities.carts,
    abandoned: missing ? null : current.abandoned,
    open: group(current.open),
    recovered: group(current.recovered),
    recoveredOtherwise: group(current.otherwise),
    abandonmentRate: rate(({ abandoned, completed }) => ({
      cases: abandoned,
      of: abandoned + completed,
      parts: { abandoned_checkouts: abandoned, completed_checkouts: completed },
    })),
    recoveryRate: rate(({ matureRecovered, mature }) => ({
      cases: matureRecovered,
      of: mature,
      parts: { recovered_checkouts: matureRecovered, abandoned_checkouts_over_7_days: mature },
    })),
    checkoutCompletion: rate(({ abandoned, orders }) => ({
      cases: orders,
      of: orders + abandoned,
      parts: { orders_placed: orders, abandoned_checkouts: abandoned },
    })),
    abandonedAfterMinutes: ABANDONED_AFTER_MINUTES,
    period: periodReply(period),
  };
}

interface Group {
  carts: number;
  /** In minor units. */
  value: number;
}

type Counts = ReturnType<typeof countsOf>;

function countsOf({ ends, orders, recoveries }: CheckoutFacts) {
  const recovered = ends.filter((end) => end.recovered);
  const otherwise = ends.filter((end) => !end.recovered && end.orderId !== null);
  const open = ends.filter((end) => !end.recovered && end.orderId === null);
  const mature = ends.filter((end) => end.mature);
  const counted = new Set<string>();
  return {
    abandoned: ends.length,
    completed: Math.max(0, orders - recoveries),
    orders,
    recovered: { carts: recovered.length, value: netOf(recovered, counted) },
    otherwise: { carts: otherwise.length, value: netOf(otherwise, counted) },
    open: { carts: open.length, value: open.reduce((sum, { total }) => sum + Number(total), 0) },
    mature: mature.length,
    matureRecovered: mature.filter((end) => end.recovered).length,
  };
}

/** Net sales of the orders, each once; of a completed cart whose order is not known, what it would have come to. */
function netOf(ends: CartEnd[], counted: Set<string>): number {
  let sum = 0;
  for (const { orderId, orderNet, total } of ends) {
    if (orderId !== null && counted.has(orderId)) continue;
    if (orderId !== null) counted.add(orderId);
    sum += Number(orderNet ?? total);
  }
  return sum;
}

interface Rate {
  cases: number;
  of: number;
  parts: Record<string, number>;
}

/** Changes of rates are shown as their difference (metrics 6). */
function rateDetail(
  now: Rate,
  before: Rate | null,
  { missing, notCompared }: { missing: MissingReason | null; notCompared: MissingReason | null },
): MetricDetail {
  const value = missing || now.of === 0 ? null : now.cases / now.of;
  const previous = notCompared || !before || before.of === 0 ? null : before.cases / before.of;
  const grows = value !== null && previous !== null;
  return {
    value,
    reason: missing ?? (value === null ? 'no_orders' : null),
    previous,
    growth: grows ? value - previous : null,
    growthKind: grows ? 'difference' : 'none',
    growthReason: notCompared ?? (grows ? null : 'no_orders'),
    fewData: value !== null && now.of < FEW_CASES,
    parts: missing
      ? []
      : Object.entries(now.parts).map(([name, each]) => ({ name, value: each, unit: 'count' })),
  };
}

/** Carts are read last of all, so nothing is known of them before the whole history is in. */
function whyMissing({ capabilities, historyComplete }: Freshness, anyCarts: boolean): MissingReason | null {
  if (!capabilities.carts) return 'not_shared';
  if (!historyComplete) return 'no_data_yet';
  return anyCarts ? null : 'no_carts';
}
