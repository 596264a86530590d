import { type AdsCampaign, CHECKLIST } from '#shared/ads/ads-campaigns.ts';

/** A plan for the last week of November 2026, of a post on Instagram. */
export function exampleCampaign(given: Partial<AdsCampaign> = {}): AdsCampaign {
  return {
    id: '6f0e4c7a-9a51-4d9a-8d2b-3a0015b0f001',
    name: 'Winter teas',
    platform: 'instagram',
    status: 'active',
    objective: 'sales',
    budget: 50,
    dailyBudget: 10,
    currency: 'GBP',
    targetAudience: { countries: ['GB'], ageFrom: 25, ageTo: 44, interests: ['tea'], groups: ['loyal'] },
    startDate: '2026-11-23T00:00:00.000Z',
    endDate: '2026-11-29T23:59:59.999Z',
    post: {
      id: '6f0e4c7a-9a51-4d9a-8d2b-3a0015b0f101',
      caption: 'Teas for long evenings',
      imageUrl: '/api/media/6f0e4c7a-9a51-4d9a-8d2b-3a0015b0f201',
      permalink: 'https://www.instagram.com/p/tea',
      publishedAt: '2026-11-12T09:00:00.000Z',
    },
    checklist: CHECKLIST.map((step) => ({ step, done: step === 'open_post' })),
    results: { spend: null, impressions: null, clicks: null, linkedOrders: null, linkedNetSales: null },
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    ...given,
  };
}
