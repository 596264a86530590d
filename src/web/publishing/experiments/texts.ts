import type { ExperimentEstimate } from '#shared/publishing/experiments.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';

const DAY_MS = 86_400_000;

/** Local days, which have no clock. */
export function useDayTexts() {
  const { locale } = useT();
  const utc = (day: string, days = 0) => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return {
    /** From a Monday to its Sunday. */
    week(monday: string) {
      const [from, to] = [utc(monday), utc(monday, 6)];
      // With two years in it, it would be as wide as three weeks.
      const isOneYear = from.getUTCFullYear() === to.getUTCFullYear();
      return isOneYear ? short.formatRange(from, to) : `${short.format(from)} – ${short.format(to)}`;
    },
    /** From a Monday to the Sunday of the last of so many weeks. */
    weeks: (monday: string, count: number) => short.formatRange(utc(monday), utc(monday, 7 * count - 1)),
    day: (day: string) => long.format(utc(day)),
  };
}

/** A share as percent; what is close to none shows that it is not. */
export function useShareText() {
  const format = useFormat();
  return (share: number) =>
    format.percent(Math.abs(share) * 100, { digits: share !== 0 && Math.abs(share) < 0.01 ? 1 : 0 });
}

/** What an experiment found, without a word about why. */
export function foundText(
  { low, high }: ExperimentEstimate,
  t: Translate,
  shareText: (share: number) => string,
): string {
  if (low === null || high === null)
    return t('Nothing can be said: too much of the sales is missing in one of the two kinds of weeks.');
  if (low > 0)
    return t('Sales were {low} to {high} higher in weeks with posts.', {
      low: shareText(low),
      high: shareText(high),
    });
  if (high < 0)
    return t('Sales were {low} to {high} lower in weeks with posts.', {
      low: shareText(high),
      high: shareText(low),
    });
  return t(
    'No difference could be found: sales were between {low} lower and {high} higher in weeks with posts.',
    {
      low: shareText(low),
      high: shareText(high),
    },
  );
}
