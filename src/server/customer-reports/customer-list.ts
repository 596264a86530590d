import type { Database } from '#server/db/database.ts';
import type { OwnedStore } from '#server/http/serve.ts';
import type { CsvColumn } from '#server/reporting/csv.ts';
import type { CsvFile } from '#server/reporting/csv-route.ts';
import { listFile } from '#server/reporting/list-file.ts';
import type { Customer, CustomerList, customerEndpoints } from '#shared/customer-reports.ts';
import type { QueryOf } from '#shared/endpoint.ts';
import { toMajor } from '#shared/money.ts';
import { PAGE_SIZE } from '#shared/ranges.ts';
import {
  type CustomerOrder,
  type CustomerRecord,
  countMatching,
  findCustomers,
} from './customers-repository.ts';
import type { GroupsReport } from './groups.ts';

export type CustomerListQuery = QueryOf<typeof customerEndpoints.customerList>;

const MOST_SHOWN = 100;
const FILE_PAGE = 500;

interface Dependencies {
  db: Database;
  /** By its borders the group of every customer is found. */
  groupsOf: (store: OwnedStore) => Promise<GroupsReport>;
  now: () => Date;
}

/** Everybody who bought, with what they bought in their life. */
export function createCustomerList({ db, groupsOf, now }: Dependencies) {
  async function top(store: OwnedStore): Promise<Customer[]> {
    const { borders } = await groupsOf(store);
    const order = { borders, search: '', group: undefined, sort: 'totalSpent', direction: 'desc' } as const;
    const records = await findCustomers(db, store.id, order, { limit: MOST_SHOWN });
    return records.map((record) => customerOf(record, store));
  }

  async function list(store: OwnedStore, { page, ...query }: CustomerListQuery): Promise<CustomerList> {
    const groups = await groupsOf(store);
    const order = { ...query, group: query.group, borders: groups.borders };
    const offset = (page - 1) * PAGE_SIZE;
    const records = await findCustomers(db, store.id, order, { limit: PAGE_SIZE, offset });
    const isLast = records.length < PAGE_SIZE && (records.length > 0 || page === 1);
    const total = isLast ? offset + records.length : await countListed(store, order, groups);
    return { rows: records.map((record) => customerOf(record, store)), total, page, pageSize: PAGE_SIZE };
  }

  /** Without a search the report on the groups knows it: counting hundreds of thousands takes too long for a page. */
  async function countListed(store: OwnedStore, order: CustomerOrder, report: GroupsReport): Promise<number> {
    if (order.search !== '') return countMatching(db, store.id, order);
    if (!order.group) return report.everybody;
    return report.groups.find(({ group }) => group === order.group)?.customers ?? 0;
  }

  async function file(store: OwnedStore, { page: _, ...query }: CustomerListQuery): Promise<CsvFile> {
    const { borders } = await groupsOf(store);
    const order = { ...query, group: query.group, borders };
    async function* pages() {
      for (let after: CustomerRecord | undefined; ; ) {
        const records = await findCustomers(db, store.id, order, { limit: FILE_PAGE, after });
        yield records.map((record) => customerOf(record, store));
        if (records.length < FILE_PAGE) return;
        after = records.at(-1);
      }
    }
    return listFile(db, store, now(), { what: 'customers', columns: COLUMNS, pages: pages() });
  }

  return { top, list, file };
}

function customerOf(
  { city, countryCode, net, orders, rank: _, ...record }: CustomerRecord,
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

const COLUMNS: CsvColumn<Customer>[] = [
  { title: 'First name', value: ({ firstName }) => firstName },
  { title: 'Last name', value: ({ lastName }) => lastName },
  { title: 'Email', value: ({ email }) => email },
  { title: 'Location', value: ({ location }) => location },
  { title: 'Total spent', value: ({ totalSpent }) => totalSpent },
  { title: 'Currency', value: ({ currency }) => currency },
  { title: 'Orders', value: ({ totalOrders }) => totalOrders },
  { title: 'First order', value: ({ firstOrderAt }) => firstOrderAt },
  { title: 'Last order', value: ({ lastOrderAt }) => lastOrderAt },
  { title: 'Group', value: ({ group }) => group },
];
