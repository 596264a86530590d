import { USUAL_RESPONSE } from '#server/ads/advice/facts/assumptions.ts';
import { fromStore } from '#server/ads/advice/facts/basis.ts';
import { count, money, percent, tenths } from '#server/analytics/findings/finding.ts';
import { type AdsFinding, makeFinding } from './finding.ts';
import type { FinderContext } from './inputs.ts';

const WORTH_WINNING_BACK = ['at_risk', 'previously_loyal', 'needs_attention', 'almost_lost'];
/** Google shows no ads to lists of which fewer are found. */
const FEWEST_CUSTOMERS = 100;

/** Good customers who have gone quiet, and could be met again by a customer-match list. */
export function findWinBack({ facts, inputs }: FinderContext): AdsFinding[] {
  const groups = facts.groups.groups
    .filter(({ group, customers }) => WORTH_WINNING_BACK.includes(group) && customers > 0)
    .map((row) => ({ ...row, orders: row.customers * row.meanOrders }));
  const customers = groups.reduce((sum, each) => sum + each.customers, 0);
  const orders = groups.reduce((sum, each) => sum + each.orders, 0);
  const netSales = groups.reduce((sum, each) => sum + each.netSales, 0);
  if (customers < FEWEST_CUSTOMERS || orders <= 0 || netSales <= 0) return [];
  const perOrder = netSales / orders;
  const back = Math.round(customers * USUAL_RESPONSE);
  return [
    makeFinding(
      {
        subject: 'win_back',
        type: 'win_back',
        variant: 'list',
        category: 'audiences',
        effort: 'hour',
        period: { from: null, to: facts.period.to },
        figures: [
          count('customers', customers),
          money('netSales', netSales),
          money('perOrder', perOrder),
          percent('response_usual_response', USUAL_RESPONSE),
          count('back', back),
          money('ifTheyOrder', back * perOrder),
        ],
        table: {
          columns: [
            { name: 'group', unit: 'word' },
            { name: 'customers', unit: 'count' },
            { name: 'netSales', unit: 'money' },
            { name: 'medianDays', unit: 'days' },
          ],
          rows: groups.map((row) => [
            row.group,
            row.customers,
            row.netSales,
            Number(tenths('', row.medianDaysSinceOrder, 'days').value),
          ]),
        },
        atStake: back * perOrder,
        confidence: 0.25,
        basis: fromStore(customers),
        watched: { kind: 'store' },
      },
      inputs.scale,
    ),
  ];
}
