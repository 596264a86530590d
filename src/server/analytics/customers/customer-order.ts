import { defineReport } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { type CustomerOrder, type CustomerPlace, findMembers } from './customers-repository.ts';
import type { GroupsReport } from './groups.ts';

/** So many keys are cached together: a page is cut from one part. */
export const CUSTOMERS_IN_PART = 5_000;
const CUSTOMERS_AT_ONCE = 4_000;

interface PartQuery extends Pick<CustomerOrder, 'sort' | 'direction' | 'group'> {
  /** From 0. */
  part: number;
}

/**
 * The keys of customers in an order, a part of the list at a time, for no index leads to the thousandth of a group. The
 * list is walked by a few thousand at once, so that in between others have their turn at the embedded database's one
 * connection.
 */
export const customerOrderReport = (db: Database, groupsOf: (store: OwnedStore) => Promise<GroupsReport>) =>
  defineReport(
    'customer-order',
    async (store: OwnedStore, { part, ...query }: PartQuery) => {
      const { borders } = await groupsOf(store);
      const order: CustomerOrder = { ...query, borders, search: '', byBeginnings: false };
      const until = (part + 1) * CUSTOMERS_IN_PART;
      const buyers: string[] = [];
      let after: CustomerPlace | undefined;
      do {
        const step = await findMembers(db, store.id, order, { after, limit: CUSTOMERS_AT_ONCE });
        buyers.push(...step.members);
        after = step.last;
      } while (after && buyers.length < until);
      return { buyers: buyers.slice(part * CUSTOMERS_IN_PART, until) };
    },
    { outlivesDay: true },
  );
