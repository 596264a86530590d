import { fromAccount } from '#server/ads/advice/facts/basis.ts';
import { FEWEST_CONVERSIONS } from '#server/ads/advice/facts/own-figures.ts';
import { count } from '#server/analytics/findings/finding.ts';
import { type AccountContext, ofAccount, whole } from './account-context.ts';
import type { AdsFinding } from './finders/finding.ts';

/** So many clicks without one order are no chance where one in fifty is followed by one (0.98 ** 300 is 0.2 %). */
const CLICKS_WITHOUT = 300;
/** More than the orders of the store by so much, since days and cancelled orders differ a little. */
const MORE_THAN_ORDERS = { times: 1.1, by: 10 };

/** Clicks without conversions, conversions without a value, or more of them than orders: measuring comes first (reference: google-ads 8). */
export const findTracking = ofAccount((context) => {
  const { account, totals, cost, found, inMonth } = context;
  const variant = brokenIn(context);
  if (!variant) return [];
  return [
    found({
      subject: 'account:tracking',
      type: 'account_tracking',
      variant,
      category: 'measurement',
      effort: 'hour',
      figures: [
        whole('clicks', totals.clicks),
        whole('conversions', totals.conversions),
        cost('adCost', totals.cost),
        variant === 'twice' ? count('orders', account.store!.orders) : null,
      ],
      // All that is spent while nobody sees what it brings.
      atStake: variant === 'none' ? inMonth(totals.cost) : null,
      confidence: 0.9,
      priority: 'high',
      basis: fromAccount(totals.clicks),
    }),
  ];
});

function brokenIn({ account, totals }: AccountContext): 'none' | 'valueless' | 'twice' | null {
  if (totals.conversions === 0) return totals.clicks >= CLICKS_WITHOUT ? 'none' : null;
  if (totals.conversions < FEWEST_CONVERSIONS) return null;
  // An exported file may just lack the column.
  if (account.from === 'api' && totals.value === 0) return 'valueless';
  if (!account.store) return null;
  const { times, by } = MORE_THAN_ORDERS;
  const { orders } = account.store;
  return totals.conversions > Math.max(orders * times, orders + by) ? 'twice' : null;
}

export const findAutoTagging = ofAccount(({ state, totals, found }): AdsFinding[] => {
  if (state?.autoTagging !== false || totals.clicks === 0) return [];
  return [
    found({
      subject: 'account:auto-tagging',
      type: 'account_auto_tagging',
      category: 'measurement',
      effort: 'minutes',
      figures: [whole('clicks', totals.clicks)],
      atStake: null,
      confidence: 0.9,
      priority: 'high',
      basis: fromAccount(totals.clicks),
    }),
  ];
});
