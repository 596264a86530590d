import { Temporal } from 'temporal-polyfill';
import type { AdsResult } from '#shared/ads.ts';
import type { CustomerGroup } from '#shared/customer-reports.ts';
import { deviceOf, performanceOf } from './audiences.ts';
import { fromAccount, fromStore } from './basis.ts';
import type { AdsFacts } from './facts.ts';
import { FEWEST_CONVERSIONS } from './own-figures.ts';
import type { AdsWords } from './wording/words.ts';

const DAYS_AHEAD = 30;
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

/** The months of the next 30 days, each by its days in them; null where one of them was never seen. */
export function seasonAhead({ months, period }: Pick<AdsFacts, 'months' | 'period'>): number | null {
  const last = Temporal.PlainDate.from(period.to);
  let sum = 0;
  for (let day = 1; day <= DAYS_AHEAD; day += 1) {
    const index = months[last.add({ days: day }).month - 1]?.index ?? null;
    if (index === null) return null;
    sum += index;
  }
  return sum / DAYS_AHEAD;
}

function seasonOf(facts: AdsFacts, words: AdsWords): Opportunities['seasonalBoost'] {
  const value = seasonAhead(facts);
  if (value === null) return null;
  const orders = facts.months.reduce((sum, each) => sum + each.orders, 0);
  return { value, text: words.season(value), basis: fromStore(orders) };
}

/** The device whose clicks convert best beside the account's, where each has enough cases. */
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
  const netSales = silent.reduce((sum, each) => sum + Math.max(0, each.netSales), 0);
  if (customers === 0 || netSales <= 0) return null;
  return { value: netSales, text: words.silentBuyers({ customers, netSales }), basis: fromStore(customers) };
}
