import { readStretches, spentByDay, writeStretches } from '#server/analytics/profit/report.ts';
import type { ProfitReports } from '#server/analytics/profit/service.ts';
import { whyNotCompared } from '#server/analytics/reports/freshness.ts';
import { type Computed, defineReport, type ReportCache } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore, StoreScope } from '#server/core/http/serve.ts';
import type { Stores } from '#server/stores/area.ts';
import type { AllStoresProfit } from '#shared/analytics/all-stores.ts';
import type { MissingReason } from '#shared/analytics/analytics.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import {
  convertEarned,
  type EarnedDay,
  earnedAmounts,
  earnedDays,
  earnedOf,
  earnedReply,
  type KnownEarned,
  lacksOf,
  together,
} from './earned.ts';
import type { Group, Member } from './members.ts';
import type { AllStores } from './service.ts';
import { LASTS_MS } from './store-figures.ts';

/** What a store earned in a range, and in the one it is compared with. */
interface StoreProfit {
  /** Null while it is not known. */
  earned: KnownEarned | null;
  before: KnownEarned | null;
  notCompared: MissingReason | null;
  madeUp: boolean;
}

/** The same, day by day. */
interface StoreProfitDays {
  days: EarnedDay[];
  before: EarnedDay[];
}

interface Dependencies {
  db: Database;
  reports: Pick<ReportCache, 'readAll'>;
  allStores: Pick<AllStores, 'overview'>;
  profit: Pick<ProfitReports, 'isKnown'>;
  costs: Pick<Stores['costs'], 'writeDays' | 'sumPartOfDay' | 'areMadeUp'>;
}

/** What all stores of an owner earned: each store's own figures, and their sums by currency. */
export function createAllStoresProfit({ db, reports, allStores, profit, costs }: Dependencies) {
  async function read(store: OwnedStore, query: RangeQuery, moment: Date) {
    if (!(await profit.isKnown(store))) return null;
    const around = { db, ...costs };
    const stretches = await writeStretches(around, store, { query, moment });
    return {
      ...(await readStretches(around, store, stretches)),
      notCompared: whyNotCompared(stretches.period, stretches.freshness),
    };
  }

  const profitReport = defineReport(
    'all-stores.profit',
    async (store: OwnedStore, query: RangeQuery, now): Promise<StoreProfit> => {
      const madeUp = await costs.areMadeUp(store);
      const found = await read(store, query, now);
      if (!found) return { earned: null, before: null, notCompared: 'no_data_yet', madeUp };
      const { current, before, notCompared } = found;
      return {
        earned: earnedOf(current.inputs),
        before: before && earnedOf(before.inputs),
        notCompared,
        madeUp,
      };
    },
    { lastsMs: LASTS_MS },
  );
  const daysReport = defineReport(
    'all-stores.profit-days',
    async (store: OwnedStore, query: RangeQuery, now): Promise<StoreProfitDays> => {
      const found = await read(store, query, now);
      if (!found) return { days: [], before: [] };
      const { current, before, rules } = found;
      const daysOf = (range: typeof current) =>
        earnedDays(range.days, spentByDay(range, rules, store.currency));
      return { days: daysOf(current), before: before ? daysOf(before) : [] };
    },
    { lastsMs: LASTS_MS },
  );

  async function profitOfAll(account: StoreScope, query: RangeQuery): Promise<AllStoresProfit> {
    const { stores, groups, converter, basis } = await allStores.overview(account, query, false);
    const foreign = groups.flatMap(({ members }) => members.filter(isForeign).map(({ store }) => store));
    const [replies, days] = await Promise.all([
      reports.readAll(profitReport, stores, () => query),
      reports.readAll(daysReport, foreign, () => query),
    ]);
    const profitOf = new Map(stores.map(({ id }, at) => [id, replies[at]!]));
    const daysOf = new Map(foreign.map(({ id }, at) => [id, days[at]!]));
    const all = groups.map((group) => ({
      group,
      members: group.members.map((member): MemberProfit => {
        const { store, currency, converted } = member;
        const own = profitOf.get(store.id)!;
        if (!converted) return { ...own, store };
        const how = { from: store.currency, into: currency, rates: converter!.ratesOf(store.currency) };
        const its = daysOf.get(store.id)!;
        const before = own.before && convertEarned(own.before, its.before, how);
        return {
          ...own,
          store,
          earned: own.earned && convertEarned(own.earned, its.days, how),
          before,
          notCompared: own.notCompared ?? (own.before && !before ? 'no_rate' : null),
        };
      }),
    }));
    return {
      ...basis,
      stale: basis.stale || isStale([...replies, ...days]),
      groups: all.map(({ group, members }) => groupOf(group, members)),
      stores: stores.map((store) => {
        const own = profitOf.get(store.id)!.earned;
        const { group, members } = all.find((each) => isIn(each.group, store)) ?? {};
        const its = members?.find((member) => member.store.id === store.id);
        const isConverted = its !== undefined && group!.currency !== store.currency;
        return {
          storeId: store.id,
          currency: store.currency,
          group: group?.currency ?? null,
          own: own && earnedReply(own, store.currency),
          converted: isConverted && its.earned ? earnedReply(its.earned, group!.currency) : null,
          reason: !own ? 'being_read' : isConverted && !its.earned ? 'no_rate' : null,
        };
      }),
    };
  }

  return { profit: profitOfAll, reports: [profitReport, daysReport] };
}
export type AllStoresProfits = ReturnType<typeof createAllStoresProfit>;

const isForeign = ({ converted }: Member) => converted !== null;
const isStale = (replies: Computed<object>[]) => replies.some(({ stale }) => stale);
const isIn = ({ members }: Group, { id }: OwnedStore) => members.some(({ store }) => store.id === id);

/** What a store earned in the currency of its group; null where it is not known, or a day has no rate. */
interface MemberProfit extends StoreProfit {
  store: OwnedStore;
}

function groupOf({ currency, members }: Group, its: MemberProfit[]): AllStoresProfit['groups'][number] {
  const earning = its.flatMap(({ earned, ...member }) => (earned ? [{ ...member, earned }] : []));
  const compared = earning.flatMap(({ before, ...member }) => (before ? [{ ...member, before }] : []));
  const isCompared = compared.length > 0;
  return {
    currency,
    storeIds: members.map(({ store }) => store.id),
    converted: members.some(isForeign),
    earningStoreIds: earning.map(({ store }) => store.id),
    earned:
      earning.length === 0 ? null : earnedReply(together(earning.map(({ earned }) => earned)), currency),
    comparedStoreIds: compared.map(({ store }) => store.id),
    compared: isCompared
      ? {
          now: earnedAmounts(together(compared.map(({ earned }) => earned)), currency),
          before: earnedAmounts(together(compared.map(({ before }) => before)), currency),
        }
      : null,
    notCompared: isCompared ? null : (earning[0]?.notCompared ?? 'no_data_yet'),
    lacking: earning.flatMap(({ store, earned }) =>
      lacksOf(earned).map((lacks) => ({ storeId: store.id, lacks })),
    ),
    madeUp: earning.some(({ madeUp }) => madeUp),
  };
}
