import { listInOrder, listSorted } from '#simulators/shopify/queries/listing.ts';
import { queryProblems } from '#simulators/shopify/queries/problems.ts';
import { type Args, fieldsOf, needs, type Run, type Typed } from '#simulators/shopify/queries/run.ts';
import { compileSearch } from '#simulators/shopify/queries/search.ts';
import { answerShopifyql } from '#simulators/shopify/queries/shopifyql.ts';
import { canSeeOrder, listFrom, selectFrom, type View } from '#simulators/shopify/queries/views.ts';
import { idOf, typeOfGid } from '#simulators/shopify/shop/ids.ts';
import type {
  Checkout,
  Customer,
  Order,
  Product,
  WebhookSubscription,
} from '#simulators/shopify/shop/shop.ts';
import { findOwnWebhook } from '#simulators/shopify/webhooks/subscribe.ts';
import { discountQueries } from './discount-fields.ts';
import { shopifyPaymentsAccount } from './payment-fields.ts';
import type { RefundOf } from './refund-fields.ts';
import {
  checkoutSearch,
  customerSearch,
  inventoryItemSearch,
  orderSearch,
  productSearch,
} from './search-fields.ts';
import { checkoutOrders, customerOrders, orderOrders, productOrders, viewOrder } from './sort-orders.ts';
import { targetQueries } from './target-fields.ts';

const ordersView = (args: Args, run: Run): View<Order> => ({
  book: run.shop.orders,
  query: String(args.query ?? ''),
  order: viewOrder(orderOrders, args),
  descending: args.reverse === true,
  fields: orderSearch(run),
});
const productsView = (args: Args, run: Run): View<Product> => ({
  book: run.shop.products,
  query: String(args.query ?? ''),
  order: viewOrder(productOrders, args),
  descending: args.reverse === true,
  fields: productSearch,
});
const customersView = (args: Args, run: Run): View<Customer> => ({
  book: run.shop.customers,
  query: String(args.query ?? ''),
  order: viewOrder(customerOrders, args),
  descending: args.reverse === true,
  fields: customerSearch(run),
});
const checkoutsView = (args: Args, run: Run): View<Checkout> => ({
  book: run.shop.checkouts,
  query: String(args.query ?? ''),
  order: viewOrder(checkoutOrders, args),
  descending: args.reverse === true,
  fields: checkoutSearch,
});

/** `limit: null` counts to the end; otherwise a count that reaches the limit only says "at least". */
function countUpTo(count: number, { limit }: Args) {
  return typeof limit === 'number' && count > limit
    ? { count: limit, precision: 'AT_LEAST' }
    : { count, precision: 'EXACT' };
}

function visibleOrder(id: string, run: Run): Order | null {
  const order = run.shop.orders.get(id);
  return order && canSeeOrder(order, run) ? order : null;
}

const scopeByType: Record<string, string> = {
  Order: 'read_orders',
  AbandonedCheckout: 'read_orders',
  Product: 'read_products',
  Customer: 'read_customers',
};

function nodeOf(id: string, run: Run): Typed | null {
  const type = typeOfGid(id);
  if (!type) throw queryProblems.badRequest(`Invalid global id '${id}'`);
  const scope = scopeByType[type];
  if (scope && !run.scopes.has(scope)) throw queryProblems.accessDenied(type, [scope]);
  const value = findNode(type, idOf(id), run);
  return value ? { type, value } : null;
}

function findNode(type: string, id: string, run: Run): unknown {
  if (type === 'Order') return visibleOrder(id, run);
  if (type === 'Product') return run.shop.products.get(id);
  if (type === 'Customer') return run.shop.customers.get(id);
  if (type === 'AbandonedCheckout') return run.shop.checkouts.get(id);
  if (type === 'BulkOperation') return run.bulk.find(run.shop, id);
  if (type === 'WebhookSubscription') return findOwnWebhook(id, run);
  if (type === 'Shop') return run.shop.id === id ? run.shop : null;
  throw queryProblems.badRequest(`The simulator cannot find a ${type} by its id alone.`);
}

/** Looked for among all orders: nobody asks for it but for a refund of very many lines. */
function refundOf(id: string, run: Run): RefundOf | null {
  for (const order of run.shop.orders.values()) {
    const refund = order.events.find((event) => event.kind === 'refund' && event.id === id);
    if (refund?.kind === 'refund' && canSeeOrder(order, run)) return { order, refund };
  }
  return null;
}

