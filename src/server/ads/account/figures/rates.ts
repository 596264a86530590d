import type { AdsFigures } from '#shared/ads/ads-account.ts';

export type Counts = Pick<AdsFigures, 'impressions' | 'clicks' | 'cost' | 'conversions' | 'value'>;

export const NOTHING: Counts = { impressions: 0, clicks: 0, cost: 0, conversions: 0, value: 0 };

/** With the rates, null where they would divide by nothing. */
export function withRates<Row extends Counts>(row: Row): Row & AdsFigures {
  const { impressions, clicks, cost, conversions, value } = row;
  return {
    ...row,
    ctr: ratio(clicks, impressions),
    costPerClick: ratio(cost, clicks),
    conversionRate: ratio(conversions, clicks),
    costPerConversion: ratio(cost, conversions),
    roas: ratio(value, cost),
  };
}

export function sumOf(rows: readonly Counts[]): Counts {
  const sum = { ...NOTHING };
  for (const row of rows) {
    sum.impressions += row.impressions;
    sum.clicks += row.clicks;
    sum.cost += row.cost;
    sum.conversions += row.conversions;
    sum.value += row.value;
  }
  const withoutNoise = (value: number) => Math.round(value * 1e6) / 1e6;
  return {
    ...sum,
    cost: withoutNoise(sum.cost),
    conversions: withoutNoise(sum.conversions),
    value: withoutNoise(sum.value),
  };
}

const ratio = (over: number, under: number): number | null => (under > 0 ? over / under : null);
