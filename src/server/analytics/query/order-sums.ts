import { Temporal } from 'temporal-polyfill';
import { createNumberIndex } from '#server/analytics/reports/number-index.ts';
import type { Database } from '#server/core/db/database.ts';
import { localHours } from '#server/core/time/local-hours.ts';
import type { OrderList } from '#server/stores/ledger/order-days-repository.ts';
import { type HourSums, noSums } from '#server/stores/ledger/sales-hours.ts';
import {
  CANCELLED,
  type Charges,
  type OrderDay,
  readOrderDays,
  type SoldGoods,
  UNPAID,
} from '#server/stores/ledger/write-order-days.ts';
import type { CustomerKind, Dimension, Reading } from '#shared/analytics/asking.ts';
import { cityKey } from './cities.ts';

/** What orders a figure is about; null is all of them. */
export type SalesFilters = Pick<
  Reading,
  'country' | 'product' | 'customerKind' | 'channel' | 'orderState'
> & {
  /** A key of `cityKey`. */
  city: string | null;
};

/** The summands of one row; customers only where they were asked for. */
export interface SalesFigures {
  sums: HourSums;
  /** Different customers, those whose first order lies in the stretch, and those who ordered before it or twice in it. */
  buyers: { customers: number; firstTime: number; repeat: number } | null;
  /** Money given back, shipping and tax included; known of all orders together only. */
  refunded: number | null;
}

export interface SalesRow extends SalesFigures {
  /** A code, an id, a local day…; empty where the order names none. */
  key: string;
  /** As it is written most, where the key is folded. */
  label: string | null;
}

export interface OrdersQuery {
  storeId: string;
  timeZone: string;
  filters: SalesFilters;
  by: Dimension | null;
  /** `to` is not included; before `from`, nobody is new. */
  from: Date;
  to: Date;
  countsBuyers: boolean;
}

/** What is known of an order at one of its moments. */
interface Moment {
  at: number;
  /** It was placed then; otherwise something of it changed. */
  isPlaced: boolean;
  buyer: number | null;
  country: string | null;
  city: string | null;
  channel: string | null;
  state: number;
  goods: SoldGoods[];
  charges: Charges | null;
}

const ALWAYS = ['placed', 'buyers', 'states', 'goods', 'movements'] as const satisfies OrderList[];

/** The sums of any orders by any dimension, over the orders of every day of a stretch (see order-days.ts). */
export async function sumOrders(db: Database, query: OrdersQuery): Promise<SalesRow[]> {
  const { storeId, from, to } = query;
  const rows = createRows(query, await buyersBefore(db, query));
  const lists = [...ALWAYS, ...alsoReadFor(query)];
  for await (const day of readOrderDays(db, storeId, { from, to, lists }))
    for (const moment of momentsOf(day as ReadDay)) {
      if (moment.at >= from.getTime() && moment.at < to.getTime()) rows.add(moment);
    }
  return rows.list();
}

type OptionalList = 'countries' | 'cities' | 'channels' | 'charges';
type ReadDay = Pick<OrderDay, 'startsAt' | 'orders' | (typeof ALWAYS)[number]> &
  Partial<Pick<OrderDay, OptionalList>>;

function alsoReadFor({ by, filters }: OrdersQuery): OptionalList[] {
  const isOfCity = by === 'city' || filters.city !== null;
  return [
    ...(isOfCity || by === 'country' || filters.country ? (['countries'] as const) : []),
    ...(isOfCity ? (['cities'] as const) : []),
    ...(by === 'channel' || filters.channel ? (['channels'] as const) : []),
    ...(isOfGoods({ by, filters }) ? [] : (['charges'] as const)),
  ];
}

