import { rateIsHigher } from '#server/analytics/findings/comparisons.ts';
import { fisherFewerInFirst, fisherMoreInFirst } from '#server/analytics/findings/statistics.ts';
import { evidenceDay } from '#server/insights/evidence-day.ts';
import {
  count,
  type Finding,
  makeFinding,
  money,
  percent,
  roundTo,
  type Scale,
  tenths,
} from '#server/insights/finding.ts';
import type { DashboardMetrics } from '#shared/analytics.ts';
import type { CustomerGroups, FirstRepurchase, Loyalty } from '#shared/customer-reports.ts';

const WORTH_WINNING_BACK = ['at_risk', 'previously_loyal', 'needs_attention', 'almost_lost'];
const FEWEST_CUSTOMERS = 10;
/** Five Mondays a month; the season moves both figures a little, so the chance is a third of what they share. */
const MOST_CHANCE = 0.003;
const SMALLEST_FALL = 0.15;

/**
 * Fewer customers come back than before, and the group that has gone quiet. Two tests, both to be passed (an
 * intersection-union test has the level of each; Berger, Technometrics 24, 1982), over 13 whole weeks against the 13
 * before: returning customers became fewer (conditional binomial of two rates), and so did their share of all customers
 * (Fisher's exact test). A season moves the first alone, many new customers the second alone.
 */
export function findWinBack(
  { groups, loyalty, dashboard }: { groups: CustomerGroups; loyalty: Loyalty; dashboard: DashboardMetrics },
  scale: Scale,
): Finding[] {
  if (!isHistoryLong(dashboard)) return [];
  const returning = { now: loyalty.returningCustomers.value, before: loyalty.returningCustomers.previous };
  const customers = { now: loyalty.customers.value, before: loyalty.customers.previous };
  if (returning.now === null || returning.before === null || !customers.now || !customers.before) return [];
  const fewer = rateIsHigher({ count: returning.before, exposure: 1 }, { count: returning.now, exposure: 1 });
  const lesserShare = fisherFewerInFirst(
    { hits: returning.now, of: customers.now },
    { hits: returning.before, of: customers.before },
  );
  const fall = (returning.before - returning.now) / Math.max(1, returning.before);
  if (Math.max(fewer, lesserShare) > MOST_CHANCE || fall < SMALLEST_FALL) return [];
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
          money('perOrder', roundTo(quiet.perOrder, 2)),
          money('ifBack', roundTo(Math.min(missing, quiet.customers) * quiet.perOrder, 2)),
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

const YEAR_MS = 365 * 86_400_000;

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
 * Fisher's exact test, p ≤ 0.005 on each side. Beside it, from the first to the second order as it is in this shop.
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
