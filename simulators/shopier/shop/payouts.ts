import { DAY_MS } from '#simulators/core/time.ts';
import type { Shop } from './shop.ts';
import { listsOf } from './shop-lists.ts';
import type { Transaction } from './transactions.ts';
import { ISTANBUL_OFFSET_MS, istanbulDayOf } from './wire-date.ts';

export type Payout = {
  id: string;
  status: 'pending' | 'paid';
  createdAt: number;
  amount: number;
  currency: string;
};

const PAYOUT_EVERY_DAYS = 7;
const PAYOUT_CURRENCIES = ['TRY', 'USD', 'EUR'];

/** Those whose money has come to the seller's balance, oldest first. */
export function settledTransactions(shop: Shop, now: number): Transaction[] {
  return listsOf(shop).transactions.filter(({ createdAt }) => createdAt <= now);
}

/** One for each currency of every week that is over, oldest first. The newest is on its way for a day. */
export function payoutsOf(shop: Shop, now: number): Payout[] {
  const payouts = new Map<string, Payout>();
  for (const { createdAt, payoutCurrency: currency, net } of settledTransactions(shop, now)) {
    const week = Math.floor(istanbulDayOf(createdAt) / PAYOUT_EVERY_DAYS);
    const paidOutAt = (week + 1) * PAYOUT_EVERY_DAYS * DAY_MS - ISTANBUL_OFFSET_MS;
    if (paidOutAt > now) break;
    const id = String(week * 10 + PAYOUT_CURRENCIES.indexOf(currency));
    const amount = (payouts.get(id)?.amount ?? 0) + net;
    const status = paidOutAt + DAY_MS > now ? 'pending' : 'paid';
    payouts.set(id, { id, status, createdAt: paidOutAt, amount, currency });
  }
  return [...payouts.values()].filter(({ amount }) => amount > 0);
}
