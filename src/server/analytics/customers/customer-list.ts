import type { FileWords } from '#languages/file-words.ts';
import { WORDS } from '#languages/words.ts';
import type { CsvColumn } from '#server/analytics/reports/csv.ts';
import type { CsvFile } from '#server/analytics/reports/csv-route.ts';
import { listFile } from '#server/analytics/reports/list-file.ts';
import { basisOf, joinBases } from '#server/analytics/reports/records-state.ts';
import {
  type Computed,
  defineReport,
  type Report,
  type ReportCache,
} from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Customer, CustomerList, customerEndpoints } from '#shared/analytics/customer-reports.ts';
import type { QueryOf } from '#shared/core/endpoint.ts';
import type { Language } from '#shared/core/languages.ts';
import { toMajor } from '#shared/core/money.ts';
import { PAGE_SIZE } from '#shared/core/ranges.ts';
import {
  type CustomerOrder,
  type CustomerPlace,
  type CustomerRecord,
  countMatching,
  findCustomers,
  findMembers,
  findTheseCustomers,
} from './customers-repository.ts';
import type { GroupsReport } from './groups.ts';

/** So many keys are cached together: a page is cut from one part. */
const CUSTOMERS_IN_PART = 5_000;
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
const customerOrderReport = (db: Database, groupsOf: (store: OwnedStore) => Promise<GroupsReport>) =>
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

const customerColumns = (words: FileWords['customers']): CsvColumn<Customer>[] => [
  { title: words.firstName, value: ({ firstName }) => firstName },
  { title: words.lastName, value: ({ lastName }) => lastName },
  { title: words.email, value: ({ email }) => email },
  { title: words.location, value: ({ location }) => location },
  { title: words.totalSpent, value: ({ totalSpent }) => totalSpent },
  { title: words.currency, value: ({ currency }) => currency },
  { title: words.orders, value: ({ totalOrders }) => totalOrders },
  { title: words.firstOrder, value: ({ firstOrderAt }) => firstOrderAt },
  { title: words.lastOrder, value: ({ lastOrderAt }) => lastOrderAt },
  {
    title: words.group,
    value: ({ group }) => group && words.groups[group],
  },
];

export type CustomerListQuery = QueryOf<typeof customerEndpoints.customerList>;

const MOST_SHOWN = 100;
const FILE_PAGE = 500;
/** So far into a list its index is followed; what lies deeper is cut from a cached order. */
const NEAR = 1_000;
/** Of more customers, names and addresses are found by what they begin with: to look into each of them takes too long. */
const MOST_BY_PARTS = 10_000;

/** Keys of the best customers who are overdue by their own rhythm. */
export type OverdueBuyers = (store: OwnedStore) => Promise<Computed<{ overdueBuyers: string[] }>>;

interface Dependencies {
  db: Database;
  reports: Pick<ReportCache, 'read' | 'readCurrent'>;
  groupsReport: Report<object, GroupsReport>;
  overdueBuyers: OverdueBuyers;
  now: () => Date;
}

/** Everybody who bought, with what they bought in their life. */
export function createCustomerList({ db, reports, groupsReport, overdueBuyers, now }: Dependencies) {
  /** By its borders the group of every customer is found. */
  const groupsOf = (store: OwnedStore) => reports.read(groupsReport, store, {});
  const orderReport = customerOrderReport(db, (store) => reports.readCurrent(groupsReport, store, {}));

  async function top(store: OwnedStore): Promise<Customer[]> {
    const order = orderOf({ search: '', sort: 'totalSpent', direction: 'desc' }, await groupsOf(store));
    const records = await findCustomers(db, store.id, order, { limit: MOST_SHOWN });
    return records.map((record) => customerOf(record, store));
  }

  async function list(store: OwnedStore, { page, ...query }: CustomerListQuery): Promise<CustomerList> {
    const groups = await groupsOf(store);
    const chosen = await chosenIn(store, query);
    const order = { ...orderOf(query, groups), only: chosen?.overdueBuyers };
    const { records, basis } = await findPage(store, order, (page - 1) * PAGE_SIZE);
    return {
      ...joinBases(basisOf(groups), basis ?? chosen ?? groups),
      rows: records.map((record) => customerOf(record, store)),
      total: await countListed(store, order, { records, groups, page }),
      page,
      pageSize: PAGE_SIZE,
      ...(order.byBeginnings ? { byBeginnings: true } : {}),
    };
  }

  /** Who is no group of its own, but is listed like one; null for a group. */
  async function chosenIn(store: OwnedStore, { group }: Pick<CustomerListQuery, 'group'>) {
    return group === 'overdue' ? overdueBuyers(store) : null;
  }

  /** A page behind the last one of a search says nothing of how many there are. */
  async function countListed(
    store: OwnedStore,
    order: CustomerOrder,
    { records, groups, page }: { records: CustomerRecord[]; groups: GroupsReport; page: number },
  ): Promise<number> {
    if (order.search === '' && !order.only) return countKnown(order, groups);
    if (order.search === '') return countMatching(db, store.id, order);
    return records[0]?.found ?? (page === 1 ? 0 : await countMatching(db, store.id, order));
  }

  /** The report on the groups knows it: counting hundreds of thousands takes too long for a page. */
  function countKnown({ group }: CustomerOrder, { everybody, groups }: GroupsReport): number {
    return group ? (groups.find((each) => each.group === group)?.customers ?? 0) : everybody;
  }

  async function findPage(store: OwnedStore, order: CustomerOrder, offset: number) {
    const { search, sort, direction, group } = order;
    if (search !== '' || order.only || (!group && offset < NEAR))
      return { records: await findCustomers(db, store.id, order, { limit: PAGE_SIZE, offset }), basis: null };
    const part = Math.floor(offset / CUSTOMERS_IN_PART);
    const { buyers, ...basis } = await reports.read(orderReport, store, { sort, direction, group, part });
    const place = offset % CUSTOMERS_IN_PART;
    const shown = buyers.slice(place, place + PAGE_SIZE);
    return { records: await findTheseCustomers(db, store.id, order, shown), basis };
  }

  async function file(
    store: OwnedStore,
    { page: _, ...query }: CustomerListQuery,
    language: Language,
  ): Promise<CsvFile> {
    const chosen = await chosenIn(store, query);
    const order = { ...orderOf(query, await groupsOf(store)), only: chosen?.overdueBuyers };
    async function* pages() {
      for (let after: CustomerRecord | undefined; ; ) {
        const records = await findCustomers(db, store.id, order, { limit: FILE_PAGE, after });
        yield records.map((record) => customerOf(record, store));
        if (records.length < FILE_PAGE) return;
        after = records.at(-1);
      }
    }
    return listFile(db, store, now(), {
      what: 'customers',
      columns: customerColumns(WORDS[language].files.customers),
      pages: pages(),
    });
  }

  return { top, list, file, reports: [orderReport] };
}

function orderOf(
  { group, ...query }: Omit<CustomerListQuery, 'page'>,
  { borders, everybody }: GroupsReport,
): CustomerOrder {
  return {
    ...query,
    group: group === 'overdue' ? undefined : group,
    borders,
    byBeginnings: query.search !== '' && everybody > MOST_BY_PARTS,
  };
}

function customerOf(
  { city, countryCode, net, orders, rank: _rank, found: _found, ...record }: CustomerRecord,
  { currency }: OwnedStore,
): Customer {
  return {
    ...record,
    location: [city, countryCode].filter(Boolean).join(', ') || null,
    totalSpent: toMajor(net, currency),
    totalOrders: orders,
    currency,
  };
}
