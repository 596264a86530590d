import { type Order, type PaymentTerms, type Refund, totalOf } from './shop.ts';

/*
 * What an order brought its seller. Only the shape of it is known, so this is our reading: the details add up to the
 * fee; interest that the seller bears is taken beside it, and interest that the buyer bears is paid on top of the
 * order's total and is in no amount. Amounts are in hundredths of the currency that is paid out, unless they say
 * otherwise.
 */
export type FeeDetail = {
  /** `stopaj` is a guess: nobody has shown how Shopier names income tax that it withholds, or whether it lists it. */
  type: 'serviceFee' | 'shippingFee' | 'vat' | 'stopaj';
  amount: number;
};

export type Transaction = {
  order: Order;
  type: 'charge' | 'adjustment';
  createdAt: number;
  /** In the order's currency. */
  originAmount: number;
  payoutCurrency: string;
  exchangeRate: string;
  gross: number;
  feeDetails: readonly FeeDetail[];
  interest: number;
  net: number;
};

const OWN_RATE = '1.0000';

/** What an order moves in the end, whether its money has come already or not. */
export function transactionsOf(order: Order, terms: PaymentTerms): Transaction[] {
  if (!order.isPaid) return [];
  return [
    chargeOf(order, terms),
    ...order.refunds
      .filter(({ settledAt }) => settledAt !== null)
      .map((each) => adjustmentOf(order, each, terms)),
  ];
}

function chargeOf(order: Order, terms: PaymentTerms): Transaction {
  const payout = payoutOf(order, terms);
  const gross = payout.convert(totalOf(order));
  const interest = payout.convert(order.installments?.interest ?? 0);
  const feeDetails = feesOf(order, gross, terms, payout.convert);
  const bySeller = order.installments?.costBearer === 'seller' ? interest : 0;
  return {
    order,
    type: 'charge',
    createdAt: order.createdAt + terms.settledAfterMs,
    originAmount: totalOf(order),
    payoutCurrency: payout.currency,
    exchangeRate: payout.rate,
    gross,
    feeDetails,
    interest,
    net: gross - feeOf(feeDetails) - bySeller,
  };
}

/** A refund takes its money back and leaves the fees where they are. */
function adjustmentOf(order: Order, refund: Refund, terms: PaymentTerms): Transaction {
  const payout = payoutOf(order, terms);
  const gross = -payout.convert(refund.total);
  return {
    order,
    type: 'adjustment',
    createdAt: Math.max(refund.settledAt ?? 0, order.createdAt + terms.settledAfterMs),
    originAmount: -refund.total,
    payoutCurrency: payout.currency,
    exchangeRate: payout.rate,
    gross,
    feeDetails: [],
    interest: 0,
    net: gross,
  };
}

export function feeOf(details: readonly FeeDetail[]): number {
  return details.reduce((sum, { amount }) => sum + amount, 0);
}

function payoutOf({ currency }: Order, { liraRates }: PaymentTerms) {
  const rate = liraRates[currency];
  return rate === undefined
    ? { currency, rate: OWN_RATE, convert: (amount: number) => amount }
    : { currency: 'TRY', rate, convert: (amount: number) => Math.round(amount * Number(rate)) };
}

function feesOf(
  order: Order,
  gross: number,
  { percent, fixed, taxPercent, withholdingPercent }: PaymentTerms,
  convert: (amount: number) => number,
): FeeDetail[] {
  const serviceFee = share(gross, percent) + fixed;
  const details: FeeDetail[] = [
    { type: 'serviceFee', amount: serviceFee },
    { type: 'vat', amount: share(serviceFee, taxPercent) },
  ];
  if (order.shippingFee && order.fulfilledAt !== null)
    details.push({ type: 'shippingFee', amount: convert(order.shippingFee) });
  if (withholdingPercent > 0) details.push({ type: 'stopaj', amount: share(gross, withholdingPercent) });
  return details;
}

/** Of hundredths; the percents are hundredths too. */
function share(amount: number, percent: number): number {
  return Math.round((amount * percent) / 10_000);
}
