import { useState } from 'react';
import { type AdsResult, SHOWN } from '#shared/ads/ads.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { summedBasis } from '#web/ads/basis/shared-basis.ts';
import { ShowAll } from '#web/ads/show-all.tsx';
import { hourName } from '#web/analytics/charts/week.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { type Column, DataTable } from '#web/core/ui/data-table.tsx';

type Hour = AdsResult['bestTimes']['hourly'][number];

export function Hours({ result }: { result: AdsResult }) {
  const t = useT();
  const { hourly } = result.bestTimes;
  const total = hourly.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <Card
      title={t('Hours')}
      description={t('Orders by the hour they were placed, on the clock of the store.')}
      className="min-w-0"
    >
      {total === 0 ? (
        <p className="text-ink-soft text-sm">{t('No orders in this period.')}</p>
      ) : (
        <HourFigures hourly={hourly} currency={result.currency} />
      )}
    </Card>
  );
}

function HourFigures({ hourly, currency }: { hourly: readonly Hour[]; currency: string }) {
  const t = useT();
  const [all, setAll] = useState(false);
  const ranked = hourly.toSorted((a, b) => b.orders - a.orders || a.hour - b.hour);
  const basis = summedBasis(hourly.map((hour) => hour.basis));
  const best = new Set(ranked.slice(0, SHOWN.hours).map(({ hour }) => hour));
  return (
    <div className="grid min-w-0 gap-4">
      <HourBars hourly={hourly} best={best} />
      <div className="-mx-5 min-w-0">
        <HourTable
          hours={all ? ranked : ranked.slice(0, SHOWN.hours)}
          currency={currency}
          showsBasis={basis === null}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <ShowAll shown={SHOWN.hours} total={ranked.length} all={all} onChange={setAll} what={t('Hours')} />
        {basis && <BasisBadge basis={basis} />}
      </div>
      <p className="text-ink-faint text-xs">
        {hourly.every(({ cost }) => cost === null)
          ? t('What a click costs by the hour is known from a Google Ads account only.')
          : t('What a click costs was read from your Google Ads account, for hours with enough clicks.')}
      </p>
    </div>
  );
}

interface HourTableProps {
  hours: readonly Hour[];
  currency: string;
  /** The hours rest on different things. */
  showsBasis: boolean;
}

function HourTable({ hours, currency, showsBasis }: HourTableProps) {
  const t = useT();
  const format = useFormat();
  const columns: Column<Hour>[] = [
    {
      name: 'hour',
      label: t('Hour'),
      isHeader: true,
      cell: ({ hour }) => <span className="whitespace-nowrap">{hourName(t.locale, hour, 'long')}</span>,
    },
    { name: 'orders', label: t('Orders'), isNumber: true, cell: ({ orders }) => format.number(orders) },
    {
      name: 'share',
      label: t('Share'),
      isNumber: true,
      cell: ({ performance }) => format.percent(performance * 100),
    },
    {
      name: 'activity',
      label: t('Compared with the strongest'),
      isNumber: true,
      from: 'sm',
      cell: ({ activity }) => format.percent(activity * 100, { digits: 0 }),
    },
    {
      name: 'cost',
      label: t('A click costs'),
      isNumber: true,
      cell: ({ cost }) => format.money(cost, currency),
    },
  ];
  if (showsBasis)
    columns.push({ name: 'basis', label: t('Basis'), cell: ({ basis }) => <BasisBadge basis={basis} /> });
  return (
    <DataTable
      caption={t('Hours, the strongest first')}
      columns={columns}
      rows={hours}
      rowKey={({ hour }) => `${hour}`}
    />
  );
}

interface HourBarsProps {
  hourly: readonly AdsResult['bestTimes']['hourly'][number][];
  best: ReadonlySet<number>;
}

/** The 24 hours of a day; the strongest stand out. The table below says the same in figures. */
function HourBars({ hourly, best }: HourBarsProps) {
  const t = useT();
  const inOrder = hourly.toSorted((a, b) => a.hour - b.hour);
  const [strongest] = hourly.toSorted((a, b) => b.orders - a.orders);
  return (
    <div
      role="img"
      aria-label={t('Orders by hour, most at {hour}', {
        hour: strongest ? hourName(t.locale, strongest.hour, 'long') : '',
      })}
    >
      <div className="flex h-36 items-end gap-[3px] border-line border-b sm:gap-1.5">
        {inOrder.map(({ hour, activity }) => (
          <div
            key={hour}
            className={classNames(
              'min-h-px flex-1 rounded-t-xs sm:rounded-t',
              best.has(hour) ? 'bg-accent' : 'bg-accent/30',
            )}
            style={{ height: `${Math.max(0, Math.min(1, activity)) * 100}%` }}
          />
        ))}
      </div>
      <div className="flex gap-[3px] pt-1.5 text-ink-faint text-xs tabular-nums sm:gap-1.5">
        {inOrder.map(({ hour }) => (
          <span key={hour} className="relative h-4 flex-1">
            {hour % 6 === 0 && (
              <span className="absolute left-0 whitespace-nowrap">{hourName(t.locale, hour, 'short')}</span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
