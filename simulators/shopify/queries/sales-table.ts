import { DAY_MS } from '#simulators/core/time.ts';
import type { Agreement, Sale } from '#simulators/shopify/shop/ledger.ts';
import { zoneOf } from '#simulators/shopify/shop/local-time.ts';
import type { Order, Shop } from '#simulators/shopify/shop/shop.ts';
import { ledgerOf } from '#simulators/shopify/shop/totals.ts';
import type { Run } from './run.ts';
import {
  type Answer,
  answerRows,
  type Group,
  isoDay,
  type Metrics,
  type Question,
  refuse,
} from './shopifyql-table.ts';

/*
 * Follows https://shopify.dev/docs/api/shopifyql/latest/schemas/sales_revenue/sales. Cost is what the variant cost when
 * it was sold. Sales of goods without a recorded cost stand apart, and gross profit leaves them out.
 */
type SalesFacts = {
  orders: number;
  gross: number;
  discounts: number;
  returns: number;
  shipping: number;
  taxes: number;
  total: number;
  orderedUnits: number;
  reversedUnits: number;
  withCost: number;
  withoutCost: number;
  cost: number;
};

const net = ({ gross, discounts, returns }: SalesFacts) => gross + discounts + returns;
const profit = ({ withCost, cost }: SalesFacts) => withCost - cost;

const salesMetrics: Metrics<SalesFacts> = {
  orders: { type: 'INTEGER', of: ({ orders }) => orders },
  gross_sales: { type: 'MONEY', of: ({ gross }) => gross },
  discounts: { type: 'MONEY', of: ({ discounts }) => discounts },
  sales_reversals: { type: 'MONEY', of: ({ returns }) => returns },
  returns: { type: 'MONEY', of: ({ returns }) => returns },
  net_sales: { type: 'MONEY', of: net },
  shipping_charges: { type: 'MONEY', of: ({ shipping }) => shipping },
  taxes: { type: 'MONEY', of: ({ taxes }) => taxes },
  total_sales: { type: 'MONEY', of: ({ total }) => total },
  average_order_value: {
    type: 'MONEY',
    of: ({ gross, discounts, orders }) => (orders === 0 ? 0 : (gross + discounts) / orders),
  },
  quantity_ordered: { type: 'INTEGER', of: ({ orderedUnits }) => orderedUnits },
  reversed_quantity: { type: 'INTEGER', of: ({ reversedUnits }) => reversedUnits },
  net_items_sold: { type: 'INTEGER', of: ({ orderedUnits, reversedUnits }) => orderedUnits + reversedUnits },
  net_sales_with_cost_recorded: { type: 'MONEY', of: ({ withCost }) => withCost },
  net_sales_without_cost_recorded: { type: 'MONEY', of: ({ withoutCost }) => withoutCost },
  cost_of_goods_sold: { type: 'MONEY', of: ({ cost }) => cost },
  gross_profit: { type: 'MONEY', of: profit },
  gross_margin: {
    type: 'PERCENT',
    of: (facts) => (facts.withCost === 0 ? null : profit(facts) / facts.withCost),
  },
};

type Dimension = (sale: Sale, shop: Shop, order: Order) => string | null;

/** Null, as for a custom item and for what the merchant has deleted. */
const salesDimensions: Record<string, Dimension> = {
  product_id: ({ line }, shop) => (line?.productId && shop.products.get(line.productId)?.id) || null,
  product_variant_id: ({ line }, shop) => {
    const product = line?.productId ? shop.products.get(line.productId) : undefined;
    return product?.variants.find(({ id }) => id === line?.variantId)?.id ?? null;
  },
};

/** Also metafields of orders whose definition is open to analytics (shopify.dev/docs/apps/build/analytics). */
function dimensionOf(name: string, shop: Shop): Dimension | null {
  if (Object.hasOwn(salesDimensions, name)) return salesDimensions[name]!;
  const [, namespace, key] = /^order\.metafields\.(\w+)\.(\w+)$/.exec(name) ?? [];
  const isOpen = [...shop.metafieldDefinitions.values()].some(
    (each) => each.namespace === namespace && each.key === key && each.isAnalyticsQueryable,
  );
  if (!isOpen) return null;
  return (_sale, { orderMetafields }, { id }) =>
    orderMetafields.get(`${id}/${namespace}/${key}`)?.value ?? null;
}

