import { fromAccount } from '#server/ads/advice/facts/basis.ts';
import { FEWEST_CLICKS, FEWEST_CONVERSIONS } from '#server/ads/advice/facts/own-figures.ts';
import { percent } from '#server/analytics/findings/finding.ts';
import { ofAccount, whole } from './account-context.ts';
import { reading } from './finders/finding.ts';
import { MONTH_DAYS } from './finders/inputs.ts';
import { differsFromLastMonth, mainMonth } from './finders/season-ahead.ts';

const DEARER = 1.2;
const SEASON = { times: 1.25, used: 0.8, orders: 100 };

export const findDearerClicks = ofAccount(({ account, totals, cost, found, inMonth }) => {
  const before = account.previous;
  if (!before || before.clicks < FEWEST_CLICKS || totals.clicks < FEWEST_CLICKS) return [];
  const [now, then] = [totals.costPerClick ?? 0, before.costPerClick ?? 0];
  if (then <= 0 || now < then * DEARER) return [];
  return [
    found({
      subject: 'account:dearer-clicks',
      type: 'account_dearer_clicks',
      category: 'budget',
      effort: 'hour',
      figures: [
        percent('dearer', now / then - 1),
        cost('clickNow', now),
        cost('clickBefore', then),
        whole('clicks', totals.clicks),
      ],
      atStake: inMonth((now - then) * totals.clicks),
      confidence: 0.6,
      basis: fromAccount(totals.clicks),
    }),
  ];
});

/** Daily budgets that are nearly used up already, while the forecast expects far more than in the last 30 days. */
export const findSeasonBudget = ofAccount(({ account, facts, breakEven, totals, cost, found, inMonth }) => {
  const { months, outlook } = facts;
  const orders = months.reduce((sum, each) => sum + each.orders, 0);
  if (!outlook || !differsFromLastMonth(outlook) || orders < SEASON.orders) return [];
  const times = outlook.expected / outlook.lastMonth;
  const month = mainMonth(outlook);
  const on = account.campaigns.filter(({ status, dailyBudget }) => status === 'enabled' && dailyBudget);
  const budget = on.reduce((sum, { dailyBudget }) => sum + dailyBudget!, 0) * MONTH_DAYS;
  const spent = inMonth(on.reduce((sum, each) => sum + each.cost, 0));
  if (times < SEASON.times || spent === null || budget <= 0 || spent < budget * SEASON.used) return [];
  if (totals.conversions < FEWEST_CONVERSIONS || (totals.roas ?? 0) < breakEven) return [];
  return [
    found({
      subject: `account:season:${month}`,
      type: 'account_season_budget',
      category: 'budget',
      effort: 'minutes',
      figures: [
        reading('month', month),
        percent('seasonChange', times - 1),
        percent('used', Math.min(1, spent / budget)),
        cost('campaignBudget', budget),
        cost('seasonBudget', budget * times),
      ],
      // What the added budget sells at today's return, less what it has to sell to be no loss.
      atStake: budget * (times - 1) * (totals.roas! - breakEven),
      confidence: 0.5,
      basis: fromAccount(totals.clicks),
    }),
  ];
});
