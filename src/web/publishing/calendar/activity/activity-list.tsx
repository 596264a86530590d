import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import type { PostStatus, ScheduledPost } from '#shared/publishing/schedules.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { useCalendarAddress } from '#web/publishing/calendar/address.ts';
import { isWrittenByUs } from '#web/publishing/calendar/status-texts.ts';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { ActivityRow } from './activity-row.tsx';

const ACTIVITY_KINDS = ['all', 'waiting', 'published', 'trouble'] as const;
type ActivityKind = (typeof ACTIVITY_KINDS)[number];

const STATUSES: Record<Exclude<ActivityKind, 'all'>, readonly PostStatus[]> = {
  waiting: ['draft', 'held', 'unconfirmed', 'on_phone', 'missed'],
  published: ['published', 'partly_published'],
  trouble: ['failed', 'missed', 'unconfirmed', 'partly_published'],
};
const ALL = new Set(Object.values(STATUSES).flat());

const AT_ONCE = 30;
const KIND_TEXTS: Record<ActivityKind, string> = {
  all: text('All'),
  waiting: text('Needs you'),
  published: text('Published'),
  trouble: text('Went wrong'),
};

export function ActivityList({ posts }: { posts: readonly ScheduledPost[] }) {
  const t = useT();
  const { openPost } = useCalendarAddress();
  const { isSeveral, storeOf } = useShownStores();
  const [kind, setKind] = useState<ActivityKind>('all');
  const [shown, setShown] = useState(AT_ONCE);
  const everything = activityOf(posts, 'all');
  const activity = activityOf(posts, kind);
  if (everything.length === 0)
    return (
      <Card flush>
        <EmptyState icon={Inbox} title={t('Nothing has happened yet')}>
          {t('What needs your approval, went out or went wrong within the last 30 days appears here.')}
        </EmptyState>
      </Card>
    );
  return (
    <div className="grid gap-4">
      <h2 className="sr-only">{t('Activity')}</h2>
      <div className="grid items-center gap-x-3 gap-y-2 sm:flex sm:flex-wrap sm:justify-between">
        <Segmented
          label={t('Kind')}
          quiet
          value={kind}
          onValueChange={(chosen) => {
            setKind(chosen);
            setShown(AT_ONCE);
          }}
          options={ACTIVITY_KINDS.map((value) => ({ value, label: t(KIND_TEXTS[value]) }))}
        />
        <p role="status" className="text-ink-soft text-sm tabular-nums">
          {t.plural(activity.length, { one: '{n} post', other: '{n} posts' })}
        </p>
      </div>
      {activity.length === 0 && (
        <p className="rounded-xl border border-line bg-surface px-5 py-12 text-center text-ink-soft text-sm">
          {t('Nothing of this kind within the last 30 days.')}
        </p>
      )}
      <ul className="grid gap-3">
        {activity.slice(0, shown).map((post) => (
          <li key={post.id} className="grid min-w-0">
            <ActivityRow
              store={storeOf(post)}
              post={post}
              onOpen={() => openPost(post.id, isSeveral ? post.storeId : undefined)}
            />
          </li>
        ))}
      </ul>
      {activity.length > shown && (
        <Button variant="secondary" className="justify-self-center" onClick={() => setShown(shown + AT_ONCE)}>
          {t('Show more')}
        </Button>
      )}
    </div>
  );
}

/**
 * Posts that something happened to or that wait for their owner, newest first. What Vitrin has still to write goes on by
 * itself.
 */
function activityOf(posts: readonly ScheduledPost[], kind: ActivityKind): ScheduledPost[] {
  const statuses = kind === 'all' ? ALL : new Set(STATUSES[kind]);
  return posts
    .filter((post) => statuses.has(post.status) && !isWrittenByUs(post))
    .toSorted((a, b) => Date.parse(happenedAt(b)) - Date.parse(happenedAt(a)));
}

/** A draft happened when it was written, everything else when it went out or should have. */
function happenedAt({ status, postedAt, scheduledFor, createdAt }: ScheduledPost): string {
  return postedAt ?? (status === 'draft' || status === 'held' ? createdAt : scheduledFor);
}
