import { useQuery } from '@tanstack/react-query';
import { History, TriangleAlert, X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import type { Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { type NewsLine, newsLines } from './news-lines.ts';
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
