import type { SalesFigures, SalesRow } from '#server/analytics/query/order-sums.ts';
import { basisOf } from '#server/analytics/reports/records-state.ts';
import { netSales } from '#server/analytics/reports/sales-sums.ts';
import { countWeekdays } from '#server/analytics/sales/order-hours.ts';
import { noSums } from '#server/stores/ledger/sales-hours.ts';
import type { Dimension, Reading } from '#shared/analytics/asking.ts';
import { toMajor } from '#shared/core/money.ts';
import {
  type Answerer,
  type Answering,
  type Found,
  type ListedRow,
  named,
  percentOf,
  type SalesSums,
  tableOf,
} from './answering.ts';
import type { AskedStretch } from './asked-stretches.ts';
import { figureOf, type SalesMetric, unitOfMetric } from './metric-values.ts';

/** Rows of a list where nobody says how many. */
const USUAL_ROWS: Partial<Record<Dimension, number>> = {
  product: 5,
  country: 5,
  city: 5,
  channel: 5,
  hour: 5,
};
const MOST_ROWS = 50;
/** A percentage of fewer orders says nothing (metrics 0.8). */
const SMALLEST_BASE = 5;
const IN_TIME: readonly (Dimension | null)[] = ['day', 'week', 'month'];

/** A figure of sales: compared with the same figure of another stretch, or by a dimension. */
export const answerSales: Answerer = (answering) =>
  answering.reading.by === null ? answerFigure(answering) : answerList(answering);

async function answerFigure(answering: Answering): Promise<Found> {
  const current = (await readRows(answering, answering.stretches.current))[0] ?? NOTHING;
  const { before, remark } = await figuresBefore(answering);
  const sales = { current, before };
  const found = sayFigure(answering, sales);
  if (found.figures.length === 0) return found;
  if (remark) found.answer += ` ${remark}`;
  addDetails(answering, found, current);
  return { ...found, sales, remarks: remark ? [remark] : [] };
}

/** A figure, and how it compares. */
export function sayFigure(answering: Answering, { current, before }: SalesSums): Found {
  const { reading, words, figures, periodWords } = answering;
  const unit = unitOfMetric(reading.metric);
  const value = valueIn(answering, current);
  if (value === null) return { answer: words.missing.no_orders, figures: [] };
  const found: Found = {
    answer: words.is(nameOf(answering), periodWords, figures.inWords(value, unit)),
    figures: [named(answering, labelOf(answering), value, unit)],
    measure: { value, before: before && valueIn(answering, before), unit },
  };
  if (before) compare(answering, found, value, before);
  return found;
}

/** Figures of sales in one stretch. */
async function readRows(
  { reading, sales, store, bases }: Answering,
  { stretch, span, cut }: AskedStretch,
): Promise<SalesRow[]> {
  const { by, country, city = null, product, customerKind, channel, orderState, metric } = reading;
  const countsBuyers = metric === 'customers';
  const found = await sales.rowsOf(store, {
    stretch,
    running: span.running && !cut,
    by,
    // New and returning customers are distinguished when they are counted.
    filters: {
      country,
      city,
      product,
      customerKind: countsBuyers ? null : customerKind,
      channel,
      orderState,
    },
    countsBuyers,
  });
  bases.push(...found.bases);
  return found.rows;
}

/** Of what it is compared with; where that was asked for and cannot be done, why. */
async function figuresBefore(
  answering: Answering,
): Promise<{ before: SalesFigures | null; remark: string | null }> {
  const { words, figures, stretches, comparedWords, reading, recordsBegin } = answering;
  const { compared } = stretches;
  if (!compared || comparedWords === null) return { before: null, remark: null };
  if (recordsBegin === null || compared.span.first.toString() < recordsBegin) {
    const wasAsked = reading.compareWith.kind !== 'before';
    return {
      before: null,
      remark:
        wasAsked && recordsBegin ? words.notCompared(comparedWords.whole, figures.date(recordsBegin)) : null,
    };
  }
  return { before: (await readRows(answering, compared))[0] ?? NOTHING, remark: null };
}

