import type { Concept } from '#languages/question-words.ts';
import type { AskedMetric, CustomerKind, Dimension, Reading } from '#shared/analytics/asking.ts';

/** `isImplied`: no word names the figure, as in “top products”. */
export type Meaning = { metric: AskedMetric | null; isImplied: boolean; isCount?: boolean } & Partial<
  Pick<Reading, 'by' | 'customerKind' | 'orderState' | 'order'>
>;

interface Around {
  /** A dimension that was named outright, such as “by month”. */
  by: Dimension | null;
  /** How many periods are named: of two, one is what the other is compared with. */
  periods: number;
  hasProduct: boolean;
  hasPlace: boolean;
  hasCity: boolean;
  hasTop: boolean;
}

const explicit = (metric: AskedMetric): Meaning => ({ metric, isImplied: false });
const FIGURES: Concept[] = [
  ...([
    'revenue',
    'earn',
    'profit',
    'margin',
    'lose',
    'fees',
    'costs',
    'sales',
    'net',
    'gross',
    'shipping',
    'tax',
    'discounts',
    'orders',
    'average',
  ] as const),
  ...(['units', 'customers', 'refunds', 'carts', 'count', 'sell', 'cancelled', 'unpaid'] as const),
];

/** What the notions of a question come to together; `inTurn` has them as they were said. Null where they contradict. */
export function meaningOf(
  concepts: ReadonlySet<Concept>,
  inTurn: Concept[],
  { by: named, periods, hasProduct, hasPlace, hasCity, hasTop }: Around,
): Meaning | null {
  const has = (...all: Concept[]) => all.every((concept) => concepts.has(concept));
  const any = (...some: Concept[]) => some.some((concept) => concepts.has(concept));
  const money = any('revenue', 'earn', 'sales', 'sell');
  const left = any('profit', 'margin', 'lose', 'fees', 'costs');
  const ranks = any('best', 'worst');

  if (has('why')) {
    if (concepts.size === 1) return explicit('why_changed');
    const others = left || any('customers', 'carts', 'refunds', 'places', 'forecast', 'products');
    return !others && (money || any('change', 'orders')) ? explicit('why_changed') : null;
  }
  if (has('forecast'))
    return left || any('customers', 'products', 'places', 'refunds') ? null : explicit('forecast');
  if (has('conversion')) return explicit('conversion_rate');

  const kind = customerKindOf();
  // Who ordered twice is known of all times only: in a month, also those who had ordered before it would be counted.
  if (has('twice') && periods > 0) return null;
  // The share of money that a kind of customer brought stands in the list of all kinds.
  if (has('rate') && kind && money && !has('orders')) return { ...explicit('revenue'), by: 'customer_kind' };
  const by = dimensionOf();
  if (has('rate') && !any('carts', 'profit') && kind !== 'returning') return null;
  const state = has('cancelled') ? 'cancelled' : has('unpaid') ? 'unpaid' : null;
  const metric = metricOf();
  if (metric === undefined) return null;
  if (ranks && by === null && metric !== null && !hasTop) return null;
  const filter = by === 'customer_kind' ? null : kind;
  return {
    metric,
    isImplied: !any(...FIGURES),
    ...(metric === null && has('count') && { isCount: true }),
    ...(by && { by }),
    ...(filter && { customerKind: filter }),
    ...(state && { orderState: state }),
    ...((ranks || (has('lose') && by)) && { order: any('worst', 'lose') ? 'least' : 'most' }),
  };

  /** Undefined where it cannot be said; null where only parts are named, as in “and in Turkey?”. */
  function metricOf(): AskedMetric | null | undefined {
    if (left) return leftOf();
    if (has('rate') && kind === 'returning') return 'customers';
    if (has('earn') && earnsAsWhole()) return 'profit';
    if (state) return money || any('worth', 'average') ? 'order_value' : 'orders';
    // How many units came back is not asked of money.
    if (has('refunds', 'products', 'count')) return undefined;
    if (has('refunds') && !(has('customers') && !has('orders'))) return 'refunds';
    if (has('discounts')) return 'discounts';
    if (has('average')) {
      // “Orders per day on average”, “units per order”: other averages than that of an order's value.
      if (any('units', 'count') || countsGoods()) return undefined;
      const perTime = named !== null || any('day', 'week', 'month', 'hour');
      if (perTime && !any('carts', 'worth')) return undefined;
      return has('customers') && !any('orders', 'carts', 'worth') ? undefined : 'average_order_value';
    }
    if (has('carts')) return 'carts';
    if (has('shipping')) return money || !any('orders', 'customers') ? 'shipping' : undefined;
    if (has('tax')) return 'tax';
    if (has('gross')) return 'gross_sales';
    if (has('net')) return 'net_sales';
    if (has('units')) return 'units';
    if (countsGoods()) return 'units';
    const counted = has('count');
    // How many there are in the catalogue is not in the records of sales.
    if (counted && has('products') && !any('sell', 'orders', 'revenue', 'earn', 'sales', 'customers'))
      return undefined;
    if (any('revenue', 'earn') || (has('sales') && !counted))
      return has('customers') && isCounted('customers') ? 'customers' : 'revenue';
    if (has('sales')) return 'orders';
    if (has('customers', 'orders')) return headOf('customers', 'orders');
    if (has('customers')) {
      if (by === 'product' && kind && !counted) return 'net_sales';
      return ranks && by === null ? undefined : 'customers';
    }
    if (has('orders')) return has('worth') && by === null ? 'order_value' : ordersOrGoods();
    if (has('sell')) return by === 'product' || by === 'country' || by === 'city' ? 'net_sales' : sellsWhen();
    if (by === 'weekday' || by === 'hour') return 'orders';
    if (by === 'day' || by === 'week' || by === 'month') return ranks || named === null ? 'revenue' : null;
    if (by && by !== 'customer_kind') return named === null ? 'net_sales' : null;
    if (has('change')) return concepts.size === 1 ? 'why_changed' : undefined;
    return fragmentOf();
  }

  /** What is left of sales, or what goes off them; of customers, carts or a single order nobody works it out. */
  function leftOf(): AskedMetric | undefined {
    if (any('average', 'customers', 'carts', 'cancelled', 'unpaid', 'tax')) return undefined;
    if (has('margin') || has('rate', 'profit')) return 'gross_margin';
    if (any('profit', 'lose')) return any('refunds', 'shipping', 'discounts') ? undefined : ofGross();
    if (has('discounts')) return 'discounts';
    if (any('refunds', 'shipping')) return undefined;
    return has('fees') ? 'fees' : 'cost_of_goods';
  }

  function ofGross(): AskedMetric {
    return has('gross') ? 'gross_profit' : 'profit';
  }

  /** Of other parts only what came in is known. */
  function earnsAsWhole(): boolean {
    const isPart = by === null || by === 'product' || by === 'country' || by === 'channel';
    const ofOthers = kind !== null || state !== null || hasCity;
    const others = any(
      'net',
      'gross',
      'shipping',
      'tax',
      'discounts',
      'refunds',
      'average',
      'carts',
      'orders',
    );
    return isPart && !ofOthers && !others && !has('customers');
  }

  /** “best hour” counts orders; “how much did I sell each month” is money. */
  function sellsWhen(): AskedMetric {
    return (by === 'weekday' || by === 'hour') && ranks ? 'orders' : 'revenue';
  }

  function ordersOrGoods(): AskedMetric {
    return by === 'product' || ((by === 'country' || by === 'city') && ranks && !has('count') && has('sell'))
      ? 'net_sales'
      : 'orders';
  }

  /** Without any word for a figure: what goes on from a question before. */
  function fragmentOf(): AskedMetric | null | undefined {
    if (kind === 'guest') return 'orders';
    if (kind || by === 'customer_kind') return 'customers';
    const asksInGeneral = has('how')
      ? periods > 0 && concepts.size === 1
      : periods > 1 && concepts.size === 0;
    if (asksInGeneral) return 'revenue';
    if (hasTop || ranks) return null;
    if (any('worth', 'change')) return undefined;
    return any('count') && !hasProduct && !hasPlace ? undefined : null;
  }

  /** “How many teapots did I sell”, «kaç ürün sattım». */
  function countsGoods(): boolean {
    return (
      has('count', 'sell') &&
      !any('customers', 'orders', 'revenue', 'earn') &&
      (hasProduct || has('products'))
    );
  }

  function isCounted(noun: Concept): boolean {
    const at = inTurn.indexOf('count');
    return at >= 0 && inTurn[at + 1] === noun && !any('revenue', 'earn');
  }

  /** “How many customers placed orders” counts customers, “how many orders came from customers” orders. */
  function headOf(one: Concept & AskedMetric, other: Concept & AskedMetric): AskedMetric {
    const at = inTurn.indexOf('count');
    const after = at < 0 ? inTurn : inTurn.slice(at);
    const head = after.find((concept) => concept === one || concept === other) ?? one;
    return head === one ? one : other;
  }

  function customerKindOf(): CustomerKind | null {
    if (has('guests')) return 'guest';
    const returns = has('returning') || (has('customers', 'refunds') && !has('orders'));
    if (returns) return 'returning';
    return has('new') && (any('customers', 'orders') || money || concepts.size <= 2) ? 'new' : null;
  }

  function dimensionOf(): Dimension | null {
    if (named) return named;
    if (has('new', 'returning') || has('kinds')) return 'customer_kind';
    if (has('products') && !(has('count') && has('sell') && !ranks)) return 'product';
    if (has('cities')) return 'city';
    if (has('places')) return 'country';
    if (has('channels')) return 'channel';
    if (has('hour')) return 'hour';
    if (has('day')) return has('worst') && !ranks ? null : 'weekday';
    if (ranks && has('month')) return 'month';
    if (ranks && has('week')) return 'week';
    return ranks && (money || left) && !any('customers', 'orders') ? 'product' : null;
  }
}
