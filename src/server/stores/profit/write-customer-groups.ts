import type { SQL } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import {
  dropOlderCustomerGroups,
  findUngroupedDays,
  insertCustomerGroups,
  type LocalSpan,
} from './profit-days-repository.ts';
import type { InStore } from './write-profit-days.ts';

/** In one statement, which goes over all orders and customers of a store however few days it is about. */
const MOST_DAYS = 366;

/** What is asked of a store's days. */
export interface Grouping {
  span: LocalSpan;
  /** The local day as of which buyers are grouped. */
  today: string;
  /** The group of a row of `customer_totals`; asked for only where days are missing. */
  findGroup: () => Promise<SQL>;
}

/** Splits written days by groups of customers, those that are not yet, a year at a time. */
export async function writeCustomerGroups(
  db: Database,
  storeId: string,
  { span, today, findGroup, inStore }: Grouping & { inStore: InStore },
) {
  const missing = await findUngroupedDays(db, storeId, span, today);
  if (missing.length === 0) return;
  const group = await findGroup();
  await inStore((tx) => dropOlderCustomerGroups(tx, storeId, today));
  for (let at = 0; at < missing.length; at += MOST_DAYS) {
    const days = missing.slice(at, at + MOST_DAYS);
    await inStore((tx) => insertCustomerGroups(tx, storeId, { days, today, group }));
  }
}
