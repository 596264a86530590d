import {
  count,
  type Finding,
  makeFinding,
  money,
  percent,
  type Scale,
  tenths,
} from '#server/insights/finding.ts';
import type { DashboardMetrics } from '#shared/analytics.ts';
import type { CustomerGroups, Loyalty } from '#shared/customer-reports.ts';

const WORTH_WINNING_BACK = ['at_risk', 'previously_loyal', 'needs_attention', 'almost_lost'];
const FEWEST_CUSTOMERS = 10;
const TENTH = 0.1;

/** The group of quiet customers from whom most would come back if one in ten ordered once more. */
export function findWinBack(
  { groups, dashboard }: { groups: CustomerGroups; dashboard: DashboardMetrics },
  scale: Scale,
): Finding[] {
  if (!isHistoryLong(dashboard)) return [];
  const worth = groups.groups
    .filter(({ group, customers }) => WORTH_WINNING_BACK.includes(group) && customers >= FEWEST_CUSTOMERS)
    .map((row) => {
      const perOrder = row.netSales / (row.customers * row.meanOrders);
      const tenth = Math.round(row.customers * TENTH);
      return { ...row, perOrder, tenth, value: tenth * perOrder };
    })
    .sort((one, other) => other.value - one.value)[0];
  if (!worth || !(worth.value > 0)) return [];
  return [
    makeFinding(
      {
        subject: `win_back:${worth.group}`,
        type: 'win_back',
        variant: worth.group,
        category: 'customers',
        period: { from: null, to: groups.computedAt.slice(0, 10) },
        figures: [
          count('customers', worth.customers),
          money('netSales', worth.netSales),
          tenths('medianDays', worth.medianDaysSinceOrder, 'days'),
          money('perOrder', worth.perOrder),
          count('oneInTen', worth.tenth),
          money('ifOneInTen', worth.value),
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
        atStake: worth.value,
        confidence: 0.5,
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

const FEWEST_NEW = 10;

/** When the next order usually comes, and for how many new customers that is still ahead. */
export function findSecondOrder(
  { loyalty, dashboard }: { loyalty: Loyalty; dashboard: DashboardMetrics },
  scale: Scale,
): Finding[] {
  if (!isHistoryLong(dashboard)) return [];
  const { medianDaysBetweenOrders: days, newCustomers, returningRate, orderPairs, period } = loyalty;
  if (days === null || (newCustomers.value ?? 0) < FEWEST_NEW) return [];
  return [
    makeFinding(
      {
        subject: 'second_order',
        type: 'second_order',
        variant: 'window',
        category: 'customers',
        period: { from: period.firstDay, to: period.lastDay },
        figures: [
          tenths('medianDays', days, 'days'),
          count('orderPairs', orderPairs),
          count('newCustomers', newCustomers.value!),
          ...(returningRate.value === null ? [] : [percent('returningRate', returningRate.value)]),
        ],
        atStake: null,
        confidence: 0.7,
        priority: 'medium',
      },
      scale,
    ),
  ];
}
