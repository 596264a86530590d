import { rateIsHigher } from '#server/analytics/findings/comparisons.ts';
import { count, money, percent, type Scale, tenths } from '#server/analytics/findings/finding.ts';
import { fisherFewerInFirst, fisherMoreInFirst } from '#server/analytics/findings/statistics.ts';
import type { DashboardMetrics } from '#shared/analytics/analytics.ts';
import type { CustomerGroups, FirstRepurchase, Loyalty } from '#shared/analytics/customer-reports.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { evidenceDay } from './evidence-day.ts';
import { type Finding, makeFinding } from './finding.ts';

const WORTH_WINNING_BACK = ['at_risk', 'previously_loyal', 'needs_attention', 'almost_lost'];
const FEWEST_CUSTOMERS = 10;
/** Five Mondays a month. */
const MOST_CHANCE = 0.003;
/** By how much of what they were: returning customers, and their share of all customers. */
const SMALLEST_FALL = { returning: 0.15, share: 0.1 };
/** A fall that no usual season explains, where the year before is not known. */
const FALL_BEYOND_SEASON = { returning: 0.3, share: 0.2 };

interface Quarters {
  returning: { now: number; before: number };
  customers: { now: number; before: number };
}

/**
 * Fewer customers come back than before, and the group that has gone quiet. Tests, all to be passed (an intersection-union
 * test has the level of each; Berger, Technometrics 24, 1982), over 13 whole weeks against the 13 before: returning
 * customers became fewer (conditional binomial of two rates), and so did their share of all customers (Fisher's exact test).
 * A season moves both a little, so the same weeks of the year before are compared as well: of these customers together a
 * smaller part than then fell into the later 13 weeks (Fisher's exact test). Where that year is not known, both must have
 * fallen further than a season of ± 30 % moves them.
 */
export function findWinBack(
  {
    groups,
    loyalty,
    loyaltyLastYear,
    dashboard,
  }: {
    groups: CustomerGroups;
    loyalty: Loyalty;
    loyaltyLastYear: Loyalty;
    dashboard: DashboardMetrics;
  },
  scale: Scale,
): Finding[] {
  if (!isHistoryLong(dashboard)) return [];
  const quarters = quartersOf(loyalty);
  if (!quarters || !cameBackLess(quarters)) return [];
  const { returning, customers } = quarters;
  // In a history that was read in part, customers of old look new a year ago.
  const lastYear = dashboard.coverage.complete ? quartersOf(loyaltyLastYear) : null;
  if (lastYear ? !fellFurther(returning, lastYear.returning) : !hasFallen(quarters, FALL_BEYOND_SEASON))
    return [];
  const quiet = groups.groups
    .filter(({ group, customers: size }) => WORTH_WINNING_BACK.includes(group) && size >= FEWEST_CUSTOMERS)
    .map((row) => ({ ...row, perOrder: row.netSales / (row.customers * row.meanOrders) }))
    .toSorted((one, other) => other.netSales - one.netSales)[0];
  if (!quiet || !(quiet.perOrder > 0)) return [];
  const missing = returning.before - returning.now;
  return [
    makeFinding(
      {
        subject: `win_back:${quiet.group}`,
        type: 'win_back',
        variant: quiet.group,
        category: 'customers',
        period: { from: loyalty.period.firstDay, to: loyalty.period.lastDay },
        figures: [
          count('returning', returning.now),
          count('returningBefore', returning.before),
          percent('share', returning.now / customers.now),
          percent('shareBefore', returning.before / customers.before),
          count('customers', quiet.customers),
          tenths('medianDays', quiet.medianDaysSinceOrder, 'days'),
          money('perOrder', quiet.perOrder),
          money('ifBack', Math.min(missing, quiet.customers) * quiet.perOrder),
          ...(lastYear
            ? [
                count('returningLastYear', lastYear.returning.now),
                count('returningBeforeLastYear', lastYear.returning.before),
              ]
            : []),
        ],
        table: {
          columns: [
            { name: 'group', unit: 'word' },
            { name: 'customers', unit: 'count' },
            { name: 'netSales', unit: 'money' },
            { name: 'medianDays', unit: 'days' },
          ],
          rows: groups.groups.map((row) => [
            row.group,
            row.customers,
            row.netSales,
            row.medianDaysSinceOrder,
          ]),
        },
        // If as many as are missing ordered once.
        atStake: Math.min(missing, quiet.customers) * quiet.perOrder,
        confidence: 0.4,
      },
      scale,
    ),
  ];
}

