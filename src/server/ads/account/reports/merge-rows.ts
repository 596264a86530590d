import type { CampaignRow, ReportCounts, SearchTermRow } from './report-rows.ts';

/** Exports by device, hour or ad group have several rows of a campaign and day: they are one. */
export function mergeCampaigns(rows: CampaignRow[]): CampaignRow[] {
  return merged(rows, ({ day, campaign }) => `${day} ${campaign}`);
}

export function mergeTerms(rows: SearchTermRow[]): SearchTermRow[] {
  return merged(rows, ({ day, campaign, term }) => JSON.stringify([day, campaign, term]));
}

function merged<Row extends ReportCounts>(rows: Row[], keyOf: (row: Row) => string): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = sums.get(key);
    if (known) addTo(known, row);
    else sums.set(key, { ...row });
  }
  return [...sums.values()].map((row) => ({
    ...row,
    cost: withoutNoise(row.cost),
    conversions: withoutNoise(row.conversions),
    value: withoutNoise(row.value),
  }));
}

export function addTo(sum: ReportCounts, row: ReportCounts): void {
  sum.impressions += row.impressions;
  sum.clicks += row.clicks;
  sum.cost += row.cost;
  sum.conversions += row.conversions;
  sum.value += row.value;
}

/** Sums of cents in binary fractions differ in their last digits. */
export const withoutNoise = (sum: number): number => Math.round(sum * 1e6) / 1e6;
