import type { RankingQuery } from '#server/insights/reports.ts';
import { type Answerer, daysOf, named, percentOf, tableOf } from './answering.ts';

const SHOWN = 5;
const SHOWN_HOURS = 5;

export const answerProducts: Answerer = async (answering, metric) => {
  const { sources, store, query, words, figures, periodWords } = answering;
  const direction = metric === 'best_products' ? 'desc' : 'asc';
  const asked: RankingQuery = { ...query, sort: 'netSales', direction, search: '', page: 1 };
  const { rows, period } = await sources.productRanking(store, asked);
  const products = rows.filter(({ id }) => id !== null).slice(0, SHOWN);
  const [first] = products;
  const days = daysOf(period);
  if (!first) return { answer: words.none(periodWords), figures: [], days };
  if (rows.every(({ id, units }) => id === null || units === 0))
    return { answer: words.noProducts, figures: [], days };
  return {
    answer: words.leading(metric, periodWords, `“${first.title}”`, figures.money(first.netSales)),
    figures: [
      named(answering, 'net_sales', first.netSales, 'money'),
      named(answering, 'units', first.units, 'count'),
    ],
    table: tableOf(
      answering,
      [
        ['product', 'text'],
        ['net_sales', 'money'],
        ['units', 'count'],
      ],
      products.map(({ title, netSales, units }) => [title, netSales, units]),
    ),
    days,
  };
};

export const answerCountries: Answerer = async (answering, metric) => {
  const { sources, store, query, words, figures, periodWords, language } = answering;
  const { countries, period } = await sources.places(store, query);
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const nameOf = (code: string | null) => (code ? (names.of(code) ?? code) : words.labels.unknown!);
  const [first] = countries;
  const days = daysOf(period);
  if (!first) return { answer: words.none(periodWords), figures: [], days };
  return {
    answer: words.leading(metric, periodWords, nameOf(first.countryCode), figures.money(first.netSales)),
    figures: [
      named(answering, 'net_sales', first.netSales, 'money'),
      ...(first.share === null ? [] : [named(answering, 'rate', percentOf(first.share), 'percent')]),
    ],
    table: tableOf(
      answering,
      [
        ['country', 'text'],
        ['net_sales', 'money'],
        ['orders', 'count'],
        ['rate', 'percent'],
      ],
      countries
        .slice(0, SHOWN)
        .map(({ countryCode, netSales, orders, share }) => [
          nameOf(countryCode),
          netSales,
          orders,
          share === null ? null : percentOf(share),
        ]),
    ),
    days,
  };
};

export const answerTimes: Answerer = async (answering, metric) => {
  const { sources, store, query, words, figures, periodWords } = answering;
  const { cells, weekdays, orders, period } = await sources.orderHours(store, query);
  const days = daysOf(period);
  if (orders === 0) return { answer: words.none(periodWords), figures: [], days };
  const byDay = metric === 'best_day';
  const sums = new Map<number, number>();
  for (const { weekday, hour, orders: placed } of cells) {
    const key = byDay ? weekday : hour;
    sums.set(key, (sums.get(key) ?? 0) + placed);
  }
  const rows = [...sums]
    .map(([key, count]) => ({ key, count, rate: byDay ? count / Math.max(1, weekdays[key] ?? 1) : count }))
    .sort((one, other) => other.rate - one.rate)
    .slice(0, byDay ? 7 : SHOWN_HOURS);
  const nameOf = (key: number) =>
    byDay ? figures.weekday(key) : `${figures.hour(key)}–${figures.hour(key + 1)}`;
  const best = rows[0]!;
  const rate = byDay ? figures.decimal(best.rate) : figures.count(best.count);
  const unit = byDay ? words.labels.per_day! : words.labels.orders!;
  return {
    answer: words.leading(
      metric,
      periodWords,
      nameOf(best.key),
      `${rate} (${unit.toLocaleLowerCase(answering.language)})`,
    ),
    figures: [named(answering, 'orders', best.count, 'count')],
    table: tableOf(
      answering,
      [
        [byDay ? 'day' : 'hour', 'text'],
        ['orders', 'count'],
        ...(byDay ? [['per_day', 'times'] as [string, 'times']] : []),
      ],
      rows.map(({ key, count, rate }) => [nameOf(key), count, ...(byDay ? [rate] : [])]),
    ),
    days,
  };
};