function compare(answering: Answering, found: Found, value: number, figuresBefore: SalesFigures) {
  const { words, figures, comparedWords, reading } = answering;
  const before = valueIn(answering, figuresBefore);
  if (before === null || comparedWords === null) return;
  const unit = unitOfMetric(reading.metric);
  const difference = value - before;
  const way = difference === 0 ? 'same' : difference > 0 ? 'more' : 'less';
  const orders = reading.metric === 'customers' ? before : figuresBefore.sums.orders;
  const share = before !== 0 && orders >= SMALLEST_BASE ? percentOf(Math.abs(difference / before)) : null;
  const said = share === null ? figures.inWords(Math.abs(difference), unit) : figures.percent(share);
  found.answer += ` ${words.comparison(way, said, figures.inWords(before, unit), comparedWords.part)}`;
  found.figures.push(named(answering, words.labels.before!, before, unit));
  if (share !== null)
    found.figures.push(named(answering, words.labels.change!, difference < 0 ? -share : share, 'percent'));
}

/** What a figure is made of, or what stands next to it. */
export function addDetails(answering: Answering, found: Found, { sums, buyers, refunded }: SalesFigures) {
  const { reading, words, figures, store } = answering;
  const money = (minor: number) => toMajor(minor, store.currency);
  if (reading.metric === 'refunds' && refunded !== null) {
    const goods = money(0 - sums.reversals);
    found.answer += ` ${words.goodsGivenBack(figures.money(goods))}`;
    found.figures.push(named(answering, words.labels.goods_given_back!, goods, 'money'));
  }
  if (
    reading.metric === 'customers' &&
    reading.customerKind === 'returning' &&
    buyers &&
    buyers.customers > 0
  ) {
    const rate = percentOf(buyers.repeat / buyers.customers);
    found.answer += ` ${words.returningShare(figures.percent(rate))}`;
    found.figures.push(named(answering, words.labels.rate!, rate, 'percent'));
  }
  if (reading.metric === 'orders' && reading.orderState)
    found.figures.push(named(answering, words.metrics.order_value, money(sums.placed), 'money'));
  if (reading.metric !== 'revenue') return;
  const { gross, discounts, reversals, shipping, tax, other } = sums;
  const parts = { gross_sales: gross, discounts, sales_reversals: reversals, net_sales: netSales(sums) };
  found.table = tableOf(
    answering,
    [
      [words.labels.factor!, 'text'],
      [words.labels.value!, 'money'],
    ],
    Object.entries({ ...parts, shipping, tax, tips_duties_fees: other }).map(([part, minor]) => [
      words.labels[part]!,
      money(minor),
    ]),
  );
}

async function answerList(answering: Answering): Promise<Found> {
  const listed = (await leastSold(answering)) ?? (await rowsOf(answering));
  if (listed.length === 0) return { answer: await whyEmpty(answering), figures: [] };
  return { ...sayList(answering, listed), rows: listed };
}

/** Rows as they rank, and which comes first. */
export function sayList(answering: Answering, listed: ListedRow[]): Found {
  const { reading, words, figures, periodWords } = answering;
  const by = reading.by!;
  const unit = unitOfMetric(reading.metric);
  const ranked = listed.toSorted(
    (one, other) => (reading.order === 'most' ? 1 : -1) * (other.rate - one.rate || other.value - one.value),
  );
  const first = ranked[0]!;
  const inTime = IN_TIME.includes(by);
  const shown = inTime
    ? listed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).slice(-MOST_ROWS)
    : ranked.slice(0, reading.top ?? USUAL_ROWS[by] ?? MOST_ROWS);
  const inWords = (row: ListedRow) =>
    by === 'weekday'
      ? `${perDay(answering, row)} (${words.labels.per_day!.toLocaleLowerCase(answering.language)})`
      : figures.inWords(row.value, unit);
  const name = nameOf(answering);
  const answer =
    by === 'customer_kind'
      ? words.listed(
          name,
          periodWords,
          ranked.map((row) => [row.name, inWords(row)]),
        )
      : words.ranked(name, by, periodWords, reading.order, first.name, inWords(first));
  return {
    answer,
    figures: [named(answering, `${words.metrics[reading.metric]} · ${first.name}`, first.value, unit)],
    table: listTable(answering, shown, listed),
  };
}

