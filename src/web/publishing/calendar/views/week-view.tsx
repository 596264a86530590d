import { Plus } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { HOURS, hourName } from '#web/analytics/charts/week.ts';
import { useT } from '#web/core/app/i18n.ts';
import { minutesOf, wallOf } from '#web/core/app/zone.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { useDragging } from '#web/publishing/calendar/drag/drag-context.ts';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { useDayNames } from './day-names.ts';
import { DropMark } from './drop-mark.tsx';
import { PostCard } from './post-card.tsx';
import { placeByTime, postsByDay } from './posts-by-day.ts';
import type { ViewProps } from './view-props.ts';

const HOUR_REM = 3;
/** Of the column that names the hours. */
const HOURS_WIDTH_PX = 64;
/** The working day is in view first, or the earliest post. */
const FIRST_HOUR = 8;

/** Seven days by the hour. */
export function WeekView(view: ViewProps & { title: string; now: Date }) {
  const { days, posts, title, today } = view;
  const { zoneOf } = useShownStores();
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const byDay = postsByDay(posts, zoneOf);
  const earliest = Math.min(
    FIRST_HOUR * 60,
    ...posts.map((post) => minutesOf(wallOf(post.scheduledFor, zoneOf(post)).time)),
  );

  const first = useRef({ earliest, today });
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    box.scrollTop = (Math.max(0, first.current.earliest - 20) / 1440) * box.scrollHeight;
    const day = box.querySelector<HTMLElement>(`[data-day="${first.current.today}"]`);
    if (day) box.scrollLeft = day.offsetLeft - HOURS_WIDTH_PX;
  }, []);

  return (
    <section
      ref={scroller}
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative max-h-[42rem] overflow-auto rounded-xl border border-line bg-surface"
    >
      <div className="grid min-w-[46rem] grid-cols-[4rem_repeat(7,minmax(0,1fr))]">
        <div aria-hidden className="sticky left-0 z-20 bg-surface">
          <div className="sticky top-0 z-10 h-14 border-line border-b bg-surface" />
          {HOURS.map((hour) => (
            <div
              key={hour}
              style={{ height: `${HOUR_REM}rem` }}
              className="-mt-2 mb-2 whitespace-nowrap pr-2 text-right text-[0.6875rem] text-ink-faint tabular-nums leading-4"
            >
              {hour > 0 && hourName(t.locale, hour, 'long')}
            </div>
          ))}
        </div>
        {days.map((day) => (
          <WeekDay key={day} {...view} day={day} posts={byDay.get(day) ?? []} />
        ))}
      </div>
    </section>
  );
}

interface WeekDayProps extends Pick<ViewProps, 'today' | 'onOpen' | 'onNew'> {
  day: string;
  posts: readonly ScheduledPost[];
  now: Date;
}

function WeekDay({ day, posts, today, now, onOpen, onNew }: WeekDayProps) {
  const t = useT();
  const names = useDayNames();
  const { dragged } = useDragging();
  const shown = useShownStores();
  const id = useId();
  const isToday = day === today;
  return (
    <section data-day={day} aria-labelledby={id} className="min-w-0 border-line border-l">
      <header className="sticky top-0 z-10 flex h-14 items-center gap-2 border-line border-b bg-surface px-2">
        <h3
          id={id}
          aria-label={names.long(day)}
          aria-current={isToday ? 'date' : undefined}
          className="grid min-w-0 flex-1 gap-0.5 text-xs"
        >
          <span className="truncate font-normal text-ink-soft">{names.weekday(day)}</span>
          <span
            className={classNames(
              'grid h-6 w-fit min-w-6 place-items-center rounded-full px-1.5 tabular-nums',
              isToday && 'bg-accent text-on-accent',
            )}
          >
            {names.date(day)}
          </span>
        </h3>
        {day >= today && (
          <button
            type="button"
            aria-label={t('New post on {day}', { day: names.long(day) })}
            onClick={() => onNew(day)}
            className="grid size-7 place-items-center rounded-md text-ink-faint hover:bg-sunken hover:text-ink"
          >
            <Plus aria-hidden className="size-4" />
          </button>
        )}
      </header>
      <div
        data-hours
        style={{ height: `${HOUR_REM * 24}rem`, backgroundSize: `100% ${HOUR_REM}rem` }}
        className={classNames(
          'relative bg-[linear-gradient(var(--line)_1px,transparent_1px)]',
          day < today && 'bg-canvas',
        )}
      >
        <ul className="contents">
          {placeByTime(posts, shown).map(({ post, minutes, lane, lanes }) => (
            <li
              key={post.id}
              style={{ top: topOf(minutes), left: `${(lane / lanes) * 100}%`, width: `${100 / lanes}%` }}
              className="absolute grid px-0.5"
            >
              <PostCard post={post} size={lanes > 1 ? 'slim' : 'compact'} onOpen={() => onOpen(post)} />
            </li>
          ))}
        </ul>
        {dragged?.to.day === day && (
          <div style={{ top: topOf(minutesOf(dragged.to.time)) }} className="absolute inset-x-0.5 z-10">
            <DropMark dragged={dragged} />
          </div>
        )}
        {/* On several clocks it is several times now. */}
        {isToday && shown.timeZone !== null && (
          <div
            aria-hidden
            style={{ top: topOf(minutesOf(wallOf(now, shown.timeZone).time)) }}
            className="pointer-events-none absolute inset-x-0 border-negative border-t"
          />
        )}
      </div>
    </section>
  );
}

function topOf(minutes: number): string {
  return `${(minutes / 1440) * 100}%`;
}
