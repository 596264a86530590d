import { fromStore } from '#server/ads/advice/facts/basis.ts';
import type { Outlook } from '#server/ads/advice/facts/facts.ts';
import { money, percent } from '#server/analytics/findings/finding.ts';
import { BENCHMARK_SOURCES } from '#shared/ads/ads-benchmarks.ts';
import { type AdsFinding, makeFinding } from './finding.ts';
import { budgetFigure, type FinderContext, figuresOf } from './inputs.ts';
import { daysByMonth } from './local-days.ts';

const UP_FROM = 1.15;
const DOWN_TO = 0.85;
const FEWEST_ORDERS = 100;
/** From the band that holds in four of five months to one that holds in nineteen of twenty: 1.96 ÷ 1.28 of the normal. */
const WIDER = 1.53;
/** Reference: google-ads 6.2, how much dearer clicks were in the weeks around Black Friday and Cyber Monday. */
const DEARER = { months: [11, 12], share: 0.22 };

/**
 * That the next 30 days will differ from the last ones, by the forecast that every screen shows: where the last 30 lie
 * outside the band that holds in 95 % of months. The same days of the year before are shown next to it.
 */
export function findSeasonAhead({ facts, inputs }: FinderContext): AdsFinding[] {
  const { outlook, months } = facts;
  const orders = months.reduce((sum, each) => sum + each.orders, 0);
  if (!outlook || !differsFromLastMonth(outlook) || orders < FEWEST_ORDERS) return [];
  const { from, to, expected, low, high, lastMonth, lastYear } = outlook;
  const isUp = expected > lastMonth;
  const change = Math.abs(expected / lastMonth - 1);
  const month = mainMonth({ from, to });
  const budget = inputs.budget?.value ?? null;
  const dearer = DEARER.months.includes(month);
  return [
    makeFinding(
      {
        subject: `season:${yearOf(month, { from, to })}-${month}`,
        type: 'season_ahead',
        variant: `${isUp ? 'up' : 'down'}:${dearer ? 'dearer' : 'usual'}`,
        category: 'timing',
        effort: 'minutes',
        period: { from, to },
        names: dearer ? { source: BENCHMARK_SOURCES.triple_whale_2024.name } : {},
        figures: figuresOf(
          percent('change', change),
          money('expected', expected),
          money('low', low),
          money('high', high),
          money('lastMonth', lastMonth),
          lastYear === null ? null : money('lastYear', lastYear),
          budgetFigure(inputs),
          dearer ? percent('clickDearer_triple_whale_2024', DEARER.share) : null,
        ),
        table: {
          columns: [
            { name: 'month', unit: 'word' },
            { name: 'index', unit: 'times' },
            { name: 'revenue', unit: 'money' },
          ],
          rows: months.map(({ month: number, index, revenue }) => [
            `month_${number}`,
            index === null ? null : Math.round(index * 10) / 10,
            revenue,
          ]),
        },
        // The budget that goes with the demand, or that would be spent on fewer buyers.
        atStake: budget && budget * change,
        confidence: lastYear === null ? 0.3 : 0.5,
        basis: fromStore(orders),
        watched: { kind: 'store' },
      },
      inputs.scale,
    ),
  ];
}

/** More than chance would have it: outside the band that holds in 95 % of months. */
export function differsFromLastMonth({ expected, low, high, lastMonth }: Outlook): boolean {
  if (lastMonth <= 0 || expected <= 0) return false;
  const times = expected / lastMonth;
  if (times < UP_FROM && times > DOWN_TO) return false;
  return lastMonth < expected - WIDER * (expected - low) || lastMonth > expected + WIDER * (high - expected);
}

/** The month that most of the days lie in. */
export function mainMonth(days: { from: string; to: string }): number {
  return [...daysByMonth(days)].reduce((one, other) => (other[1] > one[1] ? other : one))[0];
}

/** Next year's season is another one. */
const yearOf = (month: number, { from, to }: { from: string; to: string }) =>
  (Number(to.slice(5, 7)) === month ? to : from).slice(0, 4);
