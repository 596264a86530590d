import { type Answerer, daysOf, named, percentOf, tableOf } from './answering.ts';

const FORECAST_DAYS = 30;

export const answerCarts: Answerer = async (answering) => {
  const { sources, store, query, words, figures, periodWords } = answering;
  const { shared, open, recoveryRate, period } = await sources.cartSummary(store, query);
  const days = daysOf(period);
  if (!shared || !open)
    return { answer: words.missing[recoveryRate.reason ?? 'not_shared'], figures: [], days };
  const rate = recoveryRate.value;
  return {
    answer: words.carts(figures.count(open.carts), figures.money(open.value), periodWords),
    figures: [
      named(answering, 'carts', open.carts, 'count'),
      named(answering, 'value', open.value, 'money'),
      ...(rate === null ? [] : [named(answering, 'recovery_rate', percentOf(rate), 'percent')]),
    ],
    days,
  };
};

export const answerForecast: Answerer = async (answering) => {
  const { sources, store, words, figures, asked } = answering;
  const { status, days, total } = await sources.forecast(store);
  if (status !== 'ok' || !total) return { answer: words.tooLittle, figures: [], days: null };
  const ahead = days.slice(0, Math.min(asked.daysAhead ?? FORECAST_DAYS, days.length));
  const whole = ahead.length === days.length;
  const expected = whole ? total.expected : ahead.reduce((sum, day) => sum + day.expected, 0);
  const answer = words.forecast(figures.count(ahead.length), figures.money(expected));
  return {
    // The band of a sum is not the sum of the bands: it is known for all of the days only.
    answer: whole ? `${answer} ${words.band(figures.money(total.low), figures.money(total.high))}` : answer,
    figures: [
      named(answering, 'expected', expected, 'money'),
      ...(whole
        ? [named(answering, 'low', total.low, 'money'), named(answering, 'high', total.high, 'money')]
        : []),
    ],
    days: { from: ahead[0]!.day, to: ahead.at(-1)!.day },
  };
};

export const answerWhy: Answerer = async (answering) => {
  const { sources, store, query, words, figures, periodWords } = answering;
  const { netSales, factors, products, period } = await sources.change(store, query);
  const days = daysOf(period);
  if (!factors || netSales.change === null || netSales.previous === null)
    return { answer: words.noSplit, figures: [], days };
  const change = netSales.change;
  const parts = (['buyers', 'ordersPerBuyer', 'netPerOrder', 'guests'] as const)
    .map((name) => ({ name: words.factors[name], effect: factors[name].effect }))
    .sort((one, other) => (other.effect - one.effect) * Math.sign(change || 1));
  const main = parts[0]!;
  return {
    answer: words.why(
      change >= 0 ? 'up' : 'down',
      figures.money(Math.abs(change)),
      main.name,
      figures.money(main.effect),
      periodWords,
    ),
    figures: [
      named(answering, 'net_sales', netSales.current, 'money'),
      named(answering, 'before', netSales.previous, 'money'),
      named(answering, 'change', change, 'money'),
    ],
    table: tableOf(
      answering,
      [
        ['factor', 'text'],
        ['effect', 'money'],
      ],
      [
        ...parts.map(({ name, effect }) => [name, effect]),
        ...products
          .filter(({ productId }) => productId !== null)
          .slice(0, 3)
          .map(({ title, effect }) => [`“${title}”`, effect]),
      ],
    ),
    days,
  };
};
