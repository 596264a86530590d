import { CalendarDays, Send } from 'lucide-react';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { MOST_WAITING, waitingPostsQuery } from '#web/publishing/scheduler/queries.ts';
import { PostRow } from './post-row.tsx';

/** What goes out by itself, soonest first. */
export function PostsTab() {
  const t = useT();
  const { scope, storeOf, timeZone } = useShownStores();
  const zone = timeZone === null ? t('each store’s own zone') : zoneText(timeZone, t);
  return (
    <Loaded
      query={waitingPostsQuery(scope)}
      failed={t('Failed to load scheduled posts.')}
      waiting={<WaitingPosts />}
      empty={<NoPosts />}
    >
      {(posts) => (
        <div className="grid gap-3">
          <p className="text-ink-soft text-sm">
            {posts.length >= MOST_WAITING
              ? t('The next {count} posts, soonest first. Times are in {zone}.', {
                  count: MOST_WAITING,
                  zone,
                })
              : t('Soonest first. Times are in {zone}.', { zone })}
          </p>
          <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
            {posts.map((post) => (
              <PostRow key={post.id} store={storeOf(post)} post={post} />
            ))}
          </ul>
        </div>
      )}
    </Loaded>
  );
}

function NoPosts() {
  const t = useT();
  return (
    <Card flush>
      <EmptyState
        icon={Send}
        title={t('No posts are scheduled')}
        action={
          <ButtonLink to={`${paths.calendar}?tab=calendar`} variant="secondary">
            <CalendarDays aria-hidden />
            {t('Open the calendar')}
          </ButtonLink>
        }
      >
        {t('Posts appear here once they are approved. Drafts wait for you on the calendar.')}
      </EmptyState>
    </Card>
  );
}

function WaitingPosts() {
  return (
    <div className="grid gap-3">
      {['a', 'b', 'c'].map((name) => (
        <Skeleton key={name} className="h-24 rounded-xl" />
      ))}
    </div>
  );
}
