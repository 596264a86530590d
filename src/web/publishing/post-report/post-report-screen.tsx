import { ChartNoAxesColumn } from 'lucide-react';
import { POST_PARTS, REPORT_DAYS, type ReportSpan } from '#shared/publishing/post-report.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useAddress } from '#web/core/app/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { WaitingBlocks } from '#web/core/app/waiting-page.tsx';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Page } from '#web/core/ui/page.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { PublishingPlaces } from '#web/publishing/places/publishing-places.tsx';
import { NoStores } from '#web/stores/connect/no-stores.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { GroupsCard } from './groups-card.tsx';
import { HowCounted } from './how-counted.tsx';
import { LearningCard } from './learning-card.tsx';
import { SPAN_TEXTS } from './part-texts.ts';
import { PostsCard } from './posts-card.tsx';
import { postReportQuery } from './queries.ts';
import { TotalsCard } from './totals-card.tsx';

const SPANS = Object.keys(REPORT_DAYS) as ReportSpan[];

/** What published posts brought, and which kind of them brought more. */
export function PostReportScreen() {
  const t = useT();
  const { store } = useSelectedStore();
  return (
    <Page
      title={t('Post report')}
      description={t('What each of your published posts brought, after refunds and costs.')}
    >
      <PublishingPlaces />
      <Loaded
        query={storesQuery()}
        failed={t('Failed to load stores.')}
        waiting={<WaitingBlocks />}
        empty={
          <NoStores icon={ChartNoAxesColumn}>
            {t('The report is about posts for your store, so connect it first.')}
          </NoStores>
        }
      >
        {() => store && <OfStore key={store.id} store={store} />}
      </Loaded>
    </Page>
  );
}

function OfStore({ store }: { store: Store }) {
  const t = useT();
  const { oneOf, go } = useAddress({ by: 'network', span: '90d' });
  const by = oneOf('by', POST_PARTS);
  const span = oneOf('span', SPANS);
  return (
    <div className="grid min-w-0 gap-6">
      <div className="w-full max-w-sm">
        <Segmented
          quiet
          label={t('Period')}
          value={span}
          onValueChange={(value) => go({ span: value })}
          options={SPANS.map((value) => ({ value, label: t(SPAN_TEXTS[value]) }))}
        />
      </div>
      <Loaded
        query={postReportQuery(store.id, { by, span })}
        failed={t('Failed to load the post report.')}
        waiting={<WaitingCards />}
      >
        {(report) =>
          report.posts === 0 ? (
            <EmptyState
              icon={ChartNoAxesColumn}
              title={t('No post was published in this time')}
              action={<ButtonLink to={paths.calendar}>{t('Plan a post')}</ButtonLink>}
            >
              {t('As soon as a post is out, its clicks, orders and earnings are counted here.')}
            </EmptyState>
          ) : (
            <>
              <TotalsCard report={report} />
              <GroupsCard report={report} by={by} onBy={(value) => go({ by: value })} />
              <PostsCard report={report} />
              <LearningCard storeId={store.id} />
              <HowCounted report={report} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function WaitingCards() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-40 rounded-xl" />
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </div>
  );
}
