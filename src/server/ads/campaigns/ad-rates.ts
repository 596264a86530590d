const MOST_MONEY = 99_999_999.99;

export interface AdResults {
  spend: number | null;
  impressions: number | null;
  clicks: number | null;
}

/** What a thousand impressions and a click cost, and how many impressions were clicked; 0 where it cannot be said. */
export function adRates({ spend, impressions, clicks }: AdResults) {
  return {
    cpm: spend && impressions ? decimal((spend / impressions) * 1000) : '0',
    cpc: spend && clicks ? decimal(spend / clicks) : '0',
    ctr: clicks && impressions ? Math.min(1, clicks / impressions).toFixed(8) : '0',
  };
}

/** With more places than are saved, so that the database rounds halves of what was meant and not of a float. */
function decimal(amount: number): string {
  return Math.min(MOST_MONEY, amount).toFixed(6);
}
