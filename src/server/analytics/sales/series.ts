import { localDay, localHours } from '#server/core/time/local-hours.ts';
import type { Series } from '#shared/analytics/sales-reports.ts';
import { toMajor } from '#shared/core/money.ts';
import { type NumberedDays, sumOfDays } from './daily-sales.ts';
import { dayNumber, dayOfNumber } from './day-number.ts';
import { comparedSpan, type DaySpan, grainOf, pointsOf } from './series-points.ts';

interface SummedSpan {
  span: DaySpan;
  days: NumberedDays;
}

interface SeriesFacts {
  store: { currency: string; timeZone: string };
  current: SummedSpan;
  /** Null where nothing can be compared. */
  compared: SummedSpan | null;
  coveredFrom: Date | null;
  now: Date;
}

/** The points of a stretch, days without sales too, each with its place in the stretch compared with. */
export function seriesPoints({
  store: { currency, timeZone },
  current,
  compared,
  coveredFrom,
  now,
}: SeriesFacts): Pick<Series, 'grain' | 'points'> {
  const grain = grainOf(current.span);
  const today = localHours(timeZone)(now).day;
  const wholeFrom = coveredFrom && firstDayWithin(coveredFrom, timeZone);

  function sums(days: NumberedDays, { from, to }: DaySpan) {
    const { orders, netSales, totalSales } = sumOfDays(days, from, to);
    return {
      from,
      to,
      totalSales: toMajor(totalSales, currency),
      netSales: toMajor(netSales, currency),
      orders,
    };
  }

  function comparedOf(point: DaySpan) {
    const place = compared && comparedSpan(point, { current: current.span, previous: compared.span });
    return place && sums(compared.days, place);
  }

  const points = pointsOf(current.span, grain).map((point) => ({
    ...sums(current.days, point),
    compared: comparedOf(point),
    partial: point.to >= today,
    covered: wholeFrom !== null && point.from >= wholeFrom,
  }));
  return { grain, points };
}

/** The first local day of which no part lies before the moment. */
function firstDayWithin(moment: Date, timeZone: string): string {
  const { day } = localHours(timeZone)(moment);
  return localDay(day, timeZone).from >= moment ? day : dayOfNumber(dayNumber(day) + 1);
}
