import type { ReactNode } from 'react';
import type { Comparison, Metrics } from '#shared/analytics/analytics.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { exactFigure } from './figures.ts';
import type { Unit } from './metrics.ts';
import { daysText } from './periods.ts';

interface DifferenceNoteProps {
  reply: Pick<Metrics, 'comparison' | 'currency' | 'period'>;
  store: Store;
}

/** Only while the figures differ from the platform's own: over which days, by how much, and why it may be. */
export function DifferenceNote({ reply: { comparison, currency, period }, store }: DifferenceNoteProps) {
  const t = useT();
  const format = useFormat();
  if (!comparison?.cause) return null;
  const { ours, theirs, days, cause, comparedAt } = comparison;
  const platform = PLATFORM_NAMES[store.platform];
  return (
    <Difference
      title={t('These figures differ from those of {platform}', { platform })}
      cause={causeSentence(t, cause, platform)}
      days={days}
      checked={format.dateTime(comparedAt, period.timeZone)}
    >
      <Sides
        term={t('Orders')}
        unit="count"
        ours={ours.orders}
        theirs={theirs.orders}
        currency={currency}
        platform={platform}
      />
      {ours.totalSales !== null && theirs.totalSales !== null && (
        <Sides
          term={t('Total sales')}
          unit="money"
          ours={ours.totalSales}
          theirs={theirs.totalSales}
          currency={currency}
          platform={platform}
        />
      )}
    </Difference>
  );
}

interface DifferenceProps {
  title: string;
  cause: string;
  /** Null where all orders were compared. */
  days: Comparison['days'];
  /** When it was compared. */
  checked: string;
  /** The figures of both, as `Sides`. */
  children: ReactNode;
}

export function Difference({ title, cause, days, checked, children }: DifferenceProps) {
  const t = useT();
  const format = useFormat();
  return (
    <Alert variant="caution" title={title}>
      <p>{cause}</p>
      <dl className="my-2 grid gap-x-4 tabular-nums sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">{t('Compared')}</dt>
        <dd className="mb-1.5 sm:mb-0">{days ? daysText(format, days) : t('All orders')}</dd>
        {children}
      </dl>
      <p className="text-ink-soft text-xs">
        {t('Checked {moment}, and again every night.', { moment: checked })}
      </p>
    </Alert>
  );
}

interface SidesProps {
  term: string;
  unit: Unit;
  ours: number;
  theirs: number;
  currency: string;
  platform: string;
}

export function Sides({ term, unit, ours, theirs, currency, platform }: SidesProps) {
  const t = useT();
  const format = useFormat();
  const figure = (value: number) => exactFigure(format, unit, value, currency);
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="mb-1.5 sm:mb-0">
        {ours === theirs
          ? t('{value} on both sides', { value: figure(ours) })
          : t('{ours} here, {theirs} at {platform} ({difference})', {
              ours: figure(ours),
              theirs: figure(theirs),
              platform,
              difference: `${ours > theirs ? '+' : ''}${figure(ours - theirs)}`,
            })}
      </dd>
    </>
  );
}

function causeSentence(t: Translate, cause: NonNullable<Comparison['cause']>, platform: string): string {
  switch (cause) {
    case 'orders_missing':
      return t(
        'Most likely {platform} counts orders that it did not hand over to Vitrin, so they are missing here.',
        { platform },
      );
    case 'orders_extra':
      return t('Most likely Vitrin still holds orders that {platform} no longer counts.', { platform });
    case 'amounts_differ':
      return t('Most likely the orders are the same, but {platform} counts other amounts for some of them.', {
        platform,
      });
  }
}
