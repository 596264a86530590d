import { USUAL_RESPONSE } from '#server/ads/advice/facts/assumptions.ts';
import type { AdsResult } from '#shared/ads/ads.ts';
import type { CustomerGroup } from '#shared/analytics/customer-reports.ts';
import { deviceOf, performanceOf } from './facts/audiences.ts';
import { assumed, fromAccount, fromStore } from './facts/basis.ts';
import type { AdsFacts } from './facts/facts.ts';
import { FEWEST_CONVERSIONS } from './facts/own-figures.ts';
import type { AdsWords } from './wording/words.ts';

/** Groups whose buyers used to buy and are later than their like. */
const SILENT: CustomerGroup[] = ['needs_attention', 'previously_loyal', 'at_risk', 'almost_lost'];

type Opportunities = AdsResult['performance']['currentOpportunity'];

export function opportunitiesOf(facts: AdsFacts, words: AdsWords): Opportunities {
  return {
    seasonalBoost: seasonOf(facts, words),
    deviceOptimization: deviceOpportunity(facts, words),
    untappedAudience: silentBuyers(facts, words),
  };
}

/** The forecast of the next 30 days over the last 30; null where either is not known. */
export function outlookIndex({ outlook }: Pick<AdsFacts, 'outlook'>): number | null {
  return outlook && outlook.lastMonth > 0 ? Math.max(0, outlook.expected) / outlook.lastMonth : null;
}

function seasonOf(facts: AdsFacts, words: AdsWords): Opportunities['seasonalBoost'] {
  const value = outlookIndex(facts);
  if (value === null) return null;
  return { value, text: words.season(facts.outlook!), basis: fromStore(facts.sales.orders) };
}

/** The device whose clicks convert best compared with the account's, where each has enough cases. */
function deviceOpportunity({ account }: AdsFacts, words: AdsWords): Opportunities['deviceOptimization'] {
  if (!account) return null;
  const known = account.devices.flatMap((device) => {
    const type = deviceOf(device.type);
    const times = performanceOf(device, account.totals);
    return type && times !== null && device.conversions >= FEWEST_CONVERSIONS
      ? { type, times, clicks: device.clicks }
      : [];
  });
  const [best] = known.sort((one, other) => other.times - one.times);
  if (!best || best.times <= 1) return null;
  return { value: best.times, text: words.device(best), basis: fromAccount(best.clicks) };
}

function silentBuyers({ groups }: AdsFacts, words: AdsWords): Opportunities['untappedAudience'] {
  const silent = groups.groups.filter(({ group }) => SILENT.includes(group));
  const customers = silent.reduce((sum, each) => sum + each.customers, 0);
  const orders = silent.reduce((sum, each) => sum + each.customers * each.meanOrders, 0);
  const netSales = silent.reduce((sum, each) => sum + Math.max(0, each.netSales), 0);
  const back = Math.round(customers * USUAL_RESPONSE);
  if (back === 0 || orders <= 0 || netSales <= 0) return null;
  const perOrder = netSales / orders;
  const value = back * perOrder;
  return {
    value,
    text: words.silentBuyers({ customers, response: USUAL_RESPONSE, back, perOrder, value }),
    basis: assumed('usual_response'),
  };
}
