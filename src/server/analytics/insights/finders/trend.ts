import {
  changesDiffer,
  type Estimate,
  sumsDiffer,
  weeklyEstimate,
} from '#server/analytics/findings/comparisons.ts';
import { count, money, percent, type Scale } from '#server/analytics/findings/finding.ts';
import type { SalesDay } from '#server/analytics/sales/sales-day.ts';
import type { SalesHistory } from '#server/analytics/sales/sales-history.ts';
import type { SalesChange } from '#shared/analytics/sales-reports.ts';
import { type Finding, makeFinding } from './finding.ts';
import { MONTH_WEEKS } from './reports.ts';
import { lastWeeks, spanOf } from './whole-weeks.ts';

const WEEK = 7;
const SMALLEST_CHANGE = 0.1;
/** Metrics 0.8: at least five orders on each side; twenty make a weekly pattern. */
const FEWEST_ORDERS = 20;
/** A month of daily looks sees five Mondays, and levels drift a little by themselves: the five share 2 % of false alarms. */
const MOST_CHANCE = 0.004;
/** Last year's change has to be at least this part of this year's to stand for it, and a sure one itself. */
const SEASON_PART = 0.5;
const DIFFERS_FROM_SEASON = 0.05;
/** Today's change has to be larger than this part of all changes between such blocks of weeks in the year before. */
const LARGER_THAN = 0.9;
const WEEKS_OF_YEAR = 52;

type Cause = 'buyers' | 'ordersPerBuyer' | 'netPerOrder' | 'guests';

/**
 * Net sales of the last four whole weeks against the four before, and what the change is made of. Test: Welch's t over days
 * with the variance of each weekday among its own kind, p ≤ 0.004 at each of the five Mondays of a month; and the change is
 * larger than nine in ten such changes of the year before. The same weeks of that year stand next to it: where they changed
 * alike, the season explains it, and no growth is claimed; where this year's change surely differs from theirs (logarithms,
 * delta method, the same p), it is more than the season. Where neither is sure, nothing is reported.
 */
export function findTrend(
  { history, change }: { history: SalesHistory; change: SalesChange },
  scale: Scale,
): Finding[] {
  const weeks = lastWeeks(history.days, 2 * MONTH_WEEKS);
  if (!weeks) return [];
  const [before, now] = halvesOf(weeks);
  const [sumBefore, sumNow] = [netOf(before), netOf(now)];
  const ordersBefore = ordersOf(before);
  if (sumBefore.sum <= 0 || Math.min(ordersBefore, ordersOf(now)) < FEWEST_ORDERS) return [];
  const share = (sumNow.sum - sumBefore.sum) / sumBefore.sum;
  if (Math.abs(share) < SMALLEST_CHANGE) return [];
  if (sumsDiffer(sumNow, sumBefore) > MOST_CHANCE || !isRare(history.days, weeks, share)) return [];
  const lastYear = sameWeeksLastYear(history.days, weeks);
  const season = seasonOf({ now: sumNow, before: sumBefore }, lastYear);
  if (!season) return [];
  const parts = partsOf(change, sumNow.sum);
  const along = (effect: number) => effect * Math.sign(share);
  const main = parts?.toSorted((one, other) => along(other.effect) - along(one.effect))[0];
  const difference = sumNow.sum - sumBefore.sum;
  return [
    makeFinding(
      {
        subject: 'trend',
        type: 'trend',
        variant: `${share > 0 ? 'up' : 'down'}:${main?.kind ?? 'unknown'}:${season}`,
        category: 'sales',
        period: spanOf(now),
        figures: [
          money('netSales', sumNow.sum),
          money('netSalesBefore', sumBefore.sum),
          percent('change', Math.abs(share)),
          money('difference', Math.abs(difference)),
          count('orders', ordersOf(now)),
          count('ordersBefore', ordersBefore),
          ...(lastYear
            ? [
                money('lastYear', lastYear.now.sum),
                money('lastYearBefore', lastYear.before.sum),
                percent('lastYearChange', (lastYear.now.sum - lastYear.before.sum) / lastYear.before.sum),
              ]
            : []),
          ...(main ? [money('mainEffect', Math.abs(main.effect))] : []),
        ],
        table: parts && {
          columns: [
            { name: 'part', unit: 'word' },
            { name: 'effect', unit: 'money' },
          ],
          rows: parts.map(({ kind, effect }) => [kind, effect]),
        },
        // What has changed is past: it can be neither lost nor won again.
        atStake: null,
        priority: season === 'season' ? 'low' : Math.abs(share) >= 0.25 ? 'high' : 'medium',
        confidence: 0.9,
      },
      scale,
    ),
  ];
}

