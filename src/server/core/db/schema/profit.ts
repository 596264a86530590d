import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  ChargeKind,
  ChargeSource,
  CostSource,
  ProfitDimension,
  ProfitRules,
} from '#shared/stores/profit-rules.ts';
import { instant, key, minorUnits, updatedAt } from './columns.ts';
import { connectedStores } from './stores.ts';

const ofStore = () =>
  uuid()
    .notNull()
    .references(() => connectedStores.id, { onDelete: 'cascade' });

/**
 * What a unit of a variant costs, as dated facts: a sale takes the cost of its own day. Rows outlive their variant. Of
 * several sources for a day the owner goes before the platform's note of the sale, and that before its product.
 */
export const variantCosts = pgTable(
  'variant_costs',
  {
    storeId: ofStore(),
    productId: key().notNull(),
    variantId: key().notNull(),
    source: text().$type<CostSource>().notNull(),
    /** Local days: from the first one to the one before the last; without an end it goes on. */
    fromDay: date().notNull(),
    toDay: date(),
    unitCost: minorUnits().notNull(),
    savedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.productId, table.variantId, table.source, table.fromDay] }),
  ],
);

/** What the owner says of taxes, fees, shipping and fixed costs. */
export const profitRules = pgTable('profit_rules', {
  storeId: uuid()
    .primaryKey()
    .references(() => connectedStores.id, { onDelete: 'cascade' }),
  rules: jsonb().$type<ProfitRules>().notNull(),
  updatedAt: updatedAt(),
});

/** What was read of an order's payments and returns. */
export const orderFinances = pgTable(
  'order_finances',
  {
    storeId: ofStore(),
    orderId: key().notNull(),
    readAt: instant().notNull(),
    /** A fee is still to come. */
    feeExpected: boolean().notNull(),
    /** The platform did not let us see what it cost. */
    refused: boolean().notNull().default(false),
    restocks: jsonb().$type<Restock[]>(),
    taxes: jsonb().$type<Tax[]>().notNull(),
    trackingNumbers: jsonb().$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.orderId] }),
    index('order_finances_expected').on(table.storeId, table.readAt).where(sql`fee_expected`),
  ],
);
/** Line, units, milliseconds since 1970. */
export type Restock = [lineId: string, quantity: number, at: number];
export type Tax = [lineId: string | null, rate: number | null, amount: number, channelLiable: boolean];

export const orderPayments = pgTable(
  'order_payments',
  {
    storeId: ofStore(),
    orderId: key().notNull(),
    id: key().notNull(),
    kind: text().$type<'payment' | 'refund'>().notNull(),
    gateway: text().notNull(),
    amount: minorUnits().notNull(),
    /** What the buyer paid, in another currency. */
    presentedCurrency: text(),
    presentedAmount: minorUnits(),
    fee: minorUnits(),
    feeTax: minorUnits().notNull(),
    feeExpected: boolean().notNull(),
    withheld: minorUnits().notNull(),
    processedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.orderId, table.id] }),
    index('order_payments_processed').on(table.storeId, table.processedAt),
  ],
);

/** Labels, disputes and the like, from the platform or from a carrier's invoice that the owner gave us. */
export const storeCharges = pgTable(
  'store_charges',
  {
    storeId: ofStore(),
    source: text().$type<ChargeSource>().notNull(),
    id: key().notNull(),
    orderId: key(),
    kind: text().$type<ChargeKind>().notNull(),
    amount: minorUnits().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.source, table.id] }),
    index('store_charges_order').on(table.storeId, table.orderId),
    index('store_charges_at').on(table.storeId, table.at),
  ],
);

/** Orders that changed since their payments and returns were read. */
export const financesDue = pgTable(
  'finances_due',
  { storeId: ofStore(), orderId: key().notNull() },
  (table) => [primaryKey({ columns: [table.storeId, table.orderId] })],
);

/** How far costs were read from the platform. */
export const costReadings = pgTable('cost_readings', {
  storeId: uuid()
    .primaryKey()
    .references(() => connectedStores.id, { onDelete: 'cascade' }),
  readingUntil: instant(),
  readAt: instant(),
  /** Grows with every change of costs and rules: days are only written with those of one version. */
  version: integer().notNull().default(0),
  /** Payments of the history that were read since then need not be read again; null before it began. */
  historyBegunAt: instant(),
  /** How far the platform's own file of them was read. */
  historyCheckpoint: jsonb(),
  /** What the file does not have is read backwards from the newest order to the one placed then. */
  historyReadTo: instant(),
  historyRead: boolean().notNull().default(false),
  /** When the platform last refused to say what orders cost; null where it does not refuse. */
  financesRefusedAt: instant(),
  chargesReadTo: instant(),
  /** Costs at the time of sale are known from the first to the last of these days. */
  soldCostsFrom: date(),
  soldCostsTo: date(),
  /** What the platform shares; null until it was asked. */
  sharesCharges: boolean(),
  sharesSoldCosts: boolean(),
  problemCode: text(),
});

