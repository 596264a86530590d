import type { AnalyticsService } from '#server/analytics/cards/service.ts';
import { rangeOf } from '#server/analytics/products/service.ts';
import type { Converter } from '#server/analytics/rates/converter.ts';
import type { Computed, ReportCache } from '#server/analytics/reports/report-cache.ts';
import { totalSales } from '#server/analytics/reports/sales-sums.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore, StoreScope } from '#server/core/http/serve.ts';
import type { AllStoresDashboard, AllStoresSeries } from '#shared/analytics/all-stores.ts';
import type { Conversion } from '#shared/analytics/rates.ts';
import { toMajor } from '#shared/core/money.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { ConverterSpan } from './converted-products.ts';
import { groupFigures, memberSums } from './group-figures.ts';
import { seriesOf, unionOf } from './group-series.ts';
import { type Group, groupStores } from './members.ts';
import {
  metricsOf,
  type StoreDays,
  type StoreFigures,
  storeDaysReport,
  storeFiguresReport,
} from './store-figures.ts';

export interface CurrencyChoice {
  choiceOf: (userId: string) => Promise<string | null>;
  converterFor: (userId: string, span: ConverterSpan) => Promise<Converter | null>;
}

interface Dependencies {
  db: Database;
  reports: Pick<ReportCache, 'readAll'>;
  cards: Pick<AnalyticsService, 'salesOf'>;
  rates: CurrencyChoice;
  storesOf: (scope: StoreScope) => Promise<OwnedStore[]>;
  now: () => Date;
}

/** All that is known of an owner's stores in a range, in groups that can be added up. */
export interface Overview {
  stores: OwnedStore[];
  figures: Map<string, Computed<StoreFigures>>;
  days: Map<string, Computed<StoreDays>>;
  groups: Group[];
  conversion: Conversion | null;
  converter: Converter | null;
  basis: Omit<AllStoresDashboard, 'groups' | 'stores'>;
}

/** Figures of all stores of an owner: each store's own, as its own screens show them, and sums of them by currency. */
export function createAllStores({ db, reports, cards, rates, storesOf, now }: Dependencies) {
  const figuresReport = storeFiguresReport(db, cards);
  const daysReport = storeDaysReport(db);

  /** `daysOf` says of which stores the single days are needed, besides those that are converted. */
  async function overview(account: StoreScope, range: RangeQuery, needsDays: boolean): Promise<Overview> {
    const query = rangeOf(range);
    const [stores, choice] = await Promise.all([storesOf(account), rates.choiceOf(account.id)]);
    const isConverted = ({ currency }: OwnedStore) => choice !== null && currency !== choice;
    const withDays = needsDays ? stores : stores.filter(isConverted);
    const [figures, days] = await Promise.all([
      readEach(figuresReport, stores, query),
      readEach(daysReport, withDays, query),
    ]);
    const read = stores.filter(({ id }) => figures.get(id)!.notCompared !== 'no_data_yet');
    const converter = await converterOf(account.id, read.filter(isConverted), days);
    const { groups, conversion } = groupStores(read, converter, ({ id }) => days.get(id)!);
    const basis = basisOfAll([...figures.values(), ...days.values()], now());
    return {
      stores,
      figures,
      days,
      groups,
      conversion,
      converter,
      basis: { conversion, ...periodOf([...figures.values()], now()), ...basis },
    };
  }

  async function readEach<Reply extends object>(
    report: { name: string } & Parameters<typeof reports.readAll<RangeQuery, Reply>>[0],
    stores: OwnedStore[],
    query: RangeQuery,
  ): Promise<Map<string, Computed<Reply>>> {
    if (stores.length === 0) return new Map();
    const replies = await reports.readAll(report, stores, () => query);
    return new Map(stores.map(({ id }, at) => [id, replies[at]!]));
  }

  async function converterOf(userId: string, stores: OwnedStore[], days: Map<string, StoreDays>) {
    if (stores.length === 0) return null;
    const spans = stores.flatMap(({ id }) => {
      const { current, previous } = days.get(id)!;
      return previous ? [current, previous] : [current];
    });
    const { from, to } = unionOf(spans);
    const currencies = [...new Set(stores.map(({ currency }) => currency))];
    return rates.converterFor(userId, { currencies, firstDay: from, lastDay: to });
  }

  async function dashboard(account: StoreScope, range: RangeQuery): Promise<AllStoresDashboard> {
    const { stores, figures, groups, basis } = await overview(account, range, false);
    const summed = groups.map((group) => ({
      group,
      sums: group.members.map((member) => memberSums(member, figures.get(member.store.id)!)),
    }));
    return {
      ...basis,
      groups: summed.map(({ group, sums }) => groupFigures(group, sums)),
      stores: stores.map((store) => {
        const { group, sums } = summed.find(({ group: { members } }) => isIn(members, store)) ?? {};
        const its = sums?.find(({ storeId }) => storeId === store.id);
        const currency = group?.currency ?? null;
        return {
          storeId: store.id,
          group: currency,
          convertedRevenue:
            its && currency !== null && currency !== store.currency
              ? toMajor(totalSales(its.current.sales), currency)
              : null,
          metrics: metricsOf(figures.get(store.id)!),
        };
      }),
    };
  }

  async function series(account: StoreScope, range: RangeQuery): Promise<AllStoresSeries> {
    const { days, groups, basis } = await overview(account, range, true);
    if (groups.length === 0) return { ...basis, grain: 'day', groups: [] };
    return { ...basis, ...seriesOf(groups, (id) => days.get(id)!, now()) };
  }

  return { overview, dashboard, series, reports: [figuresReport, daysReport] };
}
export type AllStores = ReturnType<typeof createAllStores>;

function isIn(members: Group['members'], { id }: OwnedStore): boolean {
  return members.some(({ store }) => store.id === id);
}

function periodOf(figures: StoreFigures[], now: Date): { firstDay: string; lastDay: string } {
  const today = now.toISOString().slice(0, 10);
  if (figures.length === 0) return { firstDay: today, lastDay: today };
  const { from, to } = unionOf(
    figures.map(({ metrics: { period } }) => ({ from: period.firstDay, to: period.lastDay })),
  );
  return { firstDay: from, lastDay: to };
}

/** The oldest of what was read; stale where something is being counted again. */
function basisOfAll(read: Computed<object>[], now: Date) {
  const times = read.map(({ computedAt }) => computedAt).sort();
  return {
    computedAt: times[0] ?? now.toISOString(),
    historyComplete: read.every(({ historyComplete }) => historyComplete),
    stale: read.some(({ stale }) => stale),
  };
}