/** There may be orders that have nothing to be listed by. */
async function whyEmpty(answering: Answering): Promise<string> {
  const { reading, words, periodWords, stretches } = answering;
  if (reading.by === 'city' && (await readRows(answering, stretches.current)).length > 0)
    return words.noCities;
  if (isNarrowed({ ...reading, by: null })) return words.noneSuch(periodWords);
  return reading.by === 'product' ? words.noProducts : words.none(periodWords);
}

function perDay({ figures, reading }: Answering, { rate }: ListedRow) {
  return unitOfMetric(reading.metric) === 'money' ? figures.money(rate) : figures.decimal(rate);
}

/** The figure of every row, with what it is of the whole where rows add up, and what else one wants to know of it. */
function listTable(answering: Answering, shown: ListedRow[], all: ListedRow[]) {
  const { reading, words } = answering;
  const metric = reading.metric as SalesMetric;
  const unit = unitOfMetric(metric);
  const total = all.reduce((sum, { value }) => sum + value, 0);
  const hasShare =
    metric !== 'average_order_value' &&
    reading.by !== 'weekday' &&
    total > 0 &&
    !(metric === 'customers' && reading.by !== 'customer_kind');
  const isOfStores = shown.some(({ stores }) => stores !== undefined);
  const besides: [string, keyof Pick<ListedRow, 'orders' | 'units'>][] = [
    ...(reading.by === 'product' && metric !== 'units' && metric !== 'customers'
      ? [[words.labels.units!, 'units'] as [string, 'units']]
      : []),
    ...(metric !== 'orders' && metric !== 'customers' && reading.by !== 'product'
      ? [[words.labels.orders!, 'orders'] as [string, 'orders']]
      : []),
  ];
  return tableOf(
    answering,
    [
      [words.dimensions[reading.by!], 'text'],
      [words.metrics[metric], unit],
      ...(isOfStores ? [[words.all.stores, 'text'] as [string, 'text']] : []),
      ...besides.map(([label]): [string, 'count'] => [label, 'count']),
      ...(reading.by === 'weekday'
        ? [[words.labels.per_day!, unit === 'money' ? 'money' : 'times'] as [string, 'money']]
        : []),
      ...(hasShare ? [[words.labels.rate!, 'percent'] as [string, 'percent']] : []),
    ],
    shown.map((row) => [
      row.name,
      row.value,
      ...(isOfStores ? [row.stores ?? null] : []),
      ...besides.map(([, of]) => row[of]),
      ...(reading.by === 'weekday' ? [row.rate] : []),
      ...(hasShare ? [percentOf(row.value / total)] : []),
    ]),
  );
}

async function rowsOf(answering: Answering): Promise<ListedRow[]> {
  return rowsWithNames(answering, await readRows(answering, answering.stretches.current));
}

/** What sold least may not have sold at all: only the ranking knows what else is on sale. */
async function leastSold({ reading, sources, store, query, bases }: Answering): Promise<ListedRow[] | null> {
  const { metric, order, by } = reading;
  if (by !== 'product' || order !== 'least' || isNarrowed({ ...reading, by: null })) return null;
  if (metric !== 'net_sales' && metric !== 'units') return null;
  const sort = metric === 'units' ? 'units' : 'netSales';
  const ranking = await sources.productRanking(store, {
    ...query,
    sort,
    direction: 'asc',
    search: '',
    page: 1,
  });
  bases.push(basisOf(ranking));
  return ranking.rows.flatMap(({ id, title, netSales: net, orders, units }) => {
    const value = metric === 'units' ? units : net;
    return id === null
      ? []
      : [{ key: id, name: `“${title}”`, value, rate: value, orders, units, figures: null }];
  });
}

