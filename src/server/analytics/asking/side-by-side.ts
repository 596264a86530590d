import type { SalesFigures } from '#server/analytics/query/order-sums.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { HOUR_SUMS, noSums } from '#server/stores/ledger/sales-hours.ts';
import type { Answer } from '#shared/analytics/asking.ts';
import type { NamedFigure } from '#shared/analytics/insights.ts';
import { toMajor, toMinor } from '#shared/core/money.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { type Answering, type Found, type ListedRow, named, type SalesSums } from './answering.ts';
import { addDetails, nameOf, sayFigure, sayList, valueIn } from './composed-figures.ts';
import { type SalesMetric, unitOfMetric } from './metric-values.ts';
import { rankParts } from './profit-figures.ts';

export type NamedStore = OwnedStore & { storeName: string };

/** What one of several stores has to say to the same reading. */
export interface StoreAnswer {
  store: NamedStore;
  answering: Answering;
  found: Found;
}

type Together = Pick<Answer, 'answer' | 'figures' | 'table'>;

/** More are not listed in a sentence. */
const MOST_NAMED = 3;

/**
 * The answers of several stores as one: sums of what can be added up, in each currency for itself, and the stores next to
 * each other. Shares and rates are not added up.
 */
export function putTogether(answers: [StoreAnswer, ...StoreAnswer[]]): Together {
  const { words, reading } = answers[0].answering;
  const groups = groupsOf(answers);
  const isOneCurrency = new Set(answers.map(({ store }) => store.currency)).size === 1;
  const said = groups.map((group) => ({
    group,
    currency: group[0].store.currency,
    found: reading.by === null ? sumUp(group, isOneCurrency) : listTogether(group),
  }));
  const isSplit = groups.length > 1;
  const twice = reading.metric === 'customers' && answers.length > 1;
  return {
    answer: [
      ...said.map(({ currency, found }) =>
        isSplit ? `${words.all.inCurrency(currency)} ${found.answer}` : found.answer,
      ),
      isSplit && words.all.apart,
      twice && words.all.customersTwice,
    ]
      .filter(Boolean)
      .join(' '),
    figures: said.flatMap(({ currency, found }) =>
      isSplit
        ? found.figures.map((each) => ({ ...each, name: `${each.name} · ${currency}` }))
        : found.figures,
    ),
    table: reading.by === null ? storesTable(groups) : joinTables(said, words.all.currency),
  };
}

type Group = [StoreAnswer, ...StoreAnswer[]];

/** Stores whose amounts can be added up, or put into one order. */
function groupsOf(answers: Group): Group[] {
  const isCounted = answers[0].found.figures[0]?.unit !== 'money' && !answers[0].found.parts;
  if (isCounted) return [answers];
  return [...Map.groupBy(answers, ({ store }) => store.currency).values()] as Group[];
}

function sumUp(group: Group, isOneCurrency: boolean): Found {
  const found = sumOf(group, isOneCurrency);
  return group.length > 1 ? { ...found, answer: `${found.answer} ${eachStore(group)}`.trim() } : found;
}

function sumOf(group: Group, isOneCurrency: boolean): Found {
  const answering = speaker(group);
  const sums = salesOf(group);
  if (sums) {
    const found = sayFigure(answering, sums);
    // What stands next to a count may be money.
    if (isOneCurrency) addDetails(answering, found, sums.current);
    return found;
  }
  const { words, figures, periodWords, reading } = answering;
  const figure = group[0].found.figures[0]!;
  if (figure.unit === 'percent') return ratesOf(group);
  const value = addUp(group, ({ figures: [first] }) => first)!;
  const shown = figures.inWords(value, figure.unit);
  const before = addUp(group, (found) => beforeIn(found, answering));
  const isWhy = reading.metric === 'why_changed';
  return {
    answer: [
      reading.metric === 'forecast'
        ? words.forecast(figures.count(daysAhead(group)), shown)
        : words.is(isWhy ? words.metrics.net_sales : nameOf(answering), periodWords, shown),
      before !== null && answering.comparedWords && differenceOf(answering, figure, { value, before }),
    ]
      .filter(Boolean)
      .join(' '),
    figures: [
      named(answering, figure.name, value, figure.unit),
      ...(before === null ? [] : [named(answering, words.labels.before!, before, figure.unit)]),
    ],
  };
}

function differenceOf(
  { words, figures, comparedWords }: Answering,
  { unit }: NamedFigure,
  { value, before }: { value: number; before: number },
): string {
  const way = value === before ? 'same' : value > before ? 'more' : 'less';
  const inWords = (amount: number) => figures.inWords(amount, unit);
  return words.comparison(way, inWords(Math.abs(value - before)), inWords(before), comparedWords!.part);
}

/** Who speaks for all of them: one that has a comparison, where there is one. */
function speaker(group: Group): Answering {
  return (group.find(({ answering }) => answering.comparedWords !== null) ?? group[0]).answering;
}

/** Compared where all of them are, like with like. */
function salesOf(group: Group): SalesSums | null {
  const all = group.flatMap(({ found }) => found.sales ?? []);
  if (all.length < group.length) return null;
  const before = all.flatMap((sales) => sales.before ?? []);
  return {
    current: all.map(({ current }) => current).reduce(addFigures),
    before: before.length < group.length ? null : before.reduce(addFigures),
  };
}

function addFigures(one: SalesFigures, other: SalesFigures): SalesFigures {
  const sums = noSums();
  for (const name of HOUR_SUMS) sums[name] = one.sums[name] + other.sums[name];
  return {
    sums,
    buyers: one.buyers &&
      other.buyers && {
        customers: one.buyers.customers + other.buyers.customers,
        firstTime: one.buyers.firstTime + other.buyers.firstTime,
        repeat: one.buyers.repeat + other.buyers.repeat,
      },
    refunded: one.refunded === null || other.refunded === null ? null : one.refunded + other.refunded,
  };
}

