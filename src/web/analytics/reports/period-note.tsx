import type { Metrics } from '#shared/analytics/analytics.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { comparedMonth, comparedText, periodText } from './periods.ts';

/** Which part of which months the figures compare, and how fresh they are. */
export function PeriodNote({
  reply: { period, updatedAt },
}: {
  reply: Pick<Metrics, 'period' | 'updatedAt'>;
}) {
  const t = useT();
  const format = useFormat();
  const current = periodText(format, period);
  const before = comparedText(format, period);
  const compared = period.comparesWholeMonth
    ? t('{period} vs all of {month}', { period: current, month: comparedMonth(t.locale, period) })
    : before
      ? t('{period} vs {compared}', { period: current, compared: before })
      : current;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-faint text-xs tabular-nums">
      <span>{compared}</span>
      <span>{t('Times in {zone}', { zone: zoneText(period.timeZone, t) })}</span>
      {updatedAt && (
        <span>{t('updated {moment}', { moment: format.dateTime(updatedAt, period.timeZone) })}</span>
      )}
      {period.fewDays && <span className="text-caution">{t('Few days so far this month.')}</span>}
    </p>
  );
}
