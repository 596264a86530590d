import { listInOrder } from '#simulators/shopify/queries/listing.ts';
import { fieldsOf, isoTime, needs } from '#simulators/shopify/queries/run.ts';
import { gid } from '#simulators/shopify/shop/ids.ts';
import type { Checkout, CheckoutLine } from '#simulators/shopify/shop/shop.ts';
import { moneyBag } from './money-fields.ts';

const grossOf = ({ unitPrice, quantity }: CheckoutLine) => unitPrice * quantity;
const netOf = (line: CheckoutLine) => grossOf(line) - line.discount;
const sum = (lines: readonly CheckoutLine[], amount: (line: CheckoutLine) => number) =>
  lines.reduce((total, line) => total + amount(line), 0);

export const checkoutFields = {
  AbandonedCheckout: fieldsOf<Checkout>({
    id: ({ id }) => gid('AbandonedCheckout', id),
    name: ({ id }) => `#${id}`,
    createdAt: ({ createdAt }) => isoTime(createdAt),
    updatedAt: ({ updatedAt }) => isoTime(updatedAt),
    completedAt: ({ completedAt }) => isoTime(completedAt),
    abandonedCheckoutUrl: ({ id }, _args, run) =>
      `https://${run.shop.name}.myshopify.com/checkouts/${id}/recover`,
    discountCodes: ({ discountCodes }) => discountCodes,
    note: () => '',
    taxesIncluded: (_checkout, _args, run) => run.shop.taxesIncluded,
    customer: needs('read_customers', ({ customerId }, _args, run) =>
      customerId === null ? null : (run.shop.customers.get(customerId) ?? null),
    ),
    billingAddress: ({ address }) => address,
    shippingAddress: ({ address }) => address,
    subtotalPriceSet: ({ lines }, _args, run) => moneyBag(sum(lines, netOf), run),
    totalLineItemsPriceSet: ({ lines }, _args, run) => moneyBag(sum(lines, grossOf), run),
    totalPriceSet: ({ lines, shipping, tax }, _args, run) =>
      moneyBag(sum(lines, netOf) + shipping + (run.shop.taxesIncluded ? 0 : tax), run),
    totalDiscountSet: ({ lines }, _args, run) =>
      moneyBag(
        sum(lines, ({ discount }) => discount),
        run,
      ),
    totalTaxSet: ({ tax }, _args, run) => moneyBag(tax, run),
    lineItems: ({ lines }, { reverse }) => listInOrder(lines, ({ id }) => id, reverse === true),
  }),
  AbandonedCheckoutLineItem: fieldsOf<CheckoutLine>({
    id: ({ id }) => gid('AbandonedCheckoutLineItem', id),
    title: ({ title }) => title,
    variantTitle: ({ variantTitle }) => variantTitle,
    sku: ({ sku }) => sku,
    quantity: ({ quantity }) => quantity,
    product: needs('read_products', ({ productId }, _args, run) =>
      productId === null ? null : (run.shop.products.get(productId) ?? null),
    ),
    variant: needs('read_products', ({ productId, variantId }, _args, run) => {
      const product = productId === null ? undefined : run.shop.products.get(productId);
      const variant = product?.variants.find((each) => each.id === variantId);
      return product && variant ? { product, variant } : null;
    }),
    originalUnitPriceSet: ({ unitPrice }, _args, run) => moneyBag(unitPrice, run),
    originalTotalPriceSet: (line, _args, run) => moneyBag(grossOf(line), run),
    discountedTotalPriceSet: (line, _args, run) => moneyBag(netOf(line), run),
  }),
};
