import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '#web/core/app/i18n.ts';
import { addDays, addMonths } from '#web/core/app/zone.ts';
import { weeksOf } from '#web/publishing/calendar/calendar-days.ts';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { DayPosts } from './agenda-view.tsx';
import { useDayNames } from './day-names.ts';
import { MonthCell } from './month-cell.tsx';
import { postsByDay } from './posts-by-day.ts';
import type { ViewProps } from './view-props.ts';

interface MonthViewProps extends ViewProps {
  /** The day that the address names, and its month. */
  anchor: string;
  title: string;
  onDay: (day: string) => void;
  onWeek: (day: string) => void;
  /** On a phone the cells count posts, and those of the chosen day are listed below. */
  isNarrow: boolean;
}

/** A grid of days: arrow keys walk through it, Enter goes into a day, Escape out of it. */
export function MonthView({ anchor, title, onDay, onWeek, isNarrow, ...view }: MonthViewProps) {
  const t = useT();
  const names = useDayNames();
  const { days, posts, today } = view;
  const { zoneOf } = useShownStores();
  const [walked, setWalked] = useState<string | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const toFocus = useRef<string | null>(null);
  const month = anchor.slice(0, 7);
  const usual = today.startsWith(month) ? today : anchor;
  const active = walked && days.includes(walked) ? walked : usual;
  const byDay = postsByDay(posts, zoneOf);

  useLayoutEffect(() => {
    if (!toFocus.current) return;
    cellOf(toFocus.current)?.focus();
    toFocus.current = null;
  });
  const cellOf = (day: string) => grid.current?.querySelector<HTMLElement>(`td[data-day="${day}"]`);

  function walkTo(day: string) {
    setWalked(day);
    toFocus.current = day;
    if (!days.includes(day)) onDay(day);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, day: string) {
    const cell = event.currentTarget;
    if (event.target !== cell) {
      if (event.key === 'Escape') cell.focus();
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
        stepWithin(cell, event.key === 'ArrowDown' ? 1 : -1);
      else return;
      event.preventDefault();
      return;
    }
    const next = dayByKey(event.key, day, days);
    if (next) walkTo(next);
    else if (event.key === 'Enter' || event.key === 'F2') {
      if (isNarrow) setWalked(day);
      else if (!stepWithin(cell, 1)) view.onNew(day);
    } else return;
    event.preventDefault();
  }

  return (
    <div className="grid gap-5">
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells take focus and arrow keys
        role="grid"
        aria-label={title}
        className="w-full table-fixed border-separate border-spacing-0 rounded-xl border border-line bg-surface"
      >
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <th
                key={day}
                scope="col"
                abbr={names.weekdayLong(day)}
                className="border-line border-b px-2 py-2 text-left font-medium text-ink-soft text-xs"
              >
                {names.weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <MonthCell
                  key={day}
                  {...view}
                  day={day}
                  posts={byDay.get(day) ?? []}
                  isOutside={!day.startsWith(month)}
                  isActive={day === active}
                  isNarrow={isNarrow}
                  onActive={() => setWalked(day)}
                  onKeyDown={onKeyDown}
                  onWeek={() => onWeek(day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isNarrow && <DayPosts {...view} day={active} posts={byDay.get(active) ?? []} />}
      {!isNarrow && (
        <p className="text-ink-faint text-xs">
          {t(
            'Drag a post to move it, or choose its handle with the keyboard. The arrow keys move through the days.',
          )}
        </p>
      )}
    </div>
  );
}

/** Where the key leads in a grid of days. */
function dayByKey(key: string, day: string, days: readonly string[]): string | null {
  const inWeek = days.indexOf(day) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -inWeek);
    case 'End':
      return addDays(day, 6 - inWeek);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}

/** To the next thing within the cell that can be pressed. @returns whether there is one. */
function stepWithin(cell: HTMLElement, step: 1 | -1): boolean {
  const things = [
    ...cell.querySelectorAll<HTMLElement>(
      'button[data-step], [data-post] button:first-of-type, [data-post] input',
    ),
  ];
  const { activeElement } = document;
  const at = things.findIndex(
    (thing) => thing === activeElement || thing.closest('[data-post]')?.contains(activeElement),
  );
  const next = things[at < 0 ? 0 : at + step];
  next?.focus();
  return next !== undefined;
}
