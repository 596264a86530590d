/** One local day of a store; net sales in minor units. */
export interface SalesDay {
  day: string;
  orders: number;
  netSales: number;
}
