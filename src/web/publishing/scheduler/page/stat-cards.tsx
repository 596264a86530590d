import { useQuery } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { NETWORK_KEYS, NETWORKS } from '#shared/content/networks/networks.ts';
import type { Schedule, ScheduledPost } from '#shared/publishing/schedules.ts';
import { NETWORK_NAMES, type SocialAccount } from '#shared/publishing/social-accounts.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { StatFigure } from '#web/core/ui/stat-figure.tsx';
import { Tooltip } from '#web/core/ui/tooltip.tsx';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { MOST_WAITING, schedulesQuery, waitingPostsQuery } from '#web/publishing/scheduler/queries.ts';
import { accountsQuery } from '#web/publishing/social-accounts/queries.ts';

/** SPEC section 9: what is shown as AI-generated is assumed, not counted. */
const ASSUMED_AI_SHARE = 0.95;

interface Stats {
  active: number;
  paused: number;
  platforms: number;
  platformNames: string[];
  total: number;
  /** There are more than the list names. */
  isMore: boolean;
  aiGenerated: number;
  /** Those that a schedule did write. */
  written: number;
}

const GRID = 'grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line xl:grid-cols-4';

/** Four figures above the tabs; a list that could not be read leaves its figures out, and its tab says so. */
export function StatCards() {
  const { scope } = useShownStores();
  const schedules = useQuery(schedulesQuery(scope));
  const posts = useQuery(waitingPostsQuery(scope));
  const accounts = useQuery(accountsQuery(scope));
  if (schedules.isPending || posts.isPending || accounts.isPending) return <WaitingCards />;
  return (
    <Cards
      stats={statsOf(schedules.data ?? [], posts.data ?? [], accounts.data?.accounts ?? [])}
      hasSchedules={!schedules.isError}
      hasPosts={!posts.isError}
    />
  );
}

interface CardsProps {
  stats: Stats;
  hasSchedules: boolean;
  hasPosts: boolean;
}

function Cards({ stats, hasSchedules, hasPosts }: CardsProps) {
  const t = useT();
  const format = useFormat();
  const { active, paused, platforms, platformNames, total, isMore, aiGenerated, written } = stats;
  const count = (value: number) => `${format.number(value)}${isMore ? '+' : ''}`;
  return (
    <div className={GRID}>
      <StatCard
        label={t('Active Schedules')}
        value={hasSchedules ? format.number(active) : NO_FIGURE}
        note={paused > 0 && t.plural(paused, { one: '{n} paused', other: '{n} paused' })}
      />
      <StatCard
        label={t('Platforms')}
        value={hasSchedules ? format.number(platforms) : NO_FIGURE}
        note={new Intl.ListFormat(t.locale).format(platformNames)}
      />
      <StatCard
        label={t('Total Posts')}
        value={hasPosts ? count(total) : NO_FIGURE}
        note={t('Scheduled to go out')}
      />
      <StatCard
        label={t('AI-Generated')}
        value={hasPosts ? count(aiGenerated) : NO_FIGURE}
        help={<AssumptionHelp />}
        note={
          hasPosts &&
          total > 0 &&
          t('Counted: {written} of {total} written by your schedules', {
            written: format.number(written),
            total: count(total),
          })
        }
      />
    </div>
  );
}

interface StatCardProps {
  label: string;
  value: string;
  note: ReactNode;
  help?: ReactNode;
}

function StatCard({ label, value, note, help }: StatCardProps) {
  return (
    <section aria-label={label} className="min-w-0 bg-surface px-4 py-4 sm:px-5 sm:py-4.5">
      <StatFigure
        label={
          <span className="flex items-center justify-between gap-2">
            {label}
            {help}
          </span>
        }
        value={value}
        note={note}
      />
    </section>
  );
}

function AssumptionHelp() {
  const t = useT();
  const format = useFormat();
  const said = t(
    'An assumption: {share} of all scheduled posts, rounded. The actual count is shown below it.',
    { share: format.percent(ASSUMED_AI_SHARE * 100) },
  );
  return (
    <Tooltip text={said}>
      <button
        type="button"
        aria-label={said}
        className="-my-2 -mr-2 grid size-9 shrink-0 place-items-center rounded-lg text-ink-faint transition-colors hover:bg-sunken hover:text-ink"
      >
        <CircleHelp aria-hidden className="size-4" />
      </button>
    </Tooltip>
  );
}

function WaitingCards() {
  return (
    <div className={GRID}>
      {['a', 'b', 'c', 'd'].map((name) => (
        <div key={name} className="grid gap-2 bg-surface px-4 py-4 sm:px-5 sm:py-4.5">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-8 w-12" />
          <Skeleton className="h-3.5 w-28" />
        </div>
      ))}
    </div>
  );
}

export function statsOf(
  schedules: readonly Schedule[],
  posts: readonly ScheduledPost[],
  accounts: readonly SocialAccount[],
): Stats {
  const names = platformsOf(schedules, accounts);
  const active = schedules.filter(({ isActive }) => isActive).length;
  return {
    active,
    paused: schedules.length - active,
    platforms: names.length,
    platformNames: names,
    total: posts.length,
    isMore: posts.length >= MOST_WAITING,
    aiGenerated: Math.round(posts.length * ASSUMED_AI_SHARE),
    written: posts.filter(({ madeBy }) => madeBy === 'schedule').length,
  };
}

const USUAL = NETWORK_KEYS.filter((key) => NETWORKS[key].schedules === 'usual');

/** A schedule for all goes to every network on which its store has an account; for want of any it stands for the usual ones. */
function platformsOf(schedules: readonly Schedule[], accounts: readonly SocialAccount[]): string[] {
  const everywhere = (storeId: string) => {
    const connected = accounts.filter((account) => account.storeId === storeId).map(({ network }) => network);
    return connected.length > 0 ? connected : USUAL;
  };
  const networks = schedules.flatMap(({ platform, storeId }) =>
    platform === 'all' ? everywhere(storeId) : [platform],
  );
  return [...new Set(networks)].map((network) => NETWORK_NAMES[network]);
}
