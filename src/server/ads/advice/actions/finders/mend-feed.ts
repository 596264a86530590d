import { fromStore } from '#server/ads/advice/facts/basis.ts';
import { count, percent } from '#server/analytics/findings/finding.ts';
import type { CampaignType } from '#shared/ads/ads.ts';
import { type AdsFinding, makeFinding } from './finding.ts';
import type { FinderContext } from './inputs.ts';

const OF_TEXTS: CampaignType[] = ['all', 'shopping'];
const OF_PICTURES: CampaignType[] = ['all', 'shopping', 'display'];

/** Titles, descriptions and pictures that would fare badly in Google's list of products. */
export function findMendFeed({ facts, inputs }: FinderContext): AdsFinding[] {
  const { campaignType, feed, period } = facts;
  const { products, withProblem, withoutPicture, bestSellersWithProblem } = feed;
  if (products === 0) return [];
  const common = {
    variant: bestSellersWithProblem > 0 ? 'best' : 'others',
    category: 'feed' as const,
    effort: 'hour' as const,
    period: { from: null, to: period.to },
    atStake: null,
    confidence: 0.6,
    basis: fromStore(products),
    watched: { kind: 'store' as const },
  };
  const findings: AdsFinding[] = [];
  if (withProblem > 0 && OF_TEXTS.includes(campaignType))
    findings.push(
      makeFinding(
        {
          ...common,
          subject: 'feed:texts',
          type: 'mend_feed',
          priority: bestSellersWithProblem > 0 ? 'medium' : 'low',
          figures: [
            count('products', products),
            count('withProblem', withProblem),
            percent('share', withProblem / products),
            ...(bestSellersWithProblem > 0 ? [count('bestSellersWithProblem', bestSellersWithProblem)] : []),
          ],
        },
        inputs.scale,
      ),
    );
  if (withoutPicture > 0 && OF_PICTURES.includes(campaignType))
    findings.push(
      makeFinding(
        {
          ...common,
          subject: 'feed:pictures',
          type: 'add_pictures',
          variant: 'none',
          priority: 'medium',
          figures: [
            count('products', products),
            count('withoutPicture', withoutPicture),
            percent('share', withoutPicture / products),
          ],
        },
        inputs.scale,
      ),
    );
  return findings;
}
