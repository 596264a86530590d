import { findFreshness } from '#server/analytics/reports/freshness.ts';
import type { Database } from '#server/core/db/database.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { ClickCounter } from '#server/publishing/short-links/click-counter.ts';
import { areClicksKnown, sumClicks } from '#server/publishing/short-links/clicks-repository.ts';
import type { CostService } from '#server/stores/profit/cost-service.ts';
import {
  addProfit,
  contributionOf,
  hasCosts,
  isComplete,
  netSalesOf,
  noProfit,
} from '#server/stores/profit/profit-sums.ts';
import { toMajor } from '#shared/core/money.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import type { PostResults } from '#shared/publishing/schedules.ts';
import { METRICS, type Metrics } from './measured.ts';
import {
  findCapabilities,
  findLinkedDays,
  findLinkedProfits,
  findPost,
  findPublished,
  sumLinkedOrders,
} from './repository.ts';

const UNKNOWN = Object.fromEntries(METRICS.map((metric) => [metric, null])) as Metrics;

interface Dependencies {
  db: Database;
  clicks: Pick<ClickCounter, 'save'>;
  costs: Pick<CostService, 'areFirstRead' | 'writeDays'>;
}

/** What a post brought: engagement by account, clicks on its links, orders by them, and what those earned. */
export function createResultsService({ db, clicks, costs }: Dependencies) {
  async function resultsOf(store: OwnedStore, postId: string): Promise<PostResults> {
    const post = await findPost(db, store.id, postId);
    if (!post) throw httpProblems.notFound();
    const published = await findPublished(db, postId);
    await clicks.save();
    const sales = await salesOf(store, { ...post, postId, isPublished: published.length > 0 });
    return {
      accounts: published.map(({ measured, ...account }) => ({
        ...account,
        ...UNKNOWN,
        ...measured,
        measuredAt: measured?.measuredAt ?? null,
      })),
      sales,
      clicks: await clicksOf(store.id, postId),
      earned: sales.orders ? await earnedOf(store, postId) : null,
    };
  }

  async function clicksOf(storeId: string, postId: string): Promise<PostResults['clicks']> {
    if (!(await areClicksKnown(db, storeId, postId))) return null;
    const counted = await sumClicks(db, storeId, postId);
    const people = counted.filter(({ byProgram }) => !byProgram);
    const programs = counted.filter(({ byProgram }) => byProgram);
    return {
      people: people.reduce((sum, each) => sum + each.people, 0),
      clicks: people.reduce((sum, each) => sum + each.clicks, 0),
      programs: programs.reduce((sum, each) => sum + each.clicks, 0),
      bySource: people.map(({ byProgram: _, ...source }) => source),
    };
  }

  /** Of all that happened to those orders so far. */
  async function earnedOf(store: OwnedStore, postId: string): Promise<PostResults['earned']> {
    const { historyComplete } = await findFreshness(db, store.id);
    if (!historyComplete || (await costs.areFirstRead(store))) return null;
    const days = await findLinkedDays(db, store, postId);
    if (!days) return null;
    await costs.writeDays(store, days);
    const sums = noProfit();
    for (const added of await findLinkedProfits(db, store.id, postId)) addProfit(sums, added);
    if (!hasCosts(sums)) return null;
    const net = netSalesOf(sums);
    return {
      contribution: toMajor(contributionOf(sums), store.currency),
      coverage: net > 0 ? Math.min(1, Math.max(0, sums.covered / net)) : 1,
      isComplete: isComplete(sums),
    };
  }

  async function salesOf(
    store: OwnedStore,
    post: { postId: string; withLink: boolean; isPublished: boolean },
  ): Promise<PostResults['sales']> {
    const { currency } = store;
    const which = await caseOf(store.id, post);
    const explanation = EXPLANATIONS[which];
    if (which !== 'linked')
      return { orders: null, netSales: null, currency, certainty: 'unknown', explanation };
    const { orders, net } = await sumLinkedOrders(db, store.id, post.postId);
    return { orders, netSales: toMajor(net, currency), currency, certainty: 'linked', explanation };
  }

  async function caseOf(
    storeId: string,
    { postId, withLink, isPublished }: { postId: string; withLink: boolean; isPublished: boolean },
  ): Promise<SalesCase> {
    if (!isPublished) return 'not_published';
    // Without one in its text, it may be on the shop page.
    if (!withLink && !(await areClicksKnown(db, storeId, postId))) return 'no_link';
    return (await findCapabilities(db, storeId)).journeys ? 'linked' : 'not_reported';
  }

  return { resultsOf };
}
export type ResultsService = ReturnType<typeof createResultsService>;

/** Why the orders of a post are known, or are not. */
export type SalesCase = 'linked' | 'no_link' | 'not_reported' | 'not_published';

const EXPLANATIONS: Record<SalesCase, Sentence> = {
  linked: text(
    'Orders whose last visit to your store came through this post’s own link, in its text or on your shop page. People who saw the post but came another way are not included, and your store’s platform may report the visit some hours after the order.',
  ),
  no_link: text(
    'This post went out without a link to your store, so it cannot be known which orders came from it.',
  ),
  not_reported: text('Your store’s platform does not share which link a buyer came through.'),
  not_published: text('The post has not gone out, so no order can have come from it.'),
};
