import { useState } from 'react';
import { type AdsResult, SHOWN } from '#shared/ads/ads.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { summedBasis } from '#web/ads/basis/shared-basis.ts';
import { ShowAll } from '#web/ads/show-all.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { AverageComparison } from './average-comparison.tsx';
import { monthName } from './month-name.ts';

type Month = AdsResult['bestTimes']['monthly'][number];

export function Months({ result: { bestTimes, currency } }: { result: AdsResult }) {
  const t = useT();
  const [all, setAll] = useState(false);
  const known = bestTimes.monthly.filter(({ revenue }) => revenue !== null);
  const ranked = known.toSorted(
    (a, b) =>
      (b.performance ?? 0) - (a.performance ?? 0) || (b.revenue ?? 0) - (a.revenue ?? 0) || a.month - b.month,
  );
  const basis = summedBasis(ranked.map((month) => month.basis));
  const most = Math.max(...ranked.map(({ performance }) => performance ?? 0), 0);
  return (
    <FoldingCard
      title={t('Months')}
      description={t('Each month compared with your average month; whole months only.')}
      className="min-w-0"
    >
      {ranked.length === 0 ? (
        <p className="text-ink-soft text-sm">{t('No month is known from its first to its last day yet.')}</p>
      ) : (
        <div className="grid min-w-0 gap-4">
          <ul className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
            {ranked.slice(0, all ? undefined : SHOWN.months).map((month) => (
              <li key={month.month} className="grid content-start gap-1">
                <MonthRow month={month} most={most} currency={currency} />
                {!basis && <BasisBadge basis={month.basis} />}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <ShowAll
              shown={SHOWN.months}
              total={ranked.length}
              all={all}
              onChange={setAll}
              what={t('Months')}
            />
            {basis && <BasisBadge basis={basis} />}
          </div>
          {ranked.some(({ competition }) => competition === null) && (
            <p className="text-ink-faint text-xs">
              {t('How much dearer clicks get is published for a few months of the year only.')}
            </p>
          )}
        </div>
      )}
    </FoldingCard>
  );
}

function MonthRow({ month, most, currency }: { month: Month; most: number; currency: string }) {
  const t = useT();
  const format = useFormat();
  const { performance, revenue, years, competition } = month;
  return (
    <>
      <AverageComparison
        name={monthName(t.locale, month.month)}
        performance={performance}
        most={most}
        figures={[
          revenue !== null && format.money(revenue, currency, { whole: true }),
          t.plural(years, { one: 'seen in {n} year', other: 'seen in {n} years' }),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      {competition && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-xs tabular-nums">
          {t('A click costs {change} in this month', {
            change: format.percent(competition.change * 100, { signed: true, digits: 0 }),
          })}
          <BasisBadge basis={competition.basis} />
        </p>
      )}
    </>
  );
}
