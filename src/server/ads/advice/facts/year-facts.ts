import { Temporal } from 'temporal-polyfill';
import { coverageStart, type Freshness, findFreshness } from '#server/analytics/reports/freshness.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import { localDate } from '#server/core/time/local-time.ts';
import { toMajor } from '#shared/core/money.ts';
import type { StoreFacts } from './facts.ts';
import { countOrdersByPlace } from './place-months.ts';
import { type Season, seasonOf, strongestMonth, type WholeMonth } from './seasons.ts';
import { findMainCategory, findOffer, hasOrders, sumMonths } from './year-repository.ts';

const MONTHS = 24;
const MAIN_CATEGORY_DAYS = 90;
const FEWEST_ORDERS_FOR_SEASON = 50;
const MOST_PLACES = 300;

/** What does not depend on the timeframe asked for. */
export interface YearFacts {
  products: StoreFacts['products'];
  months: Season;
  /** Strongest months by country, and by country and city; see placeKey. */
  strongest: Record<string, number>;
  hasOrders: boolean;
}

export async function findYearFacts(db: Database, store: OwnedStore, now: Date): Promise<YearFacts> {
  const today = localDate(now, store.timeZone);
  const since = today.subtract({ days: MAIN_CATEGORY_DAYS }).toString();
  const freshness = await findFreshness(db, store.id);
  const months = wholeMonths(today, freshness, store.timeZone);
  const [offer, mainCategory, sums, strongest, anyOrders] = await Promise.all([
    findOffer(db, store.id),
    findMainCategory(db, store.id, since),
    findMonths(db, store, months),
    findStrongestMonths(db, store, months),
    hasOrders(db, store.id),
  ]);
  const money = (minor: number | null) => (minor === null ? null : toMajor(minor, store.currency));
  return {
    products: {
      total: offer.products,
      mainCategory,
      lowest: money(offer.lowest),
      median: money(offer.median),
      highest: money(offer.highest),
    },
    months: seasonOf(sums),
    strongest,
    hasOrders: anyOrders,
  };
}

/** Finished months of which every order was read, without a gap, oldest first: `2026-10`. */
function wholeMonths(today: Temporal.PlainDate, freshness: Freshness, timeZone: string): string[] {
  const coveredFrom = coverageStart(freshness);
  const { historyFrom } = freshness;
  if (coveredFrom === null || historyFrom === null) return [];
  const first = today.with({ day: 1 });
  return Array.from({ length: MONTHS }, (_, place) => first.subtract({ months: MONTHS - place }))
    .filter((month) => {
      const day = localDay(month.toString(), timeZone);
      // In its first month a shop was open for a part of it only, though nothing older exists.
      return day.from >= coveredFrom && day.to > historyFrom;
    })
    .map((month) => month.toString().slice(0, 7));
}

async function findMonths(db: Database, store: OwnedStore, months: string[]): Promise<WholeMonth[]> {
  if (months.length === 0) return [];
  const sums = await sumMonths(db, store.id, {
    from: firstDay(months[0]!),
    to: firstDay(next(months.at(-1)!)),
  });
  return months.map((month) => ({
    month,
    orders: sums.get(month)?.orders ?? 0,
    netSales: toMajor(sums.get(month)?.net ?? 0, store.currency),
  }));
}

async function findStrongestMonths(
  db: Database,
  store: OwnedStore,
  months: string[],
): Promise<Record<string, number>> {
  if (months.length === 0) return {};
  const places = await countOrdersByPlace(db, store, {
    months: months.map(firstDay),
    ends: firstDay(next(months.at(-1)!)),
  });
  const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
  const large = [...places]
    .filter(([, counts]) => sumOf(counts) >= FEWEST_ORDERS_FOR_SEASON)
    .sort(([, one], [, other]) => sumOf(other) - sumOf(one))
    .slice(0, MOST_PLACES);
  return Object.fromEntries(
    large.flatMap(([key, counts]) => {
      const strongest = strongestMonth(months.map((month, place) => ({ month, count: counts[place]! })));
      return strongest === null ? [] : [[key, strongest]];
    }),
  );
}

const firstDay = (month: string) => `${month}-01`;
const next = (month: string) => Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString();
