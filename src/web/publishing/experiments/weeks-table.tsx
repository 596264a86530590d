import type { ExperimentResult } from '#shared/publishing/experiments.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { useDayTexts } from './texts.ts';

/** What each week sold; the two of a pair stand together. */
export function WeeksTable({ result: { weeks, currency } }: { result: ExperimentResult }) {
  const t = useT();
  const format = useFormat();
  const days = useDayTexts();
  const most = Math.max(...weeks.map(({ netSales }) => netSales), 1);
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('Net sales by week')}</caption>
      <thead>
        <tr className="border-line border-b text-left text-ink-soft text-xs">
          <th className="py-2 pr-3 font-medium">{t('Week')}</th>
          <th className="py-2 pr-3 font-medium">{t('Posts')}</th>
          <th colSpan={2} className="py-2 text-right font-medium">
            {t('Net sales')}
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {weeks.map(({ day, withPosts, posts, netSales }, index) => (
          <tr key={day} className={classNames(index % 2 === 1 && 'border-line border-b')}>
            <th scope="row" className="whitespace-nowrap py-1.5 pr-3 text-left font-normal">
              {days.week(day)}
            </th>
            <td className="py-1.5 pr-3">
              {withPosts ? t('With') : t('Without')}
              <span className="text-ink-faint max-sm:hidden"> · {format.number(posts)}</span>
            </td>
            <td aria-hidden className="w-1/3 py-1.5 max-sm:hidden">
              <div
                className={classNames('h-2 rounded-full', withPosts ? 'bg-accent' : 'bg-line-strong')}
                style={{ width: `${(Math.max(0, netSales) / most) * 100}%` }}
              />
            </td>
            <td className="whitespace-nowrap py-1.5 pl-3 text-right">{format.money(netSales, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