/** Sums that versions before do not write; `sumsVersion` says of a day that it has them. */
const addedUnits = () => minorUnits().notNull().default(0);

/** Minor units of the store's currency, see PROFIT_SUMS; costs are positive. */
const profitSums = () => ({
  orders: integer().notNull(),
  units: integer().notNull(),
  grossSales: minorUnits().notNull(),
  discounts: minorUnits().notNull(),
  returns: minorUnits().notNull(),
  vat: minorUnits().notNull(),
  vatUnknown: minorUnits().notNull(),
  covered: minorUnits().notNull(),
  coveredByRule: minorUnits().notNull(),
  coveredAssumed: minorUnits().notNull(),
  costOfGoods: minorUnits().notNull(),
  writtenOff: addedUnits(),
  shippingCharged: minorUnits().notNull(),
  shippingUncosted: minorUnits().notNull(),
  shippingVatUnknown: addedUnits(),
  shippingCost: minorUnits().notNull(),
  shippingByRule: minorUnits().notNull(),
  shipments: integer().notNull(),
  shipmentsCosted: integer().notNull(),
  sentUncosted: addedUnits(),
  fees: minorUnits().notNull(),
  feesByRule: minorUnits().notNull(),
  feeTax: minorUnits().notNull(),
  paid: minorUnits().notNull(),
  paidWithFee: minorUnits().notNull(),
  feesExpected: integer().notNull(),
  handling: minorUnits().notNull(),
  otherIncome: minorUnits().notNull(),
  otherCosts: minorUnits().notNull(),
  uncostedCharges: addedUnits(),
  withheld: minorUnits().notNull(),
});

/**
 * The profit of a local day. Whatever changes something of a day deletes its row, and its next reader writes it again
 * with the rows of that day in the tables below: they are right as long as it is there.
 */
export const profitDays = pgTable(
  'profit_days',
  {
    storeId: ofStore(),
    day: date().notNull(),
    ...profitSums(),
    /** See SUMS_VERSION: a day of another one counts as not written. */
    sumsVersion: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day] })],
);

/** The same by what was sold; fees, shipping and handling of an order are shared among its lines by value. */
export const profitProducts = pgTable(
  'profit_products',
  {
    storeId: ofStore(),
    day: date().notNull(),
    /** Empty for lines without one. */
    productId: key().notNull(),
    variantId: key().notNull(),
    ...profitSums(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day, table.productId, table.variantId] })],
);

/**
 * The same by country, channel, and first or repeated order; of days that a comparison ends in by minute
 * too, and of days that were asked about by the group that each buyer belongs to (`customers` with the day of the grouping).
 */
export const profitGroups = pgTable(
  'profit_groups',
  {
    storeId: ofStore(),
    day: date().notNull(),
    dimension: text().$type<ProfitDimension | 'minute' | `customers ${string}`>().notNull(),
    value: key().notNull(),
    ...profitSums(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day, table.dimension, table.value] })],
);

/** The profit of an order with all that has happened to it so far, under the local day it was placed on. */
export const orderProfits = pgTable(
  'order_profits',
  {
    storeId: ofStore(),
    day: date().notNull(),
    orderId: key().notNull(),
    /** As the shop calls it, without the #. */
    number: key().notNull(),
    netSales: minorUnits().notNull(),
    contribution: minorUnits().notNull(),
    /** Everything that contribution 1 needs is known. */
    complete: boolean().notNull(),
    sums: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.day, table.orderId] }),
    index('order_profits_contribution').on(table.storeId, table.contribution, table.day),
    index('order_profits_number').on(table.storeId, table.number),
  ],
);

/** VAT of a local day by the country delivered to and by rate, in hundredths of a percent; -1 where no rate is known. */
export const vatDays = pgTable(
  'vat_days',
  {
    storeId: ofStore(),
    day: date().notNull(),
    countryCode: key().notNull(),
    rate: bigint({ mode: 'number' }).notNull(),
    /** Who pays it to the state. */
    channelLiable: boolean().notNull(),
    /** Sales without the tax, and the tax. */
    base: minorUnits().notNull(),
    tax: minorUnits().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.storeId, table.day, table.countryCode, table.rate, table.channelLiable],
    }),
  ],
);
