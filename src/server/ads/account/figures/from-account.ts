import type { AdsFacts } from '#server/ads/advice/facts/facts.ts';
import type { Database } from '#server/core/db/database.ts';
import type { AccountFigures } from '#shared/ads/ads-account.ts';
import { costOfSuspicion, judgeTerms } from './judge-terms.ts';
import { sumOf, withRates } from './rates.ts';
import {
  type CampaignSums,
  type Days,
  type PartSums,
  sumCampaigns,
  sumDays,
  sumParts,
  sumTerms,
  sumWeekdays,
} from './repository.ts';
import { daysBefore } from './spans.ts';
import { countAds, findAdvertised, sumBrand } from './state-repository.ts';

const MOST_PARTS = 100;
/** Each of them is tested; what costs less than these is never called waste. */
const MOST_TESTED = 1_000;
const FEWEST_LETTERS_OF_A_BRAND = 4;

/** What figures say without the store's own orders and margin. */
export type CountedFigures = Omit<AccountFigures, 'from' | 'currency' | 'readAt' | 'breakEvenRoas' | 'store'>;
export type CountedState = Omit<NonNullable<AdsFacts['accountState']>, 'autoTagging'>;

/** Of an account that is read by consent. */
export async function figuresOfAccount(
  db: Database,
  storeId: string,
  days: Days,
  { knownFrom }: { knownFrom: string },
): Promise<CountedFigures> {
  const before = daysBefore(days);
  const partsOf = (breakdown: Parameters<typeof sumParts>[2]) =>
    sumParts(db, storeId, breakdown, days, MOST_PARTS);
  const campaigns = await sumCampaigns(db, storeId, days);
  const totals = withRates(sumOf(campaigns));
  const [previous, weekdays, found, devices, networks, hours, countries, cities, ages, genders, products] =
    await Promise.all([
      before.from >= knownFrom ? sumDays(db, storeId, before) : null,
      sumWeekdays(db, storeId, days),
      sumTerms(db, storeId, days, {
        atLeast: MOST_PARTS,
        suspicion: costOfSuspicion(totals),
        most: MOST_TESTED,
      }),
      partsOf('device'),
      partsOf('network'),
      partsOf('hour'),
      partsOf('country'),
      partsOf('city'),
      partsOf('age'),
      partsOf('gender'),
      partsOf('product'),
    ]);
  const names = new Map(campaigns.map(({ id, name }) => [id, name]));
  const terms = found.terms.map(({ campaignId, ...term }) => ({
    ...term,
    campaign: names.get(campaignId) ?? campaignId,
  }));
  return {
    period: days,
    searchTermPeriod: days,
    totals,
    previous: previous && withRates(previous),
    campaigns: campaigns.map((campaign) => withRates<CampaignSums>(campaign)),
    searchTerms: judgeTerms(terms, { totals, terms: found.count }),
    devices: named(devices, 'type'),
    networks: named(networks, 'type'),
    hours: named(hours, 'hour')
      .map(({ hour, ...sums }) => ({ hour: Number(hour), ...sums }))
      .sort((one, other) => one.hour - other.hour),
    weekdays: weekdays.map((row) => withRates(row)),
    places: [...placesOf(countries, 'country'), ...placesOf(cities, 'city')],
    ages: named(ages, 'range').sort((one, other) => (one.range < other.range ? -1 : 1)),
    genders: named(genders, 'type'),
    products: products.map(({ part, name, ...sums }) => ({
      id: part,
      title: name ?? part,
      ...withRates(sums),
    })),
  };
}

function named<Key extends string>(parts: PartSums[], key: Key) {
  return parts.map(({ part, name: _, ...sums }) => ({
    ...({ [key]: part } as Record<Key, string>),
    ...withRates(sums),
  }));
}

function placesOf(parts: PartSums[], kind: 'country' | 'city'): AccountFigures['places'] {
  return parts.map(({ part, name, ...sums }) => ({
    place: name ?? part,
    kind,
    countryCode: kind === 'country' && /^[A-Z]{2}$/.test(part) ? part : null,
    ...withRates(sums),
  }));
}

/** What checks need to know besides figures. */
export async function stateOfAccount(
  db: Database,
  storeId: string,
  days: Days,
  storeName: string,
): Promise<CountedState> {
  const letters = storeName.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const [ads, brand, products] = await Promise.all([
    countAds(db, storeId),
    letters >= FEWEST_LETTERS_OF_A_BRAND ? sumBrand(db, storeId, days) : null,
    findAdvertised(db, storeId, days),
  ]);
  return { ...ads, brand: brand && withRates(brand), products };
}
