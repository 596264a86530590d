import { type AdsCampaign, CHECKLIST, TargetAudience } from '#shared/ads/ads-campaigns.ts';
import type { AdResults } from './ad-rates.ts';
import { boostedPost } from './boostable.ts';
import type { PostRecord, SentPost } from './posts-repository.ts';
import type { CampaignRecord } from './repository.ts';

interface Around {
  currency: string;
  post: PostRecord | undefined;
  sent: SentPost | undefined;
  results: AdResults | undefined;
  sales: { linkedOrders: number; linkedNetSales: number } | undefined;
}

/** What the browser may know of a plan. */
export function publicCampaign(
  campaign: CampaignRecord,
  { currency, post, sent, results, sales }: Around,
): AdsCampaign {
  const { id, name, budget, dailyBudget, checklist } = campaign;
  return {
    id,
    name,
    currency,
    platform: campaign.platform,
    status: campaign.status,
    objective: campaign.objective,
    budget: Number(budget),
    dailyBudget: dailyBudget === null ? null : Number(dailyBudget),
    targetAudience: TargetAudience.parse(campaign.targetAudience ?? {}),
    startDate: campaign.startDate.toISOString(),
    endDate: campaign.endDate?.toISOString() ?? null,
    post: post ? boostedPost(post, sent) : null,
    checklist: CHECKLIST.map((step) => ({ step, done: checklist.includes(step) })),
    results: {
      spend: results?.spend ?? null,
      impressions: results?.impressions ?? null,
      clicks: results?.clicks ?? null,
      linkedOrders: sales?.linkedOrders ?? null,
      linkedNetSales: sales?.linkedNetSales ?? null,
    },
    createdAt: campaign.createdAt.toISOString(),
    updatedAt: campaign.updatedAt.toISOString(),
  };
}
