import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { wallOf } from '#web/core/app/zone.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Button, ButtonLink } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { useCalendarAddress } from '#web/publishing/calendar/address.ts';
import { type CalendarViewName, titleOf } from '#web/publishing/calendar/calendar-days.ts';
import { type Choices, filteredStore, filterPosts } from '#web/publishing/calendar/choices.ts';
import { DragContext } from '#web/publishing/calendar/drag/drag-context.ts';
import { DraggedNote } from '#web/publishing/calendar/drag/dragged-note.tsx';
import { useDrag } from '#web/publishing/calendar/drag/use-drag.ts';
import { isApprovable } from '#web/publishing/calendar/post-state.ts';
import { SelectionContext } from '#web/publishing/calendar/selection.ts';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { useQuietDays } from '#web/publishing/experiments/quiet-days.ts';
import { AgendaView } from './agenda-view.tsx';
import { ApprovalStrip } from './approval-strip.tsx';
import { MonthView } from './month-view.tsx';
import { useMove } from './use-move.ts';
import { WeekView } from './week-view.tsx';

interface ShownDaysProps {
  posts: readonly ScheduledPost[];
  view: CalendarViewName;
  anchor: string;
  days: readonly string[];
  today: string;
  now: Date;
  isNarrow: boolean;
  choices: Choices;
  choose: (change: Partial<Choices>) => void;
  /** More is on its way. */
  isPartial: boolean;
  isSelecting: boolean;
  setSelecting: (isSelecting: boolean) => void;
}

export function ShownDays({ view, anchor, days, today, now, isNarrow, ...shown }: ShownDaysProps) {
  const t = useT();
  const address = useCalendarAddress();
  const { choices, choose, isPartial, isSelecting, setSelecting } = shown;
  const { isSeveral, zoneOf, home } = useShownStores();
  const isQuiet = useQuietDays(isSeveral ? null : home.id);
  const { move, movingId } = useMove();
  const drag = useDrag({ view, days, move, movingId });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const within = shown.posts.filter((post) => days.includes(wallOf(post.scheduledFor, zoneOf(post)).day));
  const posts = filterPosts(within, choices);
  const drafts = posts.filter(isApprovable);

  function toggle({ id }: ScheduledPost) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  }
  const selection = {
    isSelecting,
    canSelect: isApprovable,
    isSelected: ({ id }: ScheduledPost) => selected.has(id),
    toggle,
  };
  const props = {
    days,
    posts,
    today,
    isQuiet,
    onOpen: ({ id, storeId }: ScheduledPost) => address.openPost(id, isSeveral ? storeId : undefined),
    onNew: (day: string) => address.openNew(day, filteredStore(choices)),
  };
  const title = titleOf(view, anchor, t.locale);
  return (
    <DragContext value={drag}>
      <SelectionContext value={selection}>
        <div
          ref={drag.root}
          aria-busy={isPartial}
          className={classNames('grid min-w-0 gap-4 transition-opacity', isPartial && 'opacity-70')}
        >
          <ApprovalStrip
            drafts={drafts}
            selected={drafts.filter(({ id }) => selected.has(id))}
            isSelecting={isSelecting}
            onSelecting={(next) => {
              setSelecting(next);
              setSelected(new Set());
            }}
          />
          {posts.length === 0 && !isPartial && (
            <NothingPlanned
              isFiltered={within.length > 0}
              onShowAll={() => choose({ status: 'all', account: 'all', store: 'all' })}
              onNew={() => address.openNew(undefined, filteredStore(choices))}
            />
          )}
          {view === 'month' && (
            <MonthView
              {...props}
              anchor={anchor}
              title={title}
              isNarrow={isNarrow}
              onDay={(day) => address.go({ day })}
              onWeek={(day) => address.go({ view: 'week', day })}
            />
          )}
          {view === 'week' && days.some(isQuiet) && (
            <p className="text-ink-soft text-sm">{t('Without posts: experiment')}</p>
          )}
          {view === 'week' && <WeekView {...props} title={title} now={now} />}
          {view === 'agenda' && posts.length > 0 && <AgendaView {...props} />}
          <DraggedNote drag={drag} />
        </div>
      </SelectionContext>
    </DragContext>
  );
}

interface NothingPlannedProps {
  /** There are posts, but none that the filters let through. */
  isFiltered: boolean;
  onShowAll: () => void;
  onNew: () => void;
}

function NothingPlanned({ isFiltered, onShowAll, onNew }: NothingPlannedProps) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line border-dashed bg-surface px-5 py-4">
      <p className="text-ink-soft text-sm">
        {isFiltered ? t('No posts match the filters.') : t('Nothing is planned in these days.')}
      </p>
      <div className="flex flex-wrap gap-2">
        {isFiltered ? (
          <Button variant="secondary" size="small" onClick={onShowAll}>
            {t('Show all')}
          </Button>
        ) : (
          <>
            <ButtonLink variant="secondary" size="small" to={paths.contentCreator}>
              {t('Create content')}
            </ButtonLink>
            <RoleButton needs="write" size="small" onClick={onNew}>
              <CalendarPlus aria-hidden />
              {t('Write a post')}
            </RoleButton>
          </>
        )}
      </div>
    </div>
  );
}
