import { basisOf } from '#server/analytics/reports/records-state.ts';
import type { Reading } from '#shared/analytics/asking.ts';
import type { ProfitFigureName, ProfitReport, ProfitRow } from '#shared/analytics/profit.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import {
  type Answerer,
  type Answering,
  type Found,
  named,
  type PartRow,
  percentOf,
  tableOf,
} from './answering.ts';
import { type ProfitMetric, unitOfMetric } from './metric-values.ts';

const FIGURES = {
  profit: 'contribution',
  gross_profit: 'grossProfit',
  gross_margin: 'grossMargin',
  fees: 'fees',
  cost_of_goods: 'costOfGoods',
} as const satisfies Record<ProfitMetric, ProfitFigureName>;
const USUAL_ROWS = 5;
/** Stretches of which more differs in what is known than this are no fair comparison. */
const COVERAGE_APART = 0.05;

/** What is left of sales or goes off them, and how much of it is known; by a part, those that are known. */
export const answerProfit: Answerer = (answering) =>
  partOf(answering.reading) === null ? answerWhole(answering) : answerParts(answering);

const metricOf = ({ reading }: Answering) => reading.metric as ProfitMetric;

/** As the answer writes it: shares in percent. */
function figureIn(metric: ProfitMetric, value: number | null): number | null {
  return value === null || metric !== 'gross_margin' ? value : percentOf(value);
}

async function answerWhole(answering: Answering): Promise<Found> {
  const { store, sources, words, figures, periodWords, query, bases } = answering;
  const metric = metricOf(answering);
  const report = await sources.profit(store, query);
  bases.push(basisOf(report));
  const figure = report.figures[FIGURES[metric]];
  const value = figureIn(metric, figure.value);
  if (value === null) return missing(answering, figure.reason, report);
  const unit = unitOfMetric(metric);
  const before = await comparedTo(answering, report);
  const { netProfit, netSales } = report.figures;
  const shown = (amount: number) => figures.inWords(amount, unit);
  const remarks = howSure(answering, report);
  const isProfit = metric === 'profit';
  return {
    answer: [
      words.is(words.subject(answering.subject), periodWords, shown(value)),
      before.sentence?.(value, shown),
      isProfit && netProfit.value !== null && words.profit.netProfit(figures.money(netProfit.value)),
      ...remarks,
    ]
      .filter(Boolean)
      .join(' '),
    remarks,
    figures: [
      named(answering, words.metrics[metric], value, unit),
      ...(before.value === null ? [] : [named(answering, words.labels.before!, before.value, unit)]),
      ...(isProfit ? [named(answering, words.labels.net_sales!, netSales.value, 'money')] : []),
      ...(isProfit && netProfit.value !== null
        ? [named(answering, words.labels.net_profit!, netProfit.value, 'money')]
        : []),
      ...(metric === 'fees' || figure.coverage === null
        ? []
        : [named(answering, words.labels.costs_known!, sharePercent(figure.coverage), 'percent')]),
    ],
    measure: { value, before: before.value, unit, evidence: figure.evidence, coverage: figure.coverage },
    ...(isProfit && { table: partsTable(answering, report) }),
  };
}

function missing(
  { words, figures, periodWords }: Answering,
  reason: ProfitReport['figures']['fees']['reason'],
  report: ProfitReport,
): Found {
  const known = reason === 'no_costs' || reason === 'fees_unknown' ? reason : 'no_orders';
  const netSales = figures.money(report.figures.netSales.value ?? 0);
  return { answer: words.profit.missing[known](periodWords, netSales), figures: [] };
}

/** Never more than there is: what is not all is not written as all. */
function sharePercent(coverage: number): number {
  return Math.floor(coverage * 1000) / 10;
}

/** How much of it is known, what it rests on, and what is not taken off. */
function howSure(answering: Answering, report: ProfitReport): string[] {
  const { words, figures } = answering;
  const metric = metricOf(answering);
  const { coverage, evidence } = report.figures[FIGURES[metric]];
  const rests = metric === 'fees' ? 'fees' : 'costs';
  return [
    coverage === null || coverage === 1
      ? null
      : words.profit.coverage[rests](figures.percent(sharePercent(coverage))),
    evidence === 'rule' || evidence === 'assumed' ? words.profit.evidence[evidence] : null,
    ...unknownOf(answering, report),
  ].filter((remark) => remark !== null);
}

const NOT_TAKEN_OFF: Record<ProfitMetric, ('vat' | 'fees' | 'shipping')[]> = {
  profit: ['vat', 'fees', 'shipping'],
  gross_profit: ['vat'],
  gross_margin: ['vat'],
  fees: [],
  cost_of_goods: [],
};

