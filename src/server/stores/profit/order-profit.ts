import type {
  PlatformPayment,
  PlatformRestock,
  PlatformSale,
  PlatformTax,
} from '#server/platforms/ports/store-platform.ts';
import { toMinor } from '#shared/core/money.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import type { BuyerKind, ChargeKind, ProfitRules } from '#shared/stores/profit-rules.ts';
import { type CostBook, narrowest, type SoldThing, type UnitCost } from './cost-book.ts';
import { chargesOf, type ProfitSums } from './profit-sums.ts';
import { sharesOf } from './shares.ts';

/*
 * An order → what it earned, day by day. A pure function of what is known of the order, of the dated costs and of the
 * owner's rules: the same always gives the same, whatever was read first.
 */

export interface CostedLine extends SoldThing {
  id: string;
}

/** An order with all that is known of it. */
export interface CostedOrder {
  id: string;
  /** As the shop calls it, without the #. */
  number: string;
  placedAt: Date;
  cancelled: boolean;
  /** Some of it was sent. */
  fulfilled: boolean;
  /** ISO 3166-1 alpha-2, and the platform's name of the channel; empty where not known. */
  country: string;
  channel: string;
  buyer: BuyerKind;
  paid: boolean;
  lines: CostedLine[];
  events: Omit<PlatformSale, 'key' | 'productId'>[];
  /** Null until they were read. */
  finances: {
    payments: Omit<PlatformPayment, 'id' | 'presented'>[];
    restocks: PlatformRestock[] | null;
    taxes: PlatformTax[];
  } | null;
  charges: { kind: ChargeKind; amount: number; at: Date }[];
}

export interface ProfitInputs {
  currency: string;
  /** Local day of the store. */
  dayOf(instant: Date): string;
  /** The name of a payment about which the platform says nothing else. */
  gateway: string;
  /** The ledger is without tax, because the platform says how much of an order is tax. */
  hasTaxes: boolean;
  rules: ProfitRules;
  categories: Map<string, string>;
  costs: CostBook;
}

/** What a moment added to a line of the order. Lines that the order does not list stand under null. */
export interface ProfitEntry {
  at: Date;
  line: CostedLine | null;
  sums: Partial<ProfitSums>;
}

export interface VatEntry {
  at: Date;
  /** In hundredths of a percent; null where no rate is known. */
  rate: number | null;
  channelLiable: boolean;
  base: number;
  tax: number;
}

export interface OrderProfit {
  entries: ProfitEntry[];
  vat: VatEntry[];
}

const POINT_OF_SALE = 'pos';
/** Paid with what was paid for before, and no gateway in between. */
const WITHOUT_GATEWAY = 'gift_card';
const PLATFORM_GATEWAY = 'shopify_payments';
/** A return and the restocking of its goods are dated by different parts of the platform. */
const SAME_RETURN_MS = 5 * MINUTE_MS;

export function profitOfOrder(order: CostedOrder, inputs: ProfitInputs): OrderProfit {
  const goods = goodsOf(order, inputs);
  const charged = [
    { at: order.placedAt, sums: { orders: 1 } },
    ...shippingOf(order, inputs, goods),
    ...paymentsOf(order, inputs),
    ...otherChargesOf(order),
    ...otherIncomeOf(order),
  ];
  return {
    entries: [...goods.entries, ...sharedAmongLines(charged, goods)],
    vat: inputs.hasTaxes ? platformVat(order) : [...goods.vat, ...vatInShipping(order, inputs)],
  };
}

// ——— goods

interface Goods extends OrderProfit {
  /** What each line brought when it was sold: what belongs to the whole order is shared among lines by it. */
  weights: Map<CostedLine | null, number>;
  /** Lines whose cost is known. */
  costed: Set<CostedLine | null>;
}

type SaleEvent = CostedOrder['events'][number];

