import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useT } from '#web/core/app/i18n.ts';
import { useNow } from '#web/core/app/use-now.ts';
import { wallOf } from '#web/core/app/zone.ts';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { useMedia } from '#web/core/ui/use-media.ts';
import { useCalendarAddress } from '#web/publishing/calendar/address.ts';
import { type CalendarViewName, daysOf } from '#web/publishing/calendar/calendar-days.ts';
import { type Choices, filteredStore, useChoices } from '#web/publishing/calendar/choices.ts';
import { rangeQuery } from '#web/publishing/calendar/queries.ts';
import { PostDialogs } from '#web/publishing/calendar/sheet/post-dialogs.tsx';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { accountsOf, accountsQuery } from '#web/publishing/social-accounts/queries.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { ShownDays } from './shown-days.tsx';

const ShareDialog = lazy(async () => ({
  default: (await import('#web/publishing/approval-links/share-dialog.tsx')).ShareDialog,
}));

const CELLS = Array.from({ length: 35 }, (_, at) => at);
const ROWS = CELLS.slice(0, 5);

/** The posts of a store or of all by day, to be looked at, moved, approved and opened. */
export function CalendarView() {
  const { scope } = useShownStores();
  return <ShownCalendar key={scope} />;
}

function ShownCalendar() {
  const t = useT();
  const { scope, home, stores, isSeveral } = useShownStores();
  const address = useCalendarAddress();
  const client = useQueryClient();
  const [remembered, choose] = useChoices();
  const choices = useOwnChoices(remembered);
  const [isSelecting, setSelecting] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const isNarrow = useMedia('(max-width: 47.99rem)');
  const shared = isSeveral ? (stores.find(({ id }) => id === choices.store) ?? null) : home;
  const now = useNow();
  const today = wallOf(now, home.timeZone).day;
  const view = address.view ?? choices.view ?? (isNarrow ? 'agenda' : 'month');
  const anchor = address.day ?? today;
  const days = daysOf(view, anchor, t.locale, today);
  const range = rangeQuery(scope, days[0] ?? anchor, days.at(-1) ?? anchor);
  // Until they are read, these days show what is known from others.
  const isReading = useIsFetching(range) > 0;
  const isPartial = isReading && client.getQueryData(range.queryKey) === undefined;
  return (
    <div className="grid min-w-0 gap-4">
      <CalendarToolbar
        view={view}
        anchor={anchor}
        today={today}
        choices={choices}
        onChoose={(change) => {
          choose(change);
          if (change.view) address.go({ view: change.view });
        }}
        onDay={(day) => address.go({ day: day === today ? undefined : day })}
        onNew={() => address.openNew(undefined, filteredStore(choices))}
        onShare={shared && (() => setSharing(true))}
      />
      <Loaded
        query={range}
        failed={t('Failed to load the calendar.')}
        waiting={<WaitingCalendar view={view} />}
      >
        {({ posts }) => (
          <ShownDays
            posts={posts}
            view={view}
            anchor={anchor}
            days={days}
            today={today}
            now={now}
            isNarrow={isNarrow}
            choices={choices}
            choose={choose}
            isPartial={isPartial}
            isSelecting={isSelecting}
            setSelecting={setSelecting}
          />
        )}
      </Loaded>
      <PostDialogs />
      {isSharing && shared && (
        <Suspense>
          <ShareDialog
            store={shared}
            scope={{ from: days[0] ?? anchor, to: days.at(-1) ?? anchor }}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A store that is not shown would hide everything, and so would an account of another one. */
function useOwnChoices({ store: remembered, ...choices }: Choices): Choices {
  const { scope, isSeveral, stores } = useShownStores();
  const { data } = useQuery(accountsQuery(scope));
  const store = isSeveral && stores.some(({ id }) => id === remembered) ? remembered : 'all';
  const isForeign =
    data !== undefined && !accountsOf(data.accounts, store).some(({ id }) => id === choices.account);
  return { ...choices, store, ...(isForeign && { account: 'all' }) };
}

function WaitingCalendar({ view }: { view: CalendarViewName }) {
  if (view === 'agenda')
    return (
      <div className="grid gap-3">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-20 rounded-md" />
        ))}
      </div>
    );
  return (
    <div className="grid grid-cols-7 gap-1.5">
      {CELLS.slice(0, view === 'week' ? 7 : 35).map((cell) => (
        <Skeleton
          key={cell}
          className={view === 'week' ? 'h-[32rem] rounded-lg' : 'h-14 rounded-lg sm:h-28'}
        />
      ))}
    </div>
  );
}
