/** What net sales of known customers are the product of: buyers × orders per buyer × net sales per order. */
export interface SalesFacts {
  buyers: number;
  orders: number;
  /** Minor units. */
  netSales: number;
}

/** One side of a comparison: what known customers bought, and the net sales of orders without a customer. */
export interface SideFacts {
  known: SalesFacts;
  /** Minor units. */
  guests: number;
}

const FACTORS = ['buyers', 'ordersPerBuyer', 'netPerOrder'] as const;
type FactorName = (typeof FACTORS)[number];
type Factors = Record<FactorName, number>;
/** A factor of a side without an order cannot be said: null. */
interface Factor {
  current: number | null;
  previous: number | null;
  effect: number;
}
export type ChangeSplit = Record<FactorName, Factor> & {
  guests: { current: number; previous: number; effect: number };
};

/**
 * Metrics 7, with orders that name no customer set apart first: a guest cannot come back, so counting each as a buyer
 * would explain their sales by "more buyers". Guests are one summand; what known customers brought is shared out to its
 * three factors. All effects are whole minor units that add up to the change.
 */
export function splitChange(current: SideFacts, previous: SideFacts): ChangeSplit {
  const guests = {
    current: current.guests,
    previous: previous.guests,
    effect: current.guests - previous.guests,
  };
  return { ...splitKnown(current.known, previous.known), guests };
}

/**
 * By log-mean shares (LMDI; Ang 2004). Where more was given back than sold there is no logarithm: then each factor gets
 * its mean effect over all orders in which the factors could have changed (Shapley). Where one side has no order, or its
 * buyers are not counted yet while an import goes on, all of the change is that nobody bought, or that a buyer did.
 */
function splitKnown(current: SalesFacts, previous: SalesFacts): Record<FactorName, Factor> {
  if (isEmpty(current) || isEmpty(previous)) return splitOfOneSide(current, previous);
  const now = factorsOf(current);
  const before = factorsOf(previous);
  const weight =
    current.netSales > 0 && previous.netSales > 0 ? logMeanOf(current.netSales, previous.netSales) : null;
  const exact = weight === null ? shapley(now, before) : logMean(now, before, weight);
  const effects = roundedTo(current.netSales - previous.netSales, exact);
  const split = (name: FactorName) => ({ current: now[name], previous: before[name], effect: effects[name] });
  return {
    buyers: split('buyers'),
    ordersPerBuyer: split('ordersPerBuyer'),
    netPerOrder: split('netPerOrder'),
  };
}

function splitOfOneSide(current: SalesFacts, previous: SalesFacts): Record<FactorName, Factor> {
  const [now, before] = [current, previous].map((side) => (isEmpty(side) ? null : factorsOf(side)));
  const split = (name: FactorName, effect: number) => ({
    current: now?.[name] ?? null,
    previous: before?.[name] ?? null,
    effect,
  });
  return {
    buyers: {
      current: current.buyers,
      previous: previous.buyers,
      effect: current.netSales - previous.netSales,
    },
    ordersPerBuyer: split('ordersPerBuyer', 0),
    netPerOrder: split('netPerOrder', 0),
  };
}

const isEmpty = ({ buyers, orders }: SalesFacts) => buyers <= 0 || orders <= 0;

function factorsOf({ buyers, orders, netSales }: SalesFacts): Factors {
  return { buyers, ordersPerBuyer: orders / buyers, netPerOrder: netSales / orders };
}

function logMean(now: Factors, before: Factors, weight: number): Factors {
  const effect = (name: FactorName) => weight * Math.log(now[name] / before[name]);
  return {
    buyers: effect('buyers'),
    ordersPerBuyer: effect('ordersPerBuyer'),
    netPerOrder: effect('netPerOrder'),
  };
}

/** (a − b) ÷ ln(a ÷ b): where a change of a product is worth as much in any of its factors. */
export function logMeanOf(one: number, other: number): number {
  if (one === other) return one;
  const smaller = Math.min(one, other);
  const apart = Math.abs(one - other);
  return apart / Math.log1p(apart / smaller);
}

function shapley(now: Factors, before: Factors): Factors {
  const effect = (name: FactorName) => {
    const [second, third] = FACTORS.filter((each) => each !== name) as [FactorName, FactorName];
    const both =
      2 * now[second] * now[third] +
      2 * before[second] * before[third] +
      now[second] * before[third] +
      before[second] * now[third];
    return ((now[name] - before[name]) * both) / 6;
  };
  return {
    buyers: effect('buyers'),
    ordersPerBuyer: effect('ordersPerBuyer'),
    netPerOrder: effect('netPerOrder'),
  };
}

/** Whole minor units that add up to `total`; what rounding leaves goes to the largest effect. */
function roundedTo(total: number, exact: Factors): Factors {
  const rounded: Factors = {
    buyers: Math.round(exact.buyers),
    ordersPerBuyer: Math.round(exact.ordersPerBuyer),
    netPerOrder: Math.round(exact.netPerOrder),
  };
  const largest = FACTORS.reduce((one, other) =>
    Math.abs(exact[other]) > Math.abs(exact[one]) ? other : one,
  );
  rounded[largest] += total - rounded.buyers - rounded.ordersPerBuyer - rounded.netPerOrder;
  return rounded;
}
