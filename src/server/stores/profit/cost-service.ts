import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Live } from '#server/core/live/live.ts';
import { dayAfter, localDate } from '#server/core/time/local-time.ts';
import type { PlatformCharge } from '#server/platforms/ports/store-platform.ts';
import { isFirstReading } from '#server/stores/connect/first-reading.ts';
import { findStore } from '#server/stores/connect/repository.ts';
import type { ProfitQueue } from '#server/stores/jobs.ts';
import { lockStoreOrders } from '#server/stores/ledger/order-days-repository.ts';
import { toMinor } from '#shared/core/money.ts';
import type { CostFrom, NewCosts } from '#shared/stores/costs.ts';
import type { ProfitRules } from '#shared/stores/profit-rules.ts';
import { type CostFact, createCostBook } from './cost-book.ts';
import {
  findCatalogueForCosts,
  findCostFacts,
  findProfitRules,
  saveOwnerCosts,
  saveProfitRules,
} from './costs-repository.ts';
import { dayRows } from './day-rows.ts';
import { findDaysOfOrders, saveCharges } from './finances-repository.ts';
import { forgetAllProfit, forgetProfitDays, forgetProfitOfCosts } from './forget-profit-days.ts';
import { type PartOfDay, sumPartOfDay } from './part-of-day.ts';
import { findOrdersOfDays, type LocalSpan } from './profit-days-repository.ts';
import { addProfit, noProfit, type ProfitSums } from './profit-sums.ts';
import { raiseRecordsVersion } from './readings-repository.ts';
import { type Grouping, writeCustomerGroups } from './write-customer-groups.ts';
import { type InStore, readInputs, writeProfitDays } from './write-profit-days.ts';

interface Dependencies {
  db: Database;
  live: Live;
  profitQueue: ProfitQueue;
  /** Demo shops, whose costs are made up. */
  madeUpStores: { has: (store: OwnedStore) => Promise<boolean> };
  now: () => Date;
}

/** Before any order of any shop: a cost that always held. */
const ALWAYS = '1970-01-01';
const PREVIEW_DAYS = 30;

export interface NewProfit {
  rules?: ProfitRules | undefined;
  costs?: NewCosts | undefined;
}

