import { Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { useT } from '#web/core/app/i18n.ts';
import type { BadgeTone } from '#web/core/ui/badge.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { weekdayOf } from '#web/publishing/calendar/calendar-days.ts';
import { useDragging } from '#web/publishing/calendar/drag/drag-context.ts';
import { lookOf } from '#web/publishing/calendar/status-texts.ts';
import { useDayNames } from './day-names.ts';
import { DropMark } from './drop-mark.tsx';
import { PostCard } from './post-card.tsx';
import type { ViewProps } from './view-props.ts';

/** More would make the week taller than a glance. */
const CARDS = 3;
const MONDAY = 1;
/** Hatched as lightly as can be seen. */
const QUIET_LOOK = 'bg-[repeating-linear-gradient(-45deg,transparent_0_11px,var(--line)_11px_12px)]';
const DOTS: Record<BadgeTone, string> = {
  neutral: 'bg-line-strong',
  accent: 'bg-accent',
  positive: 'bg-positive',
  caution: 'bg-caution',
  negative: 'bg-negative',
};

interface MonthCellProps extends Pick<ViewProps, 'today' | 'isQuiet' | 'onOpen' | 'onNew'> {
  day: string;
  posts: readonly ScheduledPost[];
  /** Of the month before or after. */
  isOutside: boolean;
  isActive: boolean;
  isNarrow: boolean;
  onActive: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, day: string) => void;
  onWeek: () => void;
}

export function MonthCell({ day, posts, isOutside, isActive, isNarrow, ...cell }: MonthCellProps) {
  const t = useT();
  const names = useDayNames();
  const { dragged } = useDragging();
  const { today, onActive } = cell;
  const isQuiet = cell.isQuiet(day);
  const tabIndex = isActive ? 0 : -1;
  const isTarget = dragged?.to.day === day;
  const count = t.plural(posts.length, { one: '{n} post', other: '{n} posts' });
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as the table is a grid
      role="gridcell"
      data-day={day}
      tabIndex={tabIndex}
      aria-label={`${names.long(day)}, ${count}${isQuiet ? `, ${t('Without posts: experiment')}` : ''}`}
      aria-current={day === today ? 'date' : undefined}
      onFocus={onActive}
      onClick={onActive}
      onKeyDown={(event) => cell.onKeyDown(event, day)}
      className={classNames(
        'group/cell relative border-line border-b p-1 align-top -outline-offset-2 [&:not(:last-child)]:border-r',
        isNarrow ? 'h-14' : 'h-28',
        day < today && 'bg-canvas',
        isQuiet && QUIET_LOOK,
        isTarget && 'bg-accent-soft!',
        isNarrow && isActive && 'bg-sunken',
      )}
    >
      <div className="flex items-center justify-between gap-1">
        <DayNumber day={day} isToday={day === today} isOutside={isOutside} isNarrow={isNarrow} />
        {!isNarrow && day >= today && (
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={t('New post on {day}', { day: names.long(day) })}
            onClick={() => cell.onNew(day)}
            className="grid size-6 place-items-center rounded-md text-ink-faint opacity-0 hover:bg-sunken hover:text-ink focus-visible:opacity-100 group-hover/cell:opacity-100 group-focus-within/cell:opacity-100"
          >
            <Plus aria-hidden className="size-3.5" />
          </button>
        )}
      </div>
      {isQuiet && !isNarrow && weekdayOf(day) === MONDAY && (
        <p aria-hidden className="px-1 text-[0.6875rem] text-ink-soft leading-4">
          {t('Without posts: experiment')}
        </p>
      )}
      {isNarrow ? (
        <span aria-hidden className="flex flex-wrap gap-0.5 px-0.5 pt-1">
          {posts.slice(0, 6).map((post) => (
            <span key={post.id} className={classNames('size-1.5 rounded-full', DOTS[lookOf(post).tone])} />
          ))}
        </span>
      ) : (
        <div className="grid gap-1 pt-0.5">
          {isTarget && dragged && <DropMark dragged={dragged} />}
          {posts.slice(0, posts.length > CARDS + 1 ? CARDS : CARDS + 1).map((post) => (
            <PostCard
              key={post.id}
              post={post}
              size="compact"
              tabIndex={tabIndex}
              onOpen={() => cell.onOpen(post)}
            />
          ))}
          {posts.length > CARDS + 1 && (
            <button
              type="button"
              data-step
              tabIndex={tabIndex}
              onClick={cell.onWeek}
              className="rounded-md px-1.5 py-0.5 text-left text-ink-soft text-xs hover:bg-sunken hover:text-ink"
            >
              {t('{n} more', { n: posts.length - CARDS })}
            </button>
          )}
        </div>
      )}
    </td>
  );
}

interface DayNumberProps extends Pick<MonthCellProps, 'day' | 'isOutside' | 'isNarrow'> {
  isToday: boolean;
}

function DayNumber({ day, isToday, isOutside, isNarrow }: DayNumberProps) {
  const t = useT();
  const names = useDayNames();
  return (
    <span className="flex items-center gap-1.5 text-xs">
      <span
        className={classNames(
          'grid h-6 min-w-6 place-items-center rounded-full px-1.5 tabular-nums',
          isToday ? 'bg-accent font-semibold text-on-accent' : isOutside ? 'text-ink-faint' : 'text-ink-soft',
        )}
      >
        {isOutside && !isNarrow && day.endsWith('-01') ? names.first(day) : names.date(day)}
      </span>
      {isToday && <span className="sr-only">{t('Today')}</span>}
    </span>
  );
}
