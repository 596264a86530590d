import type { CountedBuyers, Strategy } from '#languages/ads-words.ts';
import type { AdsAction, AdsResult } from '#shared/ads/ads.ts';
import type { Language } from '#shared/core/languages.ts';
import { bestPostingTimes, comparedDays } from './best-times.ts';
import { fromStore, published } from './facts/basis.ts';
import { splitBudget } from './facts/budget-slots.ts';
import type { AdsFacts, PlaceFact } from './facts/facts.ts';
import { placeName } from './facts/place-name.ts';
import { outlookIndex } from './opportunities.ts';
import type { AdsWords } from './wording/words.ts';

const MOST_LOCATIONS = 5;
/** From here on one country is everything, and its cities say more. */
const ONE_COUNTRY = 0.9;
/** A place or category below says little of who buys. */
const NOTABLE_SHARE = 0.2;
/** Fewer orders have no best hour, and no best day. */
const FEWEST_FOR_TIME = 20;
/** A season or a day that differs by less is none. */
const DIFFERS = 0.1;

type Recommendations = AdsResult['recommendations'];

export interface Reader {
  language: Language;
  words: AdsWords;
}

export function recommendationsOf(
  facts: AdsFacts,
  actions: AdsAction[],
  { language, words }: Reader,
): Recommendations {
  return {
    idealCustomer: idealCustomer(facts, { language, words }),
    topLocations: topLocations(facts, language),
    bestPostingTimes: bestPostingTimes(facts),
    budgetAllocation: budgetAllocation(facts, words),
    contentStrategy: strategiesOf(facts).map(words.strategy),
    actions,
  };
}

function idealCustomer(facts: AdsFacts, { language, words }: Reader): Recommendations['idealCustomer'] {
  const { buyers, sales, baskets, categories } = facts;
  if (buyers.all === 0) return null;
  const [place] = mainPlaces(facts);
  const located = place ? locatedOf(place, facts) : 0;
  const [category] = categories;
  const categoryShare = category && sales.netSales > 0 ? Math.min(1, category.netSales / sales.netSales) : 0;
  const counted: CountedBuyers = {
    place:
      place && place.orders >= located * NOTABLE_SHARE
        ? {
            name: placeName(place, language),
            share: Math.min(1, place.orders / located),
            isOfAll: located >= sales.orders,
          }
        : null,
    category:
      category && categoryShare >= NOTABLE_SHARE ? { name: category.category, share: categoryShare } : null,
    values: baskets?.quartiles ?? null,
    hour: busiestHour(facts),
    returning:
      buyers.returning === null ? null : { buyers: buyers.returning, share: buyers.returning / buyers.all },
  };
  const text = words.idealCustomer(counted);
  return text === '' ? null : { text, basis: fromStore(buyers.all) };
}

/** Countries, or the cities of a store that sells in one country. */
function mainPlaces({ countries, cities, located }: AdsFacts): PlaceFact[] {
  const [first] = countries.toSorted((one, other) => other.orders - one.orders);
  const oneCountry = first !== undefined && first.orders >= located.countries * ONE_COUNTRY;
  return oneCountry && cities.length > 0 ? cities : countries;
}

/** Orders whose country, or city, is known. */
const locatedOf = ({ kind }: PlaceFact, { located }: AdsFacts) =>
  Math.max(1, kind === 'city' ? located.cities : located.countries);

function topLocations(facts: AdsFacts, language: Language): string[] {
  return mainPlaces(facts)
    .slice(0, MOST_LOCATIONS)
    .map((place) => placeName(place, language));
}

function budgetAllocation({ hours, sales }: AdsFacts, words: AdsWords): Recommendations['budgetAllocation'] {
  const { slots, ownWeight } = splitBudget(hours);
  return slots.map((slot) => ({
    ...slot,
    timeSlot: words.timeSlot(slot),
    reason: words.slot({ ...slot, ownWeight, allOrders: sales.orders }),
    basis: ownWeight >= 0.5 ? fromStore(slot.orders) : published('salecycle_hours_2020'),
  }));
}

function busiestHour({ hours, sales }: AdsFacts): CountedBuyers['hour'] {
  if (sales.orders < FEWEST_FOR_TIME) return null;
  const most = Math.max(...hours);
  return { hour: hours.indexOf(most), share: Math.min(1, most / sales.orders) };
}

function strongestDay(facts: AdsFacts): { day: number; performance: number } | null {
  const ranked = comparedDays(facts.weekdays)
    .filter(({ orders }) => orders >= FEWEST_FOR_TIME)
    .sort((one, other) => other.performance - one.performance);
  return ranked[0] && ranked[0].performance >= 1 + DIFFERS ? ranked[0] : null;
}

/** What the figures suggest an ad should say, the surest first. */
function strategiesOf(facts: AdsFacts): Strategy[] {
  const { bestSellers, affinity, categories, sales, baskets, buyers, period } = facts;
  const strategies: Strategy[] = [];
  // What is sold out leads nowhere.
  const best = bestSellers.find(({ inventory }) => inventory === null || inventory > 0);
  if (best)
    strategies.push({
      kind: 'best_seller',
      title: best.title,
      netSales: best.netSales,
      share: best.share === null ? null : Math.min(1, best.share),
      days: period.days,
    });
  const season = outlookIndex(facts);
  if (facts.outlook && season !== null && Math.abs(season - 1) >= DIFFERS)
    strategies.push({ kind: 'season', ...facts.outlook });
  const [category] = categories;
  const share = category && sales.netSales > 0 ? Math.min(1, category.netSales / sales.netSales) : 0;
  // One category that is everything needs no campaign in addition to the others.
  if (category && categories.length > 1 && share >= NOTABLE_SHARE)
    strategies.push({ kind: 'category', category: category.category, share });
  const [pair] = affinity.pairs;
  if (pair)
    strategies.push({
      kind: 'pair',
      first: pair.first.title,
      second: pair.second.title,
      orders: pair.together,
      lift: pair.lift,
    });
  if (baskets?.quartiles) strategies.push({ kind: 'price', ...baskets.quartiles });
  const day = strongestDay(facts);
  if (day) strategies.push({ kind: 'day', ...day });
  if (buyers.new !== null && buyers.new > 0)
    strategies.push({ kind: 'new_buyers', newBuyers: buyers.new, buyers: buyers.all });
  return strategies;
}