/** What owners say of their costs. Whatever changes them leaves the days it concerns to be written again. */
export function createCostService({ db, live, profitQueue, madeUpStores, now }: Dependencies) {
  async function saveCosts(store: OwnedStore, { from, costs }: NewCosts): Promise<number> {
    const day = dayOf(from, store);
    await change(store, async (tx) => {
      await saveOwnerCosts(tx, store.id, { from: day, costs: minorCosts(costs, store) });
      await forgetProfitOfCosts(tx, store.id, day);
    });
    return costs.length;
  }

  async function saveRules(store: OwnedStore, rules: ProfitRules) {
    await change(store, async (tx) => {
      await saveProfitRules(tx, store.id, rules);
      await forgetAllProfit(tx, store.id);
    });
  }

  /** Of a carrier's invoice; the same parcel given again is the same charge. */
  async function saveInvoice(store: OwnedStore, charges: PlatformCharge[]): Promise<number> {
    await change(store, async (tx) => {
      await saveCharges(tx, store.id, 'invoice', charges);
      const orderIds = [...new Set(charges.flatMap(({ orderId }) => orderId ?? []))];
      await forgetProfitDays(tx, store.id, await findDaysOfOrders(tx, store, orderIds));
    });
    return charges.length;
  }

  /** The last finished days with what is saved and with what is not; nothing is written. */
  async function preview(store: OwnedStore, { rules, costs }: NewProfit) {
    const last = dayAfter(today(store), -1);
    const span = { first: dayAfter(last, 1 - PREVIEW_DAYS), last };
    const [inputs, found, facts, savedRules, catalogue] = await Promise.all([
      readInputs(db, store),
      findOrdersOfDays(db, store, span),
      findCostFacts(db, store.id),
      findProfitRules(db, store.id),
      findCatalogueForCosts(db, store.id),
    ]);
    const newFacts = costs ? [...withoutReplaced(facts, costs, store), ...factsOf(costs, store)] : facts;
    const newRules = rules ?? savedRules;
    const changed = { ...inputs, rules: newRules, costs: createCostBook(newFacts, newRules, catalogue) };
    return {
      span,
      before: sumOf(dayRows(found, span, inputs).days),
      after: sumOf(dayRows(found, span, changed).days),
    };
  }

  const minorCosts = (costs: NewCosts['costs'], { currency }: OwnedStore) =>
    costs.map(({ unitCost, ...variant }) => ({
      ...variant,
      unitCost: unitCost === null ? null : toMinor(unitCost, currency),
    }));

  function factsOf({ from, costs }: NewCosts, store: OwnedStore): CostFact[] {
    return minorCosts(costs, store).flatMap(({ unitCost, ...variant }) =>
      unitCost === null
        ? []
        : [{ ...variant, unitCost, source: 'owner' as const, fromDay: dayOf(from, store), toDay: null }],
    );
  }

  /** What the owner said before ends where the new cost begins. */
  function withoutReplaced(facts: CostFact[], { from, costs }: NewCosts, store: OwnedStore): CostFact[] {
    const day = dayOf(from, store);
    const replaced = new Set(costs.map(({ productId, variantId }) => `${productId} ${variantId}`));
    return facts.flatMap((fact) => {
      if (fact.source !== 'owner' || !replaced.has(`${fact.productId} ${fact.variantId}`)) return [fact];
      if (fact.fromDay >= day) return [];
      return [{ ...fact, toDay: fact.toDay !== null && fact.toDay < day ? fact.toDay : day }];
    });
  }

  const today = ({ timeZone }: OwnedStore) => localDate(now(), timeZone).toString();

  function dayOf(from: CostFrom, store: OwnedStore): string {
    if (from === 'today') return today(store);
    return from === 'always' ? ALWAYS : from;
  }

  async function change(store: OwnedStore, work: (tx: Database) => Promise<void>) {
    await db.transaction(async (tx) => {
      await lockStoreOrders(tx, store.id);
      await work(tx);
      await raiseRecordsVersion(tx, store.id);
      await profitQueue.enqueueDays(tx, store.id);
      await live.notify(tx, store.userId, { type: 'metrics-changed', storeId: store.id });
    });
  }

  const writing = new Map<string, Promise<void>>();

  /** Days that readers are about to sum are written first; of one store by one reader at a time, as others want the same. */
  function writeDays(store: OwnedStore, span: LocalSpan) {
    return oneByOne(store, () => writeProfitDays(db, store, { span, inStore: holding(store) }));
  }

  /** Days that are written are split by the groups that customers belong to on one day. */
  function groupCustomers(store: OwnedStore, grouping: Grouping) {
    return oneByOne(store, () => writeCustomerGroups(db, store.id, { ...grouping, inStore: holding(store) }));
  }

  async function oneByOne(store: OwnedStore, write: () => Promise<void>) {
    const before = writing.get(store.id) ?? Promise.resolve();
    const mine = before.catch(() => {}).then(write);
    writing.set(store.id, mine);
    try {
      await mine;
    } finally {
      if (writing.get(store.id) === mine) writing.delete(store.id);
    }
  }

  const holding =
    ({ id }: OwnedStore): InStore =>
    (work) =>
      db.transaction(async (tx) => {
        await lockStoreOrders(tx, id);
        await work(tx);
      });

  return {
    saveCosts,
    saveRules,
    saveInvoice,
    preview,
    writeDays,
    groupCustomers,
    async areFirstRead({ id }: OwnedStore) {
      const found = await findStore(db, id);
      return found !== undefined && isFirstReading({ ...found, isActive: found.store.isActive }, now());
    },
    /** Of a day that is written. */
    sumPartOfDay: (store: OwnedStore, part: PartOfDay) => sumPartOfDay(db, store, part, holding(store)),
    areMadeUp: madeUpStores.has,
  };
}
export type CostService = ReturnType<typeof createCostService>;

function sumOf(days: { sums: ProfitSums }[]): ProfitSums {
  const sum = noProfit();
  for (const { sums } of days) addProfit(sum, sums);
  return sum;
}
