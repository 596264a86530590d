import type { PlatformSale, SaleKind, SalePart } from '#server/platforms/ports/store-platform.ts';
import { parseMoney } from '#shared/core/money.ts';
import type { WireAgreement, WireOrder, WireOrderLine, WireSale } from './wire.ts';

/*
 * An order → its rows in the ledger of sales. Whatever was read of it, the rows of its placing sum to Shopify's
 * `totalPriceSet`. In a shop whose prices include tax they are made net of it, so that sales + shipping + tax still is
 * what the customer paid. Discounts on shipping lower the shipping itself, as in Shopify's own sales report.
 */
type Amount = { shopMoney: { amount: string } } | null | undefined;

export const idOf = (gid: string) => gid.slice(gid.lastIndexOf('/') + 1);

/** The same prices stand on line after line; taking each apart again would be much of what reading a history takes. */
const recentAmounts = new Map<string, number>();
const MOST_REMEMBERED = 5_000;

export function amountOf(amount: Amount, currency: string): number {
  if (!amount) return 0;
  const text = currency + amount.shopMoney.amount;
  const known = recentAmounts.get(text);
  if (known !== undefined) return known;
  const read = parseMoney(amount.shopMoney.amount, currency);
  if (recentAmounts.size >= MOST_REMEMBERED) recentAmounts.clear();
  recentAmounts.set(text, read);
  return read;
}

/**
 * Shopify's own reports count an order on its processing day, which only an import from elsewhere sets apart from
 * `createdAt` (reference/shopify.md 3.10); figures that should match the admin follow it.
 */
export const placedAt = (order: WireOrder) => new Date(order.processedAt);

export function salesOfTotals(order: WireOrder): PlatformSale[] {
  const sums = sumsOf(order);
  const { subtotal, shipping, tax, shippingDiscount } = sums;
  const discounts = Math.max(0, amountOf(order.totalDiscountsSet, order.currencyCode) - shippingDiscount);
  const withTax = subtotal + shipping;
  // Which part of the tax is the goods' is known only with the lines; until then it is shared by price.
  const taxOnGoods = order.taxesIncluded && withTax > 0 ? Math.round((tax * subtotal) / withTax) : 0;
  const net = subtotal - taxOnGoods;
  const discount = subtotal > 0 ? Math.round((discounts * net) / subtotal) : discounts;
  const goods = saleRow(sums, {
    key: 'goods',
    part: 'product',
    quantity: order.subtotalLineItemsQuantity ?? 0,
    amount: net + discount,
    discount: 0 - discount,
  });
  const shippingTax = order.taxesIncluded ? tax - taxOnGoods : 0;
  return [...balanced(sums, [goods], [...chargesOf(sums, shippingTax)]), ...provisionalRefunds(order)];
}

export function salesOfLines(order: WireOrder, lines: WireOrderLine[]): PlatformSale[] {
  const sums = sumsOf(order, lines);
  const goods = goodsOf(order, lines, sums.tip);
  const shares = shareOut(
    goods.reduce((sum, line) => sum + line.net, 0) - sums.subtotal,
    goods.map((line) => line.net),
  );
  let taxOnGoods = 0;
  const rows = goods.map(({ line, gross, net, tax }, index) => {
    const id = idOf(line.id);
    const paid = net - (shares[index] ?? 0);
    const given = gross - paid;
    taxOnGoods += tax;
    const { amount, discount } = order.taxesIncluded
      ? withoutTax(line, paid, given, tax)
      : { amount: gross, discount: given };
    return saleRow(sums, {
      key: `line:${id}`,
      part: line.isGiftCard ? 'gift_card' : 'product',
      lineId: id,
      productId: line.product ? idOf(line.product.id) : null,
      quantity: line.quantity,
      amount,
      discount: 0 - discount,
    });
  });
  const shippingTax = order.taxesIncluded ? Math.min(sums.shipping, Math.max(0, sums.tax - taxOnGoods)) : 0;
  return [...balanced(sums, rows, chargesOf(sums, shippingTax)), ...provisionalRefunds(order)];
}

/**
 * Agreements list everything that happened. In them `totalAmount` is after discounts and with tax, in every kind of
 * shop; discounts are positive on a sale and all amounts are negated on a return (schema: Sale). A line sold within a
 * return is an exchange: like an edit it adds to the order what it costs, next to what is taken back.
 */
