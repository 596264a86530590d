import { DAY_MS } from '#simulators/core/time.ts';
import { type Answer, refusals } from './http/answer.ts';
import { type Parameters, readParameters } from './parameters.ts';
import { moneyIn } from './shop/faults.ts';
import { payoutsOf, settledTransactions } from './shop/payouts.ts';
import { type Order, refundedOf, type Shop, totalOf } from './shop/shop.ts';
import { listsOf } from './shop/shop-lists.ts';
import { transactionsOf } from './shop/transactions.ts';
import { createTransactionViews, type TransactionViews } from './transaction-views.ts';
import { categoryView, createViews, ownerView, settingsView, type Views } from './views.ts';

const MOST_PER_PAGE = 50;
const USUAL_PER_PAGE = 10;

type Listing<Item> = {
  /** Oldest first. */
  items: readonly Item[];
  parameters: Parameters;
  sorts: readonly [ascending: string, descending: string];
  usualSort: string;
  view(item: Item, place: number): object;
};

const DATE_SORTS = ['dateAsc', 'dateDesc'] as const;
const DAYS_WITHOUT_DATES = 60;

type ReadRequest = { path: string; query: URLSearchParams; now: number; origin: string };

/** Which right an endpoint asks for; null when there is no such endpoint. */
export function scopeOf(path: string): string | null {
  const [, collection = ''] = path.split('/');
  const scopes: Record<string, string> = {
    orders: 'orders:read',
    refunds: 'refunds:read',
    products: 'products:read',
    categories: 'products:read',
    shop: 'shop:read',
    webhooks: 'orders:read',
    balance: 'payouts:read',
    payouts: 'payouts:read',
  };
  return scopes[collection] ?? null;
}

/** Everything that only reads, below /v1. */
export function answerRead(shop: Shop, { path, query, now, origin }: ReadRequest): Answer {
  const parameters = readParameters(query);
  const views = createViews(moneyIn(shop.fault), origin);
  const [, collection = '', ...inside] = path.split('/');
  if (collection === 'shop') return answerShop(shop, inside.join('/'));
  const areTransactions = inside[0] === 'transactions';
  const [id, ...beyond] = areTransactions ? inside.slice(1) : inside;
  if (beyond.length > 0) throw refusals.notFound();
  if (id !== undefined && !/^\d{1,20}$/.test(id)) throw refusals.badRequest('The id must be a number.');
  const moneyViews = createTransactionViews(moneyIn(shop.fault), shop.terms.shape);
  switch (areTransactions ? `${collection}/transactions` : collection) {
    case 'orders':
      return id ? one(shop.orders.get(id), views.order) : listOrders(shop, parameters, views, now);
    case 'orders/transactions':
      return answerTransaction(shop, id, moneyViews, now);
    case 'balance/transactions':
      return id
        ? answerTransaction(shop, id, moneyViews, now)
        : listTransactions(shop, parameters, moneyViews, now);
    case 'payouts':
      return id ? answerPayout(shop, id, moneyViews, now) : listPayouts(shop, parameters, moneyViews, now);
    case 'refunds':
      return id ? answerRefund(shop, id, views) : listRefunds(shop, parameters, views);
    case 'products':
      return id ? one(shop.products.get(id), views.product) : listProducts(shop, parameters, views);
    case 'categories':
      return id === undefined ? listCategories(shop, parameters) : notThere();
    default:
      return notThere();
  }
}

function answerShop(shop: Shop, part: string): Answer {
  if (part === 'owner') return { status: 200, body: ownerView(shop) };
  if (part === 'settings') return { status: 200, body: settingsView(shop) };
  return notThere();
}

function listOrders(shop: Shop, parameters: Parameters, views: Views, now: number): Answer {
  const end = parameters.date('dateEnd');
  const start = parameters.date('dateStart') ?? (end ?? now) - DAYS_WITHOUT_DATES * DAY_MS;
  const fulfillment = parameters.oneOf('fulfillmentStatus', ['unfulfilled', 'fulfilled']);
  const refundType = parameters.oneOf('refundType', ['none', 'partial', 'full']);
  const email = parameters.text('customerEmail')?.toLowerCase() ?? null;
  const phone = parameters.text('customerPhone');
  const productId = parameters.text('productId');
  const items = listsOf(shop).orders.filter(
    (order) =>
      order.createdAt >= start &&
      (end === null || order.createdAt <= end) &&
      (fulfillment === null || (fulfillment === 'fulfilled') === (order.fulfilledAt !== null)) &&
      (refundType === null || refundType === refundedAs(order)) &&
      (email === null || order.buyer.email.toLowerCase() === email) &&
      (phone === null || order.buyer.phone === phone) &&
      (productId === null || order.lines.some((line) => line.productId === productId)),
  );
  return answerPage({ items, parameters, sorts: DATE_SORTS, usualSort: 'dateDesc', view: views.order });
}

function refundedAs(order: Order): 'none' | 'partial' | 'full' {
  const refunded = refundedOf(order);
  if (refunded === 0) return 'none';
  return refunded >= totalOf(order) ? 'full' : 'partial';
}

