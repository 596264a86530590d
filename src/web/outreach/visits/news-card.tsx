import { useQuery } from '@tanstack/react-query';
import { History, TriangleAlert, X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import type { News } from '#shared/outreach/visits.ts';
import type { Store } from '#shared/stores/stores.ts';
import { type createFormat, useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { wallOf } from '#web/core/app/zone.ts';
import { Button } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { newsQuery } from './queries.ts';

interface NewsCardProps {
  store: Store;
  since: string;
  onClose: () => void;
}

export function NewsCard({ store, since, onClose }: NewsCardProps) {
  const t = useT();
  const format = useFormat();
  const { data: news, isError } = useQuery(newsQuery(store.id, since));
  // It is no more than a greeting: the pages that it leads to show the same, and how it failed.
  if (isError) return null;
  if (!news) return <Skeleton className="h-30 rounded-xl" />;
  if (news.since === null) return null;
  const moment = format.dateTime(news.since);
  const lines = newsLines(news, store, { t, format });
  if (lines.length === 0)
    return (
      <p className="flex items-center gap-2 text-ink-soft text-sm">
        <History aria-hidden className="size-4 shrink-0 text-ink-faint" strokeWidth={1.75} />
        {t('Nothing new since {moment}.', { moment })}
      </p>
    );
  return <Lines moment={moment} lines={lines} onClose={onClose} />;
}

function Lines({ moment, lines, onClose }: { moment: string; lines: NewsLine[]; onClose: () => void }) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-xl border border-line bg-surface">
      <header className="flex items-center gap-x-3 py-2.5 pr-2.5 pl-5">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <h2 id={id} className="font-semibold text-base">
            {t('Since your last visit')}
          </h2>
          <p className="text-ink-soft text-sm">{moment}</p>
        </div>
        <Button variant="ghost" size="small" square aria-label={t('Close the news')} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </header>
      <ul className="flex flex-wrap gap-px border-line border-t bg-line">
        {lines.map((line) => (
          <li key={`${line.label} ${line.value}`} className="flex min-w-0 flex-[1_1_8.5rem] bg-surface">
            <Line {...line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ label, value, to, isTrouble = false }: NewsLine) {
  return (
    <Link
      href={to}
      className="grid min-w-0 flex-1 content-between gap-0.5 px-4 py-3.5 sm:px-5 text-sm transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
    >
      <span className="flex items-start gap-1.5 text-ink-soft">
        {isTrouble && <TriangleAlert aria-hidden className="mt-1 size-3.5 shrink-0 text-caution" />}
        {label}
      </span>{' '}
      <span
        dir="auto"
        className={classNames('truncate font-medium text-lg tabular-nums', isTrouble && 'text-caution')}
      >
        {value}
      </span>
    </Link>
  );
}

interface NewsLine {
  label: string;
  value: string;
  /** The page that shows more. */
  to: string;
  /** The owner has to do something. */
  isTrouble?: boolean;
}

interface Words {
  t: Translate;
  format: ReturnType<typeof createFormat>;
}

/** The news, the money first; what did not happen is left out. */
function newsLines(news: News, store: Store, { t, format }: Words): NewsLine[] {
  const { posts, findings, newCustomers, stuckSchedules, currency } = news;
  const sales = salesPlace(news, store);
  const counted = (n: number | null, line: Omit<NewsLine, 'value'>): NewsLine[] =>
    n ? [{ ...line, value: format.number(n) }] : [];
  return [
    ...counted(news.orders, { label: t('Orders'), to: sales }),
    ...(news.netSales
      ? [{ label: t('Net sales'), value: format.money(news.netSales, currency), to: sales }]
      : []),
    ...counted(newCustomers, { label: t('New customers'), to: `${paths.analytics}?tab=customers` }),
    ...counted(findings, { label: t('New insights'), to: `${paths.analytics}?tab=insights` }),
    ...counted(posts.published, { label: t('Posts published'), to: `${paths.calendar}?tab=activity` }),
    ...counted(posts.waiting, { label: t('Posts that need you'), to: `${paths.calendar}?tab=activity` }),
    ...counted(posts.failed, {
      label: t('Posts that failed'),
      to: `${paths.calendar}?tab=activity`,
      isTrouble: true,
    }),
    ...stuckSchedules.map((name) => ({
      label: t('Schedule with a problem'),
      value: name,
      to: paths.calendar,
      isTrouble: true,
    })),
  ];
}

/** The whole days from then until today. */
function salesPlace({ since }: News, { timeZone }: Store): string {
  const day = (moment: string | Date) => wallOf(moment, timeZone).day;
  const range = new URLSearchParams({ range: 'custom', from: day(since ?? new Date()), to: day(new Date()) });
  return `${paths.analytics}?${range}`;
}
