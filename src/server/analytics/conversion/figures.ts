import { periodReply, type RangePeriod } from '#server/analytics/reports/range-period.ts';
import type { MetricDetail, MissingReason } from '#shared/analytics/analytics.ts';
import {
  type Conversion,
  VISIT_DIMENSIONS,
  type VisitCounts,
  type VisitPart,
} from '#shared/analytics/conversion.ts';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';
import type { VisitSharing } from '#shared/stores/stores.ts';
import type { DaySpan } from './days-to-read.ts';
import { countDays, finishedDays } from './finished-days.ts';
import type { VisitSplit, VisitSums } from './repository.ts';

/** What the rate of a period rests on. */
export interface VisitFacts {
  sharing: VisitSharing;
  /** The last complete reading. */
  readAt: Date | null;
  period: RangePeriod;
  current: VisitSums | null;
  /** Of the days compared with; null where nothing is compared. */
  previous: VisitSums | null;
}

/** Rates over fewer cases than this get a mark (metrics 0.8). */
const FEW_CASES = 20;
/** Shopify is said to count sessions in another way since then (reference/shopify.md 3.7). */
const MEASURED_ANEW_FROM = '2026-09-01';

const WHY_NOT_SHARED: Record<Exclude<VisitSharing, 'granted'>, MissingReason> = {
  scope_missing: 'sessions_scope_missing',
  protected_data: 'sessions_protected',
  refused: 'sessions_refused',
  not_offered: 'sessions_not_offered',
  not_asked: 'sessions_not_asked',
};

/** The finished days of both sides, as far as there are any. */
export function comparedDays({ current, previous }: RangePeriod) {
  return { current: finishedDays(current), previous: previous && finishedDays(previous) };
}

/**
 * Visits that completed a checkout ÷ visits (metrics 5), 0 to 1, over the finished days that are known. Growth is the
 * plain difference (metrics 6), only where every day of both sides is known: whole days with whole days.
 */
export function conversionRate({
  sharing,
  period,
  current,
  previous,
}: Omit<VisitFacts, 'readAt'>): MetricDetail {
  const days = comparedDays(period);
  const missing = whyMissing({ sharing, days: days.current, sums: current });
  const value = missing ? null : rateOf(current!);
  const notCompared = missing ?? whyNotCompared({ period, current, previous });
  const before = notCompared ? null : rateOf(previous!);
  const grows = value !== null && before !== null;
  return {
    value,
    reason: missing,
    previous: before,
    growth: grows ? value - before : null,
    growthKind: grows ? 'difference' : 'none',
    growthReason: notCompared,
    fewData: value !== null && (current!.sessions < FEW_CASES || (grows && previous!.sessions < FEW_CASES)),
    parts: missing
      ? []
      : [
          { name: 'completed_checkouts_of_visits', value: current!.completedCheckout, unit: 'count' },
          { name: 'visits', value: current!.sessions, unit: 'count' },
          { name: 'days_with_visits_known', value: current!.days, unit: 'count' },
          { name: 'finished_days', value: countDays(days.current!), unit: 'count' },
        ],
  };
}

function whyMissing({
  sharing,
  days,
  sums,
}: {
  sharing: VisitSharing;
  days: DaySpan | null;
  sums: VisitSums | null;
}): MissingReason | null {
  // What was read while it was shared is still so.
  if (sums && sums.days > 0) return sums.sessions === 0 ? 'no_sessions' : null;
  if (sharing !== 'granted') return WHY_NOT_SHARED[sharing];
  return days === null ? 'no_finished_day' : 'sessions_not_covered';
}

function whyNotCompared({
  period,
  current,
  previous,
}: Pick<VisitFacts, 'period' | 'current' | 'previous'>): MissingReason | null {
  const days = comparedDays(period);
  if (period.previous === null) return 'no_comparison';
  if (!days.previous) return 'no_finished_day';
  if (current!.days < countDays(days.current!) || previous!.days < countDays(days.previous))
    return 'sessions_not_covered';
  return previous!.sessions === 0 ? 'no_sessions' : null;
}

function rateOf({ sessions, completedCheckout }: VisitCounts): number {
  return completedCheckout / sessions;
}

interface WholeFacts extends VisitFacts {
  byDay: Conversion['byDay'];
  splits: VisitSplit[];
}

/** Everything the screen of visits shows. */
export function conversionReply({
  byDay,
  splits,
  ...facts
}: WholeFacts): Omit<Conversion, keyof ReportBasis> {
  const { sharing, readAt, period, current, previous } = facts;
  const days = comparedDays(period);
  const rate = conversionRate(facts);
  const isCompared = rate.growthKind !== 'none';
  return {
    sharing,
    period: periodReply(period),
    days: {
      finished: days.current ? countDays(days.current) : 0,
      known: current?.days ?? 0,
      firstKnown: current?.firstDay ?? null,
      lastKnown: current?.lastDay ?? null,
    },
    rate,
    current: current && current.days > 0 ? countsOf(current) : null,
    previous: isCompared ? countsOf(previous!) : null,
    byDay,
    breakdowns: splits.toSorted(byPlace).map((split) => ({
      by: split.dimension,
      days: split.days,
      rows: rowsOf(split),
    })),
    measuredAnewFrom: isDivided(facts) ? MEASURED_ANEW_FROM : null,
    readAt: readAt?.toISOString() ?? null,
  };
}

function countsOf({ sessions, cartAdditions, reachedCheckout, completedCheckout }: VisitCounts): VisitCounts {
  return { sessions, cartAdditions, reachedCheckout, completedCheckout };
}

/** In the order in which the contract names them. */
const byPlace = (one: VisitSplit, other: VisitSplit) =>
  VISIT_DIMENSIONS.indexOf(one.dimension) - VISIT_DIMENSIONS.indexOf(other.dimension);

/** The largest values, and everything else of these days as one: the rows add up to the whole. */
function rowsOf({ total, largest }: VisitSplit): VisitPart[] {
  const rest = largest.reduce(less, total);
  const row = (counts: VisitCounts, value: string | null, isOthers: boolean): VisitPart => ({
    ...countsOf(counts),
    value,
    isOthers,
    rate: counts.sessions === 0 ? null : rateOf(counts),
    fewData: counts.sessions < FEW_CASES,
  });
  return [
    ...largest.map(({ value, ...counts }) => row(counts, value === '' ? null : value, false)),
    ...(rest.sessions > 0 ? [row(rest, null, true)] : []),
  ];
}

function less(whole: VisitCounts, part: VisitCounts): VisitCounts {
  return {
    sessions: whole.sessions - part.sessions,
    cartAdditions: whole.cartAdditions - part.cartAdditions,
    reachedCheckout: whole.reachedCheckout - part.reachedCheckout,
    completedCheckout: whole.completedCheckout - part.completedCheckout,
  };
}

/** Known days lie on both sides of the change, in the period or in what it is compared with. */
function isDivided({ current, previous }: VisitFacts): boolean {
  const known = [current, previous].flatMap((sums) => (sums?.firstDay ? [sums.firstDay, sums.lastDay!] : []));
  return known.some((day) => day < MEASURED_ANEW_FROM) && known.some((day) => day >= MEASURED_ANEW_FROM);
}
