import {
  type AccountFixture,
  type AdFixture,
  account,
  campaign,
  type PersonFixture,
  type ProductFixture,
  type Share,
  SLEEPLESS_HOURS,
} from './accounts.ts';

const GIFT_TERMS: Share[] = [
  { value: 'yonder gifts', weight: 6, converts: 2.4 },
  { value: 'unusual gifts for women', weight: 14, converts: 1.1 },
  { value: 'vintage homeware uk', weight: 10, converts: 1.2 },
  { value: 'christmas stocking fillers', weight: 12, converts: 1.3 },
  { value: 'retro lunch bag', weight: 9 },
  { value: 'cake stand 3 tier', weight: 8, converts: 1.4 },
  { value: 'heart decorations to hang', weight: 8 },
  { value: 'gift wrap ideas', weight: 5, converts: 0.6 },
];

const WASTED_TERMS: Share[] = [
  { value: 'linen cushion cover', weight: 10, converts: 1.5 },
  { value: 'ceramic vase handmade', weight: 9, converts: 1.4 },
  { value: 'free printable wall art', weight: 13, converts: 0 },
  { value: 'interior designer jobs', weight: 8, converts: 0 },
  { value: 'how to make a candle', weight: 9, converts: 0 },
  { value: 'atelier lumiere paris tickets', weight: 11, converts: 0 },
  { value: 'table lamp', weight: 6, converts: 0.7 },
];

const TURKISH_TERMS: Share[] = [
  { value: 'el yapımı vazo', weight: 12 },
  { value: 'dekoratif mum', weight: 10 },
  { value: 'lumiere istanbul', weight: 6 },
  { value: 'keten yastık kılıfı', weight: 8 },
];

const GIFT_PRODUCTS = [
  product('85123A', 'White Hanging Heart T-Light Holder', 'Home > Candles', 14),
  product('22423', 'Regency Cakestand 3 Tier', 'Kitchen', 10),
  product('85099B', 'Jumbo Bag Red Retrospot', 'Bags', 12),
  product('47566', 'Party Bunting', 'Party', 9),
  product('84879', 'Assorted Colour Bird Ornament', 'Home', 7),
  product('20725', 'Lunch Bag Red Retrospot', 'Bags', 8),
];

const HOME_PRODUCTS = [
  product('AL-VASE-01', 'Handmade Ceramic Vase', 'Home > Vases', 9),
  product('AL-CUSH-04', 'Linen Cushion Cover', 'Home > Textiles', 11),
  product('AL-LAMP-02', 'Brass Table Lamp', 'Home > Lamps', 5),
];

const LONDON_AND_AROUND: Share[] = [
  { value: '1006886', weight: 40, converts: 1.1 },
  { value: '1006912', weight: 16 },
  { value: '1006976', weight: 10 },
  { value: '1007336', weight: 9 },
  { value: '1007850', weight: 8, converts: 0.9 },
];

const ALSO_WHERE_NOBODY_BUYS: Share[] = [
  { value: '1023191', weight: 30, converts: 1.1 },
  { value: '1014221', weight: 24, converts: 1.1 },
  { value: '1007740', weight: 26, converts: 0 },
];

const TURKEY: Share[] = [
  { value: '1012782', weight: 50 },
  { value: '1012763', weight: 20 },
  { value: '1012787', weight: 15 },
];

/** Well run: two campaigns that earn their money and one that is paused. */
const HEALTHY = account({
  id: '1001001001',
  name: 'Yonder Gifts',
  cities: LONDON_AND_AROUND,
  campaigns: [
    campaign({
      id: '11001',
      name: 'Brand and gifts',
      clicksPerDay: 46,
      costPerClick: 0.52,
      orderValue: 62,
      conversionRate: 0.048,
      dailyBudget: 40,
      terms: GIFT_TERMS,
      ads: [ad('510011', 15, 'EXCELLENT'), ad('510012', 12, 'GOOD')],
    }),
    campaign({
      id: '11002',
      name: 'Shopping – all products',
      channel: 'SHOPPING',
      bidding: 'TARGET_ROAS',
      clicksPerDay: 64,
      impressionsPerClick: 70,
      costPerClick: 0.34,
      conversionRate: 0.031,
      orderValue: 55,
      dailyBudget: 30,
      terms: GIFT_TERMS,
      products: GIFT_PRODUCTS,
    }),
    campaign({ id: '11003', name: 'Valentine 2025', status: 'PAUSED', clicksPerDay: 0 }),
  ],
});