function unknownOf(answering: Answering, { gaps, madeUp }: ProfitReport): string[] {
  const { words } = answering;
  const unknown = NOT_TAKEN_OFF[metricOf(answering)].filter((part) => gaps.some(({ kind }) => kind === part));
  return [
    unknown.length > 0 ? words.profit.notTakenOff(unknown) : null,
    madeUp ? words.profit.madeUp : null,
  ].filter((remark) => remark !== null);
}

interface Compared {
  value: number | null;
  sentence: ((value: number, shown: (amount: number) => string) => string) | null;
}

const NOT_COMPARED: Compared = { value: null, sentence: null };

/**
 * The same figure of what it is compared with, where about as much of it is known. A stretch that is cut within a day is
 * at hand for the running month alone, as the report compares it.
 */
async function comparedTo(answering: Answering, report: ProfitReport): Promise<Compared> {
  const { store, sources, words, figures, stretches, comparedWords, recordsBegin, reading, query, bases } =
    answering;
  const { compared, current } = stretches;
  if (!compared || !comparedWords || current.cut) return NOT_COMPARED;
  const than = comparedWords.part;
  const wasAsked = reading.compareWith.kind !== 'before';
  if (recordsBegin === null || compared.span.first.toString() < recordsBegin) {
    if (!wasAsked || !recordsBegin) return NOT_COMPARED;
    return {
      value: null,
      sentence: () => words.notCompared(comparedWords.whole, figures.date(recordsBegin)),
    };
  }
  if (compared.cut && (query.range !== 'mtd' || reading.compareWith.kind !== 'before')) return NOT_COMPARED;
  const metric = metricOf(answering);
  const other = await sources.profit(store, daysQuery(compared.stretch));
  bases.push(basisOf(other));
  const name = FIGURES[metric];
  const [now, then] = [report.figures[name], other.figures[name]];
  const before = figureIn(metric, compared.cut ? now.previous : then.value);
  const isUnknown = before === null && wasAsked && then.reason === 'no_costs';
  const isApart = Math.abs((now.coverage ?? 1) - (then.coverage ?? 1)) > COVERAGE_APART && metric !== 'fees';
  if (isUnknown || (before !== null && isApart)) {
    const known = figures.percent(sharePercent(then.coverage ?? 0));
    return { value: null, sentence: () => words.profit.notCompared(known, comparedWords.whole) };
  }
  if (before === null) return NOT_COMPARED;
  return {
    value: before,
    sentence(value, shown) {
      const way = value === before ? 'same' : value > before ? 'more' : 'less';
      return metric === 'gross_margin'
        ? words.pointsApart(way, figures.decimal(Math.abs(value - before)), shown(before), than)
        : words.comparison(way, shown(Math.abs(value - before)), shown(before), than);
    },
  };
}

function daysQuery({ firstDay, lastDay }: { firstDay: string; lastDay: string }): RangeQuery {
  return { range: 'custom', from: firstDay, to: lastDay };
}

/** From gross profit to what is left, each with its sign. */
function partsTable(answering: Answering, { figures: { contribution } }: ProfitReport) {
  const { words } = answering;
  const labels: Record<string, string> = {
    grossProfit: words.metrics.gross_profit,
    shippingResult: words.labels.shipping_result!,
    fees: words.metrics.fees,
    handling: words.labels.handling!,
    otherIncome: words.labels.other_income!,
    otherCosts: words.labels.other_costs!,
    uncostedCharges: words.labels.uncosted_charges!,
  };
  const takenOff = ['fees', 'handling', 'otherCosts'];
  return tableOf(
    answering,
    [
      [words.labels.factor!, 'text'],
      [words.labels.value!, 'money'],
    ],
    contribution.parts.map(({ name, value }) => [
      labels[name] ?? name,
      value && takenOff.includes(name) ? -value : value,
    ]),
  );
}

type ProfitDimension = 'product' | 'country' | 'channel';

/** What a reading is split by, or narrowed to. */
function partOf({ by, product, country, channel }: Reading): ProfitDimension | null {
  if (by) return by as ProfitDimension;
  if (product) return 'product';
  if (country) return 'country';
  return channel ? 'channel' : null;
}

const ROW_VALUES = {
  profit: ({ contribution }: ProfitRow) => contribution,
  gross_profit: ({ grossProfit }: ProfitRow) => grossProfit,
  gross_margin: ({ margin }: ProfitRow) => margin,
};

async function answerParts(answering: Answering): Promise<Found> {
  const { reading, store, sources, query, bases } = answering;
  const rows = await readRows(answering);
  const report = await sources.profit(store, query);
  bases.push(basisOf(report));
  const found =
    reading.by === null ? ofOnePart(answering, rows) : { ...rankParts(answering, rows), parts: rows };
  if (found.figures.length === 0) return found;
  const remarks = unknownOf(answering, report);
  return {
    ...found,
    answer: [found.answer, ...remarks].join(' '),
    remarks: [...(found.remarks ?? []), ...remarks],
  };
}

