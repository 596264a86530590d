import { fromAccount } from '#server/ads/advice/facts/basis.ts';
import type { AdsFacts } from '#server/ads/advice/facts/facts.ts';
import { count } from '#server/analytics/findings/finding.ts';
import type { ActionType } from '#shared/ads/action-types.ts';
import { ofAccount } from './account-context.ts';
import type { AdsFinding } from './finders/finding.ts';

type Count = keyof Pick<
  NonNullable<AdsFacts['accountState']>,
  'disapprovedAds' | 'weakAds' | 'adsWithFewHeadlines'
>;

const adsWith = (
  of: Count,
  draft: Pick<AdsFinding, 'subject' | 'priority' | 'confidence' | 'effort'> & { type: ActionType },
) =>
  ofAccount(({ state, found }) => {
    if (!state || state[of] === 0) return [];
    return [
      found({
        ...draft,
        category: 'ads',
        figures: [count(of, state[of]), count('ads', state.ads)],
        atStake: null,
        basis: fromAccount(state.ads),
      }),
    ];
  });

export const findDisapproved = adsWith('disapprovedAds', {
  subject: 'account:disapproved',
  type: 'account_disapproved',
  priority: 'high',
  confidence: 0.9,
  effort: 'hour',
});

export const findWeakAds = adsWith('weakAds', {
  subject: 'account:weak-ads',
  type: 'account_weak_ads',
  priority: 'medium',
  confidence: 0.5,
  effort: 'hour',
});

export const findFewHeadlines = adsWith('adsWithFewHeadlines', {
  subject: 'account:few-headlines',
  type: 'account_few_headlines',
  priority: 'medium',
  confidence: 0.4,
  effort: 'minutes',
});
