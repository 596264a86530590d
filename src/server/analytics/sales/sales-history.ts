import type { ReportBasis } from '#shared/analytics/report-basis.ts';
import type { ProductMovement } from './product-movements.ts';
import type { SalesDay } from './sales-day.ts';

/** Finished local days of a store, one after the other without a gap; net sales in major units. */
export interface SalesHistory extends ReportBasis {
  currency: string;
  days: SalesDay[];
}

/** Products in one stretch of whole local days and in the one before it; money in major units. */
export interface ProductMovements extends ReportBasis {
  currency: string;
  from: string;
  to: string;
  /** Orders of the shop on both sides. */
  orders: number;
  ordersBefore: number;
  products: ProductMovement[];
}

/** Two years and what a comparison with the weeks a year before those needs. */
export const HISTORY_DAYS = 800;
