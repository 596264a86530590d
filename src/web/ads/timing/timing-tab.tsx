import { type AdsResult, SHOWN } from '#shared/ads/ads.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { hourName, weekdayName } from '#web/analytics/charts/week.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { BudgetSplit } from './budget-split.tsx';
import { Days } from './days.tsx';
import { Hours } from './hours.tsx';
import { Months } from './months.tsx';

/** When the store's customers buy, and how a budget is spread over it. */
export function TimingTab({ result }: { result: AdsResult }) {
  return (
    <div className="grid min-w-0 gap-4">
      <Hours result={result} />
      <div className="grid min-w-0 items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <BestTimes result={result} />
          <Days result={result} />
        </div>
        <BudgetSplit result={result} />
      </div>
      <Months result={result} />
    </div>
  );
}

function BestTimes({ result: { recommendations } }: { result: AdsResult }) {
  const t = useT();
  const format = useFormat();
  const times = recommendations.bestPostingTimes.slice(0, SHOWN.times);
  return (
    <Card title={t('Top recommended times')} className="min-w-0">
      {times.length === 0 ? (
        <p className="text-ink-soft text-sm">{t('No orders in this period.')}</p>
      ) : (
        <ol className="-my-3 grid divide-y divide-line">
          {times.map(({ day, hour, orders, share, basis }, at) => (
            <li key={`${day} ${hour}`} className="flex gap-4 py-3">
              <span
                aria-hidden
                className="w-4 font-display font-semibold text-ink-faint text-xl tabular-nums"
              >
                {format.number(at + 1)}
              </span>
              <div className="grid min-w-0 justify-items-start gap-0.5">
                <p className="font-medium text-sm">
                  {weekdayName(t.locale, day, 'long')} {hourName(t.locale, hour, 'long')}
                </p>
                <p className="text-ink-soft text-xs tabular-nums">
                  {t('{orders}, {share} of all', {
                    orders: t.plural(orders, { one: '{n} order', other: '{n} orders' }),
                    share: format.percent(share * 100),
                  })}
                </p>
                <BasisBadge basis={basis} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
