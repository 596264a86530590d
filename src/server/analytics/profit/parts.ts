import type { SQL } from 'drizzle-orm';
import { groupSql } from '#server/analytics/customers/group-scores.ts';
import { makeGroupsReport } from '#server/analytics/customers/groups.ts';
import { lastDayWithin, periodReply } from '#server/analytics/reports/range-period.ts';
import { defineReport } from '#server/analytics/reports/report-cache.ts';
import { foldText } from '#server/analytics/reports/search-text.ts';
import { findStorePeriod } from '#server/analytics/reports/store-period.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDate } from '#server/core/time/local-time.ts';
import type { Stores } from '#server/stores/area.ts';
import {
  addProfit,
  contributionOf,
  customersOn,
  grossProfitOf,
  hasCosts,
  knownFeesOf,
  netSalesOf,
  noProfit,
  shippingResultOf,
  unknownsOf,
} from '#server/stores/profit/profit-sums.ts';
import type { Period } from '#shared/analytics/analytics.ts';
import type { PROFIT_SORTS, ProfitPart, ProfitRow } from '#shared/analytics/profit.ts';
import { toMajor } from '#shared/core/money.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { contributionEvidence, costEvidence, shareOf } from './figures.ts';
import {
  findProductFaces,
  findVariantTitles,
  type PartSums,
  type SummedPart,
  sumGroups,
  sumProducts,
} from './profit-repository.ts';

interface PartsReport {
  rows: ProfitRow[];
  period: Period;
}

type PartsAsked = RangeQuery & { by: ProfitPart };

type PartsWriting = Pick<Stores['costs'], 'writeDays' | 'groupCustomers'>;

/** Every part with what it earned; lists are cut from it. */
export const partsReport = (db: Database, { writeDays, groupCustomers }: PartsWriting) =>
  defineReport(
    'profit.part-list',
    async (store: OwnedStore, query: PartsAsked, now): Promise<PartsReport> => {
      const { period } = await findStorePeriod(db, store, query, now);
      const days = { from: period.current.firstDay, to: lastDayWithin(period.current, store.timeZone) };
      const span = { first: days.from, last: days.to };
      await writeDays(store, span);
      const today = localDate(now, store.timeZone).toString();
      if (query.by === 'customer_group')
        await groupCustomers(store, { span, today, findGroup: () => findGroup(db, store, now) });
      const rows = await rowsOf(db, store, { days, by: query.by, today });
      return { rows, period: periodReply(period) };
    },
  );

/** The group of a row of `customer_totals` as of now. */
export async function findGroup(db: Database, store: OwnedStore, now: Date): Promise<SQL> {
  const { borders } = await makeGroupsReport(db, store, now);
  return groupSql(borders);
}

interface RowsAsked {
  days: { from: string; to: string };
  by: ProfitPart;
  /** By its groups of customers. */
  today: string;
}

async function rowsOf(db: Database, store: OwnedStore, { days, by, today }: RowsAsked): Promise<ProfitRow[]> {
  if (by === 'country' || by === 'channel' || by === 'buyer' || by === 'customer_group') {
    const dimension = by === 'customer_group' ? customersOn(today) : by;
    const parts = await sumGroups(db, store.id, { days, dimension });
    return parts.map((part) => rowOf(part, store.currency));
  }
  const [sold, faces, variants] = await Promise.all([
    sumProducts(db, store.id, days),
    findProductFaces(db, store.id),
    by === 'variant' ? findVariantTitles(db, store.id) : new Map<string, string | null>(),
  ]);
  const parts = Map.groupBy(sold, ({ id, variantId }) => {
    if (by === 'category') return faces.get(id)?.category ?? '';
    return by === 'variant' ? `${id} ${variantId}` : id;
  });
  return [...parts].map(([key, ofPart]) => {
    const sums = noProfit();
    for (const part of ofPart) addProfit(sums, part.sums);
    const { id, variantId } = ofPart[0]!;
    const row = rowOf({ id: by === 'category' ? key : id, variantId: '', sums }, store.currency, {
      countsOrders: false,
    });
    if (by === 'category') return { ...row, title: row.id };
    const face = faces.get(id);
    return {
      ...row,
      title: face?.title ?? null,
      imageUrl: face?.imageUrl ?? null,
      variantTitle: by === 'variant' ? (variants.get(`${id} ${variantId}`) ?? null) : null,
    };
  });
}

/** An order counts for one of its products, so that all of them together are the orders: of products it says nothing. */
function rowOf(
  { id, sums }: SummedPart,
  currency: string,
  { countsOrders = true }: { countsOrders?: boolean } = {},
): ProfitRow {
  const money = (minor: number) => toMajor(minor, currency);
  const orNull = (minor: number | null) => (minor === null ? null : money(minor));
  const ofCosts = (minor: number) => (hasCosts(sums) ? money(minor) : null);
  return {
    id: id || null,
    title: null,
    variantTitle: null,
    imageUrl: null,
    orders: countsOrders ? sums.orders : null,
    units: sums.units,
    netSales: money(netSalesOf(sums)),
    coverage: shareOf(sums.covered, netSalesOf(sums)),
    costOfGoods: ofCosts(sums.costOfGoods),
    grossProfit: ofCosts(grossProfitOf(sums)),
    margin: marginOf(grossProfitOf(sums), sums),
    shippingResult: orNull(shippingResultOf(sums)),
    fees: orNull(knownFeesOf(sums)),
    contribution: ofCosts(contributionOf(sums)),
    contributionMargin: marginOf(contributionOf(sums), sums),
    costEvidence: hasCosts(sums) ? costEvidence(sums) : null,
    evidence: hasCosts(sums) ? contributionEvidence(sums) : null,
    unknown: unknownsOf(sums),
  };
}

const marginOf = (earned: number, { covered }: PartSums) => (covered > 0 ? earned / covered : null);

interface Listed {
  search: string;
  sort: (typeof PROFIT_SORTS)[number];
  direction: 'asc' | 'desc';
}

/** Rows that a list shows, in its order; what is not known comes last either way. */
export function sortParts(rows: ProfitRow[], { search, sort, direction }: Listed): ProfitRow[] {
  const sought = foldText(search);
  const nameOf = ({ title, variantTitle, id }: ProfitRow) => `${title ?? id ?? ''} ${variantTitle ?? ''}`;
  const found = sought ? rows.filter((row) => foldText(nameOf(row)).includes(sought)) : [...rows];
  const sign = direction === 'asc' ? 1 : -1;
  if (sort === 'name')
    return found.sort((one, other) => sign * inAlphabet.compare(nameOf(one), nameOf(other)));
  return found.sort((one, other) => {
    const [a, b] = [one[sort], other[sort]];
    if (a === b) return inAlphabet.compare(nameOf(one), nameOf(other));
    if (a === null) return 1;
    return b === null ? -1 : sign * (a - b);
  });
}

const inAlphabet = new Intl.Collator(['tr', 'en'], { numeric: true });
