import type { Assumption, Basis } from '#shared/ads/ads.ts';
import { ALL_TYPES_BENCHMARK, SEARCH_BENCHMARKS, SHOPPING_BENCHMARKS } from '#shared/ads/ads-benchmarks.ts';
import { REVENUE_PER_CONVERSION } from '#shared/ads/ads-projection.ts';
import { toMajor, toMinor } from '#shared/core/money.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { assumed, fromAccount, fromStore, published } from './basis.ts';
import type { AdsFacts } from './facts.ts';
import { accountSums, FEWEST_CLICKS, FEWEST_CONVERSIONS, rateInterval } from './own-figures.ts';

/**
 * Of customers who have gone quiet, how many order once more when they are asked to. Nobody published a figure worth
 * trusting for customer lists, so it is a round and cautious one, and said to be assumed.
 */
export const USUAL_RESPONSE = 0.05;

const BUDGET_SHARE = 0.05;
/** An own budget is kept for as many days, whichever timeframe it was said in. */
export const BUDGET_DAYS = 30;
/** How far a published figure may be off for a single store. */
const SPREAD = 0.35;

type Name = Assumption['name'];
type Estimate = Omit<Assumption, 'name'>;

/**
 * What a projection rests on, each from its best source: the owner, the account, the store, else a benchmark of the
 * kind of campaign. What nobody knows is left to the owner.
 */
export function assumptionsOf(facts: AdsFacts): Assumption[] {
  const orderValue = ownEntry(facts, 'orderValue') ?? accountValue(facts) ?? storeValue(facts);
  const conversionRate =
    ownEntry(facts, 'conversionRate') ?? accountConversionRate(facts) ?? benchmark(facts, 'conversionRate');
  const costPerClick =
    ownEntry(facts, 'costPerClick') ??
    accountCost(facts) ??
    // A published price is in dollars, and costs are never carried over from one currency to another.
    (facts.currency === 'USD' ? benchmark(facts, 'costPerClick') : unknown);
  return [
    { name: 'budget', ...(ownBudget(facts) ?? accountBudget(facts) ?? budgetShare(facts)) },
    { name: 'costPerClick', ...costPerClick },
    {
      name: 'clickRate',
      ...(ownEntry(facts, 'clickRate') ?? accountClickRate(facts) ?? benchmark(facts, 'clickRate')),
    },
    { name: 'conversionRate', ...conversionRate },
    { name: 'orderValue', ...orderValue },
  ];
}

function ownEntry({ settings }: AdsFacts, name: Name): Estimate | null {
  const entry = settings.assumptions[name];
  return entry === undefined || !(entry > 0) ? null : certain(entry, assumed('own_entry'));
}

/** Kept for thirty days. */
function ownBudget(facts: AdsFacts): Estimate | null {
  const entry = ownEntry(facts, 'budget');
  if (entry?.value == null) return null;
  const budget = inMinorSteps((entry.value * facts.period.days) / BUDGET_DAYS, facts.currency);
  return { ...entry, value: budget };
}

/** What was spent; by a report of other days, as much a day. */
function accountBudget(facts: AdsFacts): Estimate | null {
  const sums = sumsInCurrency(facts);
  const days = facts.account && daysIn(facts.account.period);
  if (!sums || !days || sums.clicks < FEWEST_CLICKS || sums.cost <= 0) return null;
  return certain(
    inMinorSteps((sums.cost * facts.period.days) / days, facts.currency),
    fromAccount(sums.clicks),
  );
}

/** Both ends included; null where one is not known. */
function daysIn({ from, to }: { from: string | null; to: string | null }): number | null {
  return from === null || to === null ? null : Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

function budgetShare({ sales, currency }: AdsFacts): Estimate {
  const budget = inMinorSteps(Math.max(0, sales.netSales) * BUDGET_SHARE, currency);
  return budget > 0 ? certain(budget, assumed('budget_share')) : unknown;
}

function inMinorSteps(amount: number, currency: string): number {
  return toMajor(toMinor(amount, currency), currency);
}

function accountValue(facts: AdsFacts): Estimate | null {
  const sums = sumsInCurrency(facts);
  if (!sums || sums.conversions < FEWEST_CONVERSIONS || sums.value <= 0) return null;
  return certain(sums.value / sums.conversions, fromAccount(sums.conversions));
}

function storeValue({ sales }: AdsFacts): Estimate {
  const { averageOrderValue, orders } = sales;
  if (averageOrderValue !== null && averageOrderValue > 0)
    return certain(averageOrderValue, fromStore(orders));
  return certain(REVENUE_PER_CONVERSION, assumed('specified_value'));
}

function accountConversionRate(facts: AdsFacts): Estimate | null {
  const sums = accountSums(facts);
  if (!sums || sums.clicks < FEWEST_CLICKS || sums.conversions < FEWEST_CONVERSIONS) return null;
  return {
    value: Math.min(1, sums.conversions / sums.clicks),
    ...rateInterval(sums.conversions, sums.clicks),
    basis: fromAccount(sums.clicks),
  };
}

function accountClickRate(facts: AdsFacts): Estimate | null {
  const sums = accountSums(facts);
  if (!sums || sums.clicks < FEWEST_CLICKS || sums.impressions < sums.clicks) return null;
  return {
    value: sums.clicks / sums.impressions,
    ...rateInterval(sums.clicks, sums.impressions),
    basis: fromAccount(sums.clicks),
  };
}

function accountCost(facts: AdsFacts): Estimate | null {
  const sums = sumsInCurrency(facts);
  if (!sums || sums.clicks < FEWEST_CLICKS || sums.cost <= 0) return null;
  return certain(sums.cost / sums.clicks, fromAccount(sums.clicks));
}

/** Costs are never carried over from one currency to another. */
function sumsInCurrency(facts: AdsFacts) {
  return facts.account?.currency === facts.currency ? accountSums(facts) : null;
}

type Benchmarked = 'clickRate' | 'costPerClick' | 'conversionRate';

/** Of videos and banners the reference knows no figure worth trusting, of Shopping ads no click rate. */
function benchmark({ campaignType, settings }: AdsFacts, name: Benchmarked): Estimate {
  switch (campaignType) {
    case 'all':
      return spread(ALL_TYPES_BENCHMARK[name], 'databox_all_2026');
    case 'search':
      return spread(
        (SEARCH_BENCHMARKS[settings.industry] ?? SEARCH_BENCHMARKS.all!)[name],
        'wordstream_search_2026',
      );
    case 'shopping': {
      const range = name === 'clickRate' ? undefined : SHOPPING_BENCHMARKS[settings.industry]?.[name];
      if (!range) return unknown;
      const [low, high] = range;
      return { value: (low + high) / 2, low, high, basis: published('agency_shopping_2026') };
    }
    default:
      return unknown;
  }
}

function spread(value: number, source: NonNullable<Basis['source']>): Estimate {
  return { value, low: value * (1 - SPREAD), high: value * (1 + SPREAD), basis: published(source) };
}

const certain = (value: number, basis: Basis): Estimate => ({ value, low: null, high: null, basis });
const unknown: Estimate = { value: null, low: null, high: null, basis: assumed('own_entry') };
