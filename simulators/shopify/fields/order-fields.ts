import { listInOrder } from '#simulators/shopify/queries/listing.ts';
import { fieldsOf, isoTime, needs } from '#simulators/shopify/queries/run.ts';
import { customerOrdersOf } from '#simulators/shopify/queries/views.ts';
import { gid } from '#simulators/shopify/shop/ids.ts';
import { taxesOf } from '#simulators/shopify/shop/line-building.ts';
import type {
  Address,
  LineTax,
  Order,
  OrderLine,
  Refund,
  ShippingLine,
  Visit,
} from '#simulators/shopify/shop/shop.ts';
import {
  financialStatusOf,
  ledgerOf,
  returnStatusOf,
  type Totals,
  totalsOf,
} from '#simulators/shopify/shop/totals.ts';
import { gatewaysOf, transactionsOf } from '#simulators/shopify/shop/transactions.ts';
import { moneyBag } from './money-fields.ts';
import type { RefundOf } from './refund-fields.ts';

type LineOf = { order: Order; line: OrderLine };

const total =
  (pick: (totals: Totals) => number) => (order: Order, _args: unknown, run: Parameters<typeof moneyBag>[1]) =>
    moneyBag(pick(totalsOf(order)), run, order);

const lineMoney =
  (pick: (of: LineOf) => number) => (of: LineOf, _args: unknown, run: Parameters<typeof moneyBag>[1]) =>
    moneyBag(pick(of), run, of.order);

