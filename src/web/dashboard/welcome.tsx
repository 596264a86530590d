import { Gauge, Lightbulb, type LucideIcon, Store as StoreIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { Spinner } from '#web/core/ui/spinner.tsx';
import { DemoStoreChoice, TryDemoStore } from '#web/stores/connect/demo-stores.tsx';

const UnreadInsights = lazy(async () => ({
  default: (await import('#web/analytics/insights/unread-insights.tsx')).UnreadInsights,
}));

const UnreadInsightsOfAll = lazy(async () => ({
  default: (await import('#web/analytics/insights/unread-insights.tsx')).UnreadInsightsOfAll,
}));

/** In the shape of a store's name, its figures and what is said of all stores. */
export function WelcomeWaiting() {
  const t = useT();
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <p className="flex h-10 items-center gap-3 text-ink-soft text-sm">
          <Spinner className="size-5" />
          {t('Loading your stores')}
        </p>
        <div className="grid gap-4 sm:grid-cols-3">
          {['first', 'second', 'third'].map((name) => (
            <Skeleton key={name} className="h-28 rounded-xl" />
          ))}
        </div>
      </div>
      <Skeleton className="h-14 rounded-xl" />
    </div>
  );
}

export function ConnectFirstStore() {
  const t = useT();
  return (
    <Card flush>
      <EmptyState
        icon={StoreIcon}
        title={t('Connect Your First Store')}
        action={
          <>
            <ButtonLink to={paths.stores}>{t('Connect Store')}</ButtonLink>
            <TryDemoStore />
          </>
        }
      >
        {t('Connect your store and see its figures from the newest orders within a minute.')}
      </EmptyState>
      <DemoStoreChoice />
    </Card>
  );
}

/** Without a store, of all. */
export function WelcomeSummary({ storeCount, storeId }: { storeCount: number; storeId?: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className="grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-3">
      <Summary Icon={StoreIcon} label={t('Connected stores')} value={format.number(storeCount)} />
      <Summary
        Icon={Lightbulb}
        label={
          <Link
            href={`${paths.analytics}?tab=insights`}
            className="after:absolute after:inset-0 hover:text-ink"
          >
            {t('AI insights')}
          </Link>
        }
        value={t('Ready')}
        badge={
          <Suspense>{storeId ? <UnreadInsights storeId={storeId} /> : <UnreadInsightsOfAll />}</Suspense>
        }
      />
      <Summary Icon={Gauge} label={t('Usage limits')} value={t('Active')} />
    </ul>
  );
}

interface SummaryProps {
  Icon: LucideIcon;
  label: ReactNode;
  value: string;
  badge?: ReactNode;
}

function Summary({ Icon, label, value, badge }: SummaryProps) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1.5 bg-surface px-5 py-4 text-sm">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-faint" strokeWidth={1.75} />
      <span className="min-w-0 flex-[1_0_6rem] text-ink-soft">{label}</span>
      <span className="ml-auto flex items-center gap-2 font-medium tabular-nums">
        {badge}
        {value}
      </span>
    </li>
  );
}
