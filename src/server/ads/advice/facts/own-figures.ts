import type { CampaignType } from '#shared/ads/ads.ts';
import type { AdsFigures } from '#shared/ads/ads-account.ts';
import type { AdsFacts } from './facts.ts';

/** Below them a rate says nothing yet; reference: google-ads 6, rules. */
export const FEWEST_CLICKS = 100;
export const FEWEST_CONVERSIONS = 30;

export type CountedFigures = Pick<AdsFigures, 'impressions' | 'clicks' | 'cost' | 'conversions' | 'value'>;

/** What the account counted of campaigns of the type asked for. */
export function accountSums({
  account,
  campaignType,
}: Pick<AdsFacts, 'account' | 'campaignType'>): CountedFigures | null {
  if (!account) return null;
  if (campaignType === 'all') return account.totals;
  const ofType = account.campaigns.filter(({ type }) => isOfType(type, campaignType));
  const sum = (of: keyof CountedFigures) => ofType.reduce((total, campaign) => total + campaign[of], 0);
  return {
    impressions: sum('impressions'),
    clicks: sum('clicks'),
    cost: sum('cost'),
    conversions: sum('conversions'),
    value: sum('value'),
  };
}

/** Google's word and those of exported reports: `SEARCH`, `Search`. */
const isOfType = (type: string | null, asked: CampaignType) => type?.trim().toLowerCase() === asked;

/** The 95 % interval of Wilson around a rate counted from so many cases. */
export function rateInterval(hits: number, cases: number): { low: number; high: number } {
  const z = 1.96;
  const rate = Math.min(1, hits / cases);
  const middle = (rate + (z * z) / (2 * cases)) / (1 + (z * z) / cases);
  const half =
    (z * Math.sqrt((rate * (1 - rate)) / cases + (z * z) / (4 * cases * cases))) / (1 + (z * z) / cases);
  return {
    low: Math.min(rate, Math.max(0, middle - half)),
    high: Math.max(rate, Math.min(1, middle + half)),
  };
}
