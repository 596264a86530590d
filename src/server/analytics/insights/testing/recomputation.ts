import type { Finding } from '#server/analytics/insights/finders/finding.ts';
import type { PlainShop } from '#server/testing/plain-shop.ts';
import type { Days } from './plain-sums.ts';

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
