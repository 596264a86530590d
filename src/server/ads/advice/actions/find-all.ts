import type { AdsFacts } from '#server/ads/advice/facts/facts.ts';
import { byScore } from '#server/analytics/findings/finding.ts';
import type { ActionType } from '#shared/ads/action-types.ts';
import { ACCOUNT_CHECKS } from './account-checks.ts';
import { findAbandonedCarts } from './finders/abandoned-carts.ts';
import { findFeedWork, findSearchWork } from './finders/campaign-types.ts';
import { findAimCities } from './finders/cities.ts';
import { findAimCountries, findLeaveCountries } from './finders/countries.ts';
import { findDays } from './finders/days.ts';
import type { AdsFinding } from './finders/finding.ts';
import { findHours } from './finders/hours.ts';
import { type FinderContext, inputsOf } from './finders/inputs.ts';
import { findLeaveOutBuyers } from './finders/leave-out-buyers.ts';
import { findMaxClick } from './finders/max-click.ts';
import { findMeasureFirst } from './finders/measure-first.ts';
import { findMendFeed } from './finders/mend-feed.ts';
import { findMovingProducts } from './finders/moving-products.ts';
import { findPauseProducts } from './finders/pause-products.ts';
import { findProductClicks, findPromoteProducts } from './finders/promote-products.ts';
import { findSeasonAhead } from './finders/season-ahead.ts';
import { findSellTogether } from './finders/sell-together.ts';
import { findTestFirst } from './finders/test-first.ts';
import { findWinBack } from './finders/win-back.ts';

const FINDERS: ((context: FinderContext) => AdsFinding[])[] = [
  findMeasureFirst,
  findTestFirst,
  findMaxClick,
  findPromoteProducts,
  findProductClicks,
  findPauseProducts,
  findMovingProducts,
  findSellTogether,
  findHours,
  findDays,
  findAimCountries,
  findAimCities,
  findLeaveCountries,
  findSeasonAhead,
  findWinBack,
  findLeaveOutBuyers,
  findAbandonedCarts,
  findSearchWork,
  findFeedWork,
  findMendFeed,
  ...ACCOUNT_CHECKS,
];

/** All that should be done by these facts, most money at stake (times confidence) first. */
export function findAll(facts: AdsFacts): AdsFinding[] {
  const context = { facts, inputs: inputsOf(facts) };
  return withoutContradiction(FINDERS.flatMap((find) => find(context))).sort(
    (one, other) => byScore(one, other) || (one.subject < other.subject ? -1 : 1),
  );
}

/** Of what can be said about a product's ads, the first that is found says it. */
const OF_A_PRODUCT: ActionType[] = ['pause_product', 'fading_product', 'rising_product', 'promote_product'];

function withoutContradiction(findings: AdsFinding[]): AdsFinding[] {
  const said = new Map<string, AdsFinding>();
  for (const type of OF_A_PRODUCT)
    for (const finding of findings)
      if (finding.type === type && finding.watched.kind === 'product' && !said.has(finding.watched.id))
        said.set(finding.watched.id, finding);
  const kept = new Set(said.values());
  return findings.filter((finding) => !OF_A_PRODUCT.includes(finding.type) || kept.has(finding));
}
