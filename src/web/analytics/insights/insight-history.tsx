import { queryOptions } from '@tanstack/react-query';
import { ArrowLeft, History } from 'lucide-react';
import {
  HISTORY_PAGE,
  insightHistoryEndpoints,
  type PastInsight,
} from '#shared/analytics/insight-history.ts';
import { INSIGHT_TYPES, type InsightType } from '#shared/analytics/insights.ts';
import type { Language } from '#shared/core/languages.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { OutcomeNote } from '#web/analytics/reports/outcome-note.tsx';
import { keyOf } from '#web/analytics/reports/queries.ts';
import { call } from '#web/core/api/call.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMomentText } from '#web/core/app/moment-text.ts';
import { Badge, type BadgeTone } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Pager } from '#web/core/ui/pager.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { TYPE_NAMES } from './type-names.ts';

/** What was reported when, and what came of it. */
export function InsightHistory({ store }: { store: Store }) {
  const t = useT();
  const { get, oneOf, go } = useReportAddress();
  const type = oneOf('type', INSIGHT_TYPES) ?? undefined;
  const page = Math.max(1, Math.floor(Number(get('page')) || 1));
  return (
    <section aria-labelledby="insight-history" className="grid min-w-0 gap-5">
      <div className="grid justify-items-start gap-3">
        <Button
          variant="ghost"
          size="small"
          onClick={() => go({ group: undefined, type: undefined, page: undefined })}
        >
          <ArrowLeft aria-hidden />
          {t('Back to the insights')}
        </Button>
        <div className="grid gap-1">
          <h2 id="insight-history" className="text-lg">
            {t('What was reported, and the outcome')}
          </h2>
          <p className="text-ink-soft text-sm">
            {t('Every insight on {store} as it was first reported, the newest first.', {
              store: store.storeName,
            })}
          </p>
        </div>
      </div>
      <Loaded
        query={historyQuery(store.id, { type, page, language: t.language })}
        failed={t('Failed to load the history of the insights.')}
        waiting={<WaitingHistory />}
        empty={<NothingSaid />}
        isEmpty={({ types }) => types.length === 0}
      >
        {({ insights, total, types }) => (
          <>
            <div className="w-full sm:w-72">
              <Field label={t('About')}>
                <Select<InsightType | 'all'>
                  value={type ?? 'all'}
                  onValueChange={(next) =>
                    go({ type: next === 'all' ? undefined : next, page: undefined }, { replace: true })
                  }
                  options={[
                    { value: 'all', label: t('Everything') },
                    ...types.map((value) => ({ value, label: t(TYPE_NAMES[value]) })),
                  ]}
                />
              </Field>
            </div>
            <PastList store={store} insights={insights} />
            <Pages page={page} total={total} shown={insights.length} />
          </>
        )}
      </Loaded>
    </section>
  );
}

interface Asked {
  type: InsightType | undefined;
  page: number;
  language: Language;
}

function historyQuery(storeId: string, { type, page, language }: Asked) {
  return queryOptions({
    queryKey: keyOf(storeId, 'insights/history', { type, page, language }),
    queryFn: ({ signal }) =>
      call(insightHistoryEndpoints.list, { params: { storeId }, query: { type, page }, signal }),
  });
}

function PastList({ store, insights }: { store: Store; insights: PastInsight[] }) {
  const t = useT();
  if (insights.length === 0) return <p className="text-ink-soft text-sm">{t('Nothing of this kind.')}</p>;
  return (
    <Card flush>
      <ol className="divide-y divide-line">
        {insights.map((insight) => (
          <li key={insight.id}>
            <Past store={store} insight={insight} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

const STATES: Record<PastInsight['state'], { label: string; tone: BadgeTone }> = {
  open: { label: text('Still open'), tone: 'accent' },
  done: { label: text('Done'), tone: 'positive' },
  dismissed: { label: text('Dismissed'), tone: 'neutral' },
  withdrawn: { label: text('Withdrawn'), tone: 'neutral' },
};

function Past({ store, insight }: { store: Store; insight: PastInsight }) {
  const t = useT();
  const momentText = useMomentText(store.timeZone);
  const { id, title, description, category, reportedAt, state, outcome } = insight;
  const { label, tone } = STATES[state];
  return (
    <article aria-labelledby={id} className="grid min-w-0 gap-1.5 px-5 py-4">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft text-xs">
        <time dateTime={reportedAt} className="tabular-nums">
          {momentText(reportedAt)}
        </time>
        {category}
        <Badge tone={tone}>{t(label)}</Badge>
      </p>
      <h3 id={id} className="break-words font-semibold text-base">
        {title}
      </h3>
      <p className="max-w-3xl break-words text-ink-soft text-sm">{description}</p>
      <Ending insight={insight} momentText={momentText} />
      {outcome && <OutcomeNote outcome={outcome} />}
    </article>
  );
}

function Ending({ insight, momentText }: { insight: PastInsight; momentText: (moment: string) => string }) {
  const t = useT();
  const { state, endedAt, withdrawnBecause, outcome } = insight;
  if (state === 'done')
    return (
      <p className="text-sm">
        {endedAt && t('Marked as done on {moment}.', { moment: momentText(endedAt) })}{' '}
        {!outcome && t('Nothing could be counted for it.')}
      </p>
    );
  if (state !== 'withdrawn') return null;
  return (
    <p className="text-sm">
      {endedAt && t('Withdrawn on {moment}.', { moment: momentText(endedAt) })}{' '}
      {withdrawnBecause === 'no_longer_so' && t('Your figures no longer say so.')}
      {withdrawnBecause === 'reported_anew' && t('It was reported again with newer figures.')}
      {withdrawnBecause === null && t('The reason was not recorded then.')}
    </p>
  );
}

function Pages({ page, total, shown }: { page: number; total: number; shown: number }) {
  const t = useT();
  const { number } = useFormat();
  const { go } = useReportAddress();
  if (total <= HISTORY_PAGE) return null;
  const first = (page - 1) * HISTORY_PAGE + 1;
  return (
    <Pager
      label={t('Pages')}
      page={page}
      pages={Math.ceil(total / HISTORY_PAGE)}
      text={t('{from} to {to} of {total}', {
        from: number(first),
        to: number(first + Math.max(0, shown - 1)),
        total: number(total),
      })}
      previous={t('Previous page')}
      next={t('Next page')}
      onPage={(next) => go({ page: next === 1 ? undefined : String(next) })}
    />
  );
}

function NothingSaid() {
  const t = useT();
  return (
    <Card flush>
      <EmptyState icon={History} title={t('Nothing was reported yet')}>
        {t('Insights stay here with their day, and what came of those you marked as done.')}
      </EmptyState>
    </Card>
  );
}

function WaitingHistory() {
  return (
    <div className="grid gap-3">
      {['first', 'second', 'third'].map((name) => (
        <Skeleton key={name} className="h-28 rounded-xl" />
      ))}
    </div>
  );
}