export const orderFields = {
  Order: fieldsOf<Order>({
    id: ({ id }) => gid('Order', id),
    legacyResourceId: ({ id }) => id,
    name: ({ name }) => name,
    number: ({ number }) => number,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
    createdAt: ({ createdAt }) => isoTime(createdAt),
    processedAt: ({ processedAt }) => isoTime(processedAt),
    updatedAt: ({ updatedAt }) => isoTime(updatedAt),
    cancelledAt: ({ cancelledAt }) => isoTime(cancelledAt),
    cancelReason: ({ cancelReason }) => cancelReason,
    closedAt: ({ closedAt }) => isoTime(closedAt),
    closed: ({ closedAt }) => closedAt !== null,
    test: ({ test }) => test,
    confirmed: () => true,
    edited: ({ events }) => events.some((event) => event.kind === 'edit'),
    taxesIncluded: ({ taxesIncluded }) => taxesIncluded,
    currencyCode: (_order, _args, run) => run.shop.currency,
    presentmentCurrencyCode: ({ presentmentCurrency }) => presentmentCurrency,
    displayFinancialStatus: (order) => financialStatusOf(order),
    displayFulfillmentStatus: ({ fulfillmentStatus }) => fulfillmentStatus,
    fullyPaid: (order) => totalsOf(order).received >= totalsOf(order).total,
    unpaid: (order) => totalsOf(order).received === 0,
    returnStatus: (order) => returnStatusOf(order),
    sourceName: ({ sourceName }) => sourceName,
    tags: ({ tags }) => tags,
    note: () => null,
    discountCode: ({ discountCodes }) => discountCodes[0] ?? null,
    discountCodes: ({ discountCodes }) => discountCodes,
    paymentGatewayNames: (order, _args, run) => gatewaysOf(order, run.shop),
    checkoutToken: ({ checkoutToken }) => checkoutToken,
    subtotalPriceSet: total(({ subtotal }) => subtotal),
    totalPriceSet: total((totals) => totals.total),
    originalTotalPriceSet: total(({ originalTotal }) => originalTotal),
    totalDiscountsSet: total(({ discounts }) => discounts),
    totalShippingPriceSet: total(({ shipping }) => shipping),
    totalTaxSet: total(({ tax }) => tax),
    totalTipReceivedSet: total(({ tip }) => tip),
    // No shop here sells across a customs border or asks for a fee of its own.
    originalTotalDutiesSet: () => null,
    originalTotalAdditionalFeesSet: () => null,
    totalReceivedSet: total(({ received }) => received),
    totalRefundedSet: total(({ refunded }) => refunded),
    totalRefundedShippingSet: total(({ shippingRefunded }) => shippingRefunded),
    netPaymentSet: total(({ received, refunded }) => received - refunded),
    totalOutstandingSet: total(
      ({ currentTotal, received, refunded }) => currentTotal - (received - refunded),
    ),
    currentSubtotalPriceSet: total(({ currentSubtotal }) => currentSubtotal),
    currentTotalPriceSet: total(({ currentTotal }) => currentTotal),
    currentTotalDiscountsSet: total(({ currentDiscounts }) => currentDiscounts),
    currentTotalTaxSet: total(({ currentTax }) => currentTax),
    currentShippingPriceSet: total(({ currentShipping }) => currentShipping),
    subtotalLineItemsQuantity: ({ lines }) =>
      lines.reduce((sum, line) => sum + (line.kind === 'tip' ? 0 : line.quantity), 0),
    customer: needs('read_customers', ({ customerId }, _args, run) =>
      customerId === null ? null : (run.shop.customers.get(customerId) ?? null),
    ),
    shippingAddress: ({ address }) => address,
    billingAddress: ({ address }) => address,
    shippingLine: (order) => (order.shipping[0] ? { order, line: order.shipping[0] } : null),
    shippingLines: (order, { reverse }) =>
      listInOrder(
        order.shipping.map((line) => ({ order, line })),
        ({ line }) => line.id,
        reverse === true,
      ),
    refunds: (order, { first }) =>
      order.events
        .filter((event): event is Refund => event.kind === 'refund')
        .slice(0, typeof first === 'number' ? first : undefined)
        .map((refund): RefundOf => ({ order, refund })),
    transactions: (order, { first }, run) =>
      transactionsOf(order, run.shop).slice(0, typeof first === 'number' ? first : undefined),
    fulfillments: (order, { first }) =>
      fulfillmentsOf(order).slice(0, typeof first === 'number' ? first : undefined),
    lineItems: (order, { reverse }) =>
      listInOrder(
        order.lines.map((line): LineOf => ({ order, line })),
        ({ line }) => line.id,
        reverse === true,
      ),
    agreements: (order, { reverse }) => {
      const types = { ORDER: 'OrderAgreement', ORDER_EDIT: 'OrderEditAgreement', REFUND: 'RefundAgreement' };
      return listInOrder(
        ledgerOf(order).agreements.map((value) => ({ type: types[value.reason], value })),
        ({ value }) => value.id,
        reverse === true,
      );
    },
    customerJourneySummary: (order) => order,
  }),

  CustomerJourneySummary: fieldsOf<Order>({
    ready: () => true,
    customerOrderIndex: (order, _args, run) =>
      order.customerId === null ? null : customerOrdersOf(run.shop, order.customerId).indexOf(order),
    daysToConversion: ({ firstVisit }) => (firstVisit ? 0 : null),
    firstVisit: ({ firstVisit }) => firstVisit,
    lastVisit: ({ lastVisit }) => lastVisit,
  }),
  CustomerVisit: fieldsOf<Visit>({
    source: ({ source }) => source,
    referrerUrl: ({ referrerUrl }) => referrerUrl,
    landingPage: ({ landingPage }) => landingPage,
    utmParameters: ({ utm }) => utm,
  }),
  UTMParameters: fieldsOf<NonNullable<Visit['utm']>>({
    source: ({ source }) => source,
    medium: ({ medium }) => medium,
    campaign: ({ campaign }) => campaign,
    content: ({ content }) => content ?? null,
    term: () => null,
  }),

  // A shipping or billing address; only what an order of ours holds of it.
  MailingAddress: fieldsOf<Address>({
    city: ({ city }) => city,
    province: () => null,
    provinceCode: () => null,
    country: ({ country }) => country,
    countryCodeV2: ({ countryCode }) => countryCode,
    zip: () => null,
  }),

  LineItem: fieldsOf<LineOf>({
    id: ({ line }) => gid('LineItem', line.id),
    title: ({ line }) => line.title,
    name: ({ line }) => (line.variantTitle ? `${line.title} - ${line.variantTitle}` : line.title),
    variantTitle: ({ line }) => line.variantTitle,
    sku: ({ line }) => line.sku,
    vendor: ({ line }) => line.vendor,
    quantity: (of) => stateOf(of)?.ordered ?? of.line.quantity,
    currentQuantity: (of) => stateOf(of)?.current ?? of.line.quantity,
    refundableQuantity: (of) => stateOf(of)?.current ?? of.line.quantity,
    isGiftCard: ({ line }) => line.kind === 'gift-card',
    requiresShipping: ({ line }) => line.requiresShipping,
    taxable: ({ line }) => line.tax !== 0,
    product: needs('read_products', ({ line }, _args, run) =>
      line.productId === null ? null : (run.shop.products.get(line.productId) ?? null),
    ),
    variant: needs('read_products', ({ line }, _args, run) => {
      const product = line.productId === null ? undefined : run.shop.products.get(line.productId);
      const variant = product?.variants.find((each) => each.id === line.variantId);
      return product && variant ? { product, variant } : null;
    }),
    originalUnitPriceSet: lineMoney(({ line }) => line.unitPrice),
    originalTotalSet: lineMoney((of) => stateOf(of)?.orderedGross ?? of.line.gross),
    // Order-level discounts are never in these two, says the schema; they are in discountAllocations.
    discountedTotalSet: (of, { withCodeDiscounts }, run) => {
      const { gross, lineDiscount, codeDiscount = 0 } = of.line;
      const total = (stateOf(of)?.orderedGross ?? gross) - lineDiscount;
      return moneyBag(withCodeDiscounts === true ? total - codeDiscount : total, run, of.order);
    },
    totalDiscountSet: lineMoney(({ line }) => line.lineDiscount),
    discountedUnitPriceSet: lineMoney(({ line }) => (line.gross - line.lineDiscount) / line.quantity),
    discountedUnitPriceAfterAllDiscountsSet: lineMoney(
      ({ line }) => (line.gross - line.lineDiscount - line.orderDiscount) / line.quantity,
    ),
    discountAllocations: ({ order, line }) =>
      [line.lineDiscount, line.orderDiscount]
        .map((amount, index) => ({ order, amount, index }))
        .filter(({ amount }) => amount !== 0),
    taxLines: taxLinesOf,
  }),

  DiscountAllocation: fieldsOf<{ order: Order; amount: number; index: number }>({
    allocatedAmountSet: ({ order, amount }, _args, run) => moneyBag(amount, run, order),
  }),
  TaxLine: fieldsOf<TaxOf>({
    title: () => 'Tax',
    rate: ({ rate }) => rate,
    ratePercentage: ({ rate }) => (rate === null ? null : Number((rate * 100).toFixed(4))),
    priceSet: ({ order, amount }, _args, run) => moneyBag(amount, run, order),
    channelLiable: ({ channelLiable }) => channelLiable,
    source: () => 'Shopify',
  }),
  Fulfillment: fieldsOf<Order>({
    id: ({ id }) => gid('Fulfillment', `${id}8001`),
    legacyResourceId: ({ id }) => `${id}8001`,
    name: ({ name }) => `${name}-F1`,
    status: () => 'SUCCESS',
    createdAt: ({ processedAt }) => isoTime(processedAt),
    updatedAt: ({ processedAt }) => isoTime(processedAt),
    trackingInfo: ({ trackingNumbers }, { first }) =>
      trackingNumbers.slice(0, typeof first === 'number' ? first : undefined),
  }),
  FulfillmentTrackingInfo: fieldsOf<string>({
    number: (number) => number,
    // A shop is written down with numbers alone; Shopify allows the company to be null.
    company: () => null,
    url: () => null,
  }),
  ShippingLine: fieldsOf<{ order: Order; line: ShippingLine }>({
    id: ({ line }) => gid('ShippingLine', line.id),
    title: ({ line }) => line.title,
    originalPriceSet: ({ order, line }, _args, run) => moneyBag(line.price, run, order),
    discountedPriceSet: ({ order, line }, _args, run) => moneyBag(line.price - line.discount, run, order),
    currentDiscountedPriceSet: ({ order, line }, _args, run) =>
      moneyBag(currentPriceOf(order, line), run, order),
    taxLines: taxLinesOf,
  }),
};

type TaxOf = LineTax & { order: Order; channelLiable: boolean };
type Taxed = Pick<OrderLine, 'tax' | 'taxRate' | 'taxes'> & { channelLiable?: boolean };

function taxLinesOf({ order, line }: { order: Order; line: Taxed }): TaxOf[] {
  const { channelLiable = false } = line;
  return taxesOf(line).map((tax) => ({ ...tax, order, channelLiable }));
}

/** What refunds of shipping took away goes off the first line, as refunds name that one. */
function currentPriceOf(order: Order, line: ShippingLine): number {
  const refunded = line === order.shipping[0] ? totalsOf(order).shippingRefunded : 0;
  return line.price - line.discount - refunded;
}

/** Everything that was sent went in one shipment. */
function fulfillmentsOf(order: Order): Order[] {
  const isSent = order.fulfillmentStatus === 'FULFILLED' || order.fulfillmentStatus === 'PARTIALLY_FULFILLED';
  return isSent || order.trackingNumbers.length > 0 ? [order] : [];
}

function stateOf({ order, line }: LineOf) {
  return order.events.length === 0 ? undefined : ledgerOf(order).lines.get(line.id);
}
