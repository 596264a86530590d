import { DAY_MS, HOUR_MS } from '#simulators/core/time.ts';
import type { BalanceEntryFixture, GatewayFixture, OrderFixture, PaymentFixture } from './fixture.ts';
import { instant } from './fixture-values.ts';
import { currencyDigits, parseMoney, roundHalfAway } from './money.ts';
import type {
  BalanceEntry,
  Chargeback,
  FinancialStatus,
  Gateway,
  Payment,
  ShippingLabel,
  Shop,
} from './shop.ts';

export const SHOPIFY_PAYMENTS = 'shopify_payments';
const USUAL_PERCENT = '2.9';
const USUAL_FIXED = 0.3;
/** Carriers weigh parcels later. */
const ADJUSTED_AFTER_MS = 5 * DAY_MS;

export function buildGateway(fixture: GatewayFixture | undefined, currency: string): Gateway {
  const given: GatewayFixture = fixture ?? { name: SHOPIFY_PAYMENTS, shopifyPayments: true };
  const {
    name,
    shopifyPayments,
    percent = USUAL_PERCENT,
    fixed,
    taxPercent = '0',
    feeAfterHours = 0,
  } = given;
  return {
    name,
    isShopifyPayments: shopifyPayments,
    percent: Number(percent),
    fixed:
      fixed === undefined
        ? roundHalfAway(USUAL_FIXED * 10 ** currencyDigits(currency))
        : parseMoney(fixed, currency),
    taxPercent: Number(taxPercent),
    feeAfterMs: feeAfterHours * HOUR_MS,
  };
}

export function buildBalanceEntry(fixture: BalanceEntryFixture, shop: Shop): BalanceEntry {
  return {
    id: shop.newId(),
    type: fixture.type,
    amount: parseMoney(fixture.amount, shop.currency),
    at: instant(fixture.at, 0),
    orderId: fixture.order ?? null,
    reason: fixture.reason ?? null,
  };
}

export function buildPayment(fixture: PaymentFixture, shop: Shop, at: number): Payment {
  const optional = (text: string | undefined) =>
    text === undefined ? null : parseMoney(text, shop.currency);
  return {
    gateway: fixture.gateway ?? shop.gateway.name,
    kind: fixture.kind ?? 'SALE',
    status: fixture.status ?? 'SUCCESS',
    amount: parseMoney(fixture.amount, shop.currency),
    at: instant(fixture.processedAt, at),
    fee: optional(fixture.fee),
    feeTax: optional(fixture.feeTax),
    feeAfterMs: fixture.feeAfterHours === undefined ? null : fixture.feeAfterHours * HOUR_MS,
  };
}

export function capturedOf(payments: readonly Payment[]): number {
  return payments
    .filter(({ kind, status }) => status === 'SUCCESS' && (kind === 'SALE' || kind === 'CAPTURE'))
    .reduce((sum, { amount }) => sum + amount, 0);
}

export function paidAsOf(payments: readonly Payment[], total: number): FinancialStatus {
  const captured = capturedOf(payments);
  if (captured >= total) return 'PAID';
  if (captured > 0) return 'PARTIALLY_PAID';
  const isReserved = payments.some(({ kind, status }) => kind === 'AUTHORIZATION' && status === 'SUCCESS');
  return isReserved ? 'AUTHORIZED' : 'PENDING';
}

export function buildLabels({ label, labels = [] }: OrderFixture, shop: Shop, at: number): ShippingLabel[] {
  const all = label === undefined ? labels : [{ cost: label }, ...labels];
  return all.map((each) => {
    const boughtAt = instant(each.at, at);
    return {
      cost: parseMoney(each.cost, shop.currency),
      at: boughtAt,
      adjustment:
        each.adjustment === undefined
          ? null
          : {
              amount: parseMoney(each.adjustment, shop.currency),
              at: instant(each.adjustedAt, boughtAt + ADJUSTED_AFTER_MS),
            },
    };
  });
}

export function buildChargeback({ chargeback }: OrderFixture, shop: Shop): Chargeback | null {
  if (chargeback === undefined) return null;
  const { amount, fee, at, wonAt } = chargeback;
  return {
    amount: amount === undefined ? null : parseMoney(amount, shop.currency),
    fee: parseMoney(fee, shop.currency),
    at: instant(at, 0),
    wonAt: wonAt === undefined ? null : instant(wonAt, 0),
  };
}
