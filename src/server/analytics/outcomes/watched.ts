/** What is counted before and after something was done. */
export type Watched =
  /** Net sales, in minor units. */
  | { kind: 'store' }
  | { kind: 'product'; id: string }
  | { kind: 'place'; countryCode: string | null; city: string | null }
  /** Orders; null is every weekday, or every hour. */
  | { kind: 'hours'; weekday: number | null; hours: number[] | null }
  /** What the ads account paid; null is the whole account. */
  | { kind: 'cost'; campaignId: string | null }
  /** Orders of customers whose order before lies at least so many days back. */
  | { kind: 'comebacks'; afterDays: number }
  /** Orders that are their customer's second one. */
  | { kind: 'second_orders' }
  /** Abandoned carts that were completed after all. */
  | { kind: 'recovered_carts' }
  /** Orders of which this product was given back. */
  | { kind: 'product_refunds'; id: string }
  /** Orders that were cancelled. */
  | { kind: 'cancellations' };

const MONEY: Watched['kind'][] = ['store', 'product', 'place', 'cost'];

export const unitOf = ({ kind }: Watched): 'money' | 'count' => (MONEY.includes(kind) ? 'money' : 'count');

/** What is read order by order, not from sums: fewer weeks of it are looked at. */
const ORDER_BY_ORDER: Watched['kind'][] = [
  'place',
  'comebacks',
  'second_orders',
  'product_refunds',
  'cancellations',
];

/** Weeks before it was done from which the usual ups and downs are known. */
export const weeksBehind = ({ kind }: Watched): number => (ORDER_BY_ORDER.includes(kind) ? 12 : 26);