function listRefunds(shop: Shop, parameters: Parameters, views: Views): Answer {
  // Seen on the real service: the documented date filters of refunds end in an error.
  if (parameters.text('dateStart') !== null || parameters.text('dateEnd') !== null)
    return {
      status: 500,
      body: { status: 500, error: 'internal_server_error', message: 'Internal Server Error' },
    };
  const orderId = parameters.text('orderId');
  const status = parameters.oneOf('status', ['pending', 'failed', 'succeeded']);
  const items = listsOf(shop).refunds.filter(
    ({ order, refund }) =>
      (orderId === null || order.id === orderId) && (status === null || refund.status === status),
  );
  const view = ({ order, refund }: (typeof items)[number]) => views.refund(order, refund);
  return answerPage({ items, parameters, sorts: DATE_SORTS, usualSort: 'dateDesc', view });
}

function answerRefund(shop: Shop, id: string, views: Views): Answer {
  const found = listsOf(shop).refunds.find(({ refund }) => refund.id === id);
  return one(found, ({ order, refund }) => views.refund(order, refund));
}

/** The charge of an order. That it is not found before it is settled is our reading. */
function answerTransaction(
  shop: Shop,
  orderId: string | undefined,
  views: TransactionViews,
  now: number,
): Answer {
  const order = shop.orders.get(orderId ?? '');
  const charge = order && transactionsOf(order, shop.terms)[0];
  return one(charge && charge.createdAt <= now ? charge : undefined, views.transaction);
}

function listTransactions(shop: Shop, parameters: Parameters, views: TransactionViews, now: number): Answer {
  const items = settledTransactions(shop, now).filter(isWithin(parameters));
  return answerPage({ items, parameters, sorts: DATE_SORTS, usualSort: 'dateDesc', view: views.transaction });
}

function listPayouts(shop: Shop, parameters: Parameters, views: TransactionViews, now: number): Answer {
  const items = payoutsOf(shop, now).filter(isWithin(parameters));
  return answerPage({ items, parameters, sorts: DATE_SORTS, usualSort: 'dateDesc', view: views.payout });
}

function answerPayout(shop: Shop, id: string, views: TransactionViews, now: number): Answer {
  const found = payoutsOf(shop, now).find((each) => each.id === id);
  return one(found, views.payout);
}

function isWithin(parameters: Parameters): (item: { createdAt: number }) => boolean {
  const start = parameters.date('dateStart');
  const end = parameters.date('dateEnd');
  return ({ createdAt }) => (start === null || createdAt >= start) && (end === null || createdAt <= end);
}

function listProducts(shop: Shop, parameters: Parameters, views: Views): Answer {
  const start = parameters.date('dateStart');
  const end = parameters.date('dateEnd');
  const type = parameters.oneOf('productType', ['physical', 'digital']);
  const stock = parameters.oneOf('stockStatus', ['inStock', 'outOfStock']);
  const discount = parameters.oneOf('discount', ['true', 'false']);
  const categories = parameters.texts('categoryId');
  const items = listsOf(shop).products.filter(
    (product) =>
      (start === null || product.createdAt >= start) &&
      (end === null || product.createdAt <= end) &&
      (type === null || product.type === type) &&
      (stock === null || (stock === 'inStock') === product.stock > 0) &&
      (discount === null || (discount === 'true') === (product.discountedPrice !== null)) &&
      (categories.length === 0 || product.categories.some(({ id }) => categories.includes(id))),
  );
  return answerPage({ items, parameters, sorts: DATE_SORTS, usualSort: 'dateDesc', view: views.product });
}

function listCategories(shop: Shop, parameters: Parameters): Answer {
  const { categories } = listsOf(shop);
  const sorts = ['asc', 'desc'] as const;
  return answerPage({ items: categories, parameters, sorts, usualSort: 'asc', view: categoryView });
}

function one<Item>(item: Item | undefined, view: (item: Item) => object): Answer {
  return item === undefined ? notThere() : { status: 200, body: view(item) };
}

function notThere(): never {
  throw refusals.notFound();
}

/** One page as a bare array; where it stands is said in the headers. */
function answerPage<Item>({ items, parameters, sorts, usualSort, view }: Listing<Item>): Answer {
  const limit = parameters.wholeNumber('limit', MOST_PER_PAGE, USUAL_PER_PAGE);
  const page = parameters.wholeNumber('page', 1_000_000, 1);
  const sort = parameters.oneOf('sort', sorts) ?? usualSort;
  parameters.refuseUnread();
  const first = (page - 1) * limit;
  const wanted =
    sort === sorts[0]
      ? items.slice(first, first + limit)
      : items.slice(Math.max(0, items.length - first - limit), Math.max(0, items.length - first)).reverse();
  return {
    status: 200,
    headers: {
      'shopier-pagination-page': String(page),
      'shopier-pagination-limit': String(limit),
      'shopier-pagination-total-pages': String(Math.ceil(items.length / limit)),
      'shopier-pagination-total-items': String(items.length),
    },
    body: wanted.map((item, index) => view(item, first + index)),
  };
}
