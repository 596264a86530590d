import { useMemo } from 'react';
import type { PostTime } from '#shared/publishing/schedules.ts';
import { weekdayName, weekOrder } from '#web/analytics/charts/week.ts';
import { hourDigits } from '#web/core/app/hour-digits.ts';
import { useT } from '#web/core/app/i18n.ts';

/** 'Mon 18:00, Thu 12:30', in the order the language begins its week. */
export function useTimesText() {
  const { locale } = useT();
  return useMemo(() => {
    const order = weekOrder(locale);
    const clock = new Intl.DateTimeFormat(locale, {
      hour: hourDigits(locale),
      minute: '2-digit',
      timeZone: 'UTC',
    });
    const minuteOfWeek = ({ day, hour, minute }: PostTime) => (order.indexOf(day) * 24 + hour) * 60 + minute;
    const timeText = ({ day, hour, minute }: PostTime) =>
      `${weekdayName(locale, day, 'short')} ${clock.format(Date.UTC(2021, 7, 1, hour, minute))}`;
    return (times: readonly PostTime[]) =>
      times
        .toSorted((a, b) => minuteOfWeek(a) - minuteOfWeek(b))
        .map(timeText)
        .join(', ');
  }, [locale]);
}
