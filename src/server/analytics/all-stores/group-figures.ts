import type { BuyerCounts } from '#server/analytics/cards/buyers.ts';
import { growthOf } from '#server/analytics/cards/growth.ts';
import { averageOrderValue, isFewOrders, partsOf } from '#server/analytics/cards/metrics.ts';
import { totalSales } from '#server/analytics/reports/sales-sums.ts';
import { added, type HourSums, noSums } from '#server/stores/ledger/sales-hours.ts';
import type { StoreGroup } from '#shared/analytics/all-stores.ts';
import type { MetricDetail, MissingReason } from '#shared/analytics/analytics.ts';
import { toMajor } from '#shared/core/money.ts';
import { sumOfSpan } from './convert-days.ts';
import type { Group, Member } from './members.ts';
import type { StoreFigures } from './store-figures.ts';

interface Sums {
  sales: HourSums;
  buyers: BuyerCounts;
}

/** What a store adds to its group, in the group's currency. */
export interface MemberSums {
  storeId: string;
  current: Sums;
  /** Null where it has no fair comparison, with the reason. */
  previous: Sums | null;
  notCompared: MissingReason | null;
}

export function memberSums(
  { store, converted, lacksRateBefore }: Member,
  { sales, buyers, notCompared }: StoreFigures,
): MemberSums {
  const current = { sales: converted ? sumOfSpan(converted.current) : sales.current, buyers: buyers.current };
  const reason = notCompared ?? (lacksRateBefore ? 'no_rate' : null);
  if (reason || !sales.previous || !buyers.previous)
    return { storeId: store.id, current, previous: null, notCompared: reason ?? 'no_comparison' };
  const before = converted?.previous ? sumOfSpan(converted.previous) : sales.previous;
  return {
    storeId: store.id,
    current,
    previous: { sales: before, buyers: buyers.previous },
    notCompared: null,
  };
}

/**
 * The figures of a group: values are of all its stores, growth is like for like, of those that have a comparison alone.
 * A customer of two stores counts in each.
 */
export function groupFigures({ currency, members }: Group, sums: MemberSums[]): StoreGroup {
  const compared = sums.filter(({ previous }) => previous !== null);
  const [all, now, before] = [
    sumOf(sums.map(({ current }) => current)),
    sumOf(compared.map(({ current }) => current)),
    sumOf(compared.map(({ previous }) => previous!)),
  ];
  const missing = compared.length > 0 ? null : (sums[0]?.notCompared ?? 'no_comparison');
  const parts = partsOf(all, currency);

  function detail(
    of: (sums: Sums) => number | null,
    itsParts: MetricDetail['parts'],
    fewData = false,
  ): MetricDetail {
    const value = of(all);
    const previous = of(before);
    return {
      value,
      reason: value === null ? 'no_orders' : null,
      previous: missing ? null : previous,
      ...growthOf(of(now), previous, { previousOrders: before.sales.orders, missing }),
      fewData,
      parts: itsParts,
    };
  }

  return {
    currency,
    storeIds: sums.map(({ storeId }) => storeId),
    converted: members.some(({ converted }) => converted !== null),
    comparedStoreIds: compared.map(({ storeId }) => storeId),
    details: {
      totalRevenue: detail(({ sales }) => toMajor(totalSales(sales), currency), parts.totalRevenue),
      totalOrders: detail(({ sales }) => sales.orders, parts.totalOrders),
      totalCustomers: detail(({ buyers }) => buyers.customers, parts.totalCustomers),
      averageOrderValue: detail(
        ({ sales }) => averageOrderValue(sales, currency),
        parts.averageOrderValue,
        isFewOrders(all.sales),
      ),
      repeatCustomers: detail(({ buyers }) => buyers.repeat, parts.repeatCustomers),
    },
  };
}

function sumOf(all: Sums[]): Sums {
  const buyers: BuyerCounts = { customers: 0, firstTime: 0, repeat: 0 };
  for (const { buyers: each } of all) {
    buyers.customers += each.customers;
    buyers.firstTime += each.firstTime;
    buyers.repeat += each.repeat;
  }
  return { sales: all.map(({ sales }) => sales).reduce(added, noSums()), buyers };
}
