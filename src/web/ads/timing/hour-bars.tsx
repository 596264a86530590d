import type { AdsResult } from '#shared/ads/ads.ts';
import { hourName } from '#web/analytics/charts/week.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';

interface HourBarsProps {
  hourly: readonly AdsResult['bestTimes']['hourly'][number][];
  best: ReadonlySet<number>;
}

/** The 24 hours of a day; the strongest stand out. The table below says the same in figures. */
export function HourBars({ hourly, best }: HourBarsProps) {
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
