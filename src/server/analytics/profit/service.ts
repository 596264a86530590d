import { findFreshness } from '#server/analytics/reports/freshness.ts';
import { beingCounted } from '#server/analytics/reports/in-time.ts';
import { lastDayWithin, periodReply } from '#server/analytics/reports/range-period.ts';
import { basisOf, joinBases, readWithBasis } from '#server/analytics/reports/records-state.ts';
import { defineReport, type ReportCache } from '#server/analytics/reports/report-cache.ts';
import { findStorePeriod } from '#server/analytics/reports/store-period.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Problem } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import { localDate } from '#server/core/time/local-time.ts';
import type { Stores } from '#server/stores/area.ts';
import { saysTaxes } from '#server/stores/profit/costs-repository.ts';
import { NO_RATE } from '#server/stores/profit/day-rows.ts';
import {
  hasCosts,
  knownFeesOf,
  netSalesOf,
  noProfit,
  shippingResultOf,
  unknownsOf,
} from '#server/stores/profit/profit-sums.ts';
import type {
  ProfitOrder,
  ProfitOrders,
  ProfitPart,
  ProfitParts,
  ProfitReport,
  ProfitRow,
  profitEndpoints,
  VatReport,
} from '#shared/analytics/profit.ts';
import type { QueryOf } from '#shared/core/endpoint.ts';
import { toMajor } from '#shared/core/money.ts';
import { PAGE_SIZE, type RangeQuery } from '#shared/core/ranges.ts';
import { text } from '#shared/core/sentence.ts';
import { findComparedProfit } from './comparison-repository.ts';
import { findTaxInside } from './costs-repository.ts';
import { lossReasons } from './loss-reasons.ts';
import { marginsReport } from './margins.ts';
import { findGroup, partsReport, sortParts } from './parts.ts';
import { productProfit, type TaxInsideAsked } from './product-profit.ts';
import {
  countOrderProfits,
  countUncosted,
  type Days,
  findGatewaysWithoutFee,
  findOrderProfits,
  type OrderEntry,
  sumVat,
} from './profit-repository.ts';
import { makeProfitReport } from './report.ts';

export type PartsQuery = QueryOf<typeof profitEndpoints.parts>;
export type OrdersQuery = QueryOf<typeof profitEndpoints.orders>;

interface Dependencies {
  db: Database;
  reports: Pick<ReportCache, 'read'>;
  costs: Stores['costs'];
  now: () => Date;
}

const COSTS_BEING_READ = text(
  'What your orders cost is being read. Your profit appears as soon as it is known.',
);

/** Before any order of any shop. */
const FIRST_DAY = '1970-01-01';

