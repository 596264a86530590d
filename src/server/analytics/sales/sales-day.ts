/** One local day of a store; money in minor units. */
export interface SalesDay {
  day: string;
  orders: number;
  netSales: number;
}

/** With what was sold that day before anything was given back or cancelled. */
export interface SoldDay extends SalesDay {
  sold: number;
}
