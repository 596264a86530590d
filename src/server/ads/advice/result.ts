import type { AdsAction, AdsResult } from '#shared/ads/ads.ts';
import {
  BASELINE_ROAS,
  breakEvenOf,
  projectAds,
  REVENUE_PER_CONVERSION,
} from '#shared/ads/ads-projection.ts';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';
import type { Language } from '#shared/core/languages.ts';
import { bestTimesOf } from './best-times.ts';
import { assumptionsOf } from './facts/assumptions.ts';
import { audiencesOf } from './facts/audiences.ts';
import { assumed, fromStore } from './facts/basis.ts';
import type { AdsFacts } from './facts/facts.ts';
import { opportunitiesOf } from './opportunities.ts';
import { recommendationsOf } from './recommendations.ts';
import { type AdsWords, createAdsWords } from './wording/words.ts';

/** A figure over fewer cases gets a mark. */
const FEW_CASES = 20;
const MOST_PAIRS = 5;

interface ResultContext {
  actions: AdsAction[];
  language: Language;
  basis: ReportBasis;
  /** Whether the owner chose the kind of goods. */
  ownIndustry: boolean;
}

/** The whole advice: arithmetic and words over facts, the same for the same facts. */
export function adsResult(
  facts: AdsFacts,
  { actions, language, basis, ownIndustry }: ResultContext,
): AdsResult {
  const words = createAdsWords(language, facts.currency);
  const { timeframe, campaignType, currency, period, timeZone, settings } = facts;
  return {
    timeframe,
    campaignType,
    currency,
    period: { from: period.from, to: period.to, timeZone },
    ...basis,
    storeAnalysis: storeAnalysis(facts, words),
    recommendations: recommendationsOf(facts, actions, { language, words }),
    audiences: audiencesOf(facts, language),
    bestTimes: bestTimesOf(facts, words),
    performance: performanceOf(facts, words),
    customers: customersOf(facts),
    settings: {
      grossMargin: settings.grossMargin,
      industry: settings.industry,
      industryBasis: assumed(ownIndustry ? 'own_entry' : 'industry'),
    },
  };
}

function storeAnalysis({ products, sales }: AdsFacts, words: AdsWords): AdsResult['storeAnalysis'] {
  const { lowest, highest } = products;
  return {
    totalProducts: products.total,
    mainCategory: products.mainCategory,
    productRange: lowest === null || highest === null ? null : words.priceRange(lowest, highest),
    ...sales,
    fewData: sales.orders < FEW_CASES,
    basis: fromStore(sales.orders),
  };
}

function performanceOf(facts: AdsFacts, words: AdsWords): AdsResult['performance'] {
  const assumptions = assumptionsOf(facts);
  const ranges = projectAds(assumptions);
  const expected = (of: keyof typeof ranges) => ranges[of]?.expected ?? null;
  const { grossMargin } = facts.settings;
  return {
    projected: {
      impressions: expected('impressions'),
      clicks: expected('clicks'),
      ctr: expected('ctr'),
      conversions: expected('conversions'),
      estimatedRoas: expected('estimatedRoas'),
    },
    ranges,
    assumptions,
    specified: specifiedOf(ranges),
    breakEvenRoas: grossMargin === null ? null : 1 / grossMargin,
    breakEven: breakEvenOf(assumptions, {
      grossMargin,
      medianOrder: facts.baskets?.quartiles?.median ?? null,
    }),
    currentOpportunity: opportunitiesOf(facts, words),
  };
}

/** SPEC section 9 to the letter. */
function specifiedOf({
  conversions,
  estimatedRoas,
}: ReturnType<typeof projectAds>): AdsResult['performance']['specified'] {
  const improvement = estimatedRoas && (estimatedRoas.expected / BASELINE_ROAS - 1) * 100;
  return {
    revenuePerConversion: REVENUE_PER_CONVERSION,
    baselineRoas: BASELINE_ROAS,
    revenuePotential: conversions && conversions.expected * REVENUE_PER_CONVERSION,
    // A click that costs exactly what it may is exactly at the baseline, whatever the last binary digit says.
    roiImprovement: improvement && Math.round(improvement * 1e6) / 1e6 + 0,
  };
}

function customersOf({ buyers, groups, baskets, sales, affinity }: AdsFacts): AdsResult['customers'] {
  return {
    buyers: buyers.all,
    newBuyers: buyers.new,
    returningBuyers: buyers.returning,
    groups: groups.groups.map(({ group, customers, share, netSales, netShare }) => ({
      group,
      customers,
      share,
      netSales,
      netShare: netShare === null ? null : Math.min(1, Math.max(0, netShare)),
    })),
    baskets:
      baskets && sales.averageOrderValue !== null
        ? {
            ...baskets,
            unitsPerOrder: baskets.units / baskets.orders,
            averageValue: sales.averageOrderValue,
            together: affinity.pairs.slice(0, MOST_PAIRS).map(({ first, second, together, lift }) => ({
              first: first.title,
              second: second.title,
              orders: together,
              lift,
            })),
          }
        : null,
    basis: fromStore(buyers.all),
  };
}