async function readRows(answering: Answering): Promise<PartRow[]> {
  const { reading, store, sources, query, words, language, bases } = answering;
  const by = partOf(reading)!;
  const valueOfRow = ROW_VALUES[reading.metric as keyof typeof ROW_VALUES];
  const parts = await sources.profitParts(store, { ...query, by });
  bases.push(basisOf(parts));
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const nameOf = (id: string, { title }: ProfitRow) => {
    if (by === 'product') return title === null ? words.labels.no_product! : `“${title}”`;
    return by === 'country' ? (regions.of(id) ?? id) : (words.channels[id] ?? id);
  };
  return parts.rows.flatMap((row) =>
    row.id === null
      ? []
      : {
          id: row.id,
          name: nameOf(row.id, row),
          value: figureIn(metricOf(answering), valueOfRow(row)),
          row,
        },
  );
}

function ofOnePart(answering: Answering, rows: PartRow[]): Found {
  const { reading, words, figures, periodWords } = answering;
  const metric = metricOf(answering);
  const id = reading.product ?? reading.country ?? reading.channel;
  const found = rows.find((row) => row.id === id);
  if (!found) return { answer: words.noneSuch(periodWords), figures: [] };
  const { value, row } = found;
  if (value === null)
    return {
      answer: words.profit.missing.no_costs(periodWords, figures.money(row.netSales)),
      figures: [],
    };
  const unit = unitOfMetric(metric);
  return {
    answer: [
      words.is(words.subject(answering.subject), periodWords, figures.inWords(value, unit)),
      row.coverage !== null &&
        row.coverage < 1 &&
        words.profit.coverage.costs(figures.percent(sharePercent(row.coverage))),
      (row.evidence === 'rule' || row.evidence === 'assumed') && words.profit.evidence[row.evidence],
    ]
      .filter(Boolean)
      .join(' '),
    figures: [
      named(answering, words.metrics[metric], value, unit),
      named(answering, words.labels.net_sales!, row.netSales, 'money'),
      ...(row.coverage === null
        ? []
        : [named(answering, words.labels.costs_known!, sharePercent(row.coverage), 'percent')]),
    ],
    measure: { value, before: null, unit, evidence: row.evidence, coverage: row.coverage },
  };
}

/** Parts as they rank, and what those lost that earned nothing. */
export function rankParts(answering: Answering, rows: PartRow[]): Found {
  const { reading, words, figures, periodWords } = answering;
  const by = reading.by!;
  const metric = metricOf(answering);
  const unit = unitOfMetric(metric);
  const known = rows.filter((row): row is PartRow & { value: number } => row.value !== null);
  const sign = reading.order === 'most' ? -1 : 1;
  const inOrder = known.toSorted((one, other) => sign * (one.value - other.value));
  const [first] = inOrder;
  if (!first) {
    if (rows.length === 0) return { answer: words.none(periodWords), figures: [] };
    const netSales = rows.reduce((sum, { row }) => sum + row.netSales, 0);
    return { answer: words.profit.missing.no_costs(periodWords, figures.money(netSales)), figures: [] };
  }
  const losses = known.filter(({ value }) => value < 0);
  const lost = losses.reduce((sum, { value }) => sum - value, 0);
  const tellsLosses = metric === 'profit' && reading.order === 'least';
  const unknown = rows.length - known.length;
  const shown = inOrder.slice(
    0,
    reading.top ?? (tellsLosses ? Math.max(USUAL_ROWS, Math.min(losses.length, 10)) : USUAL_ROWS),
  );
  return {
    answer: [
      words.ranked(
        words.subject(answering.subject),
        by,
        periodWords,
        reading.order,
        first.name,
        figures.inWords(first.value, unit),
      ),
      tellsLosses &&
        (losses.length > 0 ? words.profit.losses(losses.length, figures.money(lost)) : words.profit.noLosses),
      unknown > 0 && words.profit.withoutCost(unknown),
    ]
      .filter(Boolean)
      .join(' '),
    figures: [named(answering, `${words.metrics[metric]} · ${first.name}`, first.value, unit)],
    table: tableOf(
      answering,
      [
        [words.dimensions[by], 'text'],
        [words.metrics[metric], unit],
        [words.labels.net_sales!, 'money'],
        ...(metric === 'gross_margin' ? [] : [[words.labels.margin!, 'percent'] as [string, 'percent']]),
        [words.labels.costs_known!, 'percent'],
      ],
      shown.map(({ name, value, row }) => [
        name,
        value,
        row.netSales,
        ...(metric === 'gross_margin' ? [] : [row.margin === null ? null : percentOf(row.margin)]),
        row.coverage === null ? null : sharePercent(row.coverage),
      ]),
    ),
  };
}
