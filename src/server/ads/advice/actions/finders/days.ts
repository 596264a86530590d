import { fromStore } from '#server/ads/advice/facts/basis.ts';
import { count, percent, tenths } from '#server/analytics/findings/finding.ts';
import { isFewer, isMore, scatterOf } from './evidence.ts';
import { type AdsFinding, makeFinding, reading } from './finding.ts';
import { budgetFigure, type FinderContext, figuresOf } from './inputs.ts';

/** Reference: google-ads 8. */
const FEWEST_ORDERS = 30;
const FEWEST_WEEKS = 3;
const MORE_FROM = 1.25;
const LESS_TO = 0.75;

/**
 * The weekday that is clearly worth more than an average one, and the one that is worth less. Exact binomial test of its
 * share of the orders against its share of the days, held to seven weekdays.
 */
export function findDays({ facts, inputs }: FinderContext): AdsFinding[] {
  const { weekdays, period } = facts;
  const orders = weekdays.reduce((sum, each) => sum + each.orders, 0);
  const allDays = weekdays.reduce((sum, each) => sum + each.days, 0);
  if (orders === 0 || weekdays.some(({ days }) => days < FEWEST_WEEKS)) return [];

  const rows = weekdays.map((row, weekday) => {
    const expected = (orders * row.days) / allDays;
    return {
      weekday,
      ...row,
      expected,
      times: row.orders / expected,
      share: row.orders / orders,
      even: row.days / allDays,
      counted: { hits: row.orders, of: orders, share: row.days / allDays },
    };
  });
  const look = { looks: rows.length, scatter: scatterOf(facts) };
  const best = rows.reduce((one, other) => (other.times > one.times ? other : one));
  const worst = rows.reduce((one, other) => (other.times < one.times ? other : one));
  const findings: AdsFinding[] = [];
  if (best.orders >= FEWEST_ORDERS && best.times >= MORE_FROM && isMore(best.counted, look))
    findings.push(found('more_day', best));
  if (worst.expected >= FEWEST_ORDERS && worst.times <= LESS_TO && isFewer(worst.counted, look))
    findings.push(found('less_day', worst));
  return findings;

  function found(type: 'more_day' | 'less_day', row: (typeof rows)[number]) {
    const budget = inputs.budget?.value ?? null;
    return makeFinding(
      {
        subject: `day:${type === 'more_day' ? 'more' : 'less'}:${row.weekday}`,
        type,
        variant: budget === null ? 'plain' : 'budget',
        category: 'timing',
        effort: 'minutes',
        period: { from: period.from, to: period.to },
        figures: figuresOf(
          reading('weekday', row.weekday),
          count('ordersOnDay', row.orders),
          count('orders', orders),
          percent('share', row.share),
          percent('evenShare', row.even),
          tenths('timesUsual', row.times, 'times'),
          budgetFigure(inputs),
        ),
        table: {
          columns: [
            { name: 'weekday', unit: 'word' },
            { name: 'orders', unit: 'count' },
            { name: 'netSales', unit: 'money' },
            { name: 'daysCounted', unit: 'count' },
          ],
          rows: rows.map((each) => [`weekday_${each.weekday}`, each.orders, each.netSales, each.days]),
        },
        atStake: budget === null ? null : budget * Math.abs(row.share - row.even),
        confidence: 0.5,
        basis: fromStore(orders),
        watched: { kind: 'hours', weekday: row.weekday, hours: null },
      },
      inputs.scale,
    );
  }
}
