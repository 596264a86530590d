import type { Category, Order, Product, Refund, Shop } from './shop.ts';
import { type Transaction, transactionsOf } from './transactions.ts';

/** What a shop has, oldest first; sorted again only after something changed. */
export type ShopLists = {
  orders: readonly Order[];
  refunds: readonly { order: Order; refund: Refund }[];
  transactions: readonly Transaction[];
  products: readonly Product[];
  categories: readonly Category[];
};

const cache = new WeakMap<Shop, { revision: number; lists: ShopLists }>();

export function listsOf(shop: Shop): ShopLists {
  const known = cache.get(shop);
  if (known?.revision === shop.revision) return known.lists;
  const orders = [...shop.orders.values()].sort(oldestFirst);
  const refunds = orders
    .flatMap((order) => order.refunds.map((refund) => ({ order, refund })))
    .sort((a, b) => oldestFirst(a.refund, b.refund));
  // Sorting keeps what happened at the same moment in the order of the orders.
  const transactions = orders
    .flatMap((order) => transactionsOf(order, shop.terms))
    .sort((a, b) => a.createdAt - b.createdAt);
  const products = [...shop.products.values()].sort(oldestFirst);
  const categories = new Map<string, Category>();
  for (const product of products) for (const each of product.categories) categories.set(each.id, each);
  const lists = { orders, refunds, transactions, products, categories: [...categories.values()] };
  cache.set(shop, { revision: shop.revision, lists });
  return lists;
}

type Dated = { id: string; createdAt: number };

function oldestFirst(a: Dated, b: Dated): number {
  return a.createdAt - b.createdAt || a.id.length - b.id.length || (a.id < b.id ? -1 : 1);
}