export const queryFields = {
  QueryRoot: fieldsOf<null>({
    shop: (_root, _args, run) => run.shop,
    currentAppInstallation: (_root, _args, run) => run.shop,
    node: (_root, { id }, run) => nodeOf(String(id), run),
    nodes: (_root, { ids }, run) => (ids as string[]).map((id) => nodeOf(id, run)),
    order: needs('read_orders', (_root, { id }, run) => visibleOrder(idOf(String(id)), run)),
    orders: needs('read_orders', (_root, args, run) =>
      listFrom(ordersView(args, run), run, (order) => canSeeOrder(order, run)),
    ),
    ordersCount: needs('read_orders', (_root, args, run) => {
      const orders = selectFrom(ordersView({ ...args, sortKey: 'ID' }, run), run);
      return countUpTo(orders.filter((order) => canSeeOrder(order, run)).length, args);
    }),
    refund: needs('read_orders', (_root, { id }, run) => refundOf(idOf(String(id)), run)),
    product: needs('read_products', (_root, { id }, run) => run.shop.products.get(idOf(String(id))) ?? null),
    products: needs('read_products', (_root, args, run) => listFrom(productsView(args, run), run)),
    productsCount: needs('read_products', (_root, args, run) =>
      countUpTo(selectFrom(productsView({ ...args, sortKey: 'ID' }, run), run).length, args),
    ),
    inventoryItems: needs('read_inventory', (_root, { query, reverse }, run) => {
      const { ianaTimezone } = run.shop;
      const isMeant = compileSearch(String(query ?? ''), inventoryItemSearch, { now: run.now, ianaTimezone });
      const items = [...run.shop.products.values()]
        .flatMap((product) => product.variants.map((variant) => ({ product, variant })))
        .filter(query ? isMeant : () => true);
      return listInOrder(items, ({ variant }) => variant.id, reverse === true);
    }),
    customer: needs(
      'read_customers',
      (_root, { id }, run) => run.shop.customers.get(idOf(String(id))) ?? null,
    ),
    customers: needs('read_customers', (_root, args, run) => listFrom(customersView(args, run), run)),
    customersCount: needs('read_customers', (_root, args, run) =>
      countUpTo(selectFrom(customersView({ ...args, sortKey: 'ID' }, run), run).length, args),
    ),
    abandonedCheckouts: needs('read_orders', (_root, args, run) => listFrom(checkoutsView(args, run), run)),
    abandonedCheckoutsCount: needs('read_orders', (_root, args, run) =>
      countUpTo(selectFrom(checkoutsView({ ...args, sortKey: 'ID' }, run), run).length, args),
    ),
    bulkOperation: (_root, { id }, run) => run.bulk.find(run.shop, idOf(String(id))),
    bulkOperations: (_root, { query, reverse }, run) =>
      listSorted(run.bulk.list(run.shop, String(query ?? ''), reverse === true), {
        idOf: ({ id }) => id,
        valueOf: ({ createdAt }) => createdAt,
        descending: reverse === true,
      }),
    webhookSubscription: (_root, { id }, run) => findOwnWebhook(idOf(String(id)), run),
    webhookSubscriptions: (_root, { topics, uri, reverse }, run) => {
      const wanted = (subscription: WebhookSubscription) =>
        subscription.clientId === run.access.clientId &&
        (!Array.isArray(topics) || topics.includes(subscription.topic)) &&
        (!uri || subscription.uri === uri);
      const shown = run.shop.webhooks.sortedById().filter(wanted);
      return listSorted(reverse === true ? shown.reverse() : shown, {
        idOf: ({ id }) => id,
        valueOf: () => 0,
        descending: reverse === true,
      });
    },
    shopifyPaymentsAccount,
    ...targetQueries,
    ...discountQueries,
    shopifyqlQuery: needs('read_reports', (_root, { query }, run) => answerShopifyql(String(query), run)),
  }),
  ShopifyqlQueryResponse: fieldsOf<ReturnType<typeof answerShopifyql>>({
    parseErrors: ({ parseErrors }) => parseErrors,
    parseWarnings: () => [],
    tableData: ({ tableData }) => tableData,
  }),
  ShopifyqlTableData: fieldsOf<NonNullable<ReturnType<typeof answerShopifyql>['tableData']>>({
    columns: ({ columns }) => columns,
    rows: ({ rows }) => rows,
  }),
  ShopifyqlTableDataColumn: fieldsOf<{ name: string; dataType: string; displayName: string }>({
    name: ({ name }) => name,
    dataType: ({ dataType }) => dataType,
    displayName: ({ displayName }) => displayName,
  }),
};
