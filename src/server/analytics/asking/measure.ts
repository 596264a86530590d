import { WORDS } from '#languages/words.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import {
  ASKED_METRICS,
  type AskedMetric,
  DIMENSIONS,
  type Dimension,
  type Reading,
} from '#shared/analytics/asking.ts';
import type { FigureUnit } from '#shared/analytics/insights.ts';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';
import { PLATFORMS } from '#shared/stores/stores.ts';
import type { Answering, Found, Measure } from './answering.ts';
import { unitOfMetric } from './metric-values.ts';
import { NO_READING, tidyReading, whyImpossible } from './reading.ts';
import type { AskingService } from './service.ts';

/** What programs count on: every metric but the one that is an explanation. */
export const MEASURED_METRICS = ASKED_METRICS.filter((metric) => metric !== 'why_changed');
export type MeasuredMetric = Exclude<AskedMetric, 'why_changed'>;

const { answers: words } = WORDS.en;

/** Money in major units of the store’s currency, shares in percent; null where it is not known. */
export interface MeasuredRow {
  key: string;
  /** English, but for what the platform or the owner calls a thing. */
  label: string;
  value: number | null;
  evidence: Measure['evidence'];
  coverage: Measure['coverage'];
}

export interface Measured {
  /** As it was understood. */
  reading: Reading;
  unit: FigureUnit;
  formula: string;
  /** Null where it is a list, or not known. */
  measure: Measure | null;
  /** Null where it is one figure. In time from the first on, else as they were asked to rank. */
  rows: MeasuredRow[] | null;
  /** Why nothing is known; English. */
  missing: string | null;
  /** Local days, both included; null before a period has begun. */
  period: { from: string; to: string } | null;
  compared: { from: string; to: string } | null;
  /** The first local day of which there are records, and whether nothing older exists for us. */
  recordsBegin: string | null;
  isComplete: boolean;
  /** Null where nothing was worked out. */
  basis: ReportBasis | null;
}

interface DescribedMetric {
  metric: MeasuredMetric;
  name: string;
  unit: FigureUnit;
  formula: string;
  /** By which it can be split. */
  dimensions: Dimension[];
}

/** Why a metric cannot be had so, in English; null where it can. */
export function whyUnmeasured(reading: Reading, { platform }: Pick<OwnedStore, 'platform'>): string | null {
  const impossible = whyImpossible(tidyReading(reading), platform);
  return impossible && words.impossible[impossible];
}

/** Every metric with its formula and what splits it on some platform. */
export function describeMetrics(): DescribedMetric[] {
  const period = { kind: 'this_month' } as const;
  return MEASURED_METRICS.map((metric) => ({
    metric,
    name: words.metrics[metric],
    unit: unitOfMetric(metric),
    formula: words.formulas[metric],
    dimensions: DIMENSIONS.filter((by) =>
      PLATFORMS.some((platform) => {
        const reading = { ...NO_READING, metric, by, period };
        return tidyReading(reading).metric === metric && whyUnmeasured(reading, { platform }) === null;
      }),
    ),
  }));
}

export const nameOfDimension = (dimension: Dimension) => words.dimensions[dimension];

/** The figures of a reading without the words around them. */
export async function measure(
  asking: Pick<AskingService, 'workOut'>,
  store: OwnedStore,
  asked: Reading,
): Promise<Measured> {
  const reading = tidyReading(asked);
  const { reply, answering, found } = await asking.workOut(store, reading, 'en');
  const compared = answering?.stretches.compared?.stretch ?? null;
  return {
    reading,
    unit: unitOfMetric(reading.metric),
    formula: reply.formula ?? words.formulas[reading.metric],
    measure: found?.measure ?? null,
    rows: found && answering ? await rowsOf(answering, found) : null,
    missing: reply.answered ? null : reply.answer,
    period: reply.period?.from && reply.period.to ? { from: reply.period.from, to: reply.period.to } : null,
    compared: compared && { from: compared.firstDay, to: compared.lastDay },
    recordsBegin: answering?.recordsBegin ?? null,
    isComplete: answering?.isComplete ?? false,
    basis: reply.basis,
  };
}

const IN_TIME: readonly (Dimension | null)[] = ['day', 'week', 'month', 'weekday', 'hour'];

async function rowsOf(answering: Answering, { rows, parts }: Found): Promise<MeasuredRow[] | null> {
  const { reading } = answering;
  const listed = rows
    ? rows.map(({ key, name, value }) => ({ key, name, value, evidence: null, coverage: null }))
    : parts?.map(({ id, name, value, row }) => ({
        key: id,
        name,
        value,
        evidence: row.evidence,
        coverage: row.coverage,
      }));
  if (!listed) return null;
  const titles =
    reading.by === 'product'
      ? await answering.titlesOf(listed.map(({ key }) => key))
      : new Map<string, string>();
  const ranked = IN_TIME.includes(reading.by)
    ? listed.toSorted((one, other) => one.key.localeCompare(other.key, 'en', { numeric: true }))
    : listed.toSorted((one, other) => rank(other.value) - rank(one.value));
  if (reading.order === 'least' && !IN_TIME.includes(reading.by)) ranked.reverse();
  return ranked.map(({ name, ...row }) => ({ ...row, label: titles.get(row.key) ?? name }));
}

/** What is not known comes after everything that is. */
const rank = (value: number | null) => value ?? Number.NEGATIVE_INFINITY;
