import { DAY_MS } from '#simulators/core/time.ts';
import { compareIds } from './ids.ts';
import type { Order, Shop } from './shop.ts';
import { isOfShopifyPayments, transactionsOf } from './transactions.ts';

/*
 * The Shopify Payments account: every movement of its balance, from what happened to the shop's orders. Amounts are
 * signed as the merchant feels them; the fee of a charge holds the tax on it.
 */
export type BalanceTransaction = {
  id: string;
  type: string;
  at: number;
  amount: number;
  fee: number;
  order: Order | null;
  transactionId: string | null;
  sourceType: 'ADJUSTMENT' | 'CHARGE' | 'DISPUTE' | 'REFUND' | 'TRANSFER';
  /** Of adjustments only. */
  reason: string | null;
};

const PAID_OUT_AFTER_MS = 2 * DAY_MS;

type Known = { version: number; movements: BalanceTransaction[] };

// Only shops that are asked for their balance are walked through, and only again when an order has changed.
const known = new WeakMap<object, Known>();

/** Oldest first, with what has not happened yet. */
export function balanceOf(shop: Shop): readonly BalanceTransaction[] {
  const { version } = shop.orders;
  const last = known.get(shop);
  if (last?.version === version) return last.movements;
  const movements = [...shop.orders.values()].flatMap((order) => [
    ...paymentsOf(order, shop),
    ...labelsOf(order),
    ...chargebackOf(order, shop),
  ]);
  for (const { id, type, at, amount, orderId, reason } of shop.balanceEntries) {
    const order = orderId === null ? null : (shop.orders.get(orderId) ?? null);
    const sourceType = type === 'TRANSFER' ? 'TRANSFER' : 'ADJUSTMENT';
    movements.push({ id, type, at, amount, fee: 0, order, transactionId: null, sourceType, reason });
  }
  movements.sort((a, b) => a.at - b.at || compareIds(a.id, b.id));
  known.set(shop, { version, movements });
  return movements;
}

/** Payouts go out by day; what is younger has none yet. */
export function payoutOf({ at }: BalanceTransaction, shop: Shop, now: number) {
  if (now - at < PAID_OUT_AFTER_MS) return { id: null, status: 'PENDING' };
  return { id: `${shop.id}${Math.floor(at / DAY_MS)}`, status: 'PAID' };
}

function paymentsOf(order: Order, shop: Shop): BalanceTransaction[] {
  return transactionsOf(order, shop).flatMap((transaction): BalanceTransaction[] => {
    const { id, kind, status, gateway, amount, at, fee } = transaction;
    if (status !== 'SUCCESS' || kind === 'AUTHORIZATION' || !isOfShopifyPayments(gateway, shop)) return [];
    const isRefund = kind === 'REFUND';
    return [
      {
        id: `${id}1`,
        type: isRefund ? 'REFUND' : 'CHARGE',
        at: fee?.knownAt ?? at,
        amount: isRefund ? -amount : amount,
        fee: fee ? fee.amount + fee.tax : 0,
        order,
        transactionId: id,
        sourceType: isRefund ? 'REFUND' : 'CHARGE',
        reason: null,
      },
    ];
  });
}

const byItself = { fee: 0, transactionId: null } as const;

function labelsOf(order: Order): BalanceTransaction[] {
  return order.labels.flatMap(({ cost, at, adjustment }, index): BalanceTransaction[] => {
    const label = { ...byItself, order, sourceType: 'ADJUSTMENT' } as const;
    const bought: BalanceTransaction = {
      ...label,
      id: `${order.id}7${index}1`,
      type: 'SHIPPING_LABEL',
      at,
      amount: -cost,
      reason: 'shipping_label',
    };
    if (!adjustment) return [bought];
    const adjusted: BalanceTransaction = {
      ...label,
      id: `${order.id}7${index}2`,
      type: 'SHIPPING_LABEL_ADJUSTMENT',
      at: adjustment.at,
      amount: -adjustment.amount,
      reason: 'shipping_label_adjustment',
    };
    return [bought, adjusted];
  });
}

function chargebackOf(order: Order, shop: Shop): BalanceTransaction[] {
  if (!order.chargeback) return [];
  const { amount, fee, at, wonAt } = order.chargeback;
  const disputed =
    amount ?? transactionsOf(order, shop).find(({ fee: taken }) => taken !== null)?.amount ?? 0;
  const dispute = { ...byItself, order, sourceType: 'DISPUTE', reason: null } as const;
  const charged = { ...byItself, order, sourceType: 'ADJUSTMENT' } as const;
  const lost: BalanceTransaction[] = [
    { ...dispute, id: `${order.id}61`, type: 'DISPUTE_WITHDRAWAL', at, amount: -disputed },
    { ...charged, id: `${order.id}62`, type: 'CHARGEBACK_FEE', at, amount: -fee, reason: 'chargeback_fee' },
  ];
  if (wonAt === null) return lost;
  return [
    ...lost,
    { ...dispute, id: `${order.id}63`, type: 'DISPUTE_REVERSAL', at: wonAt, amount: disputed },
    {
      ...charged,
      id: `${order.id}64`,
      type: 'CHARGEBACK_FEE_REFUND',
      at: wonAt,
      amount: fee,
      reason: 'chargeback_fee_refund',
    },
  ];
}
