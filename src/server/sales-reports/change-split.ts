/** What net sales are the product of: buyers × orders per buyer × net sales per order. Net sales in minor units. */
export interface SalesFacts {
  buyers: number;
  orders: number;
  netSales: number;
}

const FACTORS = ['buyers', 'ordersPerBuyer', 'netPerOrder'] as const;
type FactorName = (typeof FACTORS)[number];
type Factors = Record<FactorName, number>;
export type ChangeSplit = Record<FactorName, { current: number; previous: number; effect: number }>;

/**
 * Metrics 7: the change of net sales shared out exactly to its three factors, in whole minor units, by log-mean shares
 * (LMDI; Ang 2004). Where more was given back than sold there is no logarithm: then each factor gets its mean effect over
 * all orders in which the factors could have changed (Shapley). Both stretches need an order.
 */
export function splitChange(current: SalesFacts, previous: SalesFacts): ChangeSplit {
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
