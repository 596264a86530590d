import { contributionEvidence, shareOf, weakest } from '#server/analytics/profit/figures.ts';
import { type Days, findProfitDays } from '#server/analytics/profit/profit-repository.ts';
import type { ProfitReports } from '#server/analytics/profit/service.ts';
import type { DayRates } from '#server/analytics/rates/converter.ts';
import { lastDayWithin } from '#server/analytics/reports/range-period.ts';
import { type Computed, defineReport, type ReportCache } from '#server/analytics/reports/report-cache.ts';
import { findStorePeriod } from '#server/analytics/reports/store-period.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore, StoreScope } from '#server/core/http/serve.ts';
import type { Stores } from '#server/stores/area.ts';
import {
  addProfit,
  contributionOf,
  hasCosts,
  netSalesOf,
  noProfit,
  type ProfitSums,
  unknownsOf,
} from '#server/stores/profit/profit-sums.ts';
import type { AllStoresProfit, Earned } from '#shared/analytics/all-stores.ts';
import { minorDigits, toMajor } from '#shared/core/money.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { type Evidence, UNKNOWNS, type Unknown } from '#shared/stores/profit-rules.ts';
import type { Group, Member } from './members.ts';
import type { AllStores } from './service.ts';
import { LASTS_MS } from './store-figures.ts';

/** What is added up over stores, in minor units. */
const EARNED_SUMS = ['netSales', 'covered', 'costOfGoods', 'contribution'] as const;
type EarnedSums = Record<(typeof EARNED_SUMS)[number], number>;

/** What a store earned in a range; null while it is not known. */
interface StoreProfit {
  earned: { sums: EarnedSums; hasCosts: boolean; evidence: Evidence; unknown: Unknown[] } | null;
}
type KnownProfit = NonNullable<StoreProfit['earned']>;

/** The same, day by day. */
interface StoreProfitDays {
  days: { day: string; sums: EarnedSums }[];
}

interface Dependencies {
  db: Database;
  reports: Pick<ReportCache, 'readAll'>;
  allStores: Pick<AllStores, 'overview'>;
  profit: Pick<ProfitReports, 'isKnown'>;
  costs: Pick<Stores['costs'], 'writeDays'>;
}

