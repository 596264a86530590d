import { type AdsFinding, makeFinding, reading } from '#server/ads/actions/finding.ts';
import {
  breakEvenFigure,
  budgetFigure,
  figuresOf,
  type Grounds,
  MONTH_DAYS,
} from '#server/ads/actions/footing.ts';
import { dayAfter, daysByMonth } from '#server/ads/actions/local-days.ts';
import { fromStore } from '#server/ads/basis.ts';
import { money, percent, tenths } from '#server/insights/finding.ts';
import { BENCHMARK_SOURCES } from '#shared/ads-benchmarks.ts';

const UP_FROM = 1.15;
const DOWN_TO = 0.85;
const FEWEST_ORDERS = 100;
/** Reference: google-ads 6.2, how much dearer clicks were in the weeks around Black Friday and Cyber Monday. */
const DEARER = { months: [11, 12], share: 0.22 };

/** What the next 30 days of the year usually bring beside the last 30, by the store's own months. */
export function findSeasonAhead({ facts, footing }: Grounds): AdsFinding[] {
  const { months, period } = facts;
  const ahead = { from: dayAfter(period.to, 1), to: dayAfter(period.to, MONTH_DAYS) };
  const behind = { from: dayAfter(period.to, 1 - MONTH_DAYS), to: period.to };
  const next = indexOf(ahead, months);
  const last = indexOf(behind, months);
  const orders = months.reduce((sum, each) => sum + each.orders, 0);
  if (!next || !last || last.index <= 0 || orders < FEWEST_ORDERS) return [];
  const times = next.index / last.index;
  if (times < UP_FROM && times > DOWN_TO) return [];
  const isUp = times > 1;
  const budget = footing.budget?.value ?? null;
  const change = Math.abs(times - 1);
  // What the budget that goes with the season sells at break-even; or what it spends on fewer buyers.
  const atStake = budget && budget * change * (isUp ? footing.breakEven.value : 1);
  const dearer = DEARER.months.includes(next.month);
  return [
    makeFinding(
      {
        subject: `season:${yearOf(next.month, ahead)}-${next.month}`,
        type: 'season_ahead',
        variant: `${isUp ? 'up' : 'down'}:${dearer ? 'dearer' : 'usual'}`,
        category: 'timing',
        effort: 'minutes',
        period: ahead,
        names: dearer ? { source: BENCHMARK_SOURCES.triple_whale_2024.name } : {},
        figures: figuresOf(
          reading('month', next.month),
          percent('change', change),
          tenths('indexAhead', next.index, 'times'),
          tenths('indexBehind', last.index, 'times'),
          { name: 'years', value: next.years, unit: 'count' },
          money('monthNet', footing.scale.monthNet),
          budgetFigure(footing),
          isUp ? breakEvenFigure(footing) : null,
          dearer ? percent('clickDearer_triple_whale_2024', DEARER.share) : null,
        ),
        table: {
          columns: [
            { name: 'month', unit: 'word' },
            { name: 'index', unit: 'times' },
            { name: 'revenue', unit: 'money' },
          ],
          rows: months.map(({ month, index, revenue }) => [
            `month_${month}`,
            index === null ? null : Math.round(index * 10) / 10,
            revenue,
          ]),
        },
        atStake,
        confidence: next.years > 1 && last.years > 1 ? 0.5 : 0.3,
        basis: fromStore(orders),
        watched: { kind: 'store' },
      },
      footing.scale,
    ),
  ];
}

/** The index of a stretch: that of its months, by how many of its days lie in them. Null where a month is not known. */
export function indexOf(days: { from: string; to: string }, months: Grounds['facts']['months']) {
  const parts = [...daysByMonth(days)].map(([number, count]) => {
    const known = months.find(({ month }) => month === number);
    return { month: number, count, index: known?.index ?? null, years: known?.years ?? 0 };
  });
  if (parts.some(({ index }) => index === null)) return null;
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const main = parts.reduce((one, other) => (other.count > one.count ? other : one));
  return {
    index: parts.reduce((sum, { index, count }) => sum + index! * count, 0) / all,
    month: main.month,
    years: Math.min(...parts.map(({ years }) => years)),
  };
}

/** Next year's season is another one. */
const yearOf = (month: number, { from, to }: { from: string; to: string }) =>
  (Number(to.slice(5, 7)) === month ? to : from).slice(0, 4);
