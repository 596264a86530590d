import { scatteredAtLeast } from '#server/analytics/findings/comparisons.ts';
import { count, percent, type Scale, tenths } from '#server/analytics/findings/finding.ts';
import type { OrderHours } from '#shared/analytics/sales-reports.ts';
import { type Finding, makeFinding } from './finding.ts';

const FEWEST_ORDERS = 100;
/** Metrics 0.8, on both sides: orders in the window, and orders that were to be expected in it. */
const FEWEST_IN_WINDOW = 10;
const FEWEST_EXPECTED = 5;
const WINDOW_HOURS = 2;
const HOURS = 24;
/** An hour of the day with less than half of the mean hour's orders is night for this shop. */
const OPEN_FROM = 0.5;
const STANDS_OUT = 1.5;
/** 13 weeks move by four in a month of looks: far fewer than five looks of their own. */
const MOST_CHANCE = 0.01;
/** How much wider than chance orders of one hour scatter: buyers come in bursts. */
const DISPERSION = 1.5;
const SHOWN = 5;

interface Window {
  /** Null: on every day of the week. */
  weekday: number | null;
  hour: number;
  orders: number;
  /** Orders of two open hours like any other. */
  usual: number;
  chance: number;
}

/**
 * The two hours in which orders cluster, compared with the shop's open hours: hours of the day in which few orders come
 * are night and no measure. Two claims, the narrower first: two hours of one weekday with more orders than that weekday and
 * those hours explain by themselves, and two hours of every day with more than open hours have. Test: binomial, counts
 * widened by bursts, Bonferroni over all windows looked at (Dunn, JASA 56, 1961), and at least 1.5 times the open hours.
 */
export function findPostingWindow({ orderHours }: { orderHours: OrderHours }, scale: Scale): Finding[] {
  const { orders, period } = orderHours;
  if (orders < FEWEST_ORDERS) return [];
  const ofWeek = weekdayWindows(orderHours);
  const ofDay = dayWindows(orderHours);
  const best = mostTimes(ofWeek) ?? mostTimes(ofDay);
  if (!best) return [];
  const shown = best.weekday === null ? ofDay : ofWeek;
  return [
    makeFinding(
      {
        subject: 'posting_window',
        type: 'posting_window',
        variant: best.weekday === null ? 'every_day' : 'weekday',
        category: 'marketing',
        period: { from: period.firstDay, to: period.lastDay },
        figures: [
          ...(best.weekday === null
            ? []
            : [{ name: 'weekday', value: best.weekday, unit: 'count' as const }]),
          { name: 'hour', value: best.hour, unit: 'count' },
          { name: 'hourAfter', value: best.hour + WINDOW_HOURS, unit: 'count' },
          { name: 'hourBefore', value: Math.max(0, best.hour - 1), unit: 'count' },
          count('ordersInWindow', best.orders),
          count('orders', orders),
          percent('share', best.orders / orders),
          tenths('timesUsual', best.orders / best.usual, 'times'),
        ],
        table: {
          columns: [
            { name: 'weekday', unit: 'word' },
            { name: 'hour', unit: 'text' },
            { name: 'orders', unit: 'count' },
            { name: 'timesUsual', unit: 'times' },
          ],
          rows: shown
            .toSorted((one, other) => timesOf(other) - timesOf(one))
            .slice(0, SHOWN)
            .map((window) => [
              window.weekday === null ? 'every_day' : `weekday_${window.weekday}`,
              `${window.hour}–${window.hour + WINDOW_HOURS}`,
              window.orders,
              Math.round(timesOf(window) * 10) / 10,
            ]),
        },
        atStake: null,
        confidence: 0.8,
        priority: 'low',
      },
      scale,
    ),
  ];
}

const timesOf = ({ orders, usual }: Window) => orders / usual;

/** Of the windows that pass the test, corrected for how many there are, the one that stands out most. */
function mostTimes(windows: Window[]): Window | undefined {
  return windows
    .filter(
      (window) =>
        window.orders >= FEWEST_IN_WINDOW &&
        window.usual >= FEWEST_EXPECTED &&
        timesOf(window) >= STANDS_OUT &&
        window.chance <= MOST_CHANCE / windows.length,
    )
    .toSorted((one, other) => timesOf(other) - timesOf(one))[0];
}

/** Two hours of every day against two open hours. */
function dayWindows({ cells, orders }: OrderHours): Window[] {
  const byHour = sumsBy(cells, ({ hour }) => hour, HOURS);
  const open = openHours(byHour, orders);
  const ofOpen = open.reduce((sum, hour) => sum + byHour[hour]!, 0);
  return startsOf(open).map((hour) => {
    const inWindow = byHour[hour]! + byHour[hour + 1]!;
    const share = WINDOW_HOURS / open.length;
    return {
      weekday: null,
      hour,
      orders: inWindow,
      usual: ofOpen * share,
      chance: scatteredAtLeast(inWindow, ofOpen, share, DISPERSION),
    };
  });
}

/** Two hours of one weekday against what that weekday and those hours would bring if they had nothing to do with each other. */
function weekdayWindows({ cells, weekdays, orders }: OrderHours): Window[] {
  const byHour = sumsBy(cells, ({ hour }) => hour, HOURS);
  const byWeekday = sumsBy(cells, ({ weekday }) => weekday, 7);
  const open = openHours(byHour, orders);
  const ofOpen = open.reduce((sum, hour) => sum + byHour[hour]!, 0);
  const days = weekdays.reduce((sum, each) => sum + each, 0);
  return Array.from({ length: 7 }, (_, weekday) =>
    startsOf(open).map((hour) => {
      const inWindow = cells
        .filter((cell) => cell.weekday === weekday && (cell.hour === hour || cell.hour === hour + 1))
        .reduce((sum, cell) => sum + cell.orders, 0);
      const margins = (byWeekday[weekday]! / orders) * ((byHour[hour]! + byHour[hour + 1]!) / orders);
      return {
        weekday,
        hour,
        orders: inWindow,
        usual: ((ofOpen * WINDOW_HOURS) / open.length) * (weekdays[weekday]! / Math.max(1, days)),
        chance: scatteredAtLeast(inWindow, orders, margins, DISPERSION),
      };
    }),
  ).flat();
}

function openHours(byHour: number[], orders: number): number[] {
  return byHour.flatMap((each, hour) => (each >= (OPEN_FROM * orders) / HOURS ? [hour] : []));
}

/** Both hours are open, and on the same day. */
function startsOf(open: number[]): number[] {
  return open.filter((hour) => open.includes(hour + 1));
}

function sumsBy(
  cells: OrderHours['cells'],
  placeOf: (cell: OrderHours['cells'][number]) => number,
  places: number,
): number[] {
  const sums = Array.from({ length: places }, () => 0);
  for (const cell of cells) sums[placeOf(cell)]! += cell.orders;
  return sums;
}