export function salesTable(question: Question, run: Run): Answer {
  const unknown = question.dimensions.find((name) => !dimensionOf(name, run.shop));
  if (unknown) return refuse(`Column ${unknown} not found.`);
  return answerRows(question, salesMetrics, salesGroups(question, run.shop), run.shop.currency);
}

function salesGroups({ byDay, dimensions, since, until }: Question, shop: Shop): Iterable<Group<SalesFacts>> {
  const zone = zoneOf(shop.ianaTimezone);
  const span = {
    from: zone.startOfWallDay(Date.parse(since) / DAY_MS),
    to: zone.startOfWallDay(Date.parse(until) / DAY_MS + 1),
  };
  const groups = new Map<string, Group<SalesFacts>>();
  const readers = dimensions.flatMap((name) => dimensionOf(name, shop) ?? []);

  function groupOf(day: string | null, values: (string | null)[]): Group<SalesFacts> {
    const key = [day, ...values].join(' ');
    let group = groups.get(key);
    if (!group) {
      group = { day, values, facts: noSales() };
      groups.set(key, group);
    }
    return group;
  }

  if (!byDay && dimensions.length === 0) groupOf(null, []);
  for (const order of shop.orders.values()) {
    if (order.test || !happensWithin(order, span)) continue;
    for (const agreement of ledgerOf(order).agreements) {
      if (agreement.at < span.from || agreement.at >= span.to) continue;
      const day = byDay ? isoDay(zone.wallDayOf(agreement.at)) : null;
      const touched = new Set(dimensions.length === 0 ? [groupOf(day, [])] : []);
      for (const sale of agreement.sales) {
        // A gift card is money saved for later, not a sale (help.shopify.com, sales reports).
        if (sale.lineType === 'GIFT_CARD') continue;
        const group = groupOf(
          day,
          readers.map((read) => read(sale, shop, order)),
        );
        addSale(group.facts, sale, agreement);
        touched.add(group);
      }
      if (agreement.reason === 'ORDER') for (const { facts } of touched) facts.orders += 1;
    }
  }
  return groups.values();
}

/** Spares the ledger of every order that has nothing in the span. */
function happensWithin({ createdAt, events }: Order, { from, to }: { from: number; to: number }): boolean {
  const isWithin = (at: number) => at >= from && at < to;
  return isWithin(createdAt) || events.some(({ at }) => isWithin(at));
}

function addSale(facts: SalesFacts, sale: Sale, { order, reason, refund }: Agreement): void {
  const discount = order.taxesIncluded ? sale.discountAfterTaxes : sale.discountBeforeTaxes;
  const amount = sale.total - sale.tax;
  facts.total += sale.total;
  facts.taxes += sale.tax;
  if (sale.lineType === 'SHIPPING' || sale.lineType === 'TIP') {
    facts.shipping += amount;
    return;
  }
  if (sale.actionType === 'RETURN') facts.returns += amount;
  else {
    facts.gross += amount + discount;
    facts.discounts -= discount;
  }
  if (sale.lineType !== 'PRODUCT') return;
  const units = sale.quantity ?? 0;
  if (sale.actionType === 'RETURN') facts.reversedUnits += units;
  else facts.orderedUnits += units;
  const unitCost = sale.line?.unitCost ?? null;
  if (unitCost === null) {
    facts.withoutCost += amount;
    return;
  }
  facts.withCost += amount;
  // What an edit takes out of an order never left the shelf.
  const isBackOnTheShelf = reason !== 'REFUND' || refund?.restock !== 'NO_RESTOCK';
  if (sale.actionType === 'ORDER' || isBackOnTheShelf) facts.cost += units * unitCost;
}

function noSales(): SalesFacts {
  return {
    orders: 0,
    gross: 0,
    discounts: 0,
    returns: 0,
    shipping: 0,
    taxes: 0,
    total: 0,
    orderedUnits: 0,
    reversedUnits: 0,
    withCost: 0,
    withoutCost: 0,
    cost: 0,
  };
}
