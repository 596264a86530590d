import type { MetricDetail, Metrics } from '#shared/analytics/analytics.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Drawer } from '#web/core/ui/dialog.tsx';
import { StatFigure } from '#web/core/ui/stat-figure.tsx';
import { Agreement } from './agreement.tsx';
import { comparisonWords } from './comparison-words.ts';
import { CoverageRemark } from './coverage-remark.tsx';
import { Facts, Section } from './explanation-section.tsx';
import { exactFigure, growthFigure, growthTrend, missingSentence, noGrowthSentence } from './figures.ts';
import { isUnshared, type MetricName, metrics } from './metrics.ts';
import { comparedMonth, comparedText, periodText } from './periods.ts';
import { Receipt } from './receipt.tsx';

/** One figure with what its reply says about all of them. */
export interface ExplainedMetric {
  name: MetricName;
  detail: MetricDetail;
  reply: Pick<Metrics, 'currency' | 'period' | 'coverage' | 'updatedAt' | 'comparison'>;
  store: Store;
}

interface ExplanationProps extends ExplainedMetric {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How a figure came about, as a receipt: what it consists of, what it is compared with, what it rests on. */
export function Explanation({ open, onOpenChange, ...metric }: ExplanationProps) {
  const t = useT();
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t(metrics[metric.name].label)}
      description={t('How is this computed?')}
    >
      <div className="grid gap-7">
        <Outcome {...metric} />
        <Section title={t('Formula')}>
          <p className="text-sm">{t(metrics[metric.name].formula)}</p>
        </Section>
        <Receipt {...metric} />
        <Comparison {...metric} />
        <Inputs {...metric} />
      </div>
    </Drawer>
  );
}

function Outcome({ name, detail, reply, store }: ExplainedMetric) {
  const t = useT();
  const format = useFormat();
  const { unit } = metrics[name];
  const value = exactFigure(format, unit, detail.value, reply.currency);
  return (
    <div className="grid gap-2">
      <StatFigure
        label={<span className="sr-only">{t(metrics[name].label)}</span>}
        value={value}
        trend={growthTrend(t, format, unit, detail, reply)}
      />
      <MissingSentence name={name} detail={detail} reply={reply} store={store} />
      {detail.fewData && (
        <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          <Badge tone="caution">{t('Little data')}</Badge>
          {t('This figure is based on fewer than 20 cases.')}
        </p>
      )}
    </div>
  );
}

function MissingSentence({ name, detail, store }: ExplainedMetric) {
  const t = useT();
  const platform = PLATFORM_NAMES[store.platform];
  if (detail.reason) return <p className="text-sm">{missingSentence(t, detail.reason, platform)}</p>;
  if (!isUnshared(name, detail, store)) return null;
  return <p className="text-sm">{t('Not shared by {platform}', { platform })}</p>;
}

function Comparison({ name, detail, reply, store }: ExplainedMetric) {
  const t = useT();
  const format = useFormat();
  const words = comparisonWords(t, reply.period);
  if (reply.period.range === 'all') return null;
  return (
    <Section title={words.growth}>
      <Facts
        facts={[
          {
            term: words.previous,
            fact: exactFigure(format, metrics[name].unit, detail.previous, reply.currency),
          },
        ]}
      />
      <p className="text-sm tabular-nums">
        <GrowthReckoning name={name} detail={detail} reply={reply} store={store} />
      </p>
    </Section>
  );
}

function GrowthReckoning({ name, detail, reply, store }: ExplainedMetric) {
  const t = useT();
  const format = useFormat();
  const { unit } = metrics[name];
  const words = comparisonWords(t, reply.period);
  const figure = (value: number | null) => exactFigure(format, unit, value, reply.currency);
  const values = {
    value: figure(detail.value),
    previous: figure(detail.previous),
    growth: growthFigure(t, format, unit, detail, reply.currency) ?? '',
  };
  switch (detail.growthKind) {
    case 'percent':
      if (detail.previous === 0) return words.nothingAtAll;
      return t('({value} − {previous}) ÷ {previous} = {growth}', values);
    case 'difference':
      return (
        <>
          {t('{value} − {previous} = {growth}', values)}
          <span className="mt-1 block text-ink-soft">
            {unit === 'percent' ? t('Rates are compared in percentage points.') : words.fewBefore}
          </span>
        </>
      );
    case 'new':
      return words.nothingBefore;
    case 'none':
      return noGrowthSentence(t, format, detail.growthReason ?? detail.reason ?? 'not_covered', {
        store,
        period: reply.period,
      });
  }
}

function Inputs(metric: ExplainedMetric) {
  const { period, coverage, updatedAt } = metric.reply;
  const t = useT();
  const format = useFormat();
  const moment = (instant: string | null) =>
    instant ? format.dateTime(instant, period.timeZone) : t('Not yet');
  const compared = comparedText(format, period);
  return (
    <Section title={t('What it is based on')}>
      <Facts
        facts={[
          { term: t('Period'), fact: periodText(format, period) },
          ...(compared
            ? [
                {
                  term: t('Compared with'),
                  fact: compared,
                  remark: period.comparesWholeMonth
                    ? t('vs all of {month}, which is shorter', { month: comparedMonth(t.locale, period) })
                    : undefined,
                },
              ]
            : []),
          { term: t('Time zone of the store'), fact: zoneText(period.timeZone, t) },
          {
            term: t('Orders read since'),
            fact: coverage.from ? format.date(coverage.from, period.timeZone) : t('Not yet'),
            remark: <CoverageRemark coverage={coverage} store={metric.store} />,
          },
          { term: t('Orders read until'), fact: moment(coverage.to) },
          { term: t('Figures updated'), fact: moment(updatedAt) },
        ]}
      />
      {period.fewDays && <p className="text-ink-soft text-sm">{t('Few days so far this month.')}</p>}
      <Agreement {...metric} />
    </Section>
  );
}
