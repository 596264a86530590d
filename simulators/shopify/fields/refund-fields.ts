import { listInOrder } from '#simulators/shopify/queries/listing.ts';
import { type Fields, fieldsOf, isoTime } from '#simulators/shopify/queries/run.ts';
import { gid } from '#simulators/shopify/shop/ids.ts';
import type { Agreement, RefundedLine, RefundOutcome, Sale } from '#simulators/shopify/shop/ledger.ts';
import type { Order, Refund } from '#simulators/shopify/shop/shop.ts';
import { ledgerOf } from '#simulators/shopify/shop/totals.ts';
import { refundTransactionOf } from '#simulators/shopify/shop/transactions.ts';
import { moneyBag } from './money-fields.ts';

export type RefundOf = { order: Order; refund: Refund };
type RefundedLineOf = RefundOf & { refunded: RefundedLine };
type RefundPart = RefundOf & { amount: number; tax: number };
type SaleOf = { order: Order; sale: Sale };

const emptyOutcome: RefundOutcome = { lines: [], shipping: null, adjustment: 0, paid: 0 };

function outcomeOf({ order, refund }: RefundOf): RefundOutcome {
  return ledgerOf(order).refunds.get(refund.id) ?? emptyOutcome;
}

const saleTypes = {
  PRODUCT: 'ProductSale',
  GIFT_CARD: 'GiftCardSale',
  TIP: 'TipSale',
  SHIPPING: 'ShippingLineSale',
  ADJUSTMENT: 'AdjustmentSale',
};

const agreement: Fields = fieldsOf<Agreement>({
  id: ({ id }) => gid('SalesAgreement', id),
  happenedAt: ({ at }) => isoTime(at),
  reason: ({ reason }) => reason,
  order: ({ order }) => order,
  refund: ({ order, refund }) => ({ order, refund }),
  sales: ({ order, sales }, { reverse }) =>
    listInOrder(
      sales.map((sale) => ({ type: saleTypes[sale.lineType], value: { order, sale } })),
      ({ value }) => value.sale.id,
      reverse === true,
    ),
});

const sale: Fields = fieldsOf<SaleOf>({
  id: (of) => gid('Sale', of.sale.id),
  actionType: (of) => of.sale.actionType,
  lineType: (of) => of.sale.lineType,
  quantity: (of) => of.sale.quantity,
  totalAmount: (of, _args, run) => moneyBag(of.sale.total, run, of.order),
  totalDiscountAmountBeforeTaxes: (of, _args, run) => moneyBag(of.sale.discountBeforeTaxes, run, of.order),
  totalDiscountAmountAfterTaxes: (of, _args, run) => moneyBag(of.sale.discountAfterTaxes, run, of.order),
  totalTaxAmount: (of, _args, run) => moneyBag(of.sale.tax, run, of.order),
  lineItem: (of) => ({ order: of.order, line: of.sale.line }),
  shippingLine: (of) => of.sale.shippingLine && { order: of.order, line: of.sale.shippingLine },
});

export const refundFields = {
  OrderAgreement: agreement,
  OrderEditAgreement: agreement,
  RefundAgreement: agreement,
  ProductSale: sale,
  GiftCardSale: sale,
  TipSale: sale,
  ShippingLineSale: sale,
  AdjustmentSale: sale,

  Refund: fieldsOf<RefundOf>({
    id: ({ refund }) => gid('Refund', refund.id),
    legacyResourceId: ({ refund }) => refund.id,
    createdAt: ({ refund }) => isoTime(refund.at),
    processedAt: ({ refund }) => isoTime(refund.at),
    updatedAt: ({ refund }) => isoTime(refund.at),
    note: ({ refund }) => refund.note,
    order: ({ order }) => order,
    totalRefundedSet: (of, _args, run) => moneyBag(outcomeOf(of).paid, run, of.order),
    refundLineItems: (of, { reverse }) =>
      listInOrder(
        outcomeOf(of).lines.map((refunded): RefundedLineOf => ({ ...of, refunded })),
        ({ refunded }) => refunded.line.id,
        reverse === true,
      ),
    refundShippingLines: (of, { reverse }) => {
      const { shipping } = outcomeOf(of);
      const parts: RefundPart[] = shipping ? [{ ...of, amount: shipping.gross, tax: shipping.tax }] : [];
      return listInOrder(parts, ({ refund }) => refund.id, reverse === true);
    },
    orderAdjustments: (of, { reverse }) => {
      const { adjustment } = outcomeOf(of);
      // The sign as in AdjustmentSale: money that leaves the shop beyond the returned goods is negative.
      const parts: RefundPart[] = adjustment === 0 ? [] : [{ ...of, amount: -adjustment, tax: 0 }];
      return listInOrder(parts, ({ refund }) => refund.id, reverse === true);
    },
    transactions: ({ order, refund }, { reverse }, run) => {
      const transaction = refundTransactionOf(order, refund, run.shop);
      return listInOrder(transaction ? [transaction] : [], ({ id }) => id, reverse === true);
    },
  }),
  RefundLineItem: fieldsOf<RefundedLineOf>({
    id: ({ refund, refunded }) => gid('RefundLineItem', `${refund.id}${refunded.line.id.slice(-7)}`),
    quantity: ({ refunded }) => refunded.quantity,
    restockType: ({ refund }) => refund.restock,
    restocked: ({ refund }) => refund.restock !== 'NO_RESTOCK',
    lineItem: ({ order, refunded }) => ({ order, line: refunded.line }),
    subtotalSet: ({ order, refunded }, _args, run) => moneyBag(refunded.subtotal, run, order),
    totalTaxSet: ({ order, refunded }, _args, run) => moneyBag(refunded.tax, run, order),
    priceSet: ({ order, refunded }, _args, run) =>
      moneyBag(refunded.subtotal / Math.max(1, refunded.quantity), run, order),
  }),
  RefundShippingLine: fieldsOf<RefundPart>({
    id: ({ refund }) => gid('RefundShippingLine', refund.id),
    shippingLine: ({ order }) => ({ order, line: order.shipping[0] }),
    subtotalAmountSet: ({ order, amount }, _args, run) => moneyBag(amount, run, order),
    taxAmountSet: ({ order, tax }, _args, run) => moneyBag(tax, run, order),
  }),
  OrderAdjustment: fieldsOf<RefundPart>({
    id: ({ refund }) => gid('OrderAdjustment', refund.id),
    reason: () => 'REFUND_DISCREPANCY',
    amountSet: ({ order, amount }, _args, run) => moneyBag(amount, run, order),
    taxAmountSet: ({ order, tax }, _args, run) => moneyBag(tax, run, order),
  }),
};
