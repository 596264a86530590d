import { dayAfter } from '#server/core/time/local-time.ts';
import type { ProfitDimension } from '#shared/stores/profit-rules.ts';
import { type CostedOrder, type ProfitEntry, type ProfitInputs, profitOfOrder } from './order-profit.ts';
import type { DayRows, LocalSpan } from './profit-days-repository.ts';
import {
  addProfit,
  contributionOf,
  isComplete,
  netSalesOf,
  noProfit,
  PROFIT_SUMS,
  type ProfitSums,
} from './profit-sums.ts';

interface Found {
  orders: CostedOrder[];
  /** Charges of no order. */
  unassigned: CostedOrder['charges'];
}

/** Where no rate is known. */
export const NO_RATE = -1;

/** What the tables of profit hold of the days of a span. Every day of it is there, and every order of it with its whole life. */
export function dayRows({ orders, unassigned }: Found, span: LocalSpan, inputs: ProfitInputs): DayRows {
  const days = createSums<{ day: string }>();
  const products = createSums<{ day: string; productId: string; variantId: string }>();
  const groups = createSums<{ day: string; dimension: ProfitDimension; value: string }>();
  const vat = new Map<string, DayRows['vat'][number]>();
  const ofOrders: DayRows['orders'] = [];
  const isWithin = (day: string) => day >= span.first && day <= span.last;
  for (let day = span.first; day <= span.last; day = dayAfter(day)) days.at({ day });

  for (const order of orders) {
    const { entries, vat: taxes } = profitOfOrder(order, inputs);
    const whole = noProfit();
    for (const [day, lines] of byDayAndLine(entries, inputs.dayOf)) {
      const ofDay = noProfit();
      for (const sums of lines.values()) addProfit(ofDay, sums);
      addProfit(whole, ofDay);
      if (!isWithin(day)) continue;
      addProfit(days.at({ day }), ofDay);
      for (const dimension of ['country', 'channel', 'buyer'] as const)
        addProfit(groups.at({ day, dimension, value: order[dimension] }), ofDay);
      for (const [line, sums] of lines)
        addProfit(
          products.at({ day, productId: line?.productId ?? '', variantId: line?.variantId ?? '' }),
          sums,
        );
    }
    for (const { at, rate, ...entry } of taxes) {
      const day = inputs.dayOf(at);
      if (isWithin(day)) addVat(vat, { ...entry, day, countryCode: order.country, rate: rate ?? NO_RATE });
    }
    const placedOn = inputs.dayOf(order.placedAt);
    if (isWithin(placedOn))
      ofOrders.push({
        day: placedOn,
        orderId: order.id,
        number: order.number,
        netSales: netSalesOf(whole),
        contribution: contributionOf(whole),
        complete: isComplete(whole),
        sums: withoutNoughts(whole),
      });
  }
  for (const charge of unassigned) {
    const sums = sumsOfCharge(charge);
    const day = inputs.dayOf(charge.at);
    addProfit(days.at({ day }), sums);
    addProfit(products.at({ day, productId: '', variantId: '' }), sums);
  }
  return {
    days: days.list(),
    products: products.list(),
    groups: groups.list(),
    orders: ofOrders,
    vat: [...vat.values()].filter(({ base, tax }) => base !== 0 || tax !== 0),
  };
}

/** Of one order, so that sums of many orders are looked up once for a line and a day. */
function byDayAndLine(entries: ProfitEntry[], dayOf: ProfitInputs['dayOf']) {
  const days = new Map<string, Map<ProfitEntry['line'], Partial<ProfitSums>>>();
  for (const { at, line, sums } of entries) {
    const day = dayOf(at);
    let lines = days.get(day);
    if (!lines) {
      lines = new Map();
      days.set(day, lines);
    }
    const known = lines.get(line);
    if (!known) lines.set(line, { ...sums });
    else addTo(known, sums);
  }
  return days;
}

function addTo(known: Partial<ProfitSums>, added: Partial<ProfitSums>) {
  for (const key in added) {
    const name = key as keyof ProfitSums;
    known[name] = (known[name] ?? 0) + (added[name] ?? 0);
  }
}

/** Of one that belongs to no order. */
export function sumsOfCharge({ kind, amount }: CostedOrder['charges'][number]): Partial<ProfitSums> {
  return kind === 'shipping' ? { shippingCost: amount } : { otherCosts: amount };
}

/** Sums by a key of several parts. */
function createSums<Key extends Record<string, string>>() {
  const rows = new Map<string, Key & { sums: ProfitSums }>();
  return {
    at(key: Key): ProfitSums {
      let name = '';
      for (const part in key) name += `${key[part]}\n`;
      let row = rows.get(name);
      if (!row) {
        row = { ...key, sums: noProfit() };
        rows.set(name, row);
      }
      return row.sums;
    },
    list: () => [...rows.values()],
  };
}

function addVat(vat: Map<string, DayRows['vat'][number]>, entry: DayRows['vat'][number]) {
  const { day, countryCode, rate, channelLiable, base, tax } = entry;
  const key = `${day} ${countryCode} ${rate} ${channelLiable}`;
  const row = vat.get(key);
  if (!row) vat.set(key, entry);
  else {
    row.base += base;
    row.tax += tax;
  }
}

function withoutNoughts(sums: ProfitSums): Partial<ProfitSums> {
  const left: Partial<ProfitSums> = {};
  for (const name of PROFIT_SUMS) if (sums[name] !== 0) left[name] = sums[name];
  return left;
}
