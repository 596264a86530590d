import type { AdsSentences, ForecastFigures } from '#languages/ads-words.ts';
import type { FigureWords } from '#languages/figure-words.ts';

export const ads: AdsSentences = {
  idealCustomer({ place, category, values, hour, returning }, words) {
    const sentences = [
      place &&
        `${words.percent(place.share * 100)} of the orders${place.isOfAll ? '' : ' with a known address'} go to ${place.name}.`,
      category && `“${category.name}” brings ${words.percent(category.share * 100)} of net sales.`,
      values &&
        `Half of the ${words.count(values.orders)} orders that were not cancelled or refunded are worth ${span(values, words)}.`,
      hour &&
        `The busiest hour begins at ${words.hour(hour.hour)}, with ${words.percent(hour.share * 100)} of the orders.`,
      returning &&
        `${words.count(returning.buyers)} of the buyers (${words.percent(returning.share * 100)}) had bought before.`,
    ];
    return sentences.filter(Boolean).join(' ');
  },
  day({ day, perSuchDay, performance, orders, days }, words) {
    const compared = comparedWith(performance, words.percent(Math.abs(performance - 1) * 100));
    return `${orderCount(orders, words.count(orders))} on ${dayCount(days, words.weekday(day))}: ${words.decimal(perSuchDay)} each, ${compared}.`;
  },
  slot({ orders, allOrders, ownWeight, percentage }, words) {
    const share = words.percent((orders / allOrders) * 100);
    const own =
      orders === 0
        ? `None of the ${words.count(allOrders)} orders came in these hours.`
        : `${words.count(orders)} of ${words.count(allOrders)} orders (${share}) came in these hours.`;
    return ownWeight >= 0.5
      ? own
      : `${own} With so few orders the usual hours of online shops count for ${words.percent((1 - ownWeight) * 100)} of this ${words.percent(percentage)}.`;
  },
  strategy(strategy, words) {
    switch (strategy.kind) {
      case 'best_seller':
        return `Lead with “${strategy.title}”: it brought ${words.money(strategy.netSales)} in ${strategy.days} days${
          strategy.share === null ? '' : `, ${words.percent(strategy.share * 100)} of net sales`
        }.`;
      case 'pair':
        return `Show “${strategy.first}” together with “${strategy.second}”: ${words.count(strategy.orders)} orders of the last 12 months held both, ${words.decimal(strategy.lift)} times as many as by chance.`;
      case 'category':
        return `Give “${strategy.category}” a campaign of its own: it brings ${words.percent(strategy.share * 100)} of net sales.`;
      case 'price':
        return `Name the price in the ad: half of your ${words.count(strategy.orders)} orders that were not cancelled or refunded are worth ${span(strategy, words)}, so those who click know what to expect.`;
      case 'day':
        return `Start new ads before ${words.weekday(strategy.day)}: it is your strongest day, with ${words.percent((strategy.performance - 1) * 100)} more orders than an average one.`;
      case 'new_buyers':
        return `Say in the first headline what you sell: ${words.count(strategy.newBuyers)} of ${words.count(strategy.buyers)} buyers (${words.percent((strategy.newBuyers / strategy.buyers) * 100)}) placed their first order.`;
      case 'season':
        return strategy.expected >= strategy.lastMonth
          ? `Prepare ads and budget now: ${forecast(strategy, words)}`
          : `Keep the budget small for now: ${forecast(strategy, words)}`;
    }
  },
  season: (outlook, words) => capital(forecast(outlook, words)),
  device: ({ type, times }, words) =>
    `${type}: ${words.decimal(times)} times as many conversions per click as the account on average.`,
  silentBuyers: ({ customers, response, back, perOrder, value }, words) =>
    `${words.count(customers)} buyers have gone quiet though buyers like them come back. If ${words.percent(response * 100)} of them (an assumption) ordered once more for their usual ${words.money(perOrder)}, that would be ${orderCount(back, words.count(back))} worth ${words.money(value)}.`,
};

function forecast({ expected, low, high, lastMonth, lastYear }: ForecastFigures, words: FigureWords): string {
  const change = words.percent(Math.abs(expected / lastMonth - 1) * 100);
  const compared =
    Math.abs(expected / lastMonth - 1) < 0.005
      ? 'as much as the last 30'
      : `${change} ${expected > lastMonth ? 'more' : 'less'} than the last 30`;
  const before = lastYear === null ? '' : ` The same days a year before brought ${words.money(lastYear)}.`;
  return `the next 30 days should bring ${compared}: ${words.money(expected)}, most likely between ${words.money(low)} and ${words.money(high)}.${before}`;
}

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const span = ({ lower, upper }: { lower: number; upper: number }, words: FigureWords) =>
  lower === upper ? words.money(lower) : `${words.money(lower)} to ${words.money(upper)}`;

/** Differences below half a percent are none. */
function comparedWith(index: number, difference: string): string {
  if (Math.abs(index - 1) < 0.005) return 'as strong as an average day';
  return `${difference} ${index > 1 ? 'above' : 'below'} an average day`;
}

const orderCount = (orders: number, written: string) => (orders === 1 ? '1 order' : `${written} orders`);
const dayCount = (days: number, weekday: string) => (days === 1 ? `1 ${weekday}` : `${days} ${weekday}s`);
