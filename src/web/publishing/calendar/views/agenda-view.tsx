import { Plus } from 'lucide-react';
import { useId } from 'react';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { useDragging } from '#web/publishing/calendar/drag/drag-context.ts';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { useDayNames } from './day-names.ts';
import { DropMark } from './drop-mark.tsx';
import { PostCard } from './post-card.tsx';
import { postsByDay } from './posts-by-day.ts';
import type { ViewProps } from './view-props.ts';

/** The days that have something, and today; while a post is dragged every day it may be dropped on. */
export function AgendaView(view: ViewProps) {
  const { days, posts, today } = view;
  const { zoneOf } = useShownStores();
  const { dragged } = useDragging();
  const byDay = postsByDay(posts, zoneOf);
  const shown = days.filter((day) => byDay.has(day) || day === today || (dragged && day >= today));
  return (
    <div className="grid gap-6">
      {shown.map((day) => (
        <DayPosts key={day} {...view} day={day} posts={byDay.get(day) ?? []} />
      ))}
    </div>
  );
}

interface DayPostsProps extends Pick<ViewProps, 'today' | 'isQuiet' | 'onOpen' | 'onNew'> {
  day: string;
  posts: readonly ScheduledPost[];
}

/** One day with its posts in full width. */
export function DayPosts({ day, posts, today, isQuiet, onOpen, onNew }: DayPostsProps) {
  const t = useT();
  const names = useDayNames();
  const { dragged } = useDragging();
  const id = useId();
  const isTarget = dragged?.to.day === day;
  return (
    <section
      data-day={day}
      aria-labelledby={id}
      className={classNames(
        'grid gap-2 rounded-xl',
        isTarget && 'bg-accent-soft outline-4 outline-accent-soft',
      )}
    >
      <header className="flex min-h-8 items-center gap-2">
        <h3 id={id} className="text-sm" aria-current={day === today ? 'date' : undefined}>
          {names.long(day)}
        </h3>
        {day === today && <Badge tone="accent">{t('Today')}</Badge>}
        {isQuiet(day) && <Badge tone="neutral">{t('Without posts: experiment')}</Badge>}
        {day >= today && (
          <Button
            variant="ghost"
            size="small"
            square
            className="ml-auto"
            aria-label={t('New post on {day}', { day: names.long(day) })}
            onClick={() => onNew(day)}
          >
            <Plus aria-hidden />
          </Button>
        )}
      </header>
      {posts.length > 0 && (
        <ul className="grid gap-2">
          {posts.map((post) => (
            <li key={post.id} className="grid min-w-0">
              <PostCard post={post} size="row" onOpen={() => onOpen(post)} />
            </li>
          ))}
        </ul>
      )}
      {isTarget && dragged && <DropMark dragged={dragged} />}
      {posts.length === 0 && !isTarget && (
        <p className="rounded-md border border-line border-dashed px-3 py-2.5 text-ink-faint text-sm">
          {t('Nothing on this day.')}
        </p>
      )}
    </section>
  );
}
