import type { Competitors, ReportKind } from '#shared/ads/ads-account.ts';
import type { Sentence } from '#shared/core/sentence.ts';

export interface ReportCounts {
  impressions: number;
  clicks: number;
  cost: number;
  conversions: number;
  value: number;
}

/** A day is null where the file has no such column. Money is in major units of the account's currency. */
export interface CampaignRow extends ReportCounts {
  day: string | null;
  campaign: string;
  type: string | null;
  status: string | null;
  budget: number | null;
  /** 0 to 1, as Google reports them: below a tenth is 0.0999. */
  searchShare: number | null;
  lostToBudget: number | null;
  lostToRank: number | null;
}

export interface SearchTermRow extends ReportCounts {
  day: string | null;
  term: string;
  campaign: string;
}

export type CompetitorRow = Competitors['rows'][number];

export interface RowsOf {
  campaigns: CampaignRow;
  search_terms: SearchTermRow;
  auction_insights: CompetitorRow;
}

type Understood = { [Kind in ReportKind]: { kind: Kind; rows: RowsOf[Kind][] } }[ReportKind];

/** A report as it was understood. */
export type ReadReport = Understood & {
  /** Days, both included; null where the file does not say. */
  from: string | null;
  to: string | null;
  currency: string | null;
  skipped: number;
  /** Why the first row was skipped. */
  problem: Sentence | null;
};
