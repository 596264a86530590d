import { fromAccount } from '#server/ads/advice/facts/basis.ts';
import { FEWEST_CLICKS, FEWEST_CONVERSIONS } from '#server/ads/advice/facts/own-figures.ts';
import { atMostByChance } from '#server/analytics/findings/binomial.ts';
import { percent } from '#server/analytics/findings/finding.ts';
import type { AccountFigures } from '#shared/ads/ads-account.ts';
import { type AccountContext, ofAccount, SURE, whole } from './account-context.ts';

type Term = AccountFigures['searchTerms'][number];

const MOST_NAMED = 10;
const GOOD = { conversions: 10, times: 1.2 };
const BRAND = { conversions: 0.5 };

const clicksOf = (terms: Term[]) => terms.reduce((sum, { clicks }) => sum + clicks, 0);
const costOf = (terms: Term[]) => terms.reduce((sum, { cost }) => sum + cost, 0);

/** Searches that cost and bring nothing, sure enough though many are looked at; see ads-account/figures/judge-terms.ts. */
export const findWasteTerms = ofAccount((context) => {
  const { account, cost, found, inMonth, isAbout } = context;
  const waste = account.searchTerms.filter(({ verdict }) => verdict === 'waste');
  if (!isAbout('search') || waste.length === 0) return [];
  return [
    found({
      subject: 'account:waste-terms',
      type: 'account_waste_terms',
      category: 'keywords',
      effort: 'minutes',
      period: account.searchTermPeriod,
      names: { first: waste[0]!.term },
      figures: [
        whole('terms', waste.length),
        whole('clicks', clicksOf(waste)),
        cost('adCost', costOf(waste)),
      ],
      table: tableOf(context, waste),
      atStake: inMonth(costOf(waste), account.searchTermPeriod),
      confidence: 0.9,
      priority: 'high',
      basis: fromAccount(clicksOf(waste)),
    }),
  ];
});

/** Searches after which far more is bought than after others. */
export const findGoodTerms = ofAccount((context) => {
  const { account, breakEven, found, isAbout, totals } = context;
  const rate = totals.conversionRate;
  if (!isAbout('search') || !rate || totals.conversions < FEWEST_CONVERSIONS) return [];
  const good = account.searchTerms.filter((term) => {
    const { conversions, clicks, conversionRate, roas, value } = term;
    if (conversions < GOOD.conversions || (conversionRate ?? 0) < rate * GOOD.times) return false;
    const byChance = 1 - atMostByChance(Math.floor(conversions) - 1, clicks, Math.min(1, rate));
    // Reports of search terms may lack the value.
    return byChance <= SURE && (value === 0 || (roas ?? 0) >= breakEven);
  });
  if (good.length === 0) return [];
  return [
    found({
      subject: 'account:good-terms',
      type: 'account_good_terms',
      category: 'keywords',
      effort: 'minutes',
      period: account.searchTermPeriod,
      names: { first: good[0]!.term },
      figures: [
        whole('terms', good.length),
        whole('clicks', clicksOf(good)),
        percent('termRate', good[0]!.conversionRate!),
        percent('accountRate', rate),
      ],
      table: tableOf(context, good),
      atStake: null,
      confidence: 0.6,
      priority: 'medium',
      basis: fromAccount(clicksOf(good)),
      watched: { kind: 'store' },
    }),
  ];
});

/** People who search for the shop by name would mostly have come anyway. */
export const findBrand = ofAccount(({ state, totals, cost, found, isAbout }) => {
  const brand = state?.brand;
  if (!brand || !isAbout('search') || brand.clicks < FEWEST_CLICKS) return [];
  if (totals.conversions < FEWEST_CONVERSIONS) return [];
  const share = brand.conversions / totals.conversions;
  if (share < BRAND.conversions) return [];
  return [
    found({
      subject: 'account:brand',
      type: 'account_brand',
      category: 'keywords',
      effort: 'hour',
      figures: [
        percent('brandShare', Math.min(1, share)),
        whole('clicks', brand.clicks),
        whole('conversions', brand.conversions),
        cost('adCost', brand.cost),
      ],
      atStake: null,
      confidence: 0.5,
      priority: 'medium',
      basis: fromAccount(brand.clicks),
    }),
  ];
});

const tableOf = ({ table }: AccountContext, terms: Term[]) =>
  table(
    [
      { name: 'searchTerm', unit: 'text' },
      { name: 'campaign', unit: 'text' },
      { name: 'clicks', unit: 'count' },
      { name: 'conversions', unit: 'count' },
      { name: 'adCost', unit: 'money' },
    ],
    terms
      .slice(0, MOST_NAMED)
      .map((each) => [each.term, each.campaign, each.clicks, Math.round(each.conversions), each.cost]),
  );