function goodsOf(order: CostedOrder, inputs: ProfitInputs): Goods {
  const lines = new Map(order.lines.map((line) => [line.id, line]));
  const lineOf = ({ lineId }: SaleEvent) => (lineId === null ? null : (lines.get(lineId) ?? null));
  const returned = createReturnedUnits(order, inputs.rules);
  const costs = new Map<CostedLine, UnitCost | null>();
  const goods: Goods = { entries: [], vat: [], weights: new Map(), costed: new Set() };
  for (const event of inTime(order.events)) {
    if (event.part !== 'product') continue;
    const line = lineOf(event);
    const day = inputs.dayOf(event.occurredAt);
    const worth = event.amount + event.discount;
    const sold = isSold(event);
    const rate = inputs.hasTaxes ? 0 : rateFor(line, inputs);
    const vat = rate === null ? 0 : taxInside(worth, rate);
    if (sold) goods.weights.set(line, (goods.weights.get(line) ?? 0) + worth - vat);
    if (line && !costs.has(line)) costs.set(line, costWhenSold(line, event, { day, rate, inputs }));
    const cost = line ? costs.get(line)! : null;
    if (cost) goods.costed.add(line);
    const { restocked, unsaid } = sold ? NOTHING_BACK : returned.take(event);
    const units = sold ? event.quantity : 0 - restocked;
    // What is given back for no line (goodwill) is lost, whatever the goods cost.
    const isLoss = line === null && !sold && event.lineId === null;
    const covered = cost || isLoss ? worth - vat : 0;
    goods.entries.push({
      at: event.occurredAt,
      line,
      sums: {
        units: sold ? event.quantity : 0,
        grossSales: sold ? event.amount : 0,
        discounts: sold ? event.discount : 0,
        returns: sold ? 0 : worth,
        vat,
        vatUnknown: rate === null ? worth : 0,
        covered,
        coveredByRule: cost?.evidence === 'rule' ? covered : 0,
        coveredAssumed: cost?.evidence === 'assumed' ? covered : 0,
        costOfGoods: cost ? units * cost.unitCost : 0,
        writtenOff: cost ? unsaid * cost.unitCost : 0,
      },
    });
    if (!inputs.hasTaxes)
      goods.vat.push({
        at: event.occurredAt,
        rate: rate === null ? null : rate * 100,
        channelLiable: false,
        base: worth - vat,
        tax: vat,
      });
  }
  return goods;
}

/** In the order of time, and on one moment what was sold before what was given back. */
function inTime(events: SaleEvent[]): SaleEvent[] {
  return [...events].sort(
    (one, other) =>
      one.occurredAt.getTime() - other.occurredAt.getTime() || Number(isSold(other)) - Number(isSold(one)),
  );
}

/** As the roll-ups of sales count it: an edit that adds goods is a sale. */
const isSold = ({ kind, amount }: SaleEvent) => kind === 'sale' || (kind === 'edit' && amount >= 0);

function costWhenSold(
  line: CostedLine,
  { amount, quantity }: SaleEvent,
  { day, rate, inputs }: { day: string; rate: number | null; inputs: ProfitInputs },
): UnitCost | null {
  const unitPrice = quantity === 0 ? 0 : (amount - taxInside(amount, rate ?? 0)) / quantity;
  return inputs.costs.costOf(line, day, unitPrice);
}

/** Percent; null where the owner has not said one. */
function rateFor(line: CostedLine | null, { rules, categories }: ProfitInputs): number | null {
  return narrowest(rules.vat, line?.productId ?? null, categories)?.percent ?? null;
}

/** Of an amount with tax (rate in percent): what is left is rounded half away from zero, so that both add up to it. */
export function taxInside(amount: number, percent: number): number {
  const net = Math.sign(amount) * Math.round((Math.abs(amount) * 100) / (100 + percent));
  return amount - net;
}

interface UnitsBack {
  /** They can be sold again: the others are written off and stay a cost. */
  restocked: number;
  /** Written off because nobody says whether they can. */
  unsaid: number;
}

const NOTHING_BACK: UnitsBack = { restocked: 0, unsaid: 0 };

