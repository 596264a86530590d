import type { ReactNode } from 'react';
import type { MetricDetail, Metrics } from '#shared/analytics.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores.ts';
import { useFormat } from '#web/app/format.ts';
import { useT } from '#web/app/i18n.ts';
import { isImporting } from '#web/stores/import-progress.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { StatFigure } from '#web/ui/stat-figure.tsx';
import { Agreement } from './agreement.tsx';
import { Section } from './explanation-section.tsx';
import { exactFigure, growthFigure, growthTrend, missingSentence, noGrowthSentence } from './figures.ts';
import { isUnshared, type MetricName, metrics } from './metrics.ts';
import { comparedMonth, comparedText, periodText, zoneName } from './periods.ts';
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
        <Grounds {...metric} />
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
        trend={growthTrend(t, format, unit, detail, reply.currency)}
      />
      <MissingSentence name={name} detail={detail} reply={reply} store={store} />
      {detail.fewData && (
        <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          <Badge tone="caution">{t('Few data')}</Badge>
          {t('Fewer than 20 cases stand behind this figure.')}
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
  return (
    <Section title={t('Growth from last month')}>
      <Facts
        facts={[
          {
            term: t('Same part of last month'),
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
  const figure = (value: number | null) => exactFigure(format, unit, value, reply.currency);
  const values = {
    value: figure(detail.value),
    previous: figure(detail.previous),
    growth: growthFigure(t, format, unit, detail, reply.currency) ?? '',
  };
  switch (detail.growthKind) {
    case 'percent':
      if (detail.previous === 0)
        return t('Nothing in this month and nothing in the same part of last month.');
      return t('({value} − {previous}) ÷ {previous} = {growth}', values);
    case 'difference':
      return (
        <>
          {t('{value} − {previous} = {growth}', values)}
          <span className="mt-1 block text-ink-soft">
            {unit === 'percent'
              ? t('Rates are compared in percentage points.')
              : t(
                  'Fewer than 5 orders last month: a percentage would mislead, so this is the plain difference.',
                )}
          </span>
        </>
      );
    case 'new':
      return t('There was nothing in the same part of last month, so a percentage cannot be computed.');
    case 'none':
      return noGrowthSentence(
        t,
        detail.growthReason ?? detail.reason ?? 'not_covered',
        PLATFORM_NAMES[store.platform],
      );
  }
}

function Grounds(metric: ExplainedMetric) {
  const { period, coverage, updatedAt } = metric.reply;
  const t = useT();
  const format = useFormat();
  const moment = (instant: string | null) =>
    instant ? format.dateTime(instant, period.timeZone) : t('Not yet');
  return (
    <Section title={t('What it rests on')}>
      <Facts
        facts={[
          { term: t('Period'), fact: periodText(format, period) },
          {
            term: t('Compared with'),
            fact: comparedText(format, period),
            remark: period.comparesWholeMonth
              ? t('vs all of {month}, which is shorter', { month: comparedMonth(t.locale, period) })
              : undefined,
          },
          { term: t('Time zone of the store'), fact: zoneName(period) },
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

function CoverageRemark({ coverage, store }: { coverage: Metrics['coverage']; store: Store }) {
  const t = useT();
  if (coverage.complete) return t('The whole history is read.');
  // All that this connection may see is read, and yet it is not the whole.
  if (store.sync.historyComplete && store.historyDays !== null)
    return t('{platform} shares the last {days} days with this connection.', {
      platform: PLATFORM_NAMES[store.platform],
      days: store.historyDays,
    });
  return isImporting(store.sync) ? t('Older orders are still being read.') : t('Older orders are not read.');
}

interface Fact {
  term: string;
  fact: string;
  remark?: ReactNode;
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid divide-y divide-line text-sm">
      {facts.map(({ term, fact, remark }) => (
        <div key={term} className="flex justify-between gap-6 py-2">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="text-right tabular-nums">
            {fact}
            {remark && <span className="block text-ink-soft text-xs">{remark}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