export function salesOfAgreements(order: WireOrder, agreements: WireAgreement[]): PlatformSale[] {
  const inTime = [...agreements].sort((a, b) => Date.parse(a.happenedAt) - Date.parse(b.happenedAt));
  const placing = inTime.find((agreement) => agreement.reason === 'ORDER');
  return inTime.flatMap((agreement) => {
    const occurredAt = agreement === placing ? placedAt(order) : new Date(agreement.happenedAt);
    const { reason } = agreement;
    const rows = agreement.sales.map((sale) =>
      agreedRow(sale, {
        kind: kindOf(reason, sale.actionType),
        occurredAt,
        currency: order.currencyCode,
      }),
    );
    const tax = agreement.sales.reduce(
      (sum, sale) => sum + amountOf(sale.totalTaxAmount, order.currencyCode),
      0,
    );
    if (tax !== 0) {
      rows.push({
        ...emptyRow,
        key: `tax:${kindAndId(agreement.id)}`,
        kind: kindOf(reason),
        part: 'tax',
        amount: tax,
        occurredAt,
      });
    }
    return rows;
  });
}

const emptyRow = { lineId: null, productId: null, quantity: 0, discount: 0 };

type NewRow = { key: string; part: SalePart; amount: number } & Partial<PlatformSale>;

function saleRow(sums: Sums, row: NewRow): PlatformSale {
  return {
    key: row.key,
    kind: 'sale',
    part: row.part,
    lineId: row.lineId ?? null,
    productId: row.productId ?? null,
    quantity: row.quantity ?? 0,
    amount: row.amount,
    discount: row.discount ?? 0,
    occurredAt: sums.placedAt,
  };
}

interface Sums {
  placedAt: Date;
  total: number;
  subtotal: number;
  tax: number;
  tip: number;
  duties: number;
  fees: number;
  shipping: number;
  shippingDiscount: number;
}

/** Whether Shopify lists shipping before or after its discount differs by field and year; the total settles it. */
function sumsOf(order: WireOrder, lines: WireOrderLine[] = []): Sums {
  const money = (amount: Amount) => amountOf(amount, order.currencyCode);
  const total = money(order.totalPriceSet);
  const tax = money(order.totalTaxSet);
  const tip = money(order.totalTipReceivedSet);
  const duties = money(order.originalTotalDutiesSet);
  const fees = money(order.originalTotalAdditionalFeesSet);
  const listed = money(order.totalShippingPriceSet);
  const withoutGoods = listed + tip + duties + fees + (order.taxesIncluded ? 0 : tax);
  const subtotal = order.subtotalPriceSet
    ? money(order.subtotalPriceSet)
    : lines.length > 0
      ? lines.reduce((sum, line) => sum + money(line.discountedTotalSet), 0)
      : total - withoutGoods;
  const left = total - subtotal - (withoutGoods - listed);
  const shipping = left >= 0 && left <= listed ? left : listed;
  return {
    placedAt: placedAt(order),
    total,
    subtotal,
    tax,
    tip,
    duties,
    fees,
    shipping,
    shippingDiscount: listed - shipping,
  };
}

function goodsOf(order: WireOrder, lines: WireOrderLine[], tip: number) {
  const money = (amount: Amount) => amountOf(amount, order.currencyCode);
  const goods = lines.map((line) => ({
    line,
    gross: money(line.originalUnitPriceSet) * line.quantity,
    net: money(line.discountedTotalSet),
    tax: line.taxLines.reduce((sum, { priceSet }) => sum + money(priceSet), 0),
  }));
  if (tip === 0) return goods;
  // A tip is a line too (schema: TipSale.lineItem), though the subtotal leaves it out.
  const subtotal = order.subtotalPriceSet ? money(order.subtotalPriceSet) : 0;
  const others = goods.reduce((sum, each) => sum + each.net, 0) - tip;
  const isTip = (each: (typeof goods)[number]) =>
    each.net === tip && !each.line.product && !each.line.isGiftCard && others >= subtotal;
  const at = goods.findLastIndex(isTip);
  return goods.filter((_, index) => index !== at);
}

/** An order's discount over its lines, in proportion to their prices; what rounding leaves goes to the largest. */
function shareOut(amount: number, prices: number[]): number[] {
  const sum = prices.reduce((total, price) => total + price, 0);
  if (amount <= 0 || sum <= 0) return prices.map(() => 0);
  const shares = prices.map((price) => Math.trunc((amount * price) / sum));
  const rest = amount - shares.reduce((total, share) => total + share, 0);
  const largest = prices.indexOf(prices.reduce((a, b) => Math.max(a, b)));
  shares[largest] = (shares[largest] ?? 0) + rest;
  return shares;
}

