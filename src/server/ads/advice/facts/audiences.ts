import type { AdsResult, Basis } from '#shared/ads/ads.ts';
import type { AdsFigures } from '#shared/ads/ads-account.ts';
import { SEARCH_BENCHMARKS, SHOPPING_BENCHMARKS } from '#shared/ads/ads-benchmarks.ts';
import type { Language } from '#shared/core/languages.ts';
import { fromAccount, fromStore, published } from './basis.ts';
import type { AdsFacts, CategoryFact, PlaceFact } from './facts.ts';
import { industryOfCategory } from './industries.ts';
import { FEWEST_CLICKS, FEWEST_CONVERSIONS } from './own-figures.ts';
import { placeName } from './place-name.ts';
import { percentagesOf } from './shares.ts';

const MOST_INTERESTS = 10;
const MOST_PLACES = 10;
/** A category that moved by less is as it was. */
const MOVED = 0.2;
/** Of online sales on phones in the holidays of 2025; reference: google-ads 7. */
const MOBILE_SHARE = 0.564;

type Audiences = AdsResult['audiences'];
type Demographics = Audiences['demographics'];

/** Who buys: places and categories from orders, age and gender from an account alone. */
export function audiencesOf(facts: AdsFacts, language: Language): Audiences {
  return {
    demographics: {
      ageGroups: partsOf(facts, facts.account?.ages ?? []).map(({ part, ...each }) => ({
        range: part.range,
        ...each,
      })),
      gender: partsOf(facts, facts.account?.genders ?? []).map(({ part, ...each }) => ({
        type: part.type,
        ...each,
      })),
      interests: interestsOf(facts),
    },
    behaviors: {
      locations: [
        ...locationsOf(facts, facts.countries, language),
        ...locationsOf(facts, facts.cities, language),
      ],
      unknownPlaces: unknownPlaces(facts),
      devices: devicesOf(facts),
    },
  };
}

/** Parts of the account's clicks, in percent, and how their clicks convert compared with all of them. */
function partsOf<Part extends AdsFigures>({ account }: AdsFacts, parts: Part[]) {
  const percentages = percentagesOf(
    parts.map(({ clicks }) => clicks),
    1,
  );
  return parts.map((part, place) => ({
    part,
    percentage: percentages[place]!,
    performance: account && performanceOf(part, account.totals),
    basis: fromAccount(part.clicks),
  }));
}

/** Null while the account or the part has too few cases. */
export function performanceOf(part: AdsFigures, totals: AdsFigures): number | null {
  if (part.clicks < FEWEST_CLICKS || totals.conversions < FEWEST_CONVERSIONS || totals.clicks <= 0)
    return null;
  return part.conversions / part.clicks / (totals.conversions / totals.clicks);
}

/** Shares of the net sales of all orders; what has no category has its part too. */
function interestsOf({ categories, sales, campaignType }: AdsFacts): Demographics['interests'] {
  return categories
    .filter(({ netSales }) => netSales > 0)
    .slice(0, MOST_INTERESTS)
    .map((each) => ({
      category: each.category,
      affinity: sales.netSales > 0 ? Math.min(1, each.netSales / sales.netSales) : 0,
      intent: intentOf(each),
      cost: costOf(each.category, campaignType),
      basis: fromStore(sales.orders),
    }));
}

function intentOf({ netSales, previousNetSales }: CategoryFact): 'high' | 'medium' | 'low' | null {
  if (previousNetSales === null) return null;
  if (netSales > previousNetSales * (1 + MOVED)) return 'high';
  return netSales < previousNetSales * (1 - MOVED) ? 'low' : 'medium';
}

type Cost = { amount: number; currency: 'USD'; basis: Basis };

function costOf(category: string, campaignType: AdsFacts['campaignType']): Cost | null {
  const industry = industryOfCategory(category) ?? '';
  const cost = (amount: number, basis: Basis): Cost => ({ amount, currency: 'USD', basis });
  switch (campaignType) {
    case 'all':
    case 'search': {
      const row = SEARCH_BENCHMARKS[industry];
      return row ? cost(row.costPerClick, published('wordstream_search_2026')) : null;
    }
    case 'shopping': {
      const row = SHOPPING_BENCHMARKS[industry];
      if (!row) return null;
      const [low, high] = row.costPerClick;
      return cost((low + high) / 2, published('agency_shopping_2026'));
    }
    default:
      return null;
  }
}

/** Percentages are of the orders whose country, or city, is known; what is not listed has its part too. */
function locationsOf(
  { located }: AdsFacts,
  places: PlaceFact[],
  language: Language,
): Audiences['behaviors']['locations'] {
  return places.slice(0, MOST_PLACES).map((place) => ({
    region: placeName(place, language),
    kind: place.kind,
    countryCode: place.countryCode,
    percentage: percentOf(place.orders, place.kind === 'city' ? located.cities : located.countries),
    orders: place.orders,
    netSales: place.netSales,
    seasonality: place.strongestMonth,
    competition: null,
    basis: fromStore(place.orders),
  }));
}

/** Orders without a country, or a city, in percent of all. */
function unknownPlaces({ located, sales }: AdsFacts): Audiences['behaviors']['unknownPlaces'] {
  const unknown = (known: number) => percentOf(Math.max(0, sales.orders - known), sales.orders);
  return { countries: unknown(located.countries), cities: unknown(located.cities) };
}

/** One decimal, each rounded by itself: what is listed is not all there is. */
const percentOf = (part: number, whole: number) =>
  whole > 0 ? Math.min(100, Math.round((part / whole) * 1000) / 10) : 0;

const DEVICES = { mobile: 'Mobile', desktop: 'Desktop', tablet: 'Tablet' } as const;

function devicesOf({ account }: AdsFacts): Audiences['behaviors']['devices'] {
  const known = (account?.devices ?? []).filter(({ clicks }) => clicks > 0);
  const clicks = known.reduce((sum, each) => sum + each.clicks, 0);
  const devices = known.flatMap((device) => {
    const type = deviceOf(device.type);
    if (!type) return [];
    return {
      type,
      usage: device.clicks / clicks,
      conversion: device.clicks >= FEWEST_CLICKS ? device.conversionRate : null,
      basis: fromAccount(device.clicks),
    };
  });
  if (devices.length > 0) return devices;
  return [{ type: 'Mobile', usage: MOBILE_SHARE, conversion: null, basis: published('adobe_holiday_2025') }];
}

/** Google's word and those of exported reports: `MOBILE`, `Mobile phones`. */
export function deviceOf(type: string): (typeof DEVICES)[keyof typeof DEVICES] | null {
  const word = type.toLowerCase();
  if (word.startsWith('mobile')) return DEVICES.mobile;
  if (word.startsWith('tablet')) return DEVICES.tablet;
  return word.startsWith('desktop') || word.startsWith('computer') ? DEVICES.desktop : null;
}
