import type { ExchangeRates } from '#server/analytics/rates/service.ts';
import type { Database } from '#server/core/db/database.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localHours } from '#server/core/time/local-hours.ts';
import type { ClickCounter } from '#server/publishing/short-links/click-counter.ts';
import { findWithKnownClicks, sumClicks } from '#server/publishing/short-links/clicks-repository.ts';
import type { CostService } from '#server/stores/profit/cost-service.ts';
import { toMajor } from '#shared/core/money.ts';
import type { PostResults } from '#shared/publishing/schedules.ts';
import { type Ascribed, ascribeOrders } from './ascribed-orders.ts';
import { earnedWith, readOrderProfits } from './earned.ts';
import { METRICS, type Metrics } from './measured.ts';
import { findPost, findPublished, sumNetSales, sumPostVisits } from './repository.ts';
import { findSpending, knownSpending } from './spending.ts';

const UNKNOWN = Object.fromEntries(METRICS.map((metric) => [metric, null])) as Metrics;

interface Dependencies {
  db: Database;
  clicks: Pick<ClickCounter, 'save'>;
  costs: Pick<CostService, 'areFirstRead' | 'writeDays'>;
  rates: Pick<ExchangeRates, 'converterFor'>;
  now: () => Date;
}

/** What a post brought: engagement by account, clicks on its links, orders by them, and what those earned. */
export function createResultsService({ db, clicks, costs, rates, now }: Dependencies) {
  async function resultsOf(store: OwnedStore, postId: string): Promise<PostResults> {
    const post = await findPost(db, store.id, postId);
    if (!post) throw httpProblems.notFound();
    const published = await findPublished(db, postId);
    await clicks.save();
    const areKnown = (await findWithKnownClicks(db, store.id, [postId])).has(postId);
    const asked = { ...post, postId, isPublished: published.length > 0, areClicksKnown: areKnown };
    const orders = (await ascribeOrders(db, store, { posts: [asked], now: now() })).get(postId)!;
    const spending = (await findSpending({ db, rates }, store, [postId])).get(postId)!;
    return {
      accounts: published.map(({ measured, publishedAt: _, ...account }) => ({
        ...account,
        ...UNKNOWN,
        ...measured,
        measuredAt: measured?.measuredAt ?? null,
      })),
      sales: await salesOf(store, orders),
      clicks: areKnown ? await clicksOf(store.id, postId) : null,
      visits: await visitsOf(store, postId, published),
      earned: await earnedOf(store, orders, knownSpending(spending)),
      spending,
    };
  }

  async function visitsOf(
    store: OwnedStore,
    postId: string,
    published: { publishedAt: Date | null }[],
  ): Promise<PostResults['visits']> {
    const moments = published.flatMap(({ publishedAt }) => publishedAt?.getTime() ?? []);
    if (moments.length === 0) return null;
    const { day } = localHours(store.timeZone)(new Date(Math.min(...moments)));
    return sumPostVisits(db, store.id, { postId, since: day });
  }

  /** Of all that happened to those orders so far. */
  async function earnedOf(
    store: OwnedStore,
    ascribed: Ascribed,
    spent: number,
  ): Promise<PostResults['earned']> {
    if (ascribed.certainty === 'unknown' || ascribed.last.length === 0) return null;
    const profits = await readOrderProfits({ db, costs }, store, ascribed.last);
    return earnedWith(ascribed.last, { profits, spent, currency: store.currency });
  }

  async function clicksOf(storeId: string, postId: string): Promise<PostResults['clicks']> {
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

  /** By the visit that ended in the order; `firstTouch` by the first one before it. */
  async function salesOf(store: OwnedStore, ascribed: Ascribed): Promise<PostResults['sales']> {
    const { currency } = store;
    const { certainty, explanation } = ascribed;
    if (ascribed.certainty === 'unknown')
      return {
        orders: null,
        netSales: null,
        usualOrders: null,
        byCode: null,
        firstTouch: null,
        currency,
        certainty,
        explanation,
      };
    const { last, first, byCode, usual } = ascribed;
    const net = await sumNetSales(db, store.id, [...new Set([...last, ...first])]);
    const brought = (orderIds: string[]) => ({
      orders: orderIds.length,
      netSales: toMajor(
        orderIds.reduce((sum, id) => sum + (net.get(id) ?? 0), 0),
        currency,
      ),
    });
    return {
      ...brought(last),
      usualOrders: usual,
      byCode,
      firstTouch: brought(first),
      currency,
      certainty,
      explanation,
    };
  }

  return { resultsOf };
}
export type ResultsService = ReturnType<typeof createResultsService>;
