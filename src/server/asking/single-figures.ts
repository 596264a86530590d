import type { DashboardMetrics, MetricDetail, Period } from '#shared/analytics.ts';
import type { Loyalty } from '#shared/customer-reports.ts';
import type { FigureUnit, MetricToAsk } from '#shared/insights.ts';
import type { RangeQuery } from '#shared/ranges.ts';
import { type Answerer, type Answering, daysOf, type Found, named, percentOf, tableOf } from './answering.ts';
import { isUnfinished } from './resolve-period.ts';

interface Reading {
  detail: MetricDetail;
  period: Period;
  unit: FigureUnit;
  dashboard?: DashboardMetrics;
  loyalty?: Loyalty;
}

const OF_DASHBOARD: Partial<Record<MetricToAsk, [keyof DashboardMetrics['details'], FigureUnit]>> = {
  revenue: ['totalRevenue', 'money'],
  orders: ['totalOrders', 'count'],
  average_order_value: ['averageOrderValue', 'money'],
  customers: ['totalCustomers', 'count'],
};

/** Figures that stand alone, beside the same figure of another stretch. */
export const answerFigure: Answerer = async (answering, metric) => {
  const { words, figures, query, periodWords, comparison, readSince, today } = answering;
  const { detail, period, unit, dashboard, loyalty } = await read(answering, metric, query);
  const { value } = detail;
  const days = daysOf(period);
  if (value === null) return { answer: words.missing[detail.reason ?? 'no_orders'], figures: [], days };
  const found: Found = {
    answer: words.is(metric, periodWords, figures.inWords(value, unit)),
    figures: [named(answering, metric, value, unit)],
    days,
  };
  if (comparison && isUnread(comparison.query, readSince)) {
    found.answer += ` ${words.notCompared}`;
    return found;
  }
  const before = comparison
    ? { value: (await read(answering, metric, comparison.query)).detail.value, words: comparison.words }
    : isUnfinished(query, today)
      ? null
      : { value: detail.previous, words: words.before };
  if (before && before.value !== null)
    compare(answering, found, { value, unit, before: before.value, than: before.words });
  if (metric === 'returning_customers' && loyalty && loyalty.returningRate.value !== null) {
    const rate = percentOf(loyalty.returningRate.value);
    found.answer += ` ${words.returningShare(figures.percent(rate))}`;
    found.figures.push(named(answering, 'rate', rate, 'percent'));
  }
  if (metric === 'refunds') {
    const goods = detail.parts.find(({ name }) => name === 'goods_given_back')!.value;
    found.answer += ` ${words.goodsGivenBack(figures.inWords(goods, 'money'))}`;
    found.figures.push(named(answering, 'goods_given_back', goods, 'money'));
  }
  const parts = metric === 'revenue' ? dashboard?.details.totalRevenue.parts : undefined;
  if (parts)
    found.table = tableOf(
      answering,
      [
        ['factor', 'text'],
        ['value', 'money'],
      ],
      parts.map((part) => [words.labels[part.name] ?? part.name, part.value]),
    );
  return found;
};

async function read({ sources, store }: Answering, metric: MetricToAsk, query: RangeQuery): Promise<Reading> {
  if (metric === 'new_customers' || metric === 'returning_customers') {
    const loyalty = await sources.loyalty(store, query);
    const detail = metric === 'new_customers' ? loyalty.newCustomers : loyalty.returningCustomers;
    return { detail, period: loyalty.period, unit: 'count', loyalty };
  }
  if (metric === 'refunds') return { ...(await sources.refunds(store, query)), unit: 'money' };
  const dashboard = await sources.dashboard(store, query);
  const [name, unit] = OF_DASHBOARD[metric]!;
  return { detail: dashboard.details[name], period: dashboard.period, unit, dashboard };
}

function compare(
  answering: Answering,
  found: Found,
  { value, unit, before, than }: { value: number; unit: FigureUnit; before: number; than: string },
) {
  const { words, figures } = answering;
  const difference = value - before;
  const way = difference === 0 ? 'same' : difference > 0 ? 'more' : 'less';
  // A percentage of next to nothing says nothing (metrics 0.8).
  const share = Math.abs(before) >= SMALLEST_BASE ? percentOf(Math.abs(difference) / Math.abs(before)) : null;
  const said = share === null ? figures.inWords(Math.abs(difference), unit) : figures.percent(share);
  found.answer += ` ${words.comparison(way, said, figures.inWords(before, unit), than)}`;
  found.figures.push(named(answering, 'before', before, unit));
  if (share !== null)
    found.figures.push(named(answering, 'change', difference < 0 ? -share : share, 'percent'));
}

const SMALLEST_BASE = 5;

function isUnread({ from }: RangeQuery, readSince: string | null): boolean {
  return readSince !== null && from !== undefined && from < readSince;
}