function createReturnedUnits({ finances, cancelled, fulfilled }: CostedOrder, rules: ProfitRules) {
  const left = finances?.restocks?.map((restock) => ({ ...restock })) ?? null;

  function takeRestocked({ lineId, occurredAt }: SaleEvent, wanted: number): number {
    const ofLine = left!.filter((each) => each.lineId === lineId && each.quantity > 0);
    const isOfThis = ({ at }: PlatformRestock) =>
      Math.abs(at.getTime() - occurredAt.getTime()) <= SAME_RETURN_MS;
    let taken = 0;
    for (const restock of ofLine.filter(isOfThis)) {
      const part = Math.min(restock.quantity, wanted - taken);
      restock.quantity -= part;
      taken += part;
    }
    return taken;
  }

  return {
    take(event: SaleEvent): UnitsBack {
      const units = Math.abs(event.quantity);
      const all = { restocked: units, unsaid: 0 };
      // Taken out of the order before it was sent.
      if (event.kind === 'edit') return all;
      if (event.kind === 'cancel' && !fulfilled) return all;
      if (left) return { restocked: takeRestocked(event, units), unsaid: 0 };
      // Not read, or not shared.
      if ((cancelled && !fulfilled) || rules.returnsRestocked === true) return all;
      return { restocked: 0, unsaid: rules.returnsRestocked === null ? units : 0 };
    },
  };
}

// ——— what belongs to the whole order

interface Charged {
  at: Date;
  sums: Partial<ProfitSums>;
}

/** What the buyer paid for sending and what it cost; the first counts only where the second is known. */
function shippingOf(order: CostedOrder, inputs: ProfitInputs, { entries, weights }: Goods): Charged[] {
  const { rules, dayOf, currency } = inputs;
  const placedOn = dayOf(order.placedAt);
  const isSent =
    order.channel !== POINT_OF_SALE &&
    entries.some(({ sums }) => (sums.units ?? 0) > 0) &&
    (!order.cancelled || order.fulfilled);
  const labels = order.charges.filter(({ kind }) => kind === 'shipping');
  const rule = isSent ? shippingRuleFor(order.country, placedOn, rules) : undefined;
  const isKnown = labels.length > 0 || rule !== undefined || !isSent;
  const charged = vatInShipping(order, inputs).map(
    ({ at, base, rate }): Charged => ({
      at,
      sums: isKnown
        ? { shippingCharged: base, shippingVatUnknown: rate === null ? base : 0 }
        : { shippingUncosted: base },
    }),
  );
  for (const { amount, at } of labels) charged.push({ at, sums: { shippingCost: amount } });
  if (!isSent) return charged;
  charged.push({
    at: order.placedAt,
    sums: {
      shipments: 1,
      shipmentsCosted: isKnown ? 1 : 0,
      sentUncosted: isKnown ? 0 : sumOf([...weights.values()]),
    },
  });
  if (rule && labels.length === 0) {
    const cost = toMinor(rule.perOrder, currency);
    charged.push({ at: order.placedAt, sums: { shippingCost: cost, shippingByRule: cost } });
  }
  const back = rule && rule.perReturn > 0 ? cameBack(order) : null;
  if (rule && back) {
    const cost = toMinor(rule.perReturn, currency);
    charged.push({ at: back, sums: { shippingCost: cost, shippingByRule: cost } });
  }
  if (rules.handlingPerOrder !== null)
    charged.push({ at: order.placedAt, sums: { handling: toMinor(rules.handlingPerOrder, currency) } });
  return charged;
}

/** What the buyer paid for sending, and the tax inside it by the owner's rate. */
function vatInShipping({ events }: CostedOrder, { hasTaxes, rules }: ProfitInputs): VatEntry[] {
  const percent = hasTaxes ? 0 : narrowestShippingVat(rules);
  return events
    .filter(({ part }) => part === 'shipping')
    .map(({ amount, discount, occurredAt }) => {
      const worth = amount + discount;
      const tax = percent === null ? 0 : taxInside(worth, percent);
      return {
        at: occurredAt,
        rate: percent === null ? null : percent * 100,
        channelLiable: false,
        base: worth - tax,
        tax,
      };
    });
}

function narrowestShippingVat({ vat }: ProfitRules): number | null {
  const rule =
    vat.find(({ scope }) => scope.kind === 'shipping') ??
    vat.find(({ scope }) => scope.kind === 'everything');
  return rule?.percent ?? null;
}

