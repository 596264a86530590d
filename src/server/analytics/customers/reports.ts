import { findFreshness } from '#server/analytics/reports/freshness.ts';
import { createOrdersByBuyer } from '#server/analytics/reports/orders-by-buyer.ts';
import { defineReport } from '#server/analytics/reports/report-cache.ts';
import { sumSales } from '#server/analytics/reports/sales-sums.ts';
import { findStorePeriod } from '#server/analytics/reports/store-period.ts';
import type { Database } from '#server/core/db/database.ts';
import { localDayNumbers } from '#server/core/time/local-hours.ts';
import { localDate } from '#server/core/time/local-time.ts';
import { readOrderDays } from '#server/stores/ledger/write-order-days.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { sumCohorts } from './cohort-sums.ts';
import { cohortsOf, MOST_COHORTS } from './cohorts.ts';
import { firstRepurchaseOf } from './first-repurchase.ts';
import { countFirstOrders } from './first-repurchase-repository.ts';
import { groupsSince } from './group-scores.ts';
import { makeGroupsReport } from './groups.ts';
import { loyaltyOf, medianDays } from './loyalty.ts';
import { countAllBuyers, countBuyers } from './loyalty-repository.ts';

/** What takes too long in a large store to be worked out for every request. */
export function defineCustomerReports(db: Database) {
  const groups = defineReport(
    'customer-groups',
    (store, _query: object, now) => makeGroupsReport(db, store, now),
    { outlivesDay: true },
  );

  const cohorts = defineReport(
    'customer-cohorts',
    async (store, _query: object, now) => {
      const today = localDate(now, store.timeZone);
      const first = today.toPlainYearMonth().subtract({ months: MOST_COHORTS - 1 });
      const since = new Date(first.toPlainDate({ day: 1 }).toZonedDateTime(store.timeZone).epochMilliseconds);
      const { historyFrom } = await findFreshness(db, store.id);
      return {
        currency: store.currency,
        ...cohortsOf({
          sums: await sumCohorts(db, store, since),
          today,
          historyMonth: historyFrom && localDate(historyFrom, store.timeZone).toPlainYearMonth(),
          currency: store.currency,
        }),
      };
    },
    { outlivesDay: true },
  );

  const loyalty = defineReport('customer-loyalty', async (store, query: RangeQuery, now) => {
    const { period, freshness } = await findStorePeriod(db, store, query, now);
    const { range, current, previous } = period;
    const before = previous && (await sumSales(db, store.id, [previous]))[0]!;
    return loyaltyOf({
      currency: store.currency,
      period,
      freshness,
      current:
        range === 'all' ? await countAllBuyers(db, store.id) : await countBuyers(db, store.id, current),
      previous: previous && (await countBuyers(db, store.id, previous)),
      previousOrders: before ? before.orders - before.guestOrders : 0,
    });
  });

  const daysBetweenOrders = defineReport(
    'customer-days-between-orders',
    async (store, _query: object, now) =>
      medianDays(await countDaysBetweenOrders(db, store, new Date(groupsSince(now, store.timeZone)))),
    { outlivesDay: true },
  );

  const firstRepurchase = defineReport(
    'customer-first-repurchase',
    async (store, _query: object, now) => ({
      currency: store.currency,
      ...firstRepurchaseOf(await countFirstOrders(db, store, now)),
    }),
    { outlivesDay: true },
  );

  return { groups, cohorts, loyalty, daysBetweenOrders, firstRepurchase };
}

/** How many local days lie between orders that follow each other, and how often, since a moment. */
export async function countDaysBetweenOrders(
  db: Database,
  { id, timeZone }: { id: string; timeZone: string },
  since: Date,
): Promise<Map<number, number>> {
  const dayOf = localDayNumbers(timeZone);
  const byBuyer = createOrdersByBuyer(2);
  const days = readOrderDays(db, id, { from: since, lists: ['placed', 'buyers'] });
  for await (const { startsAt, orders, placed, buyers } of days) {
    for (let place = 0; place < orders; place += 1) {
      const at = startsAt + placed[place]!;
      const buyer = buyers[place]!;
      if (buyer !== null && at >= since.getTime()) byBuyer.add(buyer, dayOf(at));
    }
  }
  /** By the days between. */
  const gaps: number[] = [];
  for await (const rows of byBuyer.inTurn()) {
    for (let row = 2; row < rows.length; row += 2) {
      if (rows[row] !== rows[row - 2]) continue;
      const between = rows[row + 1]! - rows[row - 1]!;
      gaps[between] = (gaps[between] ?? 0) + 1;
    }
  }
  return new Map(gaps.flatMap((count, between) => [[between, count]]));
}
