import type { AdsCampaign } from '#shared/ads/ads-campaigns.ts';

type Results = AdsCampaign['results'];
type Own = Pick<Results, 'spend' | 'impressions' | 'clicks'>;

/** What stands in the fields. */
export type Typed = Record<keyof Own, string>;

export function typedOf({ spend, impressions, clicks }: Results): Typed {
  return { spend: `${spend ?? ''}`, impressions: `${impressions ?? ''}`, clicks: `${clicks ?? ''}` };
}

/** An empty field is what is not known. `results` is null while a field holds what is no figure. */
export function readResults(typed: Typed): { results: Own | null; wrong: Partial<Record<keyof Own, true>> } {
  const results = {
    spend: readNumber(typed.spend, 99_999_999.99),
    impressions: readWhole(typed.impressions),
    clicks: readWhole(typed.clicks),
  };
  const wrong = Object.fromEntries(
    Object.entries(results).flatMap(([name, value]) => (value === undefined ? [[name, true]] : [])),
  ) as Partial<Record<keyof Own, true>>;
  return { results: Object.keys(wrong).length > 0 ? null : (results as Own), wrong };
}

export interface Derived {
  perThousand: number | null;
  perClick: number | null;
  /** In percent. */
  clickRate: number | null;
  /** Net sales by the post’s link for each unit of money spent. */
  perUnit: number | null;
}

export function derive({ spend, impressions, clicks, linkedNetSales }: Results): Derived {
  return {
    perThousand: spend && impressions ? (spend / impressions) * 1000 : null,
    perClick: spend && clicks ? spend / clicks : null,
    clickRate: impressions && clicks !== null ? (clicks / impressions) * 100 : null,
    perUnit: spend && linkedNetSales !== null ? linkedNetSales / spend : null,
  };
}

const MOST_COUNTED = 2_147_483_647;

function readWhole(typed: string): number | null | undefined {
  const value = readNumber(typed, MOST_COUNTED);
  return value === null || Number.isInteger(value) ? value : undefined;
}

function readNumber(typed: string, most: number): number | null | undefined {
  if (typed.trim() === '') return null;
  const value = Number(typed);
  return value >= 0 && value <= most ? value : undefined;
}
