import type {
  AccountFigures,
  AdsAccount,
  AdsFigures,
  Competitors,
  ImportedReport,
} from '#shared/ads/ads-account.ts';

/** No account, and no report either. */
export function exampleAccount(change: Partial<AdsAccount> = {}): AdsAccount {
  return { canConnect: true, account: null, reports: [], ...change };
}

export function connectedAccount(
  change: Partial<NonNullable<AdsAccount['account']>> = {},
): NonNullable<AdsAccount['account']> {
  return {
    customerId: '1234567890',
    name: 'Tea House Ads',
    currency: 'GBP',
    timeZone: 'Europe/London',
    status: 'active',
    problem: null,
    readAt: '2026-11-21T06:00:00.000Z',
    from: '2026-08-22',
    choices: [],
    ...change,
  };
}

export function exampleReport(change: Partial<ImportedReport> = {}): ImportedReport {
  return {
    id: '7b1d3c20-0000-4000-8000-000000000001',
    kind: 'campaigns',
    name: 'Campaign report.csv',
    from: '2026-10-22',
    to: '2026-11-20',
    currency: 'GBP',
    rows: 30,
    skipped: 0,
    problem: null,
    importedAt: '2026-11-21T08:00:00.000Z',
    ...change,
  };
}

/** Rates follow from what was counted. */
export function figuresOf(
  counted: Pick<AdsFigures, 'impressions' | 'clicks' | 'cost' | 'conversions' | 'value'>,
): AdsFigures {
  const { impressions, clicks, cost, conversions, value } = counted;
  const rate = (part: number, whole: number) => (whole > 0 ? part / whole : null);
  return {
    ...counted,
    ctr: rate(clicks, impressions),
    costPerClick: rate(cost, clicks),
    conversionRate: rate(conversions, clicks),
    costPerConversion: rate(cost, conversions),
    roas: rate(value, cost),
  };
}

const brand = figuresOf({ impressions: 4_000, clicks: 800, cost: 400, conversions: 48, value: 2_400 });
const mugs = figuresOf({ impressions: 9_000, clicks: 450, cost: 600, conversions: 9, value: 360 });
const totals = figuresOf({ impressions: 13_000, clicks: 1_250, cost: 1_000, conversions: 57, value: 2_760 });
const nothing = figuresOf({ impressions: 500, clicks: 60, cost: 90, conversions: 0, value: 0 });

export function exampleFigures(change: Partial<AccountFigures> = {}): AccountFigures {
  return {
    from: 'api',
    period: { from: '2026-10-22', to: '2026-11-20' },
    searchTermPeriod: { from: '2026-10-22', to: '2026-11-20' },
    currency: 'GBP',
    readAt: '2026-11-21T06:00:00.000Z',
    totals,
    previous: figuresOf({ impressions: 12_000, clicks: 1_000, cost: 800, conversions: 60, value: 2_400 }),
    breakEvenRoas: 2.5,
    store: { orders: 410, netSales: 12_300 },
    campaigns: [
      {
        id: '1',
        name: 'Mugs',
        type: 'search',
        status: 'enabled',
        dailyBudget: 20,
        ...mugs,
        impressionShare: 0.42,
        lostToBudget: 0.08,
        lostToRank: 0.5,
      },
      {
        id: '2',
        name: 'Brand',
        type: 'search',
        status: 'paused',
        dailyBudget: null,
        ...brand,
        impressionShare: 0.91,
        lostToBudget: null,
        lostToRank: 0.09,
      },
    ],
    searchTerms: [
      { term: 'free mugs', campaign: 'Mugs', ...nothing, verdict: 'waste', chance: 0.013 },
      { term: 'mug repair', campaign: 'Mugs', ...nothing, verdict: 'watch', chance: 0.22 },
      { term: 'tea house', campaign: 'Brand', ...brand, verdict: 'fine', chance: null },
    ],
    devices: [
      { type: 'mobile', ...mugs },
      { type: 'desktop', ...brand },
    ],
    networks: [{ type: 'search_partners', ...nothing }],
    hours: [{ hour: 20, ...brand }],
    weekdays: [{ day: 1, ...brand }],
    places: [
      { place: 'United Kingdom', kind: 'country', countryCode: 'GB', ...brand },
      { place: 'London', kind: 'city', countryCode: null, ...mugs },
    ],
    ages: [{ range: '25-34', ...brand }],
    genders: [{ type: 'female', ...brand }],
    products: [],
    ...change,
  };
}

export function exampleCompetitors(): Competitors {
  const row = { isYou: false, belowTenth: false, topOfPageRate: 0.6, absoluteTopRate: 0.2 };
  return {
    report: exampleReport({ kind: 'auction_insights', name: 'Auction insights.csv' }),
    rows: [
      {
        ...row,
        domain: 'mugs.example',
        impressionShare: null,
        belowTenth: true,
        overlapRate: 0.12,
        positionAboveRate: 0.3,
        outrankingShare: 0.55,
      },
      {
        ...row,
        domain: 'teapots.example',
        impressionShare: 0.34,
        overlapRate: 0.4,
        positionAboveRate: 0.61,
        outrankingShare: 0.2,
      },
      {
        ...row,
        domain: 'You',
        isYou: true,
        impressionShare: 0.27,
        overlapRate: null,
        positionAboveRate: null,
        outrankingShare: null,
      },
    ],
  };
}
