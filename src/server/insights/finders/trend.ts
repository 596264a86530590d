import { count, type Finding, makeFinding, money, percent, type Scale } from '#server/insights/finding.ts';
import type { Series } from '#shared/sales-reports.ts';

const WEEK = 7;
const WEEKS = 4;
const SMALLEST_CHANGE = 0.1;
const FEWEST_ORDERS = 20;
/** Of four weeks, so many must point where their sum does. */
const AGREEING_WEEKS = 3;

interface Week {
  from: string;
  to: string;
  netSales: number;
  orders: number;
}

/** The last four finished weeks against the four before them, when most of the weeks agree. */
export function findTrend({ series }: { series: Series }, scale: Scale): Finding[] {
  const weeks = finishedWeeks(series);
  if (weeks.length < 2 * WEEKS) return [];
  const now = weeks.slice(-WEEKS);
  const before = weeks.slice(-2 * WEEKS, -WEEKS);
  const current = sum(now, 'netSales');
  const previous = sum(before, 'netSales');
  const previousOrders = sum(before, 'orders');
  if (previous <= 0 || previousOrders < FEWEST_ORDERS) return [];
  const change = (current - previous) / previous;
  const agreeing = now.filter(
    (week, index) => Math.sign(week.netSales - before[index]!.netSales) === Math.sign(change),
  ).length;
  if (Math.abs(change) < SMALLEST_CHANGE || agreeing < AGREEING_WEEKS) return [];
  return [
    makeFinding(
      {
        subject: 'trend',
        type: 'trend',
        variant: change > 0 ? 'up' : 'down',
        category: 'sales',
        period: { from: now[0]!.from, to: now.at(-1)!.to },
        figures: [
          money('netSales', current),
          money('netSalesBefore', previous),
          percent('change', Math.abs(change)),
          money('difference', Math.abs(current - previous)),
          count('orders', sum(now, 'orders')),
          count('ordersBefore', previousOrders),
          count('agreeingWeeks', agreeing),
        ],
        table: {
          columns: [
            { name: 'weekFrom', unit: 'date' },
            { name: 'netSales', unit: 'money' },
            { name: 'orders', unit: 'count' },
          ],
          rows: weeks.slice(-2 * WEEKS).map((week) => [week.from, week.netSales, week.orders]),
        },
        atStake: Math.abs(current - previous),
        confidence: 0.45 + agreeing * 0.1,
      },
      scale,
    ),
  ];
}

/** Blocks of seven finished, wholly read days, counted back from the last of them. */
function finishedWeeks({ grain, points }: Series): Week[] {
  if (grain === 'month') return [];
  const finished = points.filter((point) => !point.partial);
  const firstRead = finished.findLastIndex((point) => !point.covered) + 1;
  const read = finished.slice(firstRead);
  if (grain === 'week') return read;
  const weeks: Week[] = [];
  for (let end = read.length; end >= WEEK; end -= WEEK) {
    const days = read.slice(end - WEEK, end);
    weeks.unshift({
      from: days[0]!.from,
      to: days.at(-1)!.to,
      netSales: sum(days, 'netSales'),
      orders: sum(days, 'orders'),
    });
  }
  return weeks;
}

function sum<Name extends string>(rows: Record<Name, number>[], name: Name): number {
  return rows.reduce((total, row) => total + row[name], 0);
}
