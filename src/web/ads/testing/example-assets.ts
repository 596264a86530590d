import type { AdGroup, AssetSet, FeedCheck } from '#shared/ads/ads-assets.ts';
import { EXAMPLE_BASIS } from '#web/testing/example-basis.ts';

export function exampleGroup(change: Partial<AdGroup> = {}): AdGroup {
  return {
    productId: '1',
    productTitle: 'Copper Kettle',
    imageUrl: null,
    name: 'Copper Kettle',
    finalUrl: 'https://tea.example/products/copper-kettle',
    headlines: ['Copper Kettle', 'Kettles for Slow Mornings', 'Copper Kettle for £9.50', 'Tea House'],
    descriptions: [
      'A hammered copper kettle, made for slow mornings.',
      'See the Copper Kettle at Tea House.',
    ],
    path1: 'kettles',
    path2: 'copper',
    keywords: [
      { text: 'copper kettle', matchType: 'exact' },
      { text: 'tea kettle', matchType: 'phrase' },
    ],
    ...change,
  };
}

export function exampleSet(change: Partial<AssetSet> = {}): AssetSet {
  return {
    id: '4d2f1c20-0000-4000-8000-000000000001',
    name: 'Vitrin – Copper Kettle – 2026-11-21',
    language: 'en',
    currency: 'GBP',
    dailyBudget: 10,
    groups: [exampleGroup()],
    negatives: [{ text: 'repair', matchType: 'phrase' }],
    problems: [],
    wording: 'builtin',
    createdAt: '2026-11-21T09:00:00.000Z',
    updatedAt: '2026-11-21T09:00:00.000Z',
    exportedAt: null,
    ...change,
  };
}

export function exampleFeed(change: Partial<FeedCheck> = {}): FeedCheck {
  return {
    ...EXAMPLE_BASIS,
    products: 412,
    withoutProblem: 350,
    counts: [
      { problem: 'title_short', products: 40 },
      { problem: 'image_missing', products: 22 },
      { problem: 'price_missing', products: 0 },
    ],
    rows: [
      {
        id: '1',
        title: 'Kettle',
        imageUrl: null,
        problems: ['title_short', 'image_missing'],
        suggestedTitle: 'Kettle, copper – Teaware by Tea House',
        netSales: 1_240,
      },
      {
        id: '2',
        title: 'Tin',
        imageUrl: null,
        problems: ['title_short'],
        suggestedTitle: null,
        netSales: 90,
      },
    ],
    total: 62,
    page: 1,
    pageSize: 25,
    currency: 'GBP',
    ...change,
  };
}
