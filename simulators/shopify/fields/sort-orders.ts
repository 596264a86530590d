import { queryProblems } from '#simulators/shopify/queries/problems.ts';
import type { Args } from '#simulators/shopify/queries/run.ts';
import type { ViewOrder } from '#simulators/shopify/queries/views.ts';
import type { BalanceTransaction } from '#simulators/shopify/shop/balance.ts';
import type { Checkout, Customer, Order, Product } from '#simulators/shopify/shop/shop.ts';
import { totalsOf } from '#simulators/shopify/shop/totals.ts';

type Orders<T> = Record<string, ViewOrder<T>['valueOf']>;

// "ID" has no value of its own: the id decides between equals.
export const orderOrders: Orders<Order> = {
  ID: () => 0,
  CREATED_AT: ({ createdAt }) => createdAt,
  PROCESSED_AT: ({ processedAt }) => processedAt,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
  ORDER_NUMBER: ({ number }) => number,
  TOTAL_PRICE: (order) => totalsOf(order).total,
};
export const productOrders: Orders<Product> = {
  ID: () => 0,
  CREATED_AT: ({ createdAt }) => createdAt,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
  TITLE: ({ title }) => title.toLowerCase(),
  VENDOR: ({ vendor }) => vendor.toLowerCase(),
  PRODUCT_TYPE: ({ productType }) => productType.toLowerCase(),
};
export const customerOrders: Orders<Customer> = {
  ID: () => 0,
  CREATED_AT: ({ createdAt }) => createdAt,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
  NAME: ({ lastName, firstName }) => `${lastName ?? ''}, ${firstName ?? ''}`.toLowerCase(),
};
export const checkoutOrders: Orders<Checkout> = {
  ID: () => 0,
  CHECKOUT_ID: () => 0,
  CREATED_AT: ({ createdAt }) => createdAt,
};

export const balanceOrders: Orders<BalanceTransaction> = {
  ID: () => 0,
  PROCESSED_AT: ({ at }) => at,
  AMOUNT: ({ amount }) => amount,
  FEE: ({ fee }) => fee,
  NET: ({ amount, fee }) => amount - fee,
};

export function viewOrder<T>(orders: Orders<T>, args: Args): ViewOrder<T> {
  const sortKey = String(args.sortKey ?? 'ID');
  const order = orders[sortKey];
  if (!order) throw queryProblems.badRequest(`The simulator does not support the sort key ${sortKey}.`);
  return { sortKey, valueOf: order };
}