/** What all stores of an owner earned: each store's own figures, and their sums by currency. */
export function createAllStoresProfit({ db, reports, allStores, profit, costs }: Dependencies) {
  async function readDays(store: OwnedStore, query: RangeQuery, now: Date) {
    if (!(await profit.isKnown(store))) return null;
    const { period } = await findStorePeriod(db, store, query, now);
    const days: Days = { from: period.current.firstDay, to: lastDayWithin(period.current, store.timeZone) };
    await costs.writeDays(store, { first: days.from, last: days.to });
    return findProfitDays(db, store.id, days);
  }

  const profitReport = defineReport(
    'all-stores.profit',
    async (store: OwnedStore, query: RangeQuery, now): Promise<StoreProfit> => {
      const days = await readDays(store, query, now);
      if (!days) return { earned: null };
      const sums = noProfit();
      for (const day of days) addProfit(sums, day.sums);
      return {
        earned: {
          sums: earnedSums(sums),
          hasCosts: hasCosts(sums),
          evidence: contributionEvidence(sums),
          unknown: unknownsOf(sums),
        },
      };
    },
    { lastsMs: LASTS_MS },
  );
  const daysReport = defineReport(
    'all-stores.profit-days',
    async (store: OwnedStore, query: RangeQuery, now): Promise<StoreProfitDays> => {
      const days = (await readDays(store, query, now)) ?? [];
      return { days: days.map(({ day, sums }) => ({ day, sums: earnedSums(sums) })) };
    },
    { lastsMs: LASTS_MS },
  );

  async function profitOfAll(account: StoreScope, query: RangeQuery): Promise<AllStoresProfit> {
    const { stores, groups, converter, basis } = await allStores.overview(account, query, false);
    const isForeign = ({ converted }: Member) => converted !== null;
    const foreign = groups.flatMap(({ members }) => members.filter(isForeign).map(({ store }) => store));
    const [replies, days] = await Promise.all([
      reports.readAll(profitReport, stores, () => query),
      reports.readAll(daysReport, foreign, () => query),
    ]);
    const earnedOf = new Map(stores.map(({ id }, at) => [id, replies[at]!.earned]));
    const daysOf = new Map(foreign.map(({ id }, at) => [id, days[at]!.days]));
    /** In the currency of its group; null where it is not known, or a day has no rate. */
    function inGroup({ store, currency, converted }: Member): KnownProfit | null {
      const earned = earnedOf.get(store.id)!;
      if (!earned || !converted) return earned;
      const how = { from: store.currency, into: currency, rates: converter!.ratesOf(store.currency) };
      const sums = convertedSums(daysOf.get(store.id)!, how);
      return sums && { ...earned, sums };
    }
    const all = groups.map((group) => ({
      group,
      members: group.members.map((member) => ({ member, earned: inGroup(member) })),
    }));
    return {
      ...basis,
      stale: basis.stale || isStale([...replies, ...days]),
      groups: all.map(({ group, members }) => groupOf(group, members)),
      stores: stores.map((store) => {
        const own = earnedOf.get(store.id)!;
        const { group, members } = all.find((each) => isIn(each.group, store)) ?? {};
        const its = members?.find(({ member }) => member.store.id === store.id);
        const isConverted = its !== undefined && isForeign(its.member);
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

const isStale = (replies: Computed<object>[]) => replies.some(({ stale }) => stale);
const isIn = ({ members }: Group, { id }: OwnedStore) => members.some(({ store }) => store.id === id);

function earnedSums(sums: ProfitSums): EarnedSums {
  const { covered, costOfGoods } = sums;
  return { netSales: netSalesOf(sums), covered, costOfGoods, contribution: contributionOf(sums) };
}

/** Each day by its own rate, rounded to the minor unit; null where a day has none. */
function convertedSums(
  days: StoreProfitDays['days'],
  { from, into, rates }: { from: string; into: string; rates: DayRates },
): EarnedSums | null {
  const unit = 10 ** (minorDigits(into) - minorDigits(from));
  const all = noneEarned();
  for (const { day, sums } of days) {
    if (EARNED_SUMS.every((name) => sums[name] === 0)) continue;
    const rate = rates.rateOn(day);
    if (rate === null) return null;
    for (const name of EARNED_SUMS) all[name] += Math.round(sums[name] * rate * unit);
  }
  return all;
}

const noneEarned = (): EarnedSums => ({ netSales: 0, covered: 0, costOfGoods: 0, contribution: 0 });

function groupOf(
  { currency, members }: Group,
  its: { member: Member; earned: KnownProfit | null }[],
): AllStoresProfit['groups'][number] {
  const earning = its.flatMap(({ member, earned }) => (earned ? [{ id: member.store.id, earned }] : []));
  return {
    currency,
    storeIds: members.map(({ store }) => store.id),
    converted: members.some(({ converted }) => converted !== null),
    earningStoreIds: earning.map(({ id }) => id),
    earned:
      earning.length === 0 ? null : earnedReply(together(earning.map(({ earned }) => earned)), currency),
  };
}

/** What is not known of one store is not known of all of them. */
function together(all: KnownProfit[]): KnownProfit {
  const sums = noneEarned();
  for (const each of all) for (const name of EARNED_SUMS) sums[name] += each.sums[name];
  return {
    sums,
    hasCosts: all.some((each) => each.hasCosts),
    evidence: weakest(all.map(({ evidence }) => evidence)),
    unknown: UNKNOWNS.filter((what) => all.some(({ unknown }) => unknown.includes(what))),
  };
}

function earnedReply({ sums, evidence, unknown, ...known }: KnownProfit, currency: string): Earned {
  const { netSales, covered, costOfGoods, contribution } = sums;
  const grossProfit = covered - costOfGoods;
  const ofCosts = (minor: number) => (known.hasCosts ? toMajor(minor, currency) : null);
  const ofCovered = (minor: number) => (known.hasCosts && covered > 0 ? minor / covered : null);
  return {
    netSales: toMajor(netSales, currency),
    coverage: shareOf(covered, netSales),
    grossProfit: ofCosts(grossProfit),
    grossMargin: ofCovered(grossProfit),
    contribution: ofCosts(contribution),
    contributionMargin: ofCovered(contribution),
    evidence,
    unknown,
  };
}
