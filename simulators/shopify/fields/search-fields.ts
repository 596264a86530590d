import type { Run } from '#simulators/shopify/queries/run.ts';
import type { SearchFields } from '#simulators/shopify/queries/search.ts';
import { customerOrdersOf } from '#simulators/shopify/queries/views.ts';
import { currencyDigits } from '#simulators/shopify/shop/money.ts';
import type { Checkout, Customer, Order, Product } from '#simulators/shopify/shop/shop.ts';
import { financialStatusOf, returnStatusOf, totalsOf } from '#simulators/shopify/shop/totals.ts';
import { itemChangedAt, type VariantOf } from './product-fields.ts';

/** The filters of the schema's `query` arguments. One that Shopify knows and these tables lack is refused by name. */
export const orderSearch = (run: Run): SearchFields<Order> => ({
  default: { kind: 'text', of: ({ name, email }) => [name, name.replace('#', ''), email] },
  created_at: { kind: 'time', of: ({ createdAt }) => createdAt },
  processed_at: { kind: 'time', of: ({ processedAt }) => processedAt },
  updated_at: { kind: 'time', of: ({ updatedAt }) => updatedAt },
  id: { kind: 'id', of: ({ id }) => id },
  customer_id: { kind: 'id', of: ({ customerId }) => customerId },
  name: { kind: 'text', of: ({ name }) => [name, name.replace('#', '')] },
  email: { kind: 'text', of: ({ email }) => [email] },
  tag: { kind: 'text', of: ({ tags }) => tags },
  source_name: { kind: 'text', of: ({ sourceName }) => [sourceName] },
  discount_code: { kind: 'text', of: ({ discountCodes }) => discountCodes },
  checkout_token: { kind: 'text', of: ({ checkoutToken }) => [checkoutToken] },
  sku: { kind: 'text', of: ({ lines }) => lines.map(({ sku }) => sku) },
  current_total_price: { kind: 'number', of: (order) => inMajorUnits(totalsOf(order).currentTotal, run) },
  test: { kind: 'word', of: ({ test }, word) => test === (word === 'true') },
  financial_status: { kind: 'word', of: (order, word) => financialStatusOf(order).toLowerCase() === word },
  return_status: { kind: 'word', of: (order, word) => returnStatusOf(order).toLowerCase() === word },
  fulfillment_status: {
    kind: 'word',
    of: ({ fulfillmentStatus }, word) => {
      const status = fulfillmentStatus.toLowerCase();
      if (word === 'shipped') return status === 'fulfilled';
      if (word === 'unshipped') return status === 'unfulfilled';
      if (word === 'partial') return status === 'partially_fulfilled';
      return status === word;
    },
  },
  status: {
    kind: 'word',
    of: ({ cancelledAt, closedAt }, word) => {
      if (word === 'cancelled') return cancelledAt !== null;
      if (word === 'closed') return closedAt !== null;
      if (word === 'not_closed') return closedAt === null;
      return word === 'open' && closedAt === null && cancelledAt === null;
    },
  },
});

export const productSearch: SearchFields<Product> = {
  default: { kind: 'text', of: ({ title }) => [title, ...title.split(' ')] },
  id: { kind: 'id', of: ({ id }) => id },
  created_at: { kind: 'time', of: ({ createdAt }) => createdAt },
  updated_at: { kind: 'time', of: ({ updatedAt }) => updatedAt },
  published_at: { kind: 'time', of: ({ status, createdAt }) => (status === 'ACTIVE' ? createdAt : null) },
  status: { kind: 'word', of: ({ status }, word) => status.toLowerCase() === word },
  vendor: { kind: 'text', of: ({ vendor }) => [vendor] },
  product_type: { kind: 'text', of: ({ productType }) => [productType] },
  handle: { kind: 'text', of: ({ handle }) => [handle] },
  title: { kind: 'text', of: ({ title }) => [title] },
  tag: { kind: 'text', of: ({ tags }) => tags },
  sku: { kind: 'text', of: ({ variants }) => variants.map(({ sku }) => sku) },
};

export const inventoryItemSearch: SearchFields<VariantOf> = {
  default: { kind: 'text', of: ({ variant }) => [variant.sku] },
  id: { kind: 'id', of: ({ variant }) => variant.id },
  created_at: { kind: 'time', of: ({ variant }) => variant.createdAt },
  updated_at: { kind: 'time', of: ({ variant }) => itemChangedAt(variant) },
  sku: { kind: 'text', of: ({ variant }) => [variant.sku] },
};

export function customerSearch(run: Run): SearchFields<Customer> {
  const ordersOf = ({ id }: Customer) => customerOrdersOf(run.shop, id);
  return {
    default: { kind: 'text', of: ({ firstName, lastName, email }) => [firstName, lastName, email] },
    id: { kind: 'id', of: ({ id }) => id },
    customer_date: { kind: 'time', of: ({ createdAt }) => createdAt },
    // The schema: "matching a whole day". An hour in this filter is not seen.
    updated_at: { kind: 'time', of: ({ updatedAt }) => updatedAt, wholeDays: true },
    email: { kind: 'text', of: ({ email }) => [email] },
    phone: { kind: 'text', of: ({ phone }) => [phone] },
    first_name: { kind: 'text', of: ({ firstName }) => [firstName] },
    last_name: { kind: 'text', of: ({ lastName }) => [lastName] },
    country: { kind: 'text', of: ({ address }) => [address?.country ?? null, address?.countryCode ?? null] },
    tag: { kind: 'text', of: ({ tags }) => tags },
    state: { kind: 'word', of: (_customer, word) => word === 'disabled' },
    orders_count: { kind: 'number', of: (customer) => ordersOf(customer).length },
    total_spent: {
      kind: 'number',
      of: (customer) =>
        inMajorUnits(
          ordersOf(customer).reduce(
            (sum, order) => sum + totalsOf(order).received - totalsOf(order).refunded,
            0,
          ),
          run,
        ),
    },
  };
}

export const checkoutSearch: SearchFields<Checkout> = {
  default: { kind: 'text', of: ({ id }) => [id] },
  id: { kind: 'id', of: ({ id }) => id },
  created_at: { kind: 'time', of: ({ createdAt }) => createdAt },
  updated_at: { kind: 'time', of: ({ updatedAt }) => updatedAt },
  status: {
    kind: 'word',
    of: ({ completedAt }, word) => (completedAt === null ? 'open' : 'closed') === word,
  },
  recovery_state: {
    kind: 'word',
    of: ({ completedAt }, word) => (completedAt === null ? 'not_recovered' : 'recovered') === word,
  },
};

function inMajorUnits(minor: number, run: Run): number {
  return minor / 10 ** currencyDigits(run.shop.currency);
}
