import { useT } from '#web/core/app/i18n.ts';
import { useNow } from '#web/core/app/use-now.ts';
import { addDays, wallOf } from '#web/core/app/zone.ts';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { rangeQuery } from '#web/publishing/calendar/queries.ts';
import { PostDialogs } from '#web/publishing/calendar/sheet/post-dialogs.tsx';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { ActivityList } from './activity-list.tsx';

const DAYS_BACK = 30;
const DAYS_AHEAD = 60;

/** What became of posts, and what waits for their owner, newest first. */
export function ActivityView() {
  const t = useT();
  const { scope, home } = useShownStores();
  const today = wallOf(useNow(), home.timeZone).day;
  const query = rangeQuery(scope, addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD));
  return (
    <>
      <Loaded
        key={scope}
        query={query}
        failed={t('Failed to load what happened.')}
        waiting={
          <div className="grid gap-3">
            {['a', 'b', 'c', 'd'].map((name) => (
              <Skeleton key={name} className="h-24 rounded-xl" />
            ))}
          </div>
        }
      >
        {({ posts }) => <ActivityList posts={posts} />}
      </Loaded>
      <PostDialogs />
    </>
  );
}