function shippingRuleFor(country: string, day: string, { shipping }: ProfitRules) {
  const begun = shipping.filter(({ from }) => from === null || from <= day);
  return (
    latestOf(begun.filter(({ countryCode }) => countryCode === country)) ??
    latestOf(begun.filter(({ countryCode }) => countryCode === null))
  );
}

function latestOf<Rule extends { from: string | null }>(rules: Rule[]): Rule | undefined {
  return rules.reduce<Rule | undefined>(
    (latest, rule) => (latest && (latest.from ?? '') > (rule.from ?? '') ? latest : rule),
    undefined,
  );
}

/** When goods of an order that was sent first came back. */
function cameBack(order: CostedOrder): Date | null {
  if (!order.fulfilled) return null;
  const back = inTime(order.events).find(
    ({ part, kind, quantity }) =>
      part === 'product' && (kind === 'refund' || kind === 'cancel') && quantity < 0,
  );
  return back?.occurredAt ?? null;
}

/** What gateways kept of each payment: as read, else by the owner's rate, else unknown. */
function paymentsOf({ placedAt, paid, events, finances }: CostedOrder, inputs: ProfitInputs): Charged[] {
  const { gateway } = inputs;
  const payments = finances?.payments ?? [];
  if (payments.length === 0) {
    const isPlacing = ({ kind }: SaleEvent) => kind === 'sale';
    const amount = paid ? sumOf(events.filter(isPlacing).map((each) => each.amount + each.discount)) : 0;
    if (amount <= 0) return [];
    if (!finances) return [{ at: placedAt, sums: { paid: amount } }];
    return [{ at: placedAt, sums: feeOf({ ...UNREPORTED, gateway, amount, processedAt: placedAt }, inputs) }];
  }
  return payments
    .filter((payment) => payment.gateway !== WITHOUT_GATEWAY)
    .map((payment) => ({ at: payment.processedAt, sums: feeOf(payment, inputs) }));
}

/** The platform shares no payments; that the order is paid it says. */
const UNREPORTED = { kind: 'payment', fee: null, feeTax: 0, feeExpected: false, withheld: 0 } as const;

function feeOf(
  payment: NonNullable<CostedOrder['finances']>['payments'][number],
  { rules, dayOf, currency }: ProfitInputs,
): Partial<ProfitSums> {
  const { kind, gateway, amount, fee, feeTax, withheld } = payment;
  const withTax = (net: number, tax: number) => net + (rules.reclaimsVat === true ? 0 : tax);
  if (kind === 'refund') return fee === null ? {} : { fees: withTax(fee, feeTax), feeTax, withheld };
  const day = dayOf(payment.processedAt);
  const surcharge =
    rules.surchargePercent !== null && gateway !== PLATFORM_GATEWAY
      ? Math.round((amount * rules.surchargePercent) / 100)
      : 0;
  const always = { paid: amount, withheld, feesExpected: payment.feeExpected ? 1 : 0 };
  if (fee !== null) {
    const fees = withTax(fee, feeTax) + surcharge;
    return { ...always, fees, feesByRule: surcharge, feeTax, paidWithFee: amount };
  }
  const rule = latestOf(
    rules.fees.filter((each) => each.gateway === gateway && (each.from === null || each.from <= day)),
  );
  if (!rule) return { ...always, fees: surcharge, feesByRule: surcharge };
  const kept = Math.round((amount * rule.percent) / 100) + toMinor(rule.fixed, currency);
  const tax = Math.round((kept * rule.taxPercent) / 100);
  const fees = withTax(kept, tax) + surcharge;
  return { ...always, fees, feesByRule: fees, feeTax: tax, paidWithFee: amount };
}

function otherChargesOf({ charges }: CostedOrder): Charged[] {
  return charges
    .filter(({ kind }) => kind !== 'shipping')
    .map(({ kind, amount, at }) => ({
      at,
      sums: kind === 'instalments' ? { fees: amount } : { otherCosts: amount },
    }));
}

