import { sql } from 'drizzle-orm';
import { findFreshness } from '#server/analytics/reports/freshness.ts';
import { defineReport } from '#server/analytics/reports/report-cache.ts';
import { isHoliday } from '#server/analytics/sales/calendar.ts';
import { findFinishedDays } from '#server/analytics/sales/daily-sales.ts';
import { forecastSales, type MissedSum } from '#server/analytics/sales/forecast.ts';
import { HORIZON } from '#server/analytics/sales/forecast-methods.ts';
import type { Database } from '#server/core/db/database.ts';
import { localDate } from '#server/core/time/local-time.ts';
import { goalMonth } from './goal-month.ts';
import { type UsualCourse, usualCourse } from './usual-course.ts';

/** What the running month may still bring, from today on, in minor units of net sales. */
export interface RestOfMonth {
  course: UsualCourse;
  /** Null where there is no forecast. */
  forecast: RestForecast | null;
}

export interface RestForecast {
  /** On all days from today to the last of the month. */
  expected: number;
  /** What past forecasts of as many days missed by. */
  misses: MissedSum[];
}

/** Eight weeks, as in the forecast: long enough for an even share of every weekday, short enough to be of this season. */
const COURSE_DAYS = 56;
const WEEK = 7;

/** Worked out once a day and change of the records: it tries the forecast at every past week. */
export const restOfMonthReport = (db: Database) =>
  defineReport('goals.rest-of-month', async (store, _query: object, now): Promise<RestOfMonth> => {
    const known = await findFinishedDays(db, store, await findFreshness(db, store.id), now);
    const recent = known.slice(-COURSE_DAYS);
    const [first] = recent;
    const soldByHour = first ? await sumByHour(db, store.id, first.day, recent.at(-1)!.day) : new Map();
    const { days } = goalMonth(localDate(now, store.timeZone));
    const forecast = forecastSales(known, isHoliday);
    return {
      course: usualCourse(recent, soldByHour),
      forecast: forecast && restOf(forecast, days.left),
    };
  });

/** Of the 31st day ahead, which the forecast does not reach, the same weekday a week before is expected. */
function restOf(
  { days, missedSums }: Pick<NonNullable<ReturnType<typeof forecastSales>>, 'days' | 'missedSums'>,
  left: number,
): RestForecast {
  let expected = 0;
  for (let ahead = 0; ahead < left; ahead += 1) expected += (days[ahead] ?? days[ahead - WEEK])!.expected;
  const reached = Math.min(left, HORIZON);
  const misses = missedSums[reached - 1]!.map(({ weeksAgo, missed }) => ({
    weeksAgo,
    missed: (missed * left) / reached,
  }));
  return { expected, misses };
}

async function sumByHour(
  db: Database,
  storeId: string,
  first: string,
  last: string,
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ hour: number; sold: string }>(sql`
    select hour, sum(gross + discounts) as sold from sales_hours
    where store_id = ${storeId} and day between ${first} and ${last} group by hour`);
  return new Map(rows.map(({ hour, sold }) => [hour, Number(sold)]));
}
