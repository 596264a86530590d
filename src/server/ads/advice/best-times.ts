import type { AdsResult } from '#shared/ads/ads.ts';
import { fromStore, published } from './facts/basis.ts';
import type { AdsFacts } from './facts/facts.ts';
import { FEWEST_CLICKS } from './facts/own-figures.ts';
import type { AdsWords } from './wording/words.ts';

/** A click's price from the middle of November to that of December against the 30 days before; reference: google-ads 6.2. */
const HOLIDAY_MONTHS = [11, 12];
const HOLIDAY_CLICK = 0.22;
const MOST_TIMES = 3;

type BestTimes = AdsResult['bestTimes'];

/** Hours, days and months by the store's own orders; empty where there are none. */
export function bestTimesOf(facts: AdsFacts, words: AdsWords): BestTimes {
  return { hourly: hourlyOf(facts), daily: dailyOf(facts, words), monthly: monthlyOf(facts) };
}

function hourlyOf({ hours, account, currency }: AdsFacts): BestTimes['hourly'] {
  const orders = hours.reduce((sum, count) => sum + count, 0);
  if (orders <= 0) return [];
  const most = Math.max(...hours);
  const costs = account?.currency === currency ? account.hours : [];
  return hours.map((count, hour) => {
    const cost = costs.find((each) => each.hour === hour);
    return {
      hour,
      orders: count,
      activity: count / most,
      performance: count / orders,
      cost: cost && cost.clicks >= FEWEST_CLICKS ? cost.costPerClick : null,
      basis: fromStore(count),
    };
  });
}

function dailyOf({ weekdays }: AdsFacts, words: AdsWords): BestTimes['daily'] {
  return comparedDays(weekdays).map((each) => ({
    day: each.day,
    orders: each.orders,
    netSales: each.netSales,
    performance: each.performance,
    reasoning: words.day(each),
    impressions: null,
    basis: fromStore(each.orders),
  }));
}

/** Weekdays by how many orders such a day brings, compared with an average day; none without orders. */
export function comparedDays(weekdays: AdsFacts['weekdays']) {
  const orders = weekdays.reduce((sum, day) => sum + day.orders, 0);
  if (orders <= 0) return [];
  const perDay = orders / weekdays.reduce((sum, { days }) => sum + days, 0);
  return weekdays.map((each, day) => {
    const perSuchDay = each.days === 0 ? 0 : each.orders / each.days;
    return { day, ...each, perSuchDay, performance: perSuchDay / perDay };
  });
}

function monthlyOf({ months }: AdsFacts): BestTimes['monthly'] {
  return months
    .filter(({ years }) => years > 0)
    .map(({ month, index, revenue, years, orders }) => ({
      month,
      performance: index,
      revenue,
      years,
      competition: HOLIDAY_MONTHS.includes(month)
        ? { change: HOLIDAY_CLICK, basis: published('triple_whale_2024') }
        : null,
      basis: fromStore(orders),
    }));
}

/** The hours of the week with most orders, by such a weekday of the timeframe: not every timeframe has as many of each. */
export function bestPostingTimes({
  weekHours,
  weekdays,
  sales,
}: AdsFacts): AdsResult['recommendations']['bestPostingTimes'] {
  return weekHours
    .flatMap((hours, day) =>
      hours.map((orders, hour) => ({ day, hour, orders, perDay: orders / Math.max(1, weekdays[day]!.days) })),
    )
    .filter(({ orders }) => orders > 0)
    .sort((one, other) => other.perDay - one.perDay || one.day - other.day || one.hour - other.hour)
    .slice(0, MOST_TIMES)
    .map(({ day, hour, orders }) => ({
      day,
      hour,
      orders,
      share: orders / sales.orders,
      basis: fromStore(orders),
    }));
}
