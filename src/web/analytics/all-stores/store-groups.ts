import type { AllStoresDashboard, StoreFigures, StoreGroup } from '#shared/analytics/all-stores.ts';
import type { Period } from '#shared/analytics/analytics.ts';
import type { Store } from '#shared/stores/stores.ts';
import { isUnshared } from '#web/analytics/reports/metrics.ts';

export type GroupMetric = keyof StoreGroup['details'];

/** A store of the owner with its figures. */
export interface StoreInAll {
  store: Store;
  figures: StoreFigures;
}

/** A group with its stores and the period that their figures are of. */
export interface GroupInAll {
  group: StoreGroup;
  members: readonly StoreInAll[];
  period: Period;
  computedAt: string;
}

export function storesIn(
  { stores: figures }: Pick<AllStoresDashboard, 'stores'>,
  stores: readonly Store[],
): StoreInAll[] {
  return figures.flatMap((each) => {
    const store = stores.find(({ id }) => id === each.storeId);
    return store ? [{ store, figures: each }] : [];
  });
}

export function groupsIn(reply: AllStoresDashboard, stores: readonly Store[]): GroupInAll[] {
  const all = storesIn(reply, stores);
  const period = periodIn(reply);
  if (!period) return [];
  return reply.groups.map((group) => ({
    group,
    members: all.filter(({ store }) => group.storeIds.includes(store.id)),
    period,
    computedAt: reply.computedAt,
  }));
}

/** The days of a period are the same in each store, by its own clock, so that any of them names what is compared. */
export function periodIn({ stores }: Pick<AllStoresDashboard, 'stores'>): Period | undefined {
  return stores[0]?.metrics.period;
}

/** In the currency of its group. */
export function salesInGroup({ figures: { convertedRevenue, metrics } }: StoreInAll): number | null {
  return convertedRevenue ?? metrics.totalRevenue;
}

/** 0 to 1, or null where there is no share to speak of. */
export function shareOfGroup(inAll: StoreInAll, { details }: StoreGroup): number | null {
  const all = details.totalRevenue.value;
  const own = salesInGroup(inAll);
  return all !== null && all > 0 && own !== null && own >= 0 ? own / all : null;
}

/** Of these stores the figure is not there because their platform does not share it. */
export function unsharedIn(name: GroupMetric, members: readonly StoreInAll[]): Store[] {
  return members
    .filter(({ store, figures }) => isUnshared(name, figures.metrics.details[name], store))
    .map(({ store }) => store);
}

/** What the stores that are compared make together; null where it cannot be added up here. */
export function comparedValue(name: GroupMetric, { group, members }: GroupInAll): number | null {
  if (group.comparedStoreIds.length === group.storeIds.length) return group.details[name].value;
  const compared = members.filter(({ store }) => group.comparedStoreIds.includes(store.id));
  if (name === 'averageOrderValue') return null;
  const values = compared.map((each) =>
    name === 'totalRevenue' ? salesInGroup(each) : each.figures.metrics.details[name].value,
  );
  return values.reduce<number | null>(
    (sum, value) => (sum === null || value === null ? null : sum + value),
    0,
  );
}