function withoutTax(line: WireOrderLine, paid: number, given: number, tax: number) {
  const rate = line.taxLines.reduce((sum, each) => sum + (each.rate ?? 0), 0);
  const net = paid - tax;
  const discount = paid > 0 ? Math.round((given * net) / paid) : Math.round(given / (1 + rate));
  return { amount: net + discount, discount };
}

function chargesOf(sums: Sums, shippingTax: number): PlatformSale[] {
  const rows: [key: SalePart, amount: number][] = [
    ['shipping', sums.shipping - shippingTax],
    ['tax', sums.tax],
    ['tip', sums.tip],
    ['duty', sums.duties],
    ['fee', sums.fees],
  ];
  return rows
    .filter(([, amount]) => amount !== 0)
    .map(([part, amount]) => saleRow(sums, { key: part, part, amount }));
}

/** What does not come out to the total to the cent (rounding in cash, an edit) is the largest line's. */
function balanced(sums: Sums, goods: PlatformSale[], others: PlatformSale[]): PlatformSale[] {
  const rest = sums.total - [...goods, ...others].reduce((sum, row) => sum + row.amount + row.discount, 0);
  if (rest === 0) return [...goods, ...others];
  const largest = goods.reduce<PlatformSale | null>((a, b) => (a && a.amount >= b.amount ? a : b), null);
  if (!largest) return [saleRow(sums, { key: 'rest', part: 'product', amount: rest }), ...others];
  return [...goods.map((row) => (row === largest ? { ...row, amount: row.amount + rest } : row)), ...others];
}

/** Known by its total only: taken as goods until the agreements say what was given back. */
function provisionalRefunds(order: WireOrder): PlatformSale[] {
  const rows = order.refunds.map((refund) => ({
    key: `refund:${idOf(refund.id)}`,
    amount: amountOf(refund.totalRefundedSet, order.currencyCode),
    occurredAt: new Date(refund.createdAt ?? refund.processedAt),
  }));
  const listed = rows.reduce((sum, row) => sum + row.amount, 0);
  const unlisted = amountOf(order.totalRefundedSet, order.currencyCode) - listed;
  if (unlisted > 0)
    rows.push({ key: 'refund:rest', amount: unlisted, occurredAt: new Date(order.updatedAt) });
  return rows
    .filter(({ amount }) => amount !== 0)
    .map((row) => ({ ...emptyRow, ...row, kind: 'refund', part: 'product', amount: 0 - row.amount }));
}

function agreedRow(
  sale: WireSale,
  { kind, occurredAt, currency }: { kind: SaleKind; occurredAt: Date; currency: string },
): PlatformSale {
  const part = partOf(sale.lineType);
  const isGoods = part === 'product' || part === 'gift_card';
  const net = amountOf(sale.totalAmount, currency) - amountOf(sale.totalTaxAmount, currency);
  const given = isGoods ? amountOf(sale.totalDiscountAmountBeforeTaxes, currency) : 0;
  return {
    key: `sale:${kindAndId(sale.id)}`,
    kind,
    part,
    lineId: sale.lineItem ? idOf(sale.lineItem.id) : null,
    productId: sale.lineItem?.product ? idOf(sale.lineItem.product.id) : null,
    quantity: isGoods ? unitsOf(sale) : 0,
    amount: net + given,
    discount: 0 - given,
    occurredAt,
  };
}

function unitsOf({ actionType, quantity }: WireSale): number {
  if (quantity === null || actionType === 'UPDATE') return 0;
  return actionType === 'RETURN' ? 0 - Math.abs(quantity) : quantity;
}

/** Numbers are unique within their type only, and one order's sales are of many types. */
const kindAndId = (gid: string) => gid.slice('gid://shopify/'.length);

function kindOf(reason: string, actionType?: string): SaleKind {
  if (reason === 'ORDER') return 'sale';
  const givesBack = reason === 'REFUND' || reason === 'RETURN';
  return givesBack && actionType !== 'ORDER' ? 'refund' : 'edit';
}

/** An adjustment is what a refund gave back in addition to its lines: it counts among the reversals of goods. */
function partOf(lineType: string): SalePart {
  switch (lineType) {
    case 'PRODUCT':
    case 'ADJUSTMENT':
      return 'product';
    case 'GIFT_CARD':
      return 'gift_card';
    case 'SHIPPING':
      return 'shipping';
    case 'TIP':
      return 'tip';
    case 'DUTY':
      return 'duty';
    default:
      return 'fee';
  }
}
