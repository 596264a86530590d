const FEWEST_ORDERS = 5;

export interface IdleCandidate {
  id: string;
  title: string;
  inventory: number;
  /** Minor units for one, and whether it is what it cost or what it sells for. */
  unitValue: number;
  isCost: boolean;
  /** Finished days since the last order with it. */
  silentDays: number;
  /** Orders in the days before that, and how many days those are. */
  ordersBefore: number;
  daysBefore: number;
  /** Whether it sold in the same days a year before; null where that is not known. */
  soldYearBefore: boolean | null;
}

export interface IdleProduct extends IdleCandidate {
  /** Minor units. */
  value: number;
}

export const FEWEST_SILENT_DAYS = 60;
const IDLE_CHANCE = 0.001;

/**
 * Products in stock that have sold nothing for 60 days or more, though they sold before. The silence must be longer than
 * chance allows: with n orders in T days before it, no order in N days has the probability (T ÷ (T + N))ⁿ (the
 * predictive distribution of a Poisson rate known from n events, Gelman et al., Bayesian Data Analysis, § 2.6), which
 * must be below 0.001 ÷ the number of products looked at, selling or not (Bonferroni). What did not sell in these days of the year before
 * either is out of season and left out. Most money first.
 */
export function findIdleStock(products: readonly IdleCandidate[], lookedAt: number): IdleProduct[] {
  return products
    .filter(
      ({ inventory, unitValue, silentDays, ordersBefore, daysBefore, soldYearBefore }) =>
        inventory > 0 &&
        unitValue > 0 &&
        ordersBefore >= FEWEST_ORDERS &&
        silentDays >= FEWEST_SILENT_DAYS &&
        soldYearBefore !== false &&
        (daysBefore / (daysBefore + silentDays)) ** ordersBefore <= IDLE_CHANCE / lookedAt,
    )
    .map((product) => ({ ...product, value: product.inventory * product.unitValue }))
    .sort((one, other) => other.value - one.value);
}