function quartersOf({ returningCustomers, customers }: Loyalty): Quarters | null {
  const [returning, all] = [returningCustomers, customers].map(({ value, previous }) => ({
    now: value ?? 0,
    before: previous ?? 0,
  }));
  return returning!.before > 0 && all!.now > 0 ? { returning: returning!, customers: all! } : null;
}

function cameBackLess(quarters: Quarters): boolean {
  const { returning, customers } = quarters;
  const fewer = rateIsHigher({ count: returning.before, exposure: 1 }, { count: returning.now, exposure: 1 });
  const lesserShare = fisherFewerInFirst(
    { hits: returning.now, of: customers.now },
    { hits: returning.before, of: customers.before },
  );
  return Math.max(fewer, lesserShare) <= MOST_CHANCE && hasFallen(quarters, SMALLEST_FALL);
}

function hasFallen({ returning, customers }: Quarters, least: typeof SMALLEST_FALL): boolean {
  const left = returning.now / returning.before;
  const shareLeft = left / (customers.now / customers.before);
  return 1 - left >= least.returning && 1 - shareLeft >= least.share;
}

function fellFurther(now: Quarters['returning'], lastYear: Quarters['returning']): boolean {
  const later = ({ now: hits, before }: Quarters['returning']) => ({ hits, of: hits + before });
  return fisherFewerInFirst(later(now), later(lastYear)) <= MOST_CHANCE;
}

const YEAR_MS = 365 * DAY_MS;

/** In a short history customers of old look new, and nobody has been away for long. */
function isHistoryLong({ coverage, period }: DashboardMetrics): boolean {
  if (coverage.complete || !coverage.from) return coverage.complete;
  return Date.parse(period.to) - Date.parse(coverage.from) >= YEAR_MS;
}

/** Metrics 0.8. */
const FEWEST_BACK = 5;
/** The customers of a month of looks are two thirds the same, and a look on either side counts. */
const MOST_CHANCE_OF_SHARE = 0.005;
const SMALLEST_CHANGE = 0.2;

/**
 * Whether first-time buyers come back as often as they did: those who first ordered 90 to 179 days ago against those of
 * 180 to 269 days ago, each followed for 90 days, so that nobody is counted who could not have come back yet. Test:
 * Fisher's exact test, p ≤ 0.005 on each side. Next to it, from the first to the second order as it is in this shop.
 */
export function findSecondOrder(
  {
    firstRepurchase,
    loyalty,
    dashboard,
  }: { firstRepurchase: FirstRepurchase; loyalty: Loyalty; dashboard: DashboardMetrics },
  scale: Scale,
): Finding[] {
  if (!isHistoryLong(dashboard)) return [];
  const { recent, earlier, medianDays, horizons } = firstRepurchase;
  if (Math.min(recent.customers, earlier.customers) === 0 || earlier.cameBack < FEWEST_BACK) return [];
  const [share, shareBefore] = [recent, earlier].map(({ cameBack, customers }) => cameBack / customers);
  const [first, second] = [recent, earlier].map(({ cameBack, customers }) => ({
    hits: cameBack,
    of: customers,
  }));
  const fewer = share! < shareBefore!;
  const chance = fewer ? fisherFewerInFirst(first!, second!) : fisherMoreInFirst(first!, second!);
  const change = Math.abs(share! - shareBefore!) / shareBefore!;
  if (chance > MOST_CHANCE_OF_SHARE || change < SMALLEST_CHANGE) return [];
  const ofYear = horizons.find(({ days }) => days === 360);
  return [
    makeFinding(
      {
        subject: 'second_order',
        type: 'second_order',
        variant: fewer ? 'fewer' : 'more',
        category: 'customers',
        period: {
          from: null,
          to: evidenceDay(firstRepurchase.computedAt, dashboard.period.timeZone),
        },
        figures: [
          percent('share', share!),
          count('cameBack', recent.cameBack),
          count('customers', recent.customers),
          percent('shareBefore', shareBefore!),
          count('customersBefore', earlier.customers),
          ...(medianDays === null ? [] : [tenths('medianDays', medianDays, 'days')]),
          ...(typeof ofYear?.notBack === 'number' ? [percent('notBack', ofYear.notBack)] : []),
          ...(loyalty.medianDaysBetweenOrders === null
            ? []
            : [tenths('medianOfAll', loyalty.medianDaysBetweenOrders, 'days')]),
        ],
        atStake: null,
        confidence: 0.8,
        priority: fewer ? 'medium' : 'low',
      },
      scale,
    ),
  ];
}
