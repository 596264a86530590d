import type { MetricDetail, Period } from '#shared/analytics/analytics.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { InputsButton } from '#web/analytics/charts/report-inputs.tsx';
import {
  exactFigure,
  growthTrend,
  missingSentence,
  noGrowthSentence,
} from '#web/analytics/reports/figures.ts';
import type { Unit } from '#web/analytics/reports/metrics.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { StatFigure } from '#web/core/ui/stat-figure.tsx';

interface ReportFigureProps {
  label: string;
  /** In one line, so that it is not taken for its neighbour. */
  meaning: string;
  formula: string;
  unit: Unit;
  detail: MetricDetail;
  /** A fall is good news. */
  lessIsBetter?: boolean;
  reply: { currency: string; computedAt: string; period: Period };
  store: Store;
}

/** One figure of a report with its growth and its reasons. One cell of a `FigureRow`. */
export function ReportFigure({
  label,
  meaning,
  formula,
  unit,
  reply,
  store,
  lessIsBetter = false,
  ...given
}: ReportFigureProps) {
  const t = useT();
  const detail = unit === 'percent' ? inPercent(given.detail) : given.detail;
  const format = useFormat();
  const platform = PLATFORM_NAMES[store.platform];
  const hasGrowth = detail.value !== null && detail.growthKind !== 'none';
  const trend = hasGrowth ? growthTrend(t, format, unit, detail, reply) : undefined;
  const noGrowth =
    !hasGrowth && detail.growthReason && reply.period.range !== 'all'
      ? noGrowthSentence(t, format, detail.growthReason, { store, period: reply.period })
      : null;
  return (
    <div className="bg-surface p-5">
      <StatFigure
        label={
          <span className="flex min-h-6 items-center gap-1.5">
            {label}
            {detail.fewData && <Badge tone="caution">{t('Little data')}</Badge>}
            <span className="-my-1 -mr-2 ml-auto">
              <InputsButton
                title={label}
                store={store}
                inputs={{
                  formula,
                  rows: t('Orders of the period'),
                  period: reply.period,
                  computedAt: reply.computedAt,
                }}
              />
            </span>
          </span>
        }
        value={exactFigure(format, unit, detail.value, reply.currency)}
        trend={trend && lessIsBetter ? { ...trend, good: trend.direction === 'down' } : trend}
        note={
          detail.reason ? (
            missingSentence(t, detail.reason, platform)
          ) : (
            <>
              {meaning}
              {noGrowth && <span className="mt-1 block">{noGrowth}</span>}
            </>
          )
        }
      />
    </div>
  );
}

/** A report's rates are 0 to 1 and their growth is the plain difference; figures are written in percent. */
function inPercent(detail: MetricDetail): MetricDetail {
  const percent = (rate: number | null) => (rate === null ? null : rate * 100);
  return {
    ...detail,
    value: percent(detail.value),
    previous: percent(detail.previous),
    growth: detail.growthKind === 'difference' ? percent(detail.growth) : detail.growth,
  };
}