function* momentsOf({ startsAt, orders, ...lists }: ReadDay): Generator<Moment> {
  for (let place = 0; place < orders; place += 1)
    yield {
      at: startsAt + lists.placed[place]!,
      isPlaced: true,
      buyer: lists.buyers[place]!,
      country: lists.countries?.[place] ?? null,
      city: lists.cities?.[place] ?? null,
      channel: lists.channels?.[place] ?? null,
      state: lists.states[place]!,
      goods: lists.goods[place] ?? [],
      charges: lists.charges?.[place] ?? null,
    };
  for (const [msOfDay, buyer, country, city, channel, state, goods, charges] of lists.movements)
    yield {
      at: startsAt + msOfDay,
      isPlaced: false,
      buyer,
      country,
      city,
      channel,
      state,
      goods: goods ?? [],
      charges,
    };
}

/** Who had ordered before the stretch began; nobody is looked for where it makes no difference. */
async function buyersBefore(db: Database, { storeId, from, by, filters, countsBuyers }: OrdersQuery) {
  const buyers = createNumberIndex();
  if (!countsBuyers && by !== 'customer_kind' && !filters.customerKind) return buyers;
  for await (const day of readOrderDays(db, storeId, { to: from, lists: ['placed', 'buyers'] }))
    for (let place = 0; place < day.orders; place += 1) {
      const buyer = day.buyers[place]!;
      if (buyer !== null && day.startsAt + day.placed[place]! < from.getTime()) buyers.add(buyer);
    }
  return buyers;
}

/** Whether it is about products: shipping, tax and tips belong to whole orders. */
function isOfGoods({ filters, by }: Pick<OrdersQuery, 'filters' | 'by'>): boolean {
  return filters.product !== null || by === 'product';
}

interface Tally {
  sums: HourSums;
  /** How the place is written on the orders, and how often. */
  spelled: Map<string, number>;
  /** Distinguishes it from other rows, where buyers are counted. */
  number: number;
  buyers: NonNullable<SalesFigures['buyers']>;
}

function createRows(query: OrdersQuery, before: { find(buyer: number): number }) {
  const { filters, by, countsBuyers, timeZone } = query;
  const tallies = new Map<string, Tally>();
  const buyersOfRows = createNumberIndex();
  const people = createNumberIndex();
  /** By the place in `buyersOfRows`. */
  const ordersOfBuyers: number[] = [];
  const keyOf = createKeys(by, timeZone);
  const ofGoods = isOfGoods(query);
  const hasOrderedBefore = (buyer: number) => before.find(buyer) >= 0;

  /** So that the three add up to all: a buyer who ordered before the stretch is no longer new. */
  function kindOf({ buyer }: Moment): CustomerKind {
    if (buyer === null) return 'guest';
    return hasOrderedBefore(buyer) ? 'returning' : 'new';
  }

  const keysOfCities = new Map<string, string>();
  function isIn({ country, city }: Moment, wanted: string): boolean {
    if (city === null) return false;
    const written = `${country ?? ''}/${city}`;
    let key = keysOfCities.get(written);
    if (key === undefined) {
      key = cityKey(country, city);
      keysOfCities.set(written, key);
    }
    return key === wanted;
  }

  function isMeant(moment: Moment): boolean {
    const { country, city, customerKind, channel, orderState } = filters;
    return (
      (country === null || moment.country === country) &&
      (city === null || isIn(moment, city)) &&
      (channel === null || moment.channel === channel) &&
      (customerKind === null || kindOf(moment) === customerKind) &&
      (orderState === null || (moment.state & (orderState === 'cancelled' ? CANCELLED : UNPAID)) !== 0)
    );
  }

  function add(moment: Moment) {
    if (!isMeant(moment)) return;
    const goods = filters.product
      ? moment.goods.filter(([productId]) => productId === filters.product)
      : moment.goods;
    if (by === 'product') {
      for (const each of goods) {
        const tally = tallyAt(each[0] ?? '');
        addGoods(tally.sums, each);
        if (each[5] !== null) addOrder(tally, moment);
      }
      return;
    }
    const wasOrdered = ofGoods ? goods.some(([, , , , , placed]) => placed !== null) : moment.isPlaced;
    const hasMoved = goods.length > 0 || (!ofGoods && moment.charges !== null);
    if (!wasOrdered && !hasMoved) return;
    const tally = tallyAt(by === 'customer_kind' ? kindOf(moment) : keyOf(moment));
    for (const each of goods) addGoods(tally.sums, each);
    if (!ofGoods && moment.charges) addCharges(tally.sums, moment.charges);
    if (wasOrdered) addOrder(tally, moment);
  }

  function tallyAt(key: string): Tally {
    let tally = tallies.get(key);
    if (!tally) {
      const buyers = { customers: 0, firstTime: 0, repeat: 0 };
      tally = { sums: noSums(), spelled: new Map(), number: tallies.size, buyers };
      tallies.set(key, tally);
    }
    return tally;
  }

  function addOrder(tally: Tally, { buyer, state, city }: Moment) {
    const { sums, spelled } = tally;
    sums.orders += 1;
    if (state & CANCELLED) sums.cancelledOrders += 1;
    if (state & UNPAID) sums.unpaidOrders += 1;
    if (buyer === null) sums.guestOrders += 1;
    if (city !== null) spelled.set(city, (spelled.get(city) ?? 0) + 1);
    if (buyer !== null && countsBuyers) addBuyer(tally, buyer);
  }

  function addBuyer({ number, buyers }: Tally, buyer: number) {
    const place = buyersOfRows.add(number * 2 ** 32 + people.add(buyer));
    const orders = (ordersOfBuyers[place] ?? 0) + 1;
    ordersOfBuyers[place] = orders;
    const isKnown = hasOrderedBefore(buyer);
    if (orders === 1) {
      buyers.customers += 1;
      if (isKnown) buyers.repeat += 1;
      else buyers.firstTime += 1;
    } else if (orders === 2 && !isKnown) buyers.repeat += 1;
  }

  return {
    add,
    list: (): SalesRow[] =>
      [...tallies].map(([key, { sums, spelled, buyers }]) => ({
        key,
        label: mostOften(spelled),
        sums,
        buyers: countsBuyers ? buyers : null,
        refunded: null,
      })),
  };
}

