import { type Finding, makeFinding, money, percent, type Scale, tenths } from '#server/insights/finding.ts';
import type { Forecast } from '#shared/sales-reports.ts';

const DAYS = 30;
const SMALLEST_CHANGE = 0.1;

/** Whether the next 30 days are expected to bring clearly more or less than the last 30. */
export function findOutlook({ forecast }: { forecast: Forecast }, scale: Scale): Finding[] {
  const { status, total, history, days, past, usesNaive } = forecast;
  if (status !== 'ok' || !total || history.length < DAYS) return [];
  const last = history.slice(-DAYS).reduce((sum, { netSales }) => sum + netSales, 0);
  if (last <= 0) return [];
  const change = (total.expected - last) / last;
  if (Math.abs(change) < SMALLEST_CHANGE) return [];
  // Where the last 30 days lie within the band, more and less are both within reason.
  const certain = last < total.low || last > total.high;
  const held = past?.bandHeld ?? 0.5;
  return [
    makeFinding(
      {
        subject: 'outlook',
        type: 'outlook',
        variant: change > 0 ? 'up' : 'down',
        category: 'sales',
        period: { from: days[0]?.day ?? null, to: days.at(-1)?.day ?? null },
        figures: [
          money('expected', total.expected),
          money('low', total.low),
          money('high', total.high),
          money('last30', last),
          percent('change', Math.abs(change)),
          ...(past ? [percent('bandHeld', past.bandHeld), tenths('mase', past.mase, 'times')] : []),
        ],
        atStake: Math.abs(total.expected - last),
        confidence: (certain ? 0.6 : 0.3) * held * (usesNaive ? 0.7 : 1),
      },
      scale,
    ),
  ];
}
