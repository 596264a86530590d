import { Temporal } from 'temporal-polyfill';
import { coverageStart, findFreshness } from '#server/analytics/reports/freshness.ts';
import type { Figures } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Forecast } from '#shared/analytics/sales-reports.ts';
import { toMajor } from '#shared/core/money.ts';
import { isHoliday } from './calendar.ts';
import { findFinishedDays } from './daily-sales.ts';
import { type Expectation, forecastSales } from './forecast.ts';
import { HORIZON, YEAR_DAYS } from './forecast-methods.ts';
import type { SalesDay } from './sales-day.ts';

const SHOWN_HISTORY_DAYS = 90;

/** The next 30 days from today on, from all days that are over. */
export async function makeForecast(db: Database, store: OwnedStore, now: Date): Promise<Figures<Forecast>> {
  const freshness = await findFreshness(db, store.id);
  const known = await findFinishedDays(db, store, freshness, now);
  const money = (minor: number) => toMajor(minor, store.currency);
  const about = {
    currency: store.currency,
    historyDays: known.length,
    history: known
      .slice(-SHOWN_HISTORY_DAYS)
      .map(({ day, netSales }) => ({ day, netSales: money(netSales) })),
  };
  const found = forecastSales(known, isHoliday);
  if (!found) {
    const status = coverageStart(freshness) === null ? 'no_data_yet' : 'too_little_data';
    return { ...about, status, methods: [], days: [], total: null, lastYear: null, past: null };
  }
  const inMoney = ({ expected, low, high }: Expectation) => ({
    expected: money(expected),
    low: money(low),
    high: money(high),
  });
  const lastKnown = Temporal.PlainDate.from(known.at(-1)!.day);
  return {
    ...about,
    status: 'ok',
    methods: found.methods,
    days: found.days.map((each, index) => ({
      day: lastKnown.add({ days: index + 1 }).toString(),
      ...inMoney(each),
    })),
    total: inMoney(found.total),
    lastYear: lastYearOf(known, money),
    past: found.past,
  };
}

/** What the days ahead brought a year ago; null where that lies before the first finished day that was read. */
function lastYearOf(known: SalesDay[], money: (minor: number) => number): Forecast['lastYear'] {
  const first = known.length - YEAR_DAYS;
  if (first < 0) return null;
  const days = known.slice(first, first + HORIZON);
  return {
    from: days[0]!.day,
    to: days.at(-1)!.day,
    netSales: money(days.reduce((sum, { netSales }) => sum + netSales, 0)),
  };
}
