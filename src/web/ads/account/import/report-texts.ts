import type { ReportKind } from '#shared/ads/ads-account.ts';
import { text } from '#shared/core/sentence.ts';

export const REPORT_KIND_TEXTS: Record<ReportKind, string> = {
  campaigns: text('Campaign report'),
  search_terms: text('Search terms report'),
  auction_insights: text('Auction insights'),
};
