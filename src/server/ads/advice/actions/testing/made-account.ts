import { withRates } from '#server/ads/account/figures/rates.ts';
import type { AdsFacts } from '#server/ads/advice/facts/facts.ts';
import type { AccountFigures, AdsFigures } from '#shared/ads/ads-account.ts';
import { account, DECEMBER, quietFacts, seller } from './made-facts.ts';

/** Clicks at £0.40 of which some end in an order of £40. */
export const counted = (clicks: number, conversions: number, change: Partial<AdsFigures> = {}): AdsFigures =>
  withRates({
    impressions: clicks * 20,
    clicks,
    cost: change.cost ?? clicks * 0.4,
    conversions,
    value: change.value ?? conversions * 40,
  });

type Campaign = AccountFigures['campaigns'][number];

export const madeCampaign = (name: string, figures: AdsFigures, given: Partial<Campaign> = {}): Campaign => ({
  id: name,
  name,
  type: 'search',
  status: 'enabled',
  dailyBudget: 30,
  impressionShare: 0.6,
  lostToBudget: 0.05,
  lostToRank: 0.35,
  ...figures,
  ...given,
});

export const madeProduct = (
  title: string,
  figures: AdsFigures,
  given: Partial<NonNullable<AdsFacts['accountState']>['products'][number]> = {},
) => ({ title, productId: `p-${title}`, inventory: 50, units: 5, ...figures, ...given });

export const state = (given: Partial<NonNullable<AdsFacts['accountState']>> = {}) => ({
  ...quietFacts().accountState!,
  ...given,
});

const place = (
  place: string,
  countryCode: string,
  figures: AdsFigures,
): AccountFigures['places'][number] => ({ place, kind: 'country', countryCode, ...figures });

/** An account in which every check but those of a measuring that is broken finds something. */
export function eventfulAccount(): AdsFacts {
  const totals = counted(24_000, 720, { cost: 9_600 });
  return {
    ...quietFacts(),
    sales: { orders: 900, netSales: 36_000, averageOrderValue: 40, previous: null },
    outlook: DECEMBER,
    countries: [
      {
        region: 'United Kingdom',
        kind: 'country',
        countryCode: 'GB',
        orders: 900,
        netSales: 36_000,
        values: null,
        strongestMonth: null,
      },
    ],
    bestSellers: [seller('Teapot', { inventory: 900 })],
    account: account({
      totals,
      previous: counted(24_000, 720, { cost: 7_200 }),
      store: { orders: 900, netSales: 36_000 },
      campaigns: [
        madeCampaign('Best', counted(19_000, 700, { cost: 7_900 }), {
          lostToBudget: 0.4,
          lostToRank: 0.05,
          dailyBudget: 280,
        }),
        madeCampaign('Broad', counted(2_000, 0), { lostToRank: 0.7, dailyBudget: 20 }),
        madeCampaign('Poor', counted(3_000, 40, { cost: 900, value: 1_600 }), { dailyBudget: 20 }),
      ],
      searchTerms: [
        { term: 'tea jobs', campaign: 'Broad', ...counted(900, 0), verdict: 'waste', chance: 1e-9 },
        { term: 'blue teapot', campaign: 'Best', ...counted(800, 60), verdict: 'fine', chance: 1 },
        { term: 'teapot', campaign: 'Best', ...counted(500, 15), verdict: 'fine', chance: 0.5 },
      ],
      devices: [
        { type: 'mobile', ...counted(16_000, 660) },
        { type: 'desktop', ...counted(5_000, 40) },
        { type: 'tablet', ...counted(3_000, 20) },
      ],
      networks: [
        { type: 'search', ...counted(20_000, 700) },
        { type: 'search_partners', ...counted(4_000, 20) },
      ],
      hours: Array.from({ length: 24 }, (_, hour) => ({ hour, ...counted(1_000, hour < 6 ? 0 : 40) })),
      weekdays: Array.from({ length: 7 }, (_, day) => ({ day, ...counted(3_000, day === 3 ? 20 : 110) })),
      places: [place('United Kingdom', 'GB', counted(20_000, 720)), place('India', 'IN', counted(900, 0))],
      products: [],
    }),
    accountState: {
      autoTagging: false,
      weakAds: 2,
      disapprovedAds: 1,
      adsWithFewHeadlines: 3,
      ads: 9,
      brand: counted(3_000, 460),
      products: [
        madeProduct('Cup', counted(2_000, 60)),
        madeProduct('Tray', counted(900, 30), { inventory: 0 }),
        madeProduct('Sign', counted(800, 0)),
      ],
    },
  };
}
