import type { PlatformCharge, StoreAccess } from '#server/platforms/ports/store-platform.ts';
import { parseMoney } from '#shared/core/money.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { ChargeKind } from '#shared/stores/profit-rules.ts';
import type { ShopifyLog } from './client.ts';
import { idOf } from './order-sales.ts';
import type { PageReader } from './pages.ts';
import { chargesDocument } from './queries.ts';
import { type WireBalanceTransaction, WireCharges } from './wire.ts';

/*
 * Movements of the seller's balance at Shopify Payments that are costs of selling and stand nowhere else. What payments
 * brought and what they cost is in the orders' own transactions: counted here too, it would be counted twice
 * (reference/profit.md 2). Money lent, paid out or billed for Shopify itself is no cost of a sale.
 */
const KINDS: Record<string, ChargeKind> = {
  SHIPPING_LABEL: 'shipping',
  SHIPPING_LABEL_ADJUSTMENT: 'shipping',
  SHIPPING_LABEL_ADJUSTMENT_BASE: 'shipping',
  SHIPPING_LABEL_ADJUSTMENT_SURCHARGE: 'shipping',
  SHIPPING_OTHER_CARRIER_CHARGE_ADJUSTMENT: 'shipping',
  SHIPPING_RETURN_TO_ORIGIN_ADJUSTMENT: 'shipping',
  DISPUTE_WITHDRAWAL: 'chargeback',
  DISPUTE_REVERSAL: 'chargeback',
  CHARGEBACK_FEE: 'chargeback_fee',
  CHARGEBACK_FEE_REFUND: 'chargeback_fee',
};

/** Most movements, and none of those above. */
const OTHERS = '-transaction_type:charge AND -transaction_type:refund';
/** Shopify pages no deeper than 25,000 objects. */
const WINDOW_DAYS = 30;

interface Asked {
  currency: string;
  since: Date;
  until: Date;
  storeName: string;
  signal: AbortSignal;
}

/** Null where the shop has no account at Shopify Payments. */
export async function readCharges(
  reader: PageReader,
  access: StoreAccess,
  { currency, since, until, storeName, signal }: Asked,
  log?: ShopifyLog,
): Promise<PlatformCharge[] | null> {
  const charges: PlatformCharge[] = [];
  let foreign = 0;
  let hasAccount = true;
  for (let from = since.getTime(); from <= until.getTime() && hasAccount; from += WINDOW_DAYS * DAY_MS) {
    const to = from + WINDOW_DAYS * DAY_MS;
    const within = `processed_at:>='${iso(from)}' AND processed_at:<'${iso(to)}' AND ${OTHERS}`;
    const pages = reader.pages(access, {
      document: chargesDocument,
      data: WireCharges,
      pick: ({ shopifyPaymentsAccount: account }) => {
        hasAccount = account !== null;
        return account?.balanceTransactions ?? null;
      },
      variables: { query: within },
      startWith: 100,
      signal,
    });
    for await (const page of pages) {
      for (const each of page) {
        const kind = KINDS[each.type];
        if (!kind || each.test) continue;
        if (each.amount.currencyCode !== currency) foreign += 1;
        else charges.push(chargeOf(each, kind, currency));
      }
    }
  }
  if (foreign > 0) log?.warn({ store: storeName, foreign }, 'shopify charges in another currency left out');
  return hasAccount ? charges : null;
}

/** The balance goes down by what is charged. */
function chargeOf(
  { id, amount, transactionDate, associatedOrder }: WireBalanceTransaction,
  kind: ChargeKind,
  currency: string,
): PlatformCharge {
  return {
    id: idOf(id),
    orderId: associatedOrder ? idOf(associatedOrder.id) : null,
    kind,
    amount: 0 - parseMoney(amount.amount, currency),
    at: new Date(transactionDate),
  };
}

const iso = (ms: number) => new Date(ms).toISOString();
