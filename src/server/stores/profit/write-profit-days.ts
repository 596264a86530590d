import type { Database } from '#server/core/db/database.ts';
import { inBackground } from '#server/core/db/embedded-pool.ts';
import { createSliceSize, PIECE_MS, timed } from '#server/core/db/slice-size.ts';
import { localHours } from '#server/core/time/local-hours.ts';
import { dayAfter } from '#server/core/time/local-time.ts';
import type { Platform } from '#shared/stores/stores.ts';
import { type CatalogueForCosts, createCostBook, type SoldThing } from './cost-book.ts';
import {
  findCatalogueForCosts,
  findCostFacts,
  findCostsVersion,
  findProfitRules,
  saysTaxes,
} from './costs-repository.ts';
import { dayRows } from './day-rows.ts';
import { forgetProfitDays } from './forget-profit-days.ts';
import type { ProfitInputs } from './order-profit.ts';
import {
  findMissingProfitDays,
  findOrdersOfDays,
  findProfitSpan,
  insertProfitDays,
  type LocalSpan,
} from './profit-days-repository.ts';

export interface ProfitStore {
  id: string;
  platform: Platform;
  currency: string;
  timeZone: string;
}

/** Work in a transaction that holds the store's lock. */
export type InStore = (work: (tx: Database) => Promise<void>) => Promise<void>;

const MOST_DAYS = 366;
/** Of more, what others ask for comes first. */
const FEW_DAYS = 7;
/** A dozen statements are needed however few days there are. */
const PIECES = 3;

/** Writes the days of the span that are missing, all of the store's by default, a few at a time. */
export async function writeProfitDays(
  db: Database,
  store: ProfitStore,
  { span, inStore }: { span?: LocalSpan; inStore: InStore },
) {
  const whole = await findProfitSpan(db, store);
  if (!whole) return;
  const first = span && span.first > whole.first ? span.first : whole.first;
  const last = span && span.last < whole.last ? span.last : whole.last;
  if (first > last) return;
  const missing = await findMissingProfitDays(db, store.id, { first, last });
  if (missing.length === 0) return;
  const write = () => writeMissing(db, store, { missing, inStore });
  await (missing.length > FEW_DAYS ? inBackground(write) : write());
}

async function writeMissing(
  db: Database,
  store: ProfitStore,
  { missing, inStore }: { missing: string[]; inStore: InStore },
) {
  const days = createSliceSize({ first: 1, most: MOST_DAYS, aim: PIECES * PIECE_MS });
  let inputs = await readInputs(db, store);
  for (let at = 0; at < missing.length; ) {
    const slice = runFrom(missing, at, days.size);
    await inStore(async (tx) => {
      if ((await findCostsVersion(tx, store.id)) !== inputs.version) inputs = await readInputs(tx, store);
      // Another process may have been quicker.
      const left = await findMissingProfitDays(tx, store.id, slice);
      days.cost(await timed(() => writeRuns(tx, store, left, inputs)));
    });
    at += slice.days;
  }
}

/** Days that follow each other, so many at most. */
function runFrom(days: string[], at: number, most: number): LocalSpan & { days: number } {
  let count = 1;
  while (count < most && at + count < days.length && days[at + count] === dayAfter(days[at + count - 1]!))
    count += 1;
  return { first: days[at]!, last: days[at + count - 1]!, days: count };
}

async function writeRuns(tx: Database, store: ProfitStore, days: string[], inputs: ProfitInputs) {
  for (let at = 0; at < days.length; ) {
    const run = runFrom(days, at, MOST_DAYS);
    const found = await findOrdersOfDays(tx, store, run);
    // Sums of another version may stand there.
    await forgetProfitDays(tx, store.id, days.slice(at, at + run.days));
    await insertProfitDays(tx, store.id, dayRows(found, run, inputs));
    at += run.days;
  }
}

/** Costs and rules with their version: of everything, or no more than these things need. */
export async function readInputs(
  db: Database,
  store: ProfitStore,
  sold?: SoldThing[],
): Promise<ProfitInputs & { version: number }> {
  const version = await findCostsVersion(db, store.id);
  const [hasTaxes, rules, catalogue] = await Promise.all([
    saysTaxes(db, store.id),
    findProfitRules(db, store.id),
    findCatalogueForCosts(db, store.id, sold),
  ]);
  const facts = await findCostFacts(db, store.id, sold && productsOf(sold, catalogue));
  const localHour = localHours(store.timeZone);
  return {
    version,
    currency: store.currency,
    gateway: store.platform,
    hasTaxes,
    dayOf: (instant) => localHour(instant).day,
    rules,
    categories: catalogue.categories,
    costs: createCostBook(facts, rules, catalogue),
  };
}

/** Their own, and those whose costs hold for them by their SKU. */
function productsOf(sold: SoldThing[], { variantsBySku }: CatalogueForCosts): string[] {
  const bySku = [...variantsBySku.values()];
  return [...new Set([...sold, ...bySku].flatMap(({ productId }) => productId ?? []))];
}
