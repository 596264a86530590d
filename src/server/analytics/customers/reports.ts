import { findFreshness } from '#server/analytics/reports/freshness.ts';
import { defineReport } from '#server/analytics/reports/report-cache.ts';
import { sumSales } from '#server/analytics/reports/sales-sums.ts';
import { findStorePeriod } from '#server/analytics/reports/store-period.ts';
import type { Database } from '#server/core/db/database.ts';
import { localDate } from '#server/core/time/local-time.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { sumCohorts } from './cohort-sums.ts';
import { cohortsOf, MOST_COHORTS } from './cohorts.ts';
import { firstRepurchaseOf } from './first-repurchase.ts';
import { countFirstOrders } from './first-repurchase-repository.ts';
import { groupsSince } from './group-scores.ts';
import { makeGroupsReport } from './groups.ts';
import { loyaltyOf, medianDays } from './loyalty.ts';
import { countAllBuyers, countBuyers } from './loyalty-repository.ts';
import { countDaysBetweenOrders } from './order-gaps.ts';

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