/** Tips and fees that the buyer paid. Duties are passed on to the customs, and gift cards are still owed. */
function otherIncomeOf({ events }: CostedOrder): Charged[] {
  return events
    .filter(({ part }) => part === 'tip' || part === 'fee')
    .map(({ amount, discount, occurredAt }) => ({
      at: occurredAt,
      sums: { otherIncome: amount + discount },
    }));
}

/** What belongs to the whole order, on its lines by what each of them brought: the parts add up to it exactly. */
function sharedAmongLines(charged: Charged[], { weights, costed }: Goods): ProfitEntry[] {
  const lines = [...weights.keys()];
  const onLine = (line: CostedLine | null, { at, sums }: Charged): ProfitEntry => {
    // Where no goods were sold, none are without a cost.
    const isUncosted = lines.length > 0 && !costed.has(line);
    return { at, line, sums: isUncosted ? { ...sums, uncostedCharges: chargesOf(sums) } : sums };
  };
  if (lines.length < 2) return charged.map((each) => onLine(lines[0] ?? null, each));
  return charged.flatMap(({ at, sums }) => {
    const parts = lines.map((): Partial<ProfitSums> => ({}));
    for (const [name, amount] of Object.entries(sums) as [keyof ProfitSums, number][]) {
      if (amount === 0) continue;
      const shares = isCount(name)
        ? lines.map((_, index) => (index === 0 ? amount : 0))
        : sharesOf(amount, [...weights.values()]);
      for (const [index, share] of shares.entries()) if (share !== 0) parts[index]![name] = share;
    }
    return parts.map((part, index) => onLine(lines[index]!, { at, sums: part }));
  });
}

/** Orders and parcels do not come in pieces. */
const isCount = (name: keyof ProfitSums) =>
  name === 'orders' || name === 'shipments' || name === 'shipmentsCosted' || name === 'feesExpected';

// ——— tax that the platform says

/**
 * By rate: of what was placed as the platform lists it; what was given back later as each tax was part of its line, which
 * may have several. Tax for which none is listed stands under no rate, so that all rows together are the ledger's tax.
 */
function platformVat({ events, finances, lines }: CostedOrder): VatEntry[] {
  const taxes = finances?.taxes ?? [];
  const entries: VatEntry[] = [];
  const placed = events.filter(({ kind }) => kind === 'sale');
  const partOfLine = ({ lineId, rate, amount }: PlatformTax) => {
    const worth = worthOf(placed, lineId);
    return worth === 0 ? (rate ?? 0) : amount / worth;
  };
  const moments = Map.groupBy(events, ({ occurredAt }) => occurredAt.getTime());
  for (const [ms, ofMoment] of moments) {
    const at = new Date(ms);
    const total = sumOf(ofMoment.filter(({ part }) => part === 'tax').map(({ amount }) => amount));
    const concerned = [...lines.map(({ id }) => id), null].flatMap((lineId) => {
      const base = worthOf(ofMoment, lineId);
      return base === 0 ? [] : taxes.filter((tax) => tax.lineId === lineId).map((tax) => ({ ...tax, base }));
    });
    if (total === 0 && concerned.length === 0) continue;
    const isPlacing = ofMoment.some(({ kind, part }) => kind === 'sale' && part !== 'tax');
    const shares = isPlacing
      ? concerned.map(({ amount }) => amount)
      : sharesOf(
          total,
          concerned.map((tax) => Math.abs(tax.base * partOfLine(tax))),
        );
    for (const [index, { rate, channelLiable, base }] of concerned.entries())
      entries.push({
        at,
        rate: rate === null ? null : Math.round(rate * 10_000),
        channelLiable,
        base,
        tax: shares[index] ?? 0,
      });
    const rest = total - sumOf(shares);
    if (rest !== 0) entries.push({ at, rate: null, channelLiable: false, base: 0, tax: rest });
  }
  return entries;
}

/** Of a line, or of shipping where it is null. */
function worthOf(events: SaleEvent[], lineId: string | null): number {
  const ofLine = events.filter((each) =>
    lineId === null ? each.part === 'shipping' : each.lineId === lineId,
  );
  return sumOf(ofLine.map(({ amount, discount }) => amount + discount));
}

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
