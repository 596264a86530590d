import type { Finding } from '#server/insights/finding.ts';
import type { PlainShop } from '#server/testing/plain-shop.ts';
import type { Days } from './plain-sums.ts';

/**
 * What only the forecast's model says: compared with the forecast itself, and with the same shop read in peace, instead. A
 * second version would be a copy of the first.
 */
export const OF_A_MODEL = 'of a model';

export type Cell = string | number | null;

/** What a finding should say, in major units and unrounded; money at stake in minor units. */
export interface Recomputed {
  period: Days;
  figures: Record<string, number | string>;
  atStake: number | null;
  /** The rows that should stand where these stand; without it there is no table. */
  rows?: (said: Cell[][]) => Cell[][];
}
export type Recompute = (shop: PlainShop, finding: Finding) => Recomputed;
