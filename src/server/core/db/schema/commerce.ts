import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ReadDimension } from '#shared/analytics/conversion.ts';
import { instant, key, minorUnits } from './columns.ts';
import { connectedStores } from './stores.ts';

/*
 * What was read from a store. Every table begins its key with the store, so that one store's records lie together and
 * a later move to a sharded PostgreSQL can distribute by it. Ids are the platform's own, as text: they exceed 2^53.
 */
const ofStore = () =>
  uuid()
    .notNull()
    .references(() => connectedStores.id, { onDelete: 'cascade' });

/**
 * For the two tables with a row per line sold: a foreign key would look the store up once for every row written. The
 * trigger `connected_stores_gone` deletes as the key would.
 */
const ofStoreUnchecked = () => uuid().notNull();

export const products = pgTable(
  'products',
  {
    storeId: ofStore(),
    id: key().notNull(),
    title: text().notNull(),
    handle: text().notNull(),
    description: text(),
    category: text(),
    vendor: text(),
    status: text().notNull(),
    imageUrl: text(),
    /** Of the further photos, in the shop's order; null where only the first is known. */
    moreImageUrls: jsonb().$type<string[]>(),
    onlineUrl: text(),
    updatedAt: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

export const productVariants = pgTable(
  'product_variants',
  {
    storeId: ofStore(),
    productId: key().notNull(),
    id: key().notNull(),
    title: text().notNull(),
    sku: text(),
    price: minorUnits().notNull(),
    compareAtPrice: minorUnits(),
    unitCost: minorUnits(),
    inventory: integer(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.productId, table.id] })],
);

/** Folded as `reporting/search-text.ts` folds what is sought. */
const folded = (text: string) => `lower(translate(${text}, 'İIıŞşĞğÇçÖöÜüÂâÎîÛû', 'iiissggccoouuaaiiuu'))`;
/** For the search in stores with very many customers: to be asked for in the words of the indexes. */
export const foldedName = sql.raw(folded(`coalesce(first_name, '') || ' ' || coalesce(last_name, '')`));
export const foldedLastName = sql.raw(folded('last_name'));

export const customers = pgTable(
  'customers',
  {
    storeId: ofStore(),
    id: key().notNull(),
    /** Trimmed and lower-cased. */
    email: text(),
    phone: text(),
    firstName: text(),
    lastName: text(),
    city: text(),
    countryCode: text(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    // What a text begins with is found whatever the database's collation, and in the index alone: it holds the columns
    // that its expressions are made of.
    index('customers_email').on(table.storeId, table.email.op('text_pattern_ops'), table.id),
    index('customers_name').on(
      table.storeId,
      sql`${foldedName} text_pattern_ops`,
      table.firstName,
      table.lastName,
      table.id,
    ),
    index('customers_last_name').on(
      table.storeId,
      sql`${foldedLastName} text_pattern_ops`,
      table.lastName,
      table.id,
    ),
  ],
);

export const orders = pgTable(
  'orders',
  {
    storeId: ofStore(),
    id: key().notNull(),
    name: text().notNull(),
    placedAt: instant().notNull(),
    updatedAt: instant().notNull(),
    cancelledAt: instant(),
    /** A tombstone: the platform deleted it, so its ledger rows are gone and it counts nowhere. */
    deletedAt: instant(),
    test: boolean().notNull(),
    paid: boolean().notNull(),
    financialStatus: text(),
    fulfillmentStatus: text(),
    source: text(),
    customerId: key(),
    email: text(),
    phone: text(),
    /** Who bought: customer id, else `email:…`, else `phone:…`, else null for an anonymous guest (metrics 2). */
    buyer: key(),
    city: text(),
    countryCode: text(),
    total: minorUnits().notNull(),
    /** Net sales, and whether anything of it was neither cancelled nor given back; null until it is read again. */
    net: minorUnits(),
    kept: boolean(),
    /** `utm_content` of the visit that ended in the order: the post whose link was followed. Only where the platform says. */
    visitContent: key(),
    /** The discount code of a post that was used; then `visit_content` names that post, whatever the visit was. */
    postCode: key(),
    /** How much was read: 0 totals, 1 lines, 2 events; `changed` orders are complete only with 2. */
    detail: smallint().notNull(),
    changed: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('orders_placed').on(table.storeId, table.placedAt),
    index('orders_buyer').on(table.storeId, table.buyer, table.placedAt),
    // Few or none in most stores: what was not ordered through a checkout.
    index('orders_without_checkout')
      .on(table.storeId, table.placedAt)
      .where(sql`source in ('pos', 'shopify_draft_order')`),
    index('orders_visit').on(table.storeId, table.visitContent).where(sql`visit_content is not null`),
  ],
);

/** Orders whose buyer came to the shop by a post's link at first, whatever brought them back to buy. */
export const firstVisits = pgTable(
  'first_visits',
  { storeId: ofStore(), orderId: key().notNull(), postId: key().notNull() },
  (table) => [
    primaryKey({ columns: [table.storeId, table.orderId] }),
    index('first_visits_post').on(table.storeId, table.postId),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    storeId: ofStoreUnchecked(),
    orderId: key().notNull(),
    id: key().notNull(),
    productId: key(),
    variantId: key(),
    title: text().notNull(),
    variantTitle: text(),
    sku: text(),
    quantity: integer().notNull(),
    currentQuantity: integer().notNull(),
    unitPrice: minorUnits().notNull(),
    discount: minorUnits().notNull(),
    giftCard: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.orderId, table.id] })],
);

