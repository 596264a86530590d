import type { Measured, MeasuredRow } from '#server/analytics/asking/measure.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { toMinor } from '#shared/core/money.ts';
import { FORMULA_IDS } from '#shared/programs/api-formulas.ts';
import { publicId } from '#shared/programs/api-ids.ts';
import type { ApiFigure, ApiMetric } from '#shared/programs/api-metrics.ts';

const USUAL_ROWS = 50;

type ApiRow = NonNullable<ApiFigure['rows']>[number];

/** One figure with all that it takes to trust it. */
export function apiFigure(
  { reading, measure, rows, unit, basis, period, compared, ...measured }: Measured,
  { currency, timeZone }: OwnedStore,
  limit = USUAL_ROWS,
): ApiFigure {
  const metric = reading.metric as ApiMetric;
  const isMoney = unit === 'money';
  const inUnits = (value: number) => (isMoney ? toMinor(value, currency) : value);
  const rowOf = ({ key, label, value, coverage, ...row }: MeasuredRow): ApiRow => ({
    key: reading.by === 'product' ? publicId('product', key) : key,
    label,
    value: value === null ? null : inUnits(value),
    basis: row.evidence ?? usualBasis(metric),
    coverage: coverage ?? null,
  });
  const before = measure?.before ?? null;
  return {
    metric,
    unit: unit as ApiFigure['unit'],
    currency: isMoney ? currency : null,
    formula_id: FORMULA_IDS[metric],
    formula: measured.formula,
    value: measure && inUnits(measure.value),
    missing: measured.missing,
    basis: measure?.evidence ?? usualBasis(metric),
    coverage: measure?.coverage ?? null,
    period: period && { ...period, time_zone: timeZone },
    previous:
      before === null || !compared
        ? null
        : { value: inUnits(before), period: { ...compared, time_zone: timeZone } },
    rows: rows?.slice(0, limit).map(rowOf) ?? null,
    has_more_rows: (rows?.length ?? 0) > limit,
    records: {
      from: measured.recordsBegin,
      complete: measured.isComplete,
      version: basis?.recordsVersion ?? null,
    },
    as_of: basis?.computedAt ?? null,
    stale: basis?.stale ?? false,
  };
}

const usualBasis = (metric: ApiMetric): ApiFigure['basis'] =>
  metric === 'forecast' ? 'estimated' : 'measured';
