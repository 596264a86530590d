import { isoTime } from '#simulators/shopify/queries/run.ts';
import { gid } from '#simulators/shopify/shop/ids.ts';
import { currencyDigits } from '#simulators/shopify/shop/money.ts';
import type { Order, Refund, Shop } from '#simulators/shopify/shop/shop.ts';
import { ledgerOf } from '#simulators/shopify/shop/totals.ts';
import { moneyIn, moneySetIn, rawId } from './payload-values.ts';

/** Subtotals of lines are JSON numbers here, unlike all other money; the money given back is in the transactions. */
export function refundPayload(order: Order, refund: Refund, shop: Shop): object {
  const money = moneyIn(shop);
  const moneySet = moneySetIn(shop, order);
  const number = (minor: number) => minor / 10 ** currencyDigits(shop.currency);
  const outcome = ledgerOf(order).refunds.get(refund.id);
  const { lines = [], shipping = null, adjustment = 0, paid = 0 } = outcome ?? {};
  return {
    id: rawId(refund.id),
    admin_graphql_api_id: gid('Refund', refund.id),
    order_id: rawId(order.id),
    created_at: isoTime(refund.at),
    processed_at: isoTime(refund.at),
    note: refund.note,
    user_id: null,
    restock: refund.restock !== 'NO_RESTOCK',
    refund_line_items: lines.map(({ line, quantity, subtotal, tax }) => ({
      id: rawId(`${refund.id}${line.id.slice(-7)}`),
      line_item_id: rawId(line.id),
      quantity,
      restock_type: refund.restock.toLowerCase(),
      subtotal: number(subtotal),
      subtotal_set: moneySet(subtotal),
      total_tax: number(tax),
      total_tax_set: moneySet(tax),
    })),
    refund_shipping_lines: shipping
      ? [{ id: rawId(refund.id), subtotal_amount_set: moneySet(shipping.gross) }]
      : [],
    order_adjustments:
      adjustment === 0
        ? []
        : [
            {
              id: rawId(refund.id),
              amount: money(-adjustment),
              tax_amount: money(0),
              kind: 'refund_discrepancy',
            },
          ],
    transactions:
      paid === 0
        ? []
        : [
            {
              id: rawId(refund.id),
              amount: money(paid),
              currency: shop.currency,
              kind: 'refund',
              status: 'success',
              processed_at: isoTime(refund.at),
            },
          ],
  };
}