const beforeIn = ({ figures }: Found, { words }: Answering) =>
  figures.find(({ name }) => name === words.labels.before);

/** Null where one of them has none. */
function addUp(group: Group, figureIn: (found: Found) => NamedFigure | undefined): number | null {
  const { currency } = group[0].store;
  let sum = 0;
  for (const { found } of group) {
    const figure = figureIn(found);
    if (typeof figure?.value !== 'number') return null;
    sum += figure.unit === 'money' ? toMinor(figure.value, currency) : figure.value;
  }
  return group[0].found.figures[0]!.unit === 'money' ? toMajor(sum, currency) : sum;
}

function daysAhead(group: Group): number {
  const { from, to } = group[0].found.days!;
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

function ratesOf(group: Group): Found {
  const answering = speaker(group);
  const { words, periodWords } = answering;
  const texts = inOrder(group).map(({ found }) => found.figures[0]!.text);
  const [highest, lowest] = [texts[0]!, texts.at(-1)!];
  const value = highest === lowest ? highest : `${lowest} – ${highest}`;
  return { answer: words.is(nameOf(answering), periodWords, value), figures: [] };
}

function inOrder(group: StoreAnswer[]): StoreAnswer[] {
  const amountOf = ({ found }: StoreAnswer) => Number(found.figures[0]?.value ?? 0);
  return group.toSorted((one, other) => amountOf(other) - amountOf(one));
}

function eachStore(group: Group): string {
  const { words } = group[0].answering;
  const ranked = inOrder(group).map(({ store, found }): [string, string] => [
    store.storeName,
    found.figures[0]!.text,
  ]);
  return ranked.length <= MOST_NAMED
    ? words.all.each(ranked)
    : words.all.extremes(ranked[0]!, ranked.at(-1)!);
}

/** A row for each store, with what each has to say of itself. */
function storesTable(groups: Group[]): Answer['table'] {
  const answers = groups.flatMap(inOrder);
  const { words } = answers[0]!.answering;
  const columns = new Map(
    answers.flatMap(({ found }) => found.figures.map(({ name, unit }) => [name, unit] as const)),
  );
  const isSplit = groups.length > 1;
  return {
    columns: [
      { label: words.all.store, unit: 'text' },
      ...(isSplit ? [{ label: words.all.currency, unit: 'text' as const }] : []),
      ...[...columns].map(([label, unit]) => ({ label, unit })),
    ],
    rows: answers.map(({ store, found }) => [
      store.storeName,
      ...(isSplit ? [store.currency] : []),
      ...[...columns.keys()].map((label) => found.figures.find(({ name }) => name === label)?.text ?? '—'),
    ]),
  };
}

function listTogether(group: Group): Found {
  const answering = speaker(group);
  if (group[0].found.parts)
    return rankParts(
      answering,
      group.flatMap(({ store, found }) =>
        (found.parts ?? []).map((part) => ({ ...part, name: nameIn(store, part.name) })),
      ),
    );
  // Each store has products of its own; countries, channels and days are the same ones.
  return sayList(answering, answering.reading.by === 'product' ? apart(group) : mergeRows(answering, group));
}

const nameIn = ({ storeName }: NamedStore, name: string) => `${name} · ${storeName}`;

function apart(group: Group): ListedRow[] {
  return group.flatMap(({ store, found }) =>
    (found.rows ?? []).map((row) => ({
      ...row,
      key: `${store.id}/${row.key}`,
      name: nameIn(store, row.name),
    })),
  );
}

function mergeRows(answering: Answering, group: Group): ListedRow[] {
  const rows = group.flatMap(({ store, answering: own, found }) =>
    (found.rows ?? []).map((row) => ({ ...row, store, own })),
  );
  return [...Map.groupBy(rows, ({ key }) => key).values()].map((same) => {
    const [first] = same;
    const figures = same.flatMap((row) => row.figures ?? []).reduce(addFigures);
    const value = valueIn(answering, figures) ?? 0;
    const isAverage = (answering.reading.metric as SalesMetric) === 'average_order_value';
    const largestFirst = same.toSorted((one, other) => other.value - one.value);
    return {
      key: first!.key,
      name: first!.name,
      value,
      rate: isAverage ? value : same.reduce((sum, { rate }) => sum + rate, 0),
      orders: figures.sums.orders,
      units: figures.sums.units,
      figures,
      stores: largestFirst.map((row) => `${row.store.storeName} ${textOf(row.own, row.value)}`).join(', '),
    };
  });
}

const textOf = ({ figures, reading }: Answering, value: number) =>
  figures.inWords(value, unitOfMetric(reading.metric));

/** Lists of several currencies one below the other, each row with its own. */
function joinTables(said: { currency: string; found: Found }[], currencyLabel: string): Answer['table'] {
  const tables = said.flatMap(({ currency, found }) => (found.table ? { currency, ...found.table } : []));
  const [first] = tables;
  if (!first || tables.length === 1) return first ? { columns: first.columns, rows: first.rows } : null;
  const [head, ...rest] = first.columns;
  return {
    columns: [head!, { label: currencyLabel, unit: 'text' }, ...rest],
    rows: tables.flatMap(({ currency, columns, rows }) =>
      rows.map(([name, ...cells]) => [
        name!,
        currency,
        ...rest.map(({ label }) => cells[columns.findIndex((column) => column.label === label) - 1] ?? '—'),
      ]),
    ),
  };
}
