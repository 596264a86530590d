import { roundHalfAway } from './money.ts';
import { SHOPIFY_PAYMENTS } from './payment-building.ts';
import type { Order, Payment, PaymentKind, Refund, Shop } from './shop.ts';
import { ledgerOf, totalsOf } from './totals.ts';

/*
 * How an order was paid, and what Shopify Payments took for it. Fees are shown for Shopify Payments alone, only for money
 * that came in, and some of them later than the payment; a refund gives none back (OrderTransaction.fees, schema 2026-10).
 */
export type Fee = { amount: number; tax: number; flat: number; percent: number; knownAt: number };

export type Transaction = {
  id: string;
  order: Order;
  kind: PaymentKind;
  status: Payment['status'];
  gateway: string;
  amount: number;
  at: number;
  fee: Fee | null;
};

export function transactionsOf(order: Order, shop: Shop): Transaction[] {
  const payments = paymentsOf(order, shop);
  const own = payments.map((payment, index): Transaction => {
    const { kind, status, gateway, amount, at } = payment;
    return {
      id: `${order.id}${9001 + index}`,
      order,
      kind,
      status,
      gateway,
      amount,
      at,
      fee: feeOf(payment, shop),
    };
  });
  return payments.some(({ kind }) => kind === 'REFUND') ? own : [...own, ...refundsOf(order, shop)];
}

/** An order that lists none was paid at once, by the shop's gateway. */
export function paymentsOf(order: Order, shop: Shop): readonly Payment[] {
  if (order.payments) return order.payments;
  const amount = totalsOf(order).received;
  if (amount === 0) return [];
  const asTheGateway = { fee: null, feeTax: null, feeAfterMs: null };
  const { name: gateway } = shop.gateway;
  return [{ ...asTheGateway, gateway, kind: 'SALE', status: 'SUCCESS', amount, at: order.processedAt }];
}

/** Spares the lines of an order that was paid at another time. */
export function paidBetween(order: Order, from: number, to: number): boolean {
  const isWithin = (at: number) => at >= from && at < to;
  return order.payments ? order.payments.some(({ at }) => isWithin(at)) : isWithin(order.processedAt);
}

export function refundTransactionOf(order: Order, refund: Refund, shop: Shop): Transaction | null {
  const amount = ledgerOf(order).refunds.get(refund.id)?.paid ?? 0;
  if (amount === 0) return null;
  return {
    id: `${refund.id}9002`,
    order,
    kind: 'REFUND',
    status: 'SUCCESS',
    gateway: refund.gateway ?? mainGatewayOf(order, shop),
    amount,
    at: refund.at,
    fee: null,
  };
}

export function isOfShopifyPayments(gateway: string, shop: Shop): boolean {
  return gateway === SHOPIFY_PAYMENTS || (shop.gateway.isShopifyPayments && gateway === shop.gateway.name);
}

export function gatewaysOf(order: Order, shop: Shop): string[] {
  return [...new Set(order.payments?.map(({ gateway }) => gateway) ?? [shop.gateway.name])];
}

function refundsOf(order: Order, shop: Shop): Transaction[] {
  return order.events.flatMap((event) => {
    const transaction = event.kind === 'refund' ? refundTransactionOf(order, event, shop) : null;
    return transaction ? [transaction] : [];
  });
}

/** The one that most of the money came by. */
function mainGatewayOf({ payments }: Order, shop: Shop): string {
  const came = (payments ?? []).filter(
    ({ kind, status }) => status === 'SUCCESS' && (kind === 'SALE' || kind === 'CAPTURE'),
  );
  return came.toSorted((a, b) => b.amount - a.amount)[0]?.gateway ?? shop.gateway.name;
}

function feeOf(payment: Payment, shop: Shop): Fee | null {
  const cameIn = payment.status === 'SUCCESS' && (payment.kind === 'SALE' || payment.kind === 'CAPTURE');
  if (!cameIn || !isOfShopifyPayments(payment.gateway, shop)) return null;
  const { percent, fixed, taxPercent, feeAfterMs } = shop.gateway;
  const knownAt = payment.at + (payment.feeAfterMs ?? feeAfterMs);
  const taxOn = (amount: number) => payment.feeTax ?? roundHalfAway((amount * taxPercent) / 100);
  if (payment.fee !== null) {
    return { amount: payment.fee, tax: taxOn(payment.fee), flat: payment.fee, percent: 0, knownAt };
  }
  const amount = roundHalfAway((payment.amount * percent) / 100) + fixed;
  return { amount, tax: taxOn(amount), flat: fixed, percent, knownAt };
}
