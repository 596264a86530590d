import { findDisapproved, findFewHeadlines, findWeakAds } from './account-ads.ts';
import {
  findBelowBreakEven,
  findBudgetLimited,
  findNoConversions,
  findOneCampaign,
  findRankLost,
} from './account-campaigns.ts';
import { findAutoTagging, findTracking } from './account-measurement.ts';
import { findCountries, findDevice, findPartners } from './account-parts.ts';
import { findNoSales, findNotAdvertised, findSoldOut } from './account-products.ts';
import { findBrand, findGoodTerms, findWasteTerms } from './account-search-terms.ts';
import { findEmptyHours, findWeakWeekday } from './account-times.ts';
import { findDearerClicks, findSeasonBudget } from './account-trends.ts';
import type { AdsFinding } from './finders/finding.ts';
import type { FinderContext } from './finders/inputs.ts';

/** What is wrong, or could be better, in the owner's own account; each says nothing on too few data. */
export const ACCOUNT_CHECKS: ((context: FinderContext) => AdsFinding[])[] = [
  findTracking,
  findAutoTagging,
  findBudgetLimited,
  findRankLost,
  findBelowBreakEven,
  findNoConversions,
  findOneCampaign,
  findWasteTerms,
  findGoodTerms,
  findBrand,
  findCountries,
  findDevice,
  findPartners,
  findEmptyHours,
  findWeakWeekday,
  findSoldOut,
  findNoSales,
  findNotAdvertised,
  findDisapproved,
  findWeakAds,
  findFewHeadlines,
  findDearerClicks,
  findSeasonBudget,
];
