import type { SQL } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { createSliceSize, PIECE_MS, timed } from '#server/core/db/slice-size.ts';
import {
  dropOlderCustomerGroups,
  findUngroupedDays,
  insertCustomerGroups,
  type LocalSpan,
} from './profit-days-repository.ts';
import type { InStore } from './write-profit-days.ts';

const FIRST_DAYS = 7;
const MOST_DAYS = 366;
/** A question over a few days takes nearly as long as one over one. */
const PIECES = 3;

interface Grouping {
  span: LocalSpan;
  /** The local day as of which buyers are grouped. */
  today: string;
  /** The group of a row of `customer_totals`; asked for only where days are missing. */
  findGroup: () => Promise<SQL>;
  inStore: InStore;
}

/** Splits written days by groups of customers, those that are not yet, a few at a time. */
export async function writeCustomerGroups(
  db: Database,
  storeId: string,
  { span, today, findGroup, inStore }: Grouping,
) {
  const missing = await findUngroupedDays(db, storeId, span, today);
  if (missing.length === 0) return;
  const group = await findGroup();
  await inStore((tx) => dropOlderCustomerGroups(tx, storeId, today));
  const size = createSliceSize({ first: FIRST_DAYS, most: MOST_DAYS, aim: PIECES * PIECE_MS });
  for (let at = 0; at < missing.length; ) {
    const days = missing.slice(at, at + size.size);
    await inStore(async (tx) =>
      size.cost(await timed(() => insertCustomerGroups(tx, storeId, { days, today, group }))),
    );
    at += days.length;
  }
}
