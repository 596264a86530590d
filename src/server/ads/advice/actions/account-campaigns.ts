import { fromAccount } from '#server/ads/advice/facts/basis.ts';
import { FEWEST_CLICKS, FEWEST_CONVERSIONS } from '#server/ads/advice/facts/own-figures.ts';
import { percent, tenths } from '#server/analytics/findings/finding.ts';
import type { AccountFigures } from '#shared/ads/ads-account.ts';
import { type AccountContext, expectationOf, FEWEST_EXPECTED, ofAccount, whole } from './account-context.ts';
import type { AdsFinding } from './finders/finding.ts';

type Campaign = AccountFigures['campaigns'][number];

const MOST = 3;
/** Reference: google-ads 8. */
const LOST_TO_BUDGET = 0.2;
const LOST_TO_RANK = 0.5;
const MOST_OF_IT = 0.8;
const FEWEST_CAMPAIGNS = 3;

/** Without a status the file did not say it. */
const isOn = ({ status }: Campaign) => status === null || !/paus|remov|duraklat|kald/i.test(status);
const dearest = (campaigns: Campaign[]) =>
  campaigns.toSorted((one, other) => other.cost - one.cost).slice(0, MOST);

function campaignsOf({ account, facts: { campaignType } }: AccountContext): Campaign[] {
  return account.campaigns.filter(
    ({ type }) => campaignType === 'all' || type?.trim().toLowerCase() === campaignType,
  );
}

/** An imported file does not show what comes after it. */
const watchedIn = ({ account }: AccountContext, { id }: Campaign): AdsFinding['watched'] =>
  account.from === 'api' ? { kind: 'cost', campaignId: id } : { kind: 'store' };

/** What earns its money could be seen more often: eligible impressions × lost share × click rate (reference: google-ads 8). */
export const findBudgetLimited = ofAccount((context) => {
  const { breakEven, breakEvenSaid, cost, found, inMonth } = context;
  const limited = campaignsOf(context).filter(
    (each) =>
      isOn(each) &&
      (each.lostToBudget ?? 0) > LOST_TO_BUDGET &&
      (each.impressionShare ?? 0) > 0 &&
      each.conversions >= FEWEST_CONVERSIONS &&
      (each.roas ?? 0) >= breakEven,
  );
  return dearest(limited).map((each) => {
    const eligible = each.impressions / each.impressionShare!;
    const moreClicks = eligible * each.lostToBudget! * (each.ctr ?? 0);
    return found({
      subject: `account:budget:${each.id}`,
      type: 'account_budget_limited',
      category: 'budget',
      effort: 'minutes',
      names: { campaign: each.name },
      figures: [
        percent('lostToBudget', each.lostToBudget!),
        tenths('roas', each.roas!, 'times'),
        breakEvenSaid,
        whole('moreClicks', moreClicks),
        cost('dailyBudget', each.dailyBudget),
        whole('conversions', each.conversions),
      ],
      // What these clicks would sell, less what they have to sell to be no loss.
      atStake: inMonth(moreClicks * (each.value / each.clicks) * (1 - breakEven / each.roas!)),
      confidence: 0.6,
      basis: fromAccount(each.clicks),
      watched: watchedIn(context, each),
    });
  });
});

export const findRankLost = ofAccount((context) => {
  const losing = campaignsOf(context).filter(
    (each) => isOn(each) && (each.lostToRank ?? 0) > LOST_TO_RANK && each.clicks >= FEWEST_CLICKS,
  );
  return dearest(losing).map((each) =>
    context.found({
      subject: `account:rank:${each.id}`,
      type: 'account_rank_lost',
      category: 'ads',
      effort: 'hour',
      names: { campaign: each.name },
      figures: [
        percent('lostToRank', each.lostToRank!),
        each.impressionShare === null ? null : percent('impressionShare', each.impressionShare),
        whole('clicks', each.clicks),
      ],
      atStake: null,
      confidence: 0.5,
      priority: 'medium',
      basis: fromAccount(each.clicks),
      watched: watchedIn(context, each),
    }),
  );
});

export const findBelowBreakEven = ofAccount((context) => {
  const { breakEven, breakEvenSaid, cost, found, inMonth } = context;
  const losing = campaignsOf(context).filter(
    (each) =>
      each.conversions >= FEWEST_CONVERSIONS && each.value > 0 && each.roas !== null && each.roas < breakEven,
  );
  return dearest(losing).map((each) =>
    found({
      subject: `account:loss:${each.id}`,
      type: 'account_below_break_even',
      category: 'budget',
      effort: 'hour',
      names: { campaign: each.name },
      figures: [
        tenths('roas', each.roas!, 'times'),
        breakEvenSaid,
        cost('adCost', each.cost),
        cost('conversionValue', each.value),
        whole('conversions', each.conversions),
      ],
      // What was paid beyond what these sales can bear.
      atStake: inMonth(each.cost - each.value / breakEven),
      confidence: 0.7,
      basis: fromAccount(each.conversions),
      watched: watchedIn(context, each),
    }),
  );
});

export const findNoConversions = ofAccount((context) => {
  const { cost, found, inMonth, rateWithout } = context;
  const idle = campaignsOf(context).flatMap((each) => {
    const rate = each.conversions === 0 ? rateWithout(each) : null;
    if (rate === null || each.cost <= 0) return [];
    const { expected } = expectationOf(each, rate);
    return expected >= FEWEST_EXPECTED ? [{ each, expected }] : [];
  });
  return idle.slice(0, MOST).map(({ each, expected }) =>
    found({
      subject: `account:idle:${each.id}`,
      type: 'account_no_conversions',
      category: 'budget',
      effort: 'minutes',
      names: { campaign: each.name },
      figures: [
        whole('clicks', each.clicks),
        whole('expectedConversions', expected),
        cost('adCost', each.cost),
      ],
      atStake: inMonth(each.cost),
      confidence: 0.9,
      priority: 'high',
      basis: fromAccount(each.clicks),
      watched: watchedIn(context, each),
    }),
  );
});

export const findOneCampaign = ofAccount((context) => {
  const { account, cost, found, totals, facts } = context;
  const shown = account.campaigns.filter((each) => each.cost > 0);
  const [first] = dearest(shown);
  if (facts.campaignType !== 'all' || !first || shown.length < FEWEST_CAMPAIGNS) return [];
  if (totals.clicks < FEWEST_CLICKS || first.cost < totals.cost * MOST_OF_IT) return [];
  return [
    found({
      subject: 'account:one-campaign',
      type: 'account_one_campaign',
      category: 'budget',
      effort: 'hour',
      names: { campaign: first.name },
      figures: [
        percent('costShare', first.cost / totals.cost),
        whole('campaigns', shown.length),
        cost('adCost', first.cost),
      ],
      atStake: null,
      confidence: 0.4,
      basis: fromAccount(totals.clicks),
      watched: watchedIn(context, first),
    }),
  ];
});
