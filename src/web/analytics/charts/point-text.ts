import type { Series } from '#shared/analytics/sales-reports.ts';
import { daysText } from '#web/analytics/reports/periods.ts';
import type { createFormat } from '#web/core/app/format.ts';

type Format = ReturnType<typeof createFormat>;
type Grain = Series['grain'];

/** Which days a point stands for: '3 Nov 2026', '2 – 8 Nov 2026', 'November 2026'. */
export function pointText(
  format: Format,
  locale: string,
  grain: Grain,
  point: { from: string; to: string },
): string {
  if (grain === 'month') return monthText(locale, point.from, 'long');
  return point.from === point.to ? format.date(point.from, 'UTC') : daysText(format, point);
}

/** The same below an axis, where there is little room. */
export function axisText(format: Format, locale: string, grain: Grain, { from }: { from: string }): string {
  return grain === 'month' ? monthText(locale, from, 'short') : format.day(from, 'UTC');
}

/** 'November 2026' of '2026-11' or '2026-11-03'. */
export function monthText(locale: string, day: string, length: 'long' | 'short'): string {
  return new Intl.DateTimeFormat(locale, { month: length, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 7)}-01`),
  );
}