interface Change {
  now: Estimate;
  before: Estimate;
}

function halvesOf(weeks: SalesDay[]): [SalesDay[], SalesDay[]] {
  return [weeks.slice(0, weeks.length / 2), weeks.slice(weeks.length / 2)];
}

const netOf = (days: SalesDay[]) => weeklyEstimate(days.map(({ netSales }) => netSales));

function ordersOf(days: SalesDay[]): number {
  return days.reduce((sum, { orders }) => sum + orders, 0);
}

/** Larger than most changes between two such blocks of weeks in the year before; unknown counts as rare. */
function isRare(days: readonly SalesDay[], weeks: SalesDay[], share: number): boolean {
  const end = days.findIndex(({ day }) => day === weeks.at(-1)!.day) + 1;
  const block = MONTH_WEEKS * WEEK;
  const changes: number[] = [];
  for (let week = MONTH_WEEKS; week <= WEEKS_OF_YEAR; week += 1) {
    const until = end - week * WEEK;
    if (until < 2 * block) break;
    const later = sumOf(days.slice(until - block, until));
    const earlier = sumOf(days.slice(until - 2 * block, until - block));
    if (later > 0 && earlier > 0) changes.push(Math.abs(Math.log(later / earlier)));
  }
  const smaller = changes.filter((each) => each < Math.abs(Math.log1p(share))).length;
  return changes.length < WEEKS_OF_YEAR / 2 || share <= -1 || smaller >= LARGER_THAN * changes.length;
}

function sumOf(days: SalesDay[]): number {
  return days.reduce((sum, { netSales }) => sum + netSales, 0);
}

/** 52 weeks before, so that weekdays fall alike; null where they were not all read, or brought nothing. */
function sameWeeksLastYear(days: readonly SalesDay[], weeks: SalesDay[]): Change | null {
  const start = days.findIndex(({ day }) => day === weeks[0]!.day) - WEEKS_OF_YEAR * WEEK;
  if (start < 0) return null;
  const [before, now] = halvesOf(days.slice(start, start + weeks.length));
  const change = { now: netOf(now), before: netOf(before) };
  return change.now.sum > 0 && change.before.sum > 0 ? change : null;
}

/**
 * `season`: the year before changed alike. `beyond`: it changed less, or the other way. `unknown`: there is no year before.
 * Null: nobody can say.
 */
function seasonOf(change: Change, lastYear: Change | null): 'season' | 'beyond' | 'unknown' | null {
  if (!lastYear) return 'unknown';
  const [now, then] = [change, lastYear].map(({ now: later, before }) => Math.log(later.sum / before.sum));
  const part = then! / now!;
  const differs = changesDiffer(change, lastYear);
  const changedThen = sumsDiffer(lastYear.now, lastYear.before) <= DIFFERS_FROM_SEASON;
  if (part >= SEASON_PART && changedThen && (part >= 1 || differs > DIFFERS_FROM_SEASON)) return 'season';
  return part < 1 && differs <= MOST_CHANCE ? 'beyond' : null;
}

/** The four parts of the change, where the split is of these very weeks. */
function partsOf(
  { factors, netSales }: SalesChange,
  current: number,
): { kind: Cause; effect: number }[] | null {
  if (!factors || Math.abs(netSales.current - current) > 0.01 * Math.abs(current)) return null;
  return (['buyers', 'ordersPerBuyer', 'netPerOrder', 'guests'] as const).map((kind) => ({
    kind,
    effect: factors[kind].effect,
  }));
}
