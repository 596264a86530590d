/** '07:05' where the day has 24 hours, '7:05 AM' where it has twice 12. */
export function hourDigits(locale: string): 'numeric' | '2-digit' {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return hour12 ? 'numeric' : '2-digit';
}
