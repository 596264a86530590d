import type { News } from '#shared/outreach/visits.ts';
import type { Store } from '#shared/stores/stores.ts';
import type { createFormat } from '#web/core/app/format.ts';
import type { Translate } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { wallOf } from '#web/core/app/zone.ts';

export interface NewsLine {
  label: string;
  value: string;
  /** The page that shows more. */
  to: string;
  /** The owner has to do something. */
  isTrouble?: boolean;
}

interface Words {
  t: Translate;
  format: ReturnType<typeof createFormat>;
}

/** The news, the money first; what did not happen is left out. */
export function newsLines(news: News, store: Store, { t, format }: Words): NewsLine[] {
  const { posts, findings, newCustomers, stuckSchedules, currency } = news;
  const sales = salesPlace(news, store);
  const counted = (n: number | null, line: Omit<NewsLine, 'value'>): NewsLine[] =>
    n ? [{ ...line, value: format.number(n) }] : [];
  return [
    ...counted(news.orders, { label: t('Orders'), to: sales }),
    ...(news.netSales
      ? [{ label: t('Net sales'), value: format.money(news.netSales, currency), to: sales }]
      : []),
    ...counted(newCustomers, { label: t('New customers'), to: `${paths.analytics}?tab=customers` }),
    ...counted(findings, { label: t('New insights'), to: `${paths.analytics}?tab=insights` }),
    ...counted(posts.published, { label: t('Posts published'), to: `${paths.calendar}?tab=activity` }),
    ...counted(posts.waiting, { label: t('Posts that need you'), to: `${paths.calendar}?tab=activity` }),
    ...counted(posts.failed, {
      label: t('Posts that failed'),
      to: `${paths.calendar}?tab=activity`,
      isTrouble: true,
    }),
    ...stuckSchedules.map((name) => ({
      label: t('Schedule with a problem'),
      value: name,
      to: paths.calendar,
      isTrouble: true,
    })),
  ];
}

/** The whole days from then until today. */
function salesPlace({ since }: News, { timeZone }: Store): string {
  const day = (moment: string | Date) => wallOf(moment, timeZone).day;
  const range = new URLSearchParams({ range: 'custom', from: day(since ?? new Date()), to: day(new Date()) });
  return `${paths.analytics}?${range}`;
}
