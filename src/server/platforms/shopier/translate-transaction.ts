import type { PlatformFinances, PlatformPayment } from '#server/platforms/ports/store-platform.ts';
import { parseMoney } from '#shared/core/money.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { ChargeKind } from '#shared/stores/profit-rules.ts';
import { currencyOf, DEFAULT_CURRENCY, translateOrder } from './translate.ts';
import type { WireOrder, WireTransaction } from './wire.ts';

/*
 * What an order brought its seller and what Shopier kept of it. What its fee contains is known by its details: where
 * it has none, all of it stands as the fee, with the tax on it.
 */
interface Asked {
  /** Of the store. */
  currency: string;
  now: Date;
}

/** Long after Shopier pays out; what has no fee by then is not going to have one. */
const FEE_EXPECTED_MS = 14 * DAY_MS;
/** Nobody has shown how Shopier names income tax that it withholds. */
const WITHHOLDING = /stopaj|tevkifat|withh/i;

const CHARGED = ['shipping', 'instalments', 'other'] as const satisfies ChargeKind[];
type Part = 'fee' | 'feeTax' | 'withheld' | (typeof CHARGED)[number];

interface Money {
  currency?: string | null;
  amount: string;
}

/** An order that is settled; null when its money is in another currency than the store's. */
export function translateTransaction(
  transaction: WireTransaction,
  { orderId, at, currency, now }: Asked & { orderId: string; at: Date },
): PlatformFinances | null {
  const { gross, fee, feeDetails } = transaction;
  const convert = converterTo(currency, gross);
  const amount = convert(gross.origin) ?? convert(gross.payout);
  const parts = partsOf(transaction).map(({ part, ...money }) => ({ part, amount: convert(money) }));
  if (amount === null || parts.some((each) => each.amount === null)) return null;
  const sumOf = (part: Part) =>
    parts.reduce((sum, each) => (each.part === part ? sum + each.amount! : sum), 0);
  const isFeeKnown = fee.length + feeDetails.length > 0;
  const payment = {
    ...paymentOf({ orderId, amount, at, now, fee: isFeeKnown ? sumOf('fee') : null }),
    presented: presentedOf(currency, gross),
    feeTax: sumOf('feeTax'),
    withheld: sumOf('withheld'),
  };
  const charges = CHARGED.map((kind) => ({
    id: `${orderId}:${kind}`,
    orderId,
    kind,
    amount: sumOf(kind),
    at,
  }));
  return {
    ...nothingKnown(orderId),
    payments: [payment],
    charges: charges.filter((charge) => charge.amount !== 0),
  };
}

/** An order that is not settled: of its payment there is what the order says. Null in another currency, too. */
export function translateUnsettled(order: WireOrder, { currency, now }: Asked): PlatformFinances | null {
  if (currencyOf(order) !== currency) return null;
  const { id, paid, total, placedAt } = translateOrder(order);
  if (!paid || total === 0) return nothingKnown(id);
  const payment = paymentOf({ orderId: id, amount: total, at: placedAt, now, fee: null });
  return { ...nothingKnown(id), payments: [payment] };
}

/** Tracking numbers stand in the order, which would be one more request for each. */
export function nothingKnown(orderId: string): PlatformFinances {
  return { orderId, payments: [], restocks: null, taxes: [], trackingNumbers: [], charges: [] };
}

/** An order is paid once, so that the payment goes by the order's id. */
function paymentOf({
  orderId,
  amount,
  fee,
  at,
  now,
}: {
  orderId: string;
  amount: number;
  fee: number | null;
  at: Date;
  now: Date;
}): PlatformPayment {
  return {
    id: orderId,
    kind: 'payment',
    gateway: 'shopier',
    amount,
    presented: null,
    fee,
    feeTax: 0,
    feeExpected: fee === null && now.getTime() - at.getTime() < FEE_EXPECTED_MS,
    withheld: 0,
    processedAt: at,
  };
}

/** What was taken from the seller; interest that the buyer bears is not. */
function partsOf({ fee, feeDetails, installments }: WireTransaction): (Money & { part: Part })[] {
  const parts: (Money & { part: Part })[] =
    feeDetails.length > 0
      ? feeDetails.map(({ type, ...money }) => ({ ...money, part: partNamed(type) }))
      : fee.map((money) => ({ ...money, part: 'fee' }));
  if (installments?.costBearer === 'seller' && installments.interestCost)
    parts.push({ currency: installments.currency, amount: installments.interestCost, part: 'instalments' });
  return parts;
}

function partNamed(type: string): Part {
  if (type === 'serviceFee') return 'fee';
  if (type === 'vat') return 'feeTax';
  if (type === 'shippingFee') return 'shipping';
  return WITHHOLDING.test(type) ? 'withheld' : 'other';
}

/** The side that is not in the store's currency; the platform says at what rate it exchanged the two. */
function presentedOf(
  currency: string,
  { origin, payout }: WireTransaction['gross'],
): PlatformPayment['presented'] {
  const sides = [origin, payout].map(sideOf);
  return sides.some((side) => side.currency === currency)
    ? (sides.find((side) => side.currency !== currency && side.amount > 0) ?? null)
    : null;
}

function sideOf(side: Money): { currency: string; amount: number } {
  const itsOwn = side.currency || DEFAULT_CURRENCY;
  return { currency: itsOwn, amount: parseMoney(side.amount, itsOwn) };
}

/**
 * Into the store's currency at the rate of the transaction itself: of what was paid to the same in the currency that is
 * paid out. Null for an amount in a third one.
 */
function converterTo(currency: string, { origin, payout }: WireTransaction['gross']) {
  const sides = [origin, payout].map(sideOf);
  const own = sides.find((side) => side.currency === currency);

  return ({ currency: named, amount }: Money): number | null => {
    const from = named || payout.currency || DEFAULT_CURRENCY;
    const minor = parseMoney(amount, from);
    if (from === currency) return minor;
    const other = sides.find((side) => side.currency === from);
    if (!own || !other || other.amount === 0) return null;
    return Math.round((minor * own.amount) / other.amount);
  };
}
