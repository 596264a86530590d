import {
  type Figure,
  type Finding,
  makeFinding,
  money,
  percent,
  type Scale,
} from '#server/insights/finding.ts';
import type { Forecast } from '#shared/sales-reports.ts';

const DAYS = 30;
const SMALLEST_CHANGE = 0.15;
/** An 80 % band reaches so many deviations to each side. */
const BAND = 1.2816;
/** p = 0.005: a month of daily looks sees two or three sums that have little in common. */
const FAR_OFF = 2.8;

/**
 * The next 30 days are expected to bring clearly more or less than the last 30. Test: the last 30 days lie 2.8 deviations
 * from the forecast's sum, read off its 80 % band, a conformal band by the misses of its own past sums (see
 * sales-reports/forecast-bands.ts), and at least 15 % from what is expected. Evidence: at least four past sums in which the band was tried. Without last year's
 * same days next to it, nobody can say whether it is the season, so it is of high priority only with them.
 */
export function findOutlook({ forecast }: { forecast: Forecast }, scale: Scale): Finding[] {
  const { status, total, history, days, lastYear, past } = forecast;
  const sumHeld = past?.sumHeld ?? null;
  if (status !== 'ok' || !total || sumHeld === null || history.length < DAYS) return [];
  const last = history.slice(-DAYS).reduce((sum, { netSales }) => sum + netSales, 0);
  if (last <= 0) return [];
  const change = (total.expected - last) / last;
  const edge = last > total.expected ? total.high : total.low;
  const deviations = (Math.abs(last - total.expected) / Math.abs(edge - total.expected)) * BAND;
  if (Math.abs(change) < SMALLEST_CHANGE || deviations < FAR_OFF) return [];
  const yearBefore: Figure[] = lastYear
    ? [
        money('lastYear', lastYear.netSales),
        { name: 'lastYearFrom', value: lastYear.from, unit: 'date' },
        { name: 'lastYearTo', value: lastYear.to, unit: 'date' },
      ]
    : [];
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
          ...yearBefore,
          percent('sumHeld', sumHeld),
        ],
        // A quieter season loses nobody any money, and a busier one wins none that was at stake.
        atStake: null,
        priority: lastYear ? 'high' : 'medium',
        confidence: sumHeld,
      },
      scale,
    ),
  ];
}
