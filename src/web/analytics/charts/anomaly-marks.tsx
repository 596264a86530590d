import type { Anomaly } from '#shared/analytics/sales-reports.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import type { Plot } from './time-plot.tsx';

interface AnomalyMarksProps {
  anomalies: readonly Anomaly[];
  plot: Plot;
  placeOf: (day: string) => { at: number; value: number } | null;
  figure: (value: number) => string;
  opened: string | null;
  onOpen: (day: string | null) => void;
}

/** A button on each extraordinary day, which opens what made it so. */
export function AnomalyMarks({ anomalies, plot, placeOf, figure, opened, onOpen }: AnomalyMarksProps) {
  const t = useT();
  const format = useFormat();
  return anomalies.map(({ day, value, expected }) => {
    const place = placeOf(day);
    if (!place) return null;
    return (
      <button
        key={day}
        type="button"
        aria-expanded={opened === day}
        aria-label={t('Extraordinary day {day}: {value} instead of about {expected}', {
          day: format.date(day, 'UTC'),
          value: figure(value),
          expected: figure(expected),
        })}
        onFocus={() => onOpen(day)}
        onClick={() => onOpen(day)}
        style={{ left: plot.x(place.at), top: plot.y(place.value) }}
        className="absolute grid size-6 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full"
      >
        <span
          className={classNames(
            'size-2.5 rounded-full border-2 border-caution',
            opened === day ? 'bg-caution' : 'bg-surface',
          )}
        />
      </button>
    );
  });
}