export const refunds = pgTable(
  'refunds',
  {
    storeId: ofStore(),
    orderId: key().notNull(),
    id: key().notNull(),
    refundedAt: instant().notNull(),
    total: minorUnits().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.orderId, table.id] })],
);

/** The ledger (metrics 0.1): one row per thing that happened. All money figures are sums over it. */
export const saleEvents = pgTable(
  'sale_events',
  {
    storeId: ofStoreUnchecked(),
    orderId: key().notNull(),
    key: key().notNull(),
    /** sale, edit, refund or cancel. */
    kind: key().notNull(),
    /** product, gift_card, shipping, tax, tip, duty or fee. */
    part: key().notNull(),
    lineId: key(),
    productId: key(),
    quantity: integer().notNull(),
    /** Before discounts, without tax; negative when given back. */
    amount: minorUnits().notNull(),
    /** ≤ 0 on a sale, ≥ 0 on a return. */
    discount: minorUnits().notNull(),
    currency: key().notNull(),
    occurredAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.orderId, table.key] }),
    index('sale_events_occurred').on(table.storeId, table.occurredAt),
  ],
);

/** What happened in a stretch of a store's local time, counted once; see HOUR_SUMS. */
const salesSums = () => ({
  /** Orders placed, and how many of those were cancelled or are unpaid by now. */
  orders: integer().notNull(),
  cancelledOrders: integer().notNull(),
  unpaidOrders: integer().notNull(),
  guestOrders: integer().notNull(),
  units: integer().notNull(),
  gross: minorUnits().notNull(),
  discounts: minorUnits().notNull(),
  reversals: minorUnits().notNull(),
  shipping: minorUnits().notNull(),
  tax: minorUnits().notNull(),
  /** Tips, duties and fees. */
  other: minorUnits().notNull(),
  /** Gross less discounts as placed, without later edits: the base of the average order value. */
  placed: minorUnits().notNull(),
});

/** The ledger summed by local day and hour of the store, updated in the transaction that changes the ledger. */
export const salesHours = pgTable(
  'sales_hours',
  {
    storeId: ofStore(),
    day: date({ mode: 'string' }).notNull(),
    hour: smallint().notNull(),
    ...salesSums(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day, table.hour] })],
);

/** The hours of a local day together: years are summed from a day a row. */
export const salesDays = pgTable(
  'sales_days',
  { storeId: ofStore(), day: date({ mode: 'string' }).notNull(), ...salesSums() },
  (table) => [primaryKey({ columns: [table.storeId, table.day] })],
);

/** Who bought in which local month; distinct customers of a part of a month are a count over one index. */
export const customerMonths = pgTable(
  'customer_months',
  {
    storeId: ofStore(),
    /** First day of the month. */
    month: date({ mode: 'string' }).notNull(),
    buyer: key().notNull(),
    firstOrderAt: instant().notNull(),
    secondOrderAt: instant(),
    orders: integer().notNull(),
    /** Bought in an earlier month too. */
    boughtBefore: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.buyer, table.month] }),
    index('customer_months_first').on(
      table.storeId,
      table.month,
      table.firstOrderAt,
      table.secondOrderAt,
      table.boughtBefore,
    ),
  ],
);

