import { fromStore } from '#server/ads/advice/facts/basis.ts';
import { count, money } from '#server/analytics/findings/finding.ts';
import type { CampaignType } from '#shared/ads/ads.ts';
import { type AdsFinding, makeFinding } from './finding.ts';
import { type FinderContext, figuresOf } from './inputs.ts';
import { type SellingProduct, sellingProducts } from './selling-products.ts';

/* Reference: google-ads 4.4. */
const HEADLINES = 15;
const DESCRIPTIONS = 4;
const SHOWN = 5;
const SEARCHES: CampaignType[] = ['all', 'search'];
const SHOPS: CampaignType[] = ['all', 'shopping'];

/** Texts and keywords for search campaigns, for products that sell; as long as the account has no ads that we know of. */
export function findSearchWork(context: FinderContext): AdsFinding[] {
  const { facts, inputs } = context;
  const products = sellingProducts(context).filter(({ isScarce }) => !isScarce);
  if (!SEARCHES.includes(facts.campaignType) || products.length === 0) return [];
  const common = {
    period: { from: facts.period.from, to: facts.period.to },
    table: bestOf(products),
    atStake: null,
    confidence: 0.6,
    priority: 'medium' as const,
    basis: fromStore(products.length),
    watched: { kind: 'store' as const },
  };
  const ads: AdsFinding[] = facts.accountState?.ads
    ? []
    : [
        makeFinding(
          {
            ...common,
            subject: 'search:ads',
            type: 'write_search_ads',
            variant: 'none',
            category: 'ads',
            effort: 'hour',
            figures: [
              count('productsSelling', products.length),
              count('headlines', HEADLINES),
              count('descriptions', DESCRIPTIONS),
            ],
          },
          inputs.scale,
        ),
      ];
  if (facts.campaignType !== 'search' || facts.account?.searchTerms.length) return ads;
  const keywords = makeFinding(
    {
      ...common,
      subject: 'search:keywords',
      type: 'choose_keywords',
      variant: 'names',
      category: 'keywords',
      effort: 'hour',
      figures: [count('productsSelling', products.length)],
    },
    inputs.scale,
  );
  return [...ads, keywords];
}

/** The list of products that Shopping ads are made of. */
export function findFeedWork({ facts, inputs }: FinderContext): AdsFinding[] {
  const { total, median } = facts.products;
  if (!SHOPS.includes(facts.campaignType) || total === 0 || facts.account?.products.length) return [];
  return [
    makeFinding(
      {
        subject: 'shopping:feed',
        type: 'send_feed',
        variant: median === null ? 'plain' : 'priced',
        category: 'feed',
        effort: 'day',
        period: { from: facts.period.from, to: facts.period.to },
        figures: figuresOf(count('products', total), median === null ? null : money('medianPrice', median)),
        atStake: null,
        confidence: 0.5,
        priority: facts.campaignType === 'shopping' ? 'high' : 'medium',
        basis: fromStore(total),
        watched: { kind: 'store' },
      },
      inputs.scale,
    ),
  ];
}

const bestOf = (products: SellingProduct[]): AdsFinding['table'] => ({
  columns: [
    { name: 'product', unit: 'text' },
    { name: 'netSales', unit: 'money' },
    { name: 'units', unit: 'count' },
  ],
  rows: products.slice(0, SHOWN).map(({ title, netSales, units }) => [title, netSales, units]),
});
