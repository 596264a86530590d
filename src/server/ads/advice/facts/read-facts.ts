import { Temporal } from 'temporal-polyfill';
import { findSettings } from '#server/ads/settings/repository.ts';
import { timeframeDays } from '#server/ads/settings/timeframe-days.ts';
import type { CartReports } from '#server/analytics/carts/service.ts';
import type { CustomerReports } from '#server/analytics/customers/service.ts';
import type { ProductReports } from '#server/analytics/products/service.ts';
import { coverageStart, findFreshness } from '#server/analytics/reports/freshness.ts';
import { joinBases } from '#server/analytics/reports/records-state.ts';
import type { ReportCache } from '#server/analytics/reports/report-cache.ts';
import type { SalesReports } from '#server/analytics/sales/service.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { countryName } from '#server/core/language/names.ts';
import type { CampaignType, NoAdsResult, Timeframe } from '#shared/ads/ads.ts';
import type { AccountFigures } from '#shared/ads/ads-account.ts';
import type { Loyalty } from '#shared/analytics/customer-reports.ts';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';
import type { Forecast, Places } from '#shared/analytics/sales-reports.ts';
import type { AdsFacts, OrderValues, Outlook, PlaceFact } from './facts.ts';
import { DEFAULT_INDUSTRY, industryOfCategory } from './industries.ts';
import { placeKey } from './place-months.ts';
import type { defineAdsReports } from './reports.ts';
import type { YearFacts } from './year-facts.ts';

/** Reports of other features, each cached by itself. */
export type AdsSources = Pick<SalesReports, 'places' | 'forecast' | 'productMovements'> &
  Pick<ProductReports, 'affinity'> & {
    customerGroups: CustomerReports['groups'];
    loyalty: CustomerReports['loyalty'];
    cartSummary: CartReports['summary'];
  };

/** What is known besides the store's own records, joined when it is read. */
export interface OtherSources {
  accountFigures(store: OwnedStore, timeframe: Timeframe): Promise<AccountFigures | null>;
  accountState(store: OwnedStore, timeframe: Timeframe): Promise<AdsFacts['accountState']>;
  feedSummary(store: OwnedStore): Promise<AdsFacts['feed']>;
}

interface Dependencies extends OtherSources {
  db: Database;
  reports: Pick<ReportCache, 'read'>;
  defined: ReturnType<typeof defineAdsReports>;
  sources: AdsSources;
  now: () => Date;
}

export interface FoundFacts {
  facts: AdsFacts;
  basis: ReportBasis;
  ownIndustry: boolean;
}

/** All that the advice rests on; or why there is none. */
export async function readFacts(
  store: OwnedStore,
  asked: { timeframe: Timeframe; campaignType: CampaignType },
  { db, reports, defined, sources, now, ...others }: Dependencies,
): Promise<FoundFacts | { missing: NoAdsResult['error'] }> {
  if (coverageStart(await findFreshness(db, store.id)) === null) return { missing: 'no_data_yet' };
  const { timeframe } = asked;
  const { from, to } = timeframeDays(timeframe, now(), store.timeZone);
  const days = { range: 'custom', from, to } as const;
  const [
    year,
    counted,
    places,
    forecast,
    movementsLastYear,
    groups,
    loyalty,
    carts,
    affinity,
    settings,
    feed,
    account,
    accountState,
  ] = await Promise.all([
    reports.read(defined.year, store, {}),
    reports.read(defined.timeframe, store, { timeframe }),
    sources.places(store, days),
    sources.forecast(store),
    sources.productMovements(store, yearBefore(days)),
    sources.customerGroups(store),
    sources.loyalty(store, days),
    sources.cartSummary(store, days),
    sources.affinity(store),
    findSettings(db, store.id),
    others.feedSummary(store),
    others.accountFigures(store, timeframe),
    others.accountState(store, timeframe),
  ]);
  if (year.products.total === 0 && !year.hasOrders) return { missing: 'nothing_to_analyse' };
  const { placeValues, ...timeframeFacts } = counted;
  return {
    basis: joinBases(year, counted, places, forecast, movementsLastYear, groups, loyalty, carts, affinity),
    ownIndustry: settings.industry !== null,
    facts: {
      ...asked,
      ...timeframeFacts,
      currency: store.currency,
      timeZone: store.timeZone,
      products: year.products,
      months: year.months,
      countries: countriesOf(places, year, placeValues),
      cities: citiesOf(places, year, placeValues),
      outlook: outlookOf(forecast),
      movementsLastYear,
      buyers: buyersOf(loyalty),
      groups,
      loyalty,
      carts,
      affinity,
      feed,
      account,
      accountState,
      settings: { ...settings, industry: settings.industry ?? defaultIndustry(year) },
    },
  };
}

/** The same weekdays. */
function yearBefore({ from, to, ...range }: { range: 'custom'; from: string; to: string }) {
  const [first, last] = [from, to].map((day) =>
    Temporal.PlainDate.from(day).subtract({ weeks: 52 }).toString(),
  );
  return { ...range, from: first!, to: last! };
}

type PlaceValues = Record<string, OrderValues>;

function countriesOf({ countries }: Places, { strongest }: YearFacts, values: PlaceValues): PlaceFact[] {
  return countries.flatMap(({ countryCode, orders, netSales }) =>
    countryCode === null || orders <= 0
      ? []
      : {
          region: countryName(countryCode, 'en'),
          kind: 'country',
          countryCode,
          orders,
          netSales,
          values: values[countryCode] ?? null,
          strongestMonth: strongest[countryCode] ?? null,
        },
  );
}

function citiesOf({ cities }: Places, { strongest }: YearFacts, values: PlaceValues): PlaceFact[] {
  return cities.flatMap(({ countryCode, city, orders, netSales }): PlaceFact[] => {
    if (city === null || orders <= 0) return [];
    const key = placeKey({ countryCode: countryCode ?? '', city });
    return [
      {
        region: city,
        kind: 'city',
        countryCode,
        orders,
        netSales,
        values: values[key] ?? null,
        strongestMonth: strongest[key] ?? null,
      },
    ];
  });
}

/** The one forecast of the store, with the last finished days it follows. */
function outlookOf({ status, days, total, history, lastYear }: Forecast): Outlook | null {
  const first = days[0]?.day;
  const last = days.at(-1)?.day;
  if (status !== 'ok' || !total || !first || !last) return null;
  const lastMonth = history.slice(-days.length).reduce((sum, { netSales }) => sum + netSales, 0);
  return { from: first, to: last, ...total, lastMonth, lastYear: lastYear?.netSales ?? null };
}

/** Who bought for the first time, and all others: together they are all buyers. */
function buyersOf({ customers, newCustomers }: Loyalty): AdsFacts['buyers'] {
  const all = customers.value ?? 0;
  const first = newCustomers.value;
  return { all, new: first, returning: first === null ? null : all - first };
}

function defaultIndustry({ products }: YearFacts): string {
  return (products.mainCategory && industryOfCategory(products.mainCategory)) ?? DEFAULT_INDUSTRY;
}
