import { Skeleton } from '#web/core/ui/skeleton.tsx';
import type { CalendarViewName } from '#web/publishing/calendar/calendar-days.ts';

const CELLS = Array.from({ length: 35 }, (_, at) => at);
const ROWS = CELLS.slice(0, 5);

export function WaitingCalendar({ view }: { view: CalendarViewName }) {
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
