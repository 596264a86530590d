import type { AdsAction } from '#shared/ads.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { useFormat } from '#web/app/format.ts';
import { useT } from '#web/app/i18n.ts';
import { Progress } from '#web/ui/progress.tsx';

const LOOK_DAYS = 14;
type Looked = NonNullable<AdsAction['lookBack']>;

/** What became of it: the days since it was done beside as many before. */
export function LookBack({ action: { lookBack, currency } }: { action: AdsAction }) {
  const t = useT();
  return (
    <section aria-label={t('Before and after')} className="grid gap-3 rounded-lg bg-sunken px-4 py-3">
      {lookBack && lookBack.days > 0 ? (
        <Compared lookBack={lookBack} currency={currency} />
      ) : (
        <p className="text-ink-soft text-sm">
          {t('The first day after it is counted tomorrow; the look back is finished after 14 days.')}
        </p>
      )}
    </section>
  );
}

function Compared({ lookBack, currency }: { lookBack: Looked; currency: string }) {
  const t = useT();
  const format = useFormat();
  const { measure, unit, before, after, days, finished, basis } = lookBack;
  function write(value: number | null) {
    if (unit === 'money') return format.money(value, currency, { whole: true });
    return `${format.number(value, { maximumFractionDigits: 2 })}${unit === 'times' && value !== null ? '×' : ''}`;
  }
  const change = before !== null && after !== null && before > 0 ? (after / before - 1) * 100 : null;
  const figures = [
    { term: t('Before'), fact: write(before) },
    { term: t('After'), fact: write(after) },
    ...(change === null
      ? []
      : [{ term: t('Change'), fact: format.percent(change, { signed: true, digits: 0 }) }]),
  ];
  return (
    <>
      <p className="font-medium text-sm">{measure}</p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {figures.map(({ term, fact }) => (
          <div key={term}>
            <dt className="text-ink-soft text-xs">{term}</dt>
            <dd className="font-display font-semibold text-lg tabular-nums">{fact}</dd>
          </div>
        ))}
      </dl>
      {before === null && (
        <p className="text-ink-soft text-xs">
          {t('The days before are not among what has been read, so there is nothing to compare with.')}
        </p>
      )}
      {finished ? (
        <p className="text-ink-soft text-xs">
          {t(
            '14 days after it beside the 14 days before. Other things moved in these days too, so this is no proof.',
          )}
        </p>
      ) : (
        <Progress
          label={t('Before and after')}
          value={days / LOOK_DAYS}
          text={t('Day {n} of 14, beside as many days before', { n: format.number(days) })}
        />
      )}
      <BasisBadge basis={basis} counted="records" />
    </>
  );
}