/** Money goes to searches, a country and hours that bring nothing, while the campaign that earns runs out of budget. */
const WASTEFUL = account({
  id: '2002002002',
  name: 'Atelier Lumière',
  currency: 'USD',
  timeZone: 'America/New_York',
  cities: ALSO_WHERE_NOBODY_BUYS,
  hours: SLEEPLESS_HOURS,
  campaigns: [
    campaign({
      id: '21001',
      name: 'Search – broad',
      bidding: 'MAXIMIZE_CLICKS',
      clicksPerDay: 58,
      costPerClick: 1.35,
      conversionRate: 0.03,
      orderValue: 78,
      dailyBudget: 90,
      terms: WASTED_TERMS,
      shares: { had: 0.31, lostToBudget: 0.08, lostToRank: 0.61 },
      ads: [ad('520011', 3, 'POOR'), ad('520012', 8, 'AVERAGE', 'DISAPPROVED')],
    }),
    campaign({
      id: '21002',
      name: 'Search – best sellers',
      clicksPerDay: 24,
      costPerClick: 0.95,
      conversionRate: 0.075,
      orderValue: 92,
      dailyBudget: 23,
      terms: WASTED_TERMS.slice(0, 2),
      shares: { had: 0.44, lostToBudget: 0.46, lostToRank: 0.1 },
      ads: [ad('520021', 14, 'GOOD', 'APPROVED_LIMITED')],
    }),
    campaign({
      id: '21003',
      name: 'Performance Max',
      channel: 'PERFORMANCE_MAX',
      clicksPerDay: 30,
      impressionsPerClick: 90,
      costPerClick: 0.7,
      conversionRate: 0.02,
      orderValue: 70,
      terms: [],
      products: HOME_PRODUCTS,
      shares: null,
    }),
  ],
});

/** Clicks every day and not one conversion: the tag is broken. */
const UNMEASURED = account({
  id: '3003003003',
  name: 'Lumière İstanbul',
  currency: 'TRY',
  timeZone: 'Europe/Istanbul',
  autoTagging: false,
  cities: TURKEY,
  campaigns: [
    campaign({
      id: '31001',
      name: 'Arama – genel',
      clicksPerDay: 70,
      costPerClick: 9.4,
      conversionRate: 0,
      dailyBudget: 700,
      terms: TURKISH_TERMS,
      ads: [ad('530011', 10, 'GOOD')],
    }),
  ],
});

const AGENCY_CHILD = account({
  id: '4004004005',
  name: 'Çarşı Hediyelik',
  currency: 'TRY',
  timeZone: 'Europe/Istanbul',
  cities: TURKEY,
  campaigns: [
    campaign({
      id: '41001',
      name: 'Arama',
      clicksPerDay: 40,
      costPerClick: 7.2,
      orderValue: 940,
      dailyBudget: 350,
      terms: TURKISH_TERMS,
      ads: [ad('540011', 11, 'GOOD')],
    }),
  ],
});

const AGENCY_SECOND = account({
  id: '4004004006',
  name: 'Harbour Candles',
  cities: LONDON_AND_AROUND,
  campaigns: [
    campaign({ id: '42001', name: 'Search', terms: GIFT_TERMS, ads: [ad('540021', 9, 'AVERAGE')] }),
  ],
});

const AGENCY = account({
  id: '4004004004',
  name: 'Bright Agency (manager)',
  children: [AGENCY_CHILD.id, AGENCY_SECOND.id],
});

const CLOSED = account({ id: '5005005005', name: 'Closed shop', status: 'CANCELED' });

export const DEMO_ACCOUNTS: AccountFixture[] = [
  HEALTHY,
  WASTEFUL,
  UNMEASURED,
  AGENCY,
  AGENCY_CHILD,
  AGENCY_SECOND,
  CLOSED,
];

export const DEMO_PEOPLE: PersonFixture[] = [
  person('101', 'Nora Yonder', 'nora@yonder-gifts.example.com', [HEALTHY.id]),
  person('102', 'Lucie Atelier', 'lucie@atelier-lumiere.example.com', [WASTEFUL.id]),
  person('103', 'Selin Lumière', 'selin@lumiere-istanbul.example.com', [UNMEASURED.id]),
  person('104', 'Bright Agency', 'team@bright-agency.example.com', [AGENCY.id]),
  person('105', 'Two Shops', 'both@example.com', [HEALTHY.id, WASTEFUL.id, CLOSED.id]),
  person('106', 'Nobody Advertises', 'nobody@example.com', []),
];

function person(id: string, name: string, email: string, accounts: string[]): PersonFixture {
  return { id, name, email, accounts };
}

function product(id: string, title: string, type: string, weight: number): ProductFixture {
  return { id, title, brand: 'House', type, weight };
}

function ad(
  id: string,
  headlines: number,
  strength: AdFixture['strength'],
  approval: AdFixture['approval'] = 'APPROVED',
): AdFixture {
  return {
    id,
    strength,
    approval,
    finalUrl: 'https://shop.example.com/',
    headlines: Array.from({ length: headlines }, (_, index) => `Headline number ${index + 1}`),
    descriptions: Array.from(
      { length: Math.min(4, 1 + headlines / 4) },
      (_, index) => `Description ${index + 1}`,
    ),
  };
}