/** What stores earn. */
export function createProfitReports({ db, reports, costs, now }: Dependencies) {
  /** Nothing is said of profit before all orders are in, as what came back of one is known last, and what they cost. */
  async function whyUnknown(store: OwnedStore): Promise<Problem | null> {
    const { historyComplete } = await findFreshness(db, store.id);
    if (!historyComplete) return beingCounted();
    return (await costs.areFirstRead(store)) ? beingCounted(COSTS_BEING_READ) : null;
  }

  async function writeDays(store: OwnedStore, span: { first: string; last: string }) {
    const reason = await whyUnknown(store);
    if (reason) throw reason;
    await costs.writeDays(store, span);
  }

  /** All written days, so that whoever asks about any stretch on this day waits for none of them. */
  async function groupCustomers(store: OwnedStore) {
    if ((await whyUnknown(store)) !== null) return;
    const moment = now();
    const today = localDate(moment, store.timeZone).toString();
    const span = { first: FIRST_DAY, last: today };
    await costs.groupCustomers(store, { span, today, findGroup: () => findGroup(db, store, moment) });
  }

  const parts = partsReport(db, { writeDays, groupCustomers: costs.groupCustomers });
  const margins = marginsReport(db, writeDays);
  const uncosted = defineReport('profit.uncosted', async (store: OwnedStore, days: Days) => {
    await writeDays(store, { first: days.from, last: days.to });
    return { variants: await countUncosted(db, store.id, days) };
  });
  const withoutFee = defineReport('profit.without-fee', async (store: OwnedStore, days: Days) => ({
    gateways: await findGatewaysWithoutFee(db, store, days),
  }));
  const taxInside = defineReport(
    'profit.tax-inside',
    async ({ id, timeZone }: OwnedStore, { productId, sinceDay }: TaxInsideAsked) => ({
      ratio: await findTaxInside(db, id, { productId, since: localDay(sinceDay, timeZone).from }),
    }),
  );
  const ordersInAll = defineReport(
    'profit.orders-in-all',
    async (store: OwnedStore, { lossesOnly, ...days }: Days & { lossesOnly: boolean }) => {
      await writeDays(store, { first: days.from, last: days.to });
      return countOrderProfits(db, store.id, { days, lossesOnly, search: '' });
    },
  );
  const around = {
    db,
    writeDays,
    sumPartOfDay: costs.sumPartOfDay,
    readUncosted: (store: OwnedStore, days: Days) => reports.read(uncosted, store, days),
    readWithoutFee: (store: OwnedStore, days: Days) => reports.read(withoutFee, store, days),
  };

  async function report(store: OwnedStore, query: RangeQuery): Promise<ProfitReport> {
    const [made, comparison, madeUp] = await Promise.all([
      makeProfitReport(around, store, { query, moment: now() }),
      findComparedProfit(db, store),
      costs.areMadeUp(store),
    ]);
    return { ...made, comparison, madeUp };
  }

  /** Every part, in no order. */
  function readParts(store: OwnedStore, { by, range, from, to }: RangeQuery & { by: ProfitPart }) {
    return reports.read(parts, store, range === 'custom' ? { by, range, from, to } : { by, range });
  }

  async function rowsOf(store: OwnedStore, { search, sort, direction, ...query }: PartsQuery) {
    const found = await readParts(store, query);
    return { found, rows: sortParts(found.rows, { search, sort, direction }) };
  }

  async function partsOf(store: OwnedStore, query: PartsQuery): Promise<ProfitParts> {
    const { found, rows } = await rowsOf(store, query);
    const { page, by } = query;
    return {
      currency: store.currency,
      ...basisOf(found),
      by,
      rows: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      total: rows.length,
      page,
      pageSize: PAGE_SIZE,
      period: found.period,
    };
  }

  async function* allParts(store: OwnedStore, query: PartsQuery): AsyncGenerator<ProfitRow[]> {
    yield (await rowsOf(store, query)).rows;
  }

  async function orders(store: OwnedStore, query: OrdersQuery): Promise<ProfitOrders> {
    const moment = now();
    const { page } = query;
    const { period, days } = await periodOf(store, query);
    const asked = askedOf(query, days);
    const [{ figures: rows, basis }, all] = await Promise.all([
      readWithBasis(db, store.id, moment, () =>
        findOrderProfits(db, store.id, {
          ...asked,
          direction: query.direction,
          limit: PAGE_SIZE,
          offset: (page - 1) * PAGE_SIZE,
        }),
      ),
      readInAll(store, asked, moment),
    ]);
    return {
      currency: store.currency,
      ...joinBases(basis, all),
      rows: rows.map((row) => orderOf(row, store.currency)),
      total: all.orders,
      contribution: toMajor(all.contribution, store.currency),
      page,
      pageSize: PAGE_SIZE,
      period: periodReply(period),
    };
  }

  /** Orders of a name are few. */
  async function readInAll(store: OwnedStore, asked: ReturnType<typeof askedOf>, moment: Date) {
    const { days, lossesOnly, search } = asked;
    if (!search) return reports.read(ordersInAll, store, { ...days, lossesOnly });
    const { figures, basis } = await readWithBasis(db, store.id, moment, () =>
      countOrderProfits(db, store.id, asked),
    );
    return { ...figures, ...basis };
  }

  /** Every order of the list, a page at a time. */
  async function* allOrders(store: OwnedStore, query: OrdersQuery): AsyncGenerator<ProfitOrder[]> {
    const { days } = await periodOf(store, query);
    const asked = askedOf(query, days);
    for (let offset = 0; ; offset += ROWS_AT_ONCE) {
      const rows = await findOrderProfits(db, store.id, {
        ...asked,
        direction: query.direction,
        limit: ROWS_AT_ONCE,
        offset,
      });
      if (rows.length > 0) yield rows.map((row) => orderOf(row, store.currency));
      if (rows.length < ROWS_AT_ONCE) return;
    }
  }

  async function periodOf(store: OwnedStore, query: RangeQuery) {
    const { period } = await findStorePeriod(db, store, query, now());
    const days = { from: period.current.firstDay, to: lastDayWithin(period.current, store.timeZone) };
    await writeDays(store, { first: days.from, last: days.to });
    return { period, days };
  }

  async function vat(store: OwnedStore, query: RangeQuery): Promise<VatReport> {
    const { period, days } = await periodOf(store, query);
    const { figures: rows, basis } = await readWithBasis(db, store.id, now(), () =>
      sumVat(db, store.id, days),
    );
    const { currency } = store;
    return {
      currency,
      ...basis,
      basis: (await saysTaxes(db, store.id)) ? 'platform' : 'owner',
      rows: rows.map(({ countryCode, rate, channelLiable, base, tax }) => ({
        countryCode: countryCode || null,
        percent: rate === NO_RATE ? null : rate / 100,
        channelLiable,
        base: toMajor(base, currency),
        tax: toMajor(tax, currency),
      })),
      period: periodReply(period),
    };
  }

  return {
    groupCustomers,
    isKnown: async (store: OwnedStore) => (await whyUnknown(store)) === null,
    report,
    parts: partsOf,
    readParts,
    readMargins: (store: OwnedStore, days: Days) => reports.read(margins, store, days),
    allParts,
    orders,
    allOrders,
    vat,
    product: (store: OwnedStore, productId: string) =>
      productProfit(
        { db, readTaxInside: (of, asked) => reports.read(taxInside, of, asked), now },
        store,
        productId,
      ),
    reports: [parts, margins, uncosted, withoutFee, taxInside, ordersInAll],
  };
}
export type ProfitReports = ReturnType<typeof createProfitReports>;

const ROWS_AT_ONCE = 500;

const askedOf = ({ only, search }: OrdersQuery, days: Days) => ({
  days,
  lossesOnly: only === 'losses',
  search: search.replace(/^#/, ''),
});

function orderOf(
  { id, name, day, country, contribution, complete, sums: partial }: OrderEntry,
  currency: string,
): ProfitOrder {
  const sums = { ...noProfit(), ...partial };
  const money = (minor: number) => toMajor(minor, currency);
  const orNull = (minor: number | null) => (minor === null ? null : money(minor));
  const ofCosts = (minor: number) => (hasCosts(sums) ? money(minor) : null);
  return {
    id,
    name,
    placedOn: day,
    countryCode: country,
    netSales: money(netSalesOf(sums)),
    costOfGoods: ofCosts(sums.costOfGoods),
    shippingResult: orNull(shippingResultOf(sums)),
    fees: orNull(knownFeesOf(sums)),
    handling: money(sums.handling),
    other: money(sums.otherIncome - sums.otherCosts),
    contribution: ofCosts(contribution),
    complete,
    unknown: unknownsOf(sums),
    reasons: lossReasons(sums),
  };
}
