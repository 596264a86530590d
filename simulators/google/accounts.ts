/** One of several things that an event falls on. */
export type Share = {
  value: string;
  weight: number;
  /** How much better (or worse) it converts than the campaign; 1 when left out. */
  converts?: number;
};

export type AdFixture = {
  id: string;
  headlines: string[];
  descriptions: string[];
  finalUrl: string;
  strength: 'POOR' | 'AVERAGE' | 'GOOD' | 'EXCELLENT' | 'PENDING';
  approval: 'APPROVED' | 'APPROVED_LIMITED' | 'DISAPPROVED' | 'UNKNOWN';
};

export type ProductFixture = { id: string; title: string; brand: string; type: string; weight: number };

export type CampaignFixture = {
  id: string;
  name: string;
  status: 'ENABLED' | 'PAUSED' | 'REMOVED';
  channel: 'SEARCH' | 'SHOPPING' | 'PERFORMANCE_MAX' | 'DISPLAY' | 'VIDEO' | 'DEMAND_GEN';
  bidding: string;
  /** In the account's currency, as are all sums of a fixture. */
  dailyBudget: number;
  clicksPerDay: number;
  impressionsPerClick: number;
  costPerClick: number;
  /** Of a click. */
  conversionRate: number;
  orderValue: number;
  /** Parts of the impressions that could have been had; null where Google reports none. */
  shares: { had: number; lostToBudget: number; lostToRank: number } | null;
  terms: Share[];
  products: ProductFixture[];
  ads: AdFixture[];
};

export type AccountFixture = {
  id: string;
  name: string;
  currency: string;
  timeZone: string;
  autoTagging: boolean;
  /** Children of a manager, which has no campaigns. */
  children: string[] | null;
  status: 'ENABLED' | 'CANCELED' | 'SUSPENDED';
  campaigns: CampaignFixture[];
  /** By criterion id of the city; see places.ts. */
  cities: Share[];
  hours: Share[];
};

/** Who may sign in, and which accounts they reach without a manager. */
export type PersonFixture = { id: string; name: string; email: string; accounts: string[] };

const EVENING = [1, 1, 1, 1, 1, 2, 4, 7, 9, 10, 11, 12, 13, 12, 11, 11, 12, 13, 15, 17, 18, 14, 8, 3];

export const USUAL_HOURS: Share[] = EVENING.map((weight, hour) => ({ value: String(hour), weight }));

/** At night it is clicked as much as by day, and nobody buys. */
export const SLEEPLESS_HOURS: Share[] = EVENING.map((weight, hour) => ({
  value: String(hour),
  weight: hour < 6 ? 9 : weight,
  converts: hour < 6 ? 0 : 1,
}));

export function campaign(
  fixture: Pick<CampaignFixture, 'id' | 'name'> & Partial<CampaignFixture>,
): CampaignFixture {
  return {
    status: 'ENABLED',
    channel: 'SEARCH',
    bidding: 'MAXIMIZE_CONVERSION_VALUE',
    dailyBudget: 40,
    clicksPerDay: 30,
    impressionsPerClick: 18,
    costPerClick: 0.6,
    conversionRate: 0.04,
    orderValue: 45,
    shares: { had: 0.6, lostToBudget: 0.05, lostToRank: 0.35 },
    terms: [{ value: 'gifts', weight: 1 }],
    products: [],
    ads: [],
    ...fixture,
  };
}

export function account(
  fixture: Pick<AccountFixture, 'id' | 'name'> & Partial<AccountFixture>,
): AccountFixture {
  return {
    currency: 'GBP',
    timeZone: 'Europe/London',
    autoTagging: true,
    children: null,
    status: 'ENABLED',
    campaigns: [],
    cities: [{ value: '1006886', weight: 1 }],
    hours: USUAL_HOURS,
    ...fixture,
  };
}
