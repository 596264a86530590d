import { column, type FileSpec } from './file-spec.ts';

const ORDER = column('order_id', 'orderId');
const PRODUCT = column('product_id', 'productId');
const EMAIL = column('email', 'email');
const PHONE = column('phone', 'phone');
const CITY = column('city', 'city');
const COUNTRY = column('country_code', 'country');
const TITLE = column('title', 'title');
const UPDATED = column('updated_at', 'changed');

const VISIT_STEPS = [
  column('sessions', 'visits'),
  column('cart_additions', 'withCart'),
  column('reached_checkout', 'reachedCheckout'),
  column('completed_checkout', 'completedCheckout'),
];

/** What was read from a store, as tables for a spreadsheet. */
export const STORE_TABLES: FileSpec[] = [
  {
    path: 'orders.csv',
    source: { table: 'orders', of: 'store_id', key: ['id'] },
    columns: [
      column('id', 'orderId'),
      column('name', 'order'),
      column('placed_at', 'placed'),
      column('total', 'total', 'money'),
      column('net', 'netSales', 'money'),
      column('paid', 'paid'),
      column('financial_status', 'payment'),
      column('fulfillment_status', 'fulfilment'),
      column('source', 'cameBy'),
      column('customer_id', 'customerId'),
      EMAIL,
      PHONE,
      CITY,
      COUNTRY,
      column('cancelled_at', 'cancelled'),
      column('deleted_at', 'deletedAtPlatform'),
      column('test', 'testOrder'),
      UPDATED,
    ],
  },
  {
    path: 'order-lines.csv',
    source: { table: 'order_lines', of: 'store_id', key: ['order_id', 'id'] },
    columns: [
      ORDER,
      column('id', 'lineId'),
      PRODUCT,
      column('variant_id', 'variantId'),
      TITLE,
      column('variant_title', 'variant'),
      column('sku', 'sku'),
      column('quantity', 'quantity'),
      column('current_quantity', 'quantityNow'),
      column('unit_price', 'unitPrice', 'money'),
      column('discount', 'discount', 'money'),
      column('gift_card', 'giftCard'),
    ],
  },
  {
    path: 'customers.csv',
    source: { table: 'customers', of: 'store_id', key: ['id'] },
    columns: [
      column('id', 'customerId'),
      column('first_name', 'firstName'),
      column('last_name', 'lastName'),
      EMAIL,
      PHONE,
      CITY,
      COUNTRY,
      UPDATED,
    ],
  },
  {
    path: 'products.csv',
    source: { table: 'products', of: 'store_id', key: ['id'] },
    columns: [
      column('id', 'productId'),
      TITLE,
      column('category', 'category'),
      column('vendor', 'vendor'),
      column('status', 'status'),
      column('description', 'description'),
      column('image_url', 'picture'),
      column('online_url', 'address'),
      column('deleted_at', 'deletedAtPlatform'),
      UPDATED,
    ],
  },
  {
    path: 'product-variants.csv',
    source: { table: 'product_variants', of: 'store_id', key: ['product_id', 'id'] },
    columns: [
      PRODUCT,
      column('id', 'variantId'),
      TITLE,
      column('sku', 'sku'),
      column('price', 'price', 'money'),
      column('compare_at_price', 'priceBefore', 'money'),
      column('unit_cost', 'cost', 'money'),
      column('inventory', 'inStock'),
    ],
  },
  {
    path: 'refunds.csv',
    source: { table: 'refunds', of: 'store_id', key: ['order_id', 'id'] },
    columns: [
      ORDER,
      column('id', 'refundId'),
      column('refunded_at', 'refunded'),
      column('total', 'total', 'money'),
    ],
  },
  {
    path: 'sale-events.csv',
    source: { table: 'sale_events', of: 'store_id', key: ['order_id', 'key'] },
    columns: [
      ORDER,
      column('occurred_at', 'when'),
      column('kind', 'whatHappened'),
      column('part', 'part'),
      column('line_id', 'lineId'),
      PRODUCT,
      column('quantity', 'quantity'),
      column('amount', 'amount', 'money'),
      column('discount', 'discount', 'money'),
      column('currency', 'currency'),
    ],
  },
  {
    path: 'abandoned-carts.csv',
    source: { table: 'abandoned_checkouts', of: 'store_id', key: ['id'] },
    columns: [
      column('id', 'cartId'),
      column('created_at', 'begun'),
      column('completed_at', 'completed'),
      column('customer_id', 'customerId'),
      EMAIL,
      column('total', 'total', 'money'),
      column('item_count', 'items'),
      column('lines', 'contents'),
      column('recovery_url', 'cartLink'),
      UPDATED,
    ],
  },
  {
    path: 'visits.csv',
    source: { table: 'visit_days', of: 'store_id', key: ['day'] },
    columns: [column('day', 'day'), ...VISIT_STEPS],
  },
  {
    path: 'visits-by-source.csv',
    source: { table: 'visit_parts', of: 'store_id', key: ['dimension', 'day', 'value'] },
    columns: [column('dimension', 'by'), column('day', 'day'), column('value', 'value'), ...VISIT_STEPS],
  },
  {
    path: 'unit-costs.csv',
    source: {
      table: 'variant_costs',
      of: 'store_id',
      key: ['product_id', 'variant_id', 'source', 'from_day'],
    },
    columns: [
      PRODUCT,
      column('variant_id', 'variantId'),
      column('source', 'source'),
      column('from_day', 'from'),
      column('to_day', 'until'),
      column('unit_cost', 'cost', 'money'),
    ],
  },
  {
    path: 'payments.csv',
    source: { table: 'order_payments', of: 'store_id', key: ['order_id', 'id'] },
    columns: [
      ORDER,
      column('id', 'paymentId'),
      column('processed_at', 'when'),
      column('kind', 'whatHappened'),
      column('gateway', 'gateway'),
      column('amount', 'amount', 'money'),
      column('fee', 'fee', 'money'),
      column('fee_tax', 'feeTax', 'money'),
      column('withheld', 'withheld', 'money'),
    ],
  },
  {
    path: 'returns-and-taxes.csv',
    source: { table: 'order_finances', of: 'store_id', key: ['order_id'] },
    columns: [
      ORDER,
      column('restocks', 'restocked'),
      column('taxes', 'taxes'),
      column('tracking_numbers', 'trackingNumbers'),
    ],
  },
  {
    path: 'charges.csv',
    source: { table: 'store_charges', of: 'store_id', key: ['source', 'id'] },
    columns: [
      column('id', 'chargeId'),
      column('source', 'source'),
      ORDER,
      column('at', 'when'),
      column('kind', 'whatHappened'),
      column('amount', 'amount', 'money'),
    ],
  },
];
