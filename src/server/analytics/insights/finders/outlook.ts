import { type Figure, money, percent, type Scale } from '#server/analytics/findings/finding.ts';
import type { SalesHistory } from '#server/analytics/sales/sales-history.ts';
import type { Forecast } from '#shared/analytics/sales-reports.ts';
import { type Finding, makeFinding } from './finding.ts';

const DAYS = 30;
/** 30 days may hold two closing days more than the 30 before. */
const WHOLE_WEEKS = 28;
const SMALLEST_CHANGE = 0.15;
/** An 80 % band reaches so many deviations to each side. */
const BAND = 1.2816;
/** p = 0.005: a month of daily looks sees two or three sums that have little in common. */
const FAR_OFF = 2.8;
/** Metrics 0.8 asks for five on a side; of so few orders that a lucky week changes a month, no month can be foreseen. */
const FEWEST_ORDERS = 60;
const ORDER_DAYS = 90;
/** p = 0.05, where last year’s same days say the same. */
const FAR_OFF_IN_SEASON = 1.96;

/**
 * The next 30 days are expected to bring clearly more or less than the last 30. Test: the last 30 days lie 2.8 deviations
 * from the forecast's sum, read off its 80 % band, a conformal band by the misses of its own past sums (see
 * sales-reports/forecast-bands.ts), and at least 15 % from what is expected, in four whole weeks too; 1.96 deviations are
 * enough where last year's same days, too, brought at least 15 % more or less than the last 30, in a shop whose forecast goes
 * by last year for more than half. Evidence: at least four past sums in which the band was tried, and 60 orders in 90 days. Without last year's same
 * days next to it, nobody can say whether it is the season, so it is of high priority only with them.
 */
export function findOutlook(
  { forecast, history: sold }: { forecast: Forecast; history: SalesHistory },
  scale: Scale,
): Finding[] {
  const { status, methods, total, history, days, lastYear, past } = forecast;
  const sumHeld = past?.sumHeld ?? null;
  if (status !== 'ok' || !total || sumHeld === null || history.length < DAYS) return [];
  if (sumOf(sold.days.slice(-ORDER_DAYS).map(({ orders }) => orders)) < FEWEST_ORDERS) return [];
  const last = sumOf(history.slice(-DAYS).map(({ netSales }) => netSales));
  const lastWeeks = sumOf(history.slice(-WHOLE_WEEKS).map(({ netSales }) => netSales));
  if (last <= 0 || lastWeeks <= 0) return [];
  const change = (total.expected - last) / last;
  const ofWeeks = sumOf(days.slice(0, WHOLE_WEEKS).map(({ expected }) => expected)) / lastWeeks - 1;
  const clearlySo = (other: number) => other * Math.sign(change) >= SMALLEST_CHANGE;
  if (!clearlySo(change) || !clearlySo(ofWeeks)) return [];
  // The band reaches as far to both sides, but never below nothing.
  const reach = Math.max(total.high - total.expected, total.expected - total.low);
  const deviations = (Math.abs(last - total.expected) / reach) * BAND;
  const goesByYear = methods[0]?.method === 'last_year' && methods[0].weight > 0.5;
  const isSeason = goesByYear && lastYear !== null && clearlySo(lastYear.netSales / last - 1);
  if (deviations < (isSeason ? FAR_OFF_IN_SEASON : FAR_OFF)) return [];
  const yearBefore: Figure[] = lastYear
    ? [
        money('lastYear', lastYear.netSales),
        { name: 'lastYearFrom', value: lastYear.from, unit: 'date' },
        { name: 'lastYearTo', value: lastYear.to, unit: 'date' },
      ]
    : [];
  return [
    makeFinding(
      {
        subject: 'outlook',
        type: 'outlook',
        variant: change > 0 ? 'up' : 'down',
        category: 'sales',
        period: { from: days[0]?.day ?? null, to: days.at(-1)?.day ?? null },
        figures: [
          money('expected', total.expected),
          money('low', total.low),
          money('high', total.high),
          money('last30', last),
          percent('change', Math.abs(change)),
          ...yearBefore,
          percent('sumHeld', sumHeld),
        ],
        // A quieter season loses nobody any money, and a busier one wins none that was at stake.
        atStake: null,
        priority: lastYear ? 'high' : 'medium',
        confidence: sumHeld,
      },
      scale,
    ),
  ];
}

function sumOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