/**
 * What every customer has bought in their life: updated by changes, counted again at the milestones of a first import.
 * Orders that are tests or deleted count nowhere.
 */
export const customerTotals = pgTable(
  'customer_totals',
  {
    storeId: ofStore(),
    buyer: key().notNull(),
    orders: integer().notNull(),
    /** Net sales, refunds included. */
    net: minorUnits().notNull(),
    firstOrderAt: instant().notNull(),
    lastOrderAt: instant().notNull(),
    /** Of the orders, those that were neither cancelled nor given back in full. */
    keptOrders: integer().notNull(),
    lastKeptAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.buyer] }),
    index('customer_totals_net').on(table.storeId, table.net, table.buyer),
    index('customer_totals_orders').on(table.storeId, table.orders, table.buyer),
    index('customer_totals_first').on(table.storeId, table.firstOrderAt, table.buyer),
    index('customer_totals_last').on(table.storeId, table.lastOrderAt, table.buyer),
  ],
);

/** The product part of the ledger by local day; lines without a product are gathered under an empty id. */
export const productDays = pgTable(
  'product_days',
  {
    storeId: ofStore(),
    day: date({ mode: 'string' }).notNull(),
    productId: key().notNull(),
    /** Orders placed that day with it, and units in them. */
    orders: integer().notNull(),
    units: integer().notNull(),
    gross: minorUnits().notNull(),
    discounts: minorUnits().notNull(),
    reversals: minorUnits().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day, table.productId] })],
);

/**
 * The orders of one UTC day with what reports over every order of a year need, a list in JSON for each thing, in the
 * order of time. A day is deleted by whatever changes one of its orders, and written again by its next reader: a
 * row that is there is right. Tests and deleted orders are not in it.
 */
export const orderDays = pgTable(
  'order_days',
  {
    storeId: ofStore(),
    day: date({ mode: 'string' }).notNull(),
    orders: integer().notNull(),
    /** Milliseconds since the day began. */
    placed: text().notNull(),
    /** 52 bits of a hash of the buyer's key: enough to know them again, and nobody's name. */
    buyers: text().notNull(),
    countries: text().notNull(),
    cities: text().notNull(),
    /** Net sales of what was sold when the order was placed. */
    nets: text().notNull(),
    /** Ids of its products; null where the order was cancelled or its lines are not known. */
    products: text().notNull(),
    /** Product sales and returns of this day of orders that were placed at another moment; see LaterSale. */
    later: text().notNull(),
    /** Where it was placed, as `orders.source`. This list and those below it are empty on a day that is to be written again. */
    channels: text().notNull().default(''),
    /** 1 for cancelled, 2 for not paid. */
    states: text().notNull().default(''),
    /** What was sold with it by product, and what it paid besides goods; see SoldGoods and Charges. */
    goods: text().notNull().default(''),
    charges: text().notNull().default(''),
    /** All that orders brought on this day that were placed at another moment; see Movement. */
    movements: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day] })],
);

/** How far the visits of a day came; each number holds the next in the usual case. */
const visitCounts = () => ({
  sessions: integer().notNull(),
  cartAdditions: integer().notNull(),
  reachedCheckout: integer().notNull(),
  completedCheckout: integer().notNull(),
});

/** Visits to the online store by the local day they began on; only days that were over when they were read. */
export const visitDays = pgTable(
  'visit_days',
  { storeId: ofStore(), day: date().notNull(), ...visitCounts() },
  (table) => [primaryKey({ columns: [table.storeId, table.day] })],
);

/**
 * The same visits by channel, link, landing page and device: of each day only the largest parts. The rest of a day is
 * that of all others, so that parts always add up to the whole.
 */
export const visitParts = pgTable(
  'visit_parts',
  {
    storeId: ofStore(),
    dimension: text().$type<ReadDimension>().notNull(),
    day: date().notNull(),
    /** Empty where the platform names none. */
    value: text().notNull(),
    ...visitCounts(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.dimension, table.day, table.value] })],
);

export const abandonedCheckouts = pgTable(
  'abandoned_checkouts',
  {
    storeId: ofStore(),
    id: key().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    completedAt: instant(),
    customerId: key(),
    email: text(),
    recoveryUrl: text(),
    total: minorUnits().notNull(),
    itemCount: integer().notNull(),
    lines: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('abandoned_checkouts_updated').on(table.storeId, table.updatedAt),
  ],
);
