import { count, type Finding, makeFinding, percent, type Scale, tenths } from '#server/insights/finding.ts';
import type { OrderHours } from '#shared/sales-reports.ts';

const FEWEST_ORDERS = 100;
const FEWEST_IN_WINDOW = 10;
const WINDOW_HOURS = 2;
const STANDS_OUT = 1.5;
const SHOWN = 5;

/** The two hours of the week in which most orders come, counted per such weekday. */
export function findPostingWindow({ orderHours }: { orderHours: OrderHours }, scale: Scale): Finding[] {
  const { cells, weekdays, orders, period } = orderHours;
  if (orders < FEWEST_ORDERS) return [];
  const windows = new Map<string, { weekday: number; hour: number; orders: number }>();
  for (const { weekday, hour, orders: placed } of cells) {
    // A window that begins an hour before counts as well, unless that were the evening before.
    for (const start of [hour, hour - 1]) {
      if (start < 0 || start > 24 - WINDOW_HOURS) continue;
      const key = `${weekday}:${start}`;
      const known = windows.get(key) ?? { weekday, hour: start, orders: 0 };
      windows.set(key, { ...known, orders: known.orders + placed });
    }
  }
  const perDay = (window: { weekday: number; orders: number }) =>
    window.orders / Math.max(1, weekdays[window.weekday] ?? 1);
  const ranked = [...windows.values()].sort((one, other) => perDay(other) - perDay(one));
  const [best] = ranked;
  if (!best || best.orders < FEWEST_IN_WINDOW) return [];
  const days = weekdays.reduce((sum, each) => sum + each, 0);
  const usual = orders / Math.max(1, days) / (24 / WINDOW_HOURS);
  const times = perDay(best) / usual;
  if (times < STANDS_OUT) return [];
  return [
    makeFinding(
      {
        subject: 'posting_window',
        type: 'posting_window',
        variant: 'peak',
        category: 'marketing',
        period: { from: period.firstDay, to: period.lastDay },
        figures: [
          { name: 'weekday', value: best.weekday, unit: 'count' },
          { name: 'hour', value: best.hour, unit: 'count' },
          { name: 'hourAfter', value: best.hour + WINDOW_HOURS, unit: 'count' },
          { name: 'hourBefore', value: Math.max(0, best.hour - 1), unit: 'count' },
          count('ordersInWindow', best.orders),
          count('orders', orders),
          percent('share', best.orders / orders),
          tenths('timesUsual', times, 'times'),
        ],
        table: {
          columns: [
            { name: 'weekday', unit: 'word' },
            { name: 'hour', unit: 'text' },
            { name: 'orders', unit: 'count' },
          ],
          rows: ranked
            .slice(0, SHOWN)
            .map((window) => [
              `weekday_${window.weekday}`,
              `${window.hour}–${window.hour + WINDOW_HOURS}`,
              window.orders,
            ]),
        },
        atStake: null,
        confidence: 0.6,
        priority: 'low',
      },
      scale,
    ),
  ];
}