function addGoods(sums: HourSums, [, units, gross, discounts, reversals, placed]: SoldGoods) {
  sums.units += units;
  sums.gross += gross;
  sums.discounts += discounts;
  sums.reversals += reversals;
  sums.placed += placed ?? 0;
}

function addCharges(sums: HourSums, [shipping, tax, other]: Charges) {
  sums.shipping += shipping;
  sums.tax += tax;
  sums.other += other;
}

function createKeys(by: Dimension | null, timeZone: string): (moment: Moment) => string {
  const localHour = localHours(timeZone);
  const ofDay = (keyOf: (day: string) => string) => {
    const known = new Map<string, string>();
    return ({ at }: Moment) => {
      const { day } = localHour(new Date(at));
      let key = known.get(day);
      if (key === undefined) {
        key = keyOf(day);
        known.set(day, key);
      }
      return key;
    };
  };
  switch (by) {
    case 'country':
      return ({ country }) => country ?? '';
    case 'city': {
      const folded = new Map<string, string>();
      return ({ country, city }) => {
        const written = `${country ?? ''}/${city ?? ''}`;
        let key = folded.get(written);
        if (key === undefined) {
          key = `${country ?? ''}/${city?.toLowerCase() ?? ''}`;
          folded.set(written, key);
        }
        return key;
      };
    }
    case 'channel':
      return ({ channel }) => channel ?? '';
    case 'hour':
      return ({ at }) => String(localHour(new Date(at)).hour);
    case 'weekday':
      return ofDay((day) => String(Temporal.PlainDate.from(day).dayOfWeek % 7));
    case 'day':
      return ofDay((day) => day);
    case 'week':
      return ofDay((day) => {
        const date = Temporal.PlainDate.from(day);
        return date.subtract({ days: date.dayOfWeek - 1 }).toString();
      });
    case 'month':
      return ofDay((day) => day.slice(0, 7));
    default:
      return () => '';
  }
}

function mostOften(spelled: Map<string, number>): string | null {
  const [first] = [...spelled].sort(([one, times], [other, otherTimes]) =>
    times === otherTimes ? (one < other ? -1 : 1) : otherTimes - times,
  );
  return first?.[0] ?? null;
}
