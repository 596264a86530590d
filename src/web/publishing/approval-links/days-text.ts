/** '23 – 29 November 2026', of days of a store. */
export function daysText({ from, to }: { from: string; to: string }, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(Date.parse(from), Date.parse(to));
}