async function rowsWithNames(answering: Answering, rows: SalesRow[]): Promise<ListedRow[]> {
  const { reading, stretches } = answering;
  const by = reading.by!;
  const { firstDay } = stretches.current.stretch;
  const weekdays =
    by === 'weekday' ? countWeekdays({ from: firstDay, to: stretches.current.span.last.toString() }) : [];
  const nameOfKey = await namesOf(answering, rows);
  return (
    rows
      .filter(({ key }) => !(by === 'city' && key.endsWith('/')))
      .map((row) => ({ row, value: valueIn(answering, row) }))
      .filter(
        ({ value, row }) => value !== null && (value !== 0 || row.sums.orders !== 0 || row.sums.units !== 0),
      )
      .map(({ row, value }) => ({
        key: row.key,
        name: nameOfKey(row),
        value: value!,
        rate: by === 'weekday' ? value! / Math.max(1, weekdays[Number(row.key)] ?? 1) : value!,
        orders: row.sums.orders,
        units: row.sums.units,
        figures: row,
      }))
      // Lines without a product are no answer to “which one?”.
      .filter(({ key }) => by !== 'product' || key !== '')
  );
}

async function namesOf(
  { reading, words, figures, language, titlesOf }: Answering,
  rows: SalesRow[],
): Promise<(row: SalesRow) => string> {
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const monthName = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const titles =
    reading.by === 'product' ? await titlesOf(rows.map(({ key }) => key)) : new Map<string, string>();
  return ({ key, label }) => {
    switch (reading.by!) {
      case 'product':
        return titles.has(key) ? `“${titles.get(key)}”` : words.labels.no_product!;
      case 'country':
        return key ? (regions.of(key) ?? key) : words.labels.unknown!;
      case 'city':
        return label ?? key.slice(key.indexOf('/') + 1);
      case 'channel':
        return key ? (words.channels[key] ?? key) : words.labels.unknown!;
      case 'customer_kind':
        return words.kindRows[key as 'new'];
      case 'weekday':
        return figures.weekday(Number(key));
      case 'hour':
        return `${figures.hour(Number(key))}–${figures.hour(Number(key) + 1)}`;
      case 'day':
      case 'week':
        return figures.date(key);
      case 'month':
        return monthName.format(new Date(`${key}-01T00:00:00Z`));
    }
  };
}

export function valueIn({ reading, store }: Answering, figures: SalesFigures): number | null {
  // Rows by customer kind are counted apart already.
  const customerKind = reading.by === 'customer_kind' ? null : reading.customerKind;
  return figureOf(reading.metric as SalesMetric, figures, { currency: store.currency, customerKind });
}

/** What the reading is about, as sentences say it. */
export function nameOf(answering: Answering): string {
  return answering.words.subject(answering.subject);
}

export function subjectOf({
  reading,
  language,
  words,
  productTitle,
  cityName,
}: Pick<Answering, 'reading' | 'language' | 'words' | 'productTitle' | 'cityName'>) {
  const { metric, country, customerKind, channel, orderState } = reading;
  return {
    metric,
    product: productTitle,
    city: cityName,
    country: country && (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country),
    customerKind,
    channel: channel && (words.channels[channel] ?? channel),
    orderState,
  };
}

function labelOf({ reading, words }: Answering): string {
  if (reading.metric === 'customers' && reading.customerKind) return words.kinds[reading.customerKind];
  if (reading.metric === 'refunds' && isNarrowed(reading)) return words.labels.goods_given_back!;
  return words.metrics[reading.metric];
}

export function isNarrowed({
  by,
  country,
  city = null,
  product,
  customerKind,
  channel,
  orderState,
}: Reading): boolean {
  return [by, country, city, product, customerKind, channel, orderState].some((part) => part !== null);
}

const NOTHING: SalesFigures = {
  sums: noSums(),
  buyers: { customers: 0, firstTime: 0, repeat: 0 },
  refunded: null,
};
