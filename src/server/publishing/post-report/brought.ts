import type { ExchangeRates } from '#server/analytics/rates/service.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { type Ascribed, ascribeOrders } from '#server/publishing/results/ascribed-orders.ts';
import { earnedWith, readOrderProfits } from '#server/publishing/results/earned.ts';
import { sumNetSales } from '#server/publishing/results/repository.ts';
import { findSpending, knownSpending } from '#server/publishing/results/spending.ts';
import { findWithKnownClicks } from '#server/publishing/short-links/clicks-repository.ts';
import type { CostService } from '#server/stores/profit/cost-service.ts';
import { toMajor } from '#shared/core/money.ts';
import type { PublishedPost } from './repository.ts';

export interface Outside {
  db: Database;
  costs: Pick<CostService, 'areFirstRead' | 'writeDays'>;
  rates: Pick<ExchangeRates, 'converterFor'>;
  now: () => Date;
}

/** What a post brought, in major units. */
export interface BroughtPost<Post = PublishedPost> {
  post: Post;
  certainty: Ascribed['certainty'];
  orders: number | null;
  netSales: number | null;
  /** Contribution of these orders, less what was spent on the post as far as that is known. */
  earned: number | null;
  /** 0 to 1: the share of the net sales whose goods have a cost. */
  coverage: number;
  isSpendingKnown: boolean;
}

export interface Brought<Post = PublishedPost> {
  posts: BroughtPost<Post>[];
  byLastTouch: { orders: number; netSales: number };
  byFirstTouch: { orders: number; netSales: number };
  likelyOrders: number;
  /** Of all orders together, before what was spent; null where no cost is known. */
  contribution: { amount: number; coverage: number } | null;
}

/** @param posts that went out. */
export async function findBrought<Post extends Pick<PublishedPost, 'postId' | 'productId' | 'withLink'>>(
  { db, costs, rates, now }: Outside,
  store: OwnedStore,
  posts: Post[],
): Promise<Brought<Post>> {
  const { currency } = store;
  const postIds = posts.map(({ postId }) => postId);
  const known = await findWithKnownClicks(db, store.id, postIds);
  const asked = posts.map(({ postId, productId, withLink }) => ({
    postId,
    productId,
    withLink,
    isPublished: true,
    areClicksKnown: known.has(postId),
  }));
  const [ascribed, spending] = await Promise.all([
    ascribeOrders(db, store, { posts: asked, now: now() }),
    findSpending({ db, rates }, store, postIds),
  ]);
  const ordersOf = (postId: string, touch: 'last' | 'first'): string[] => {
    const of = ascribed.get(postId)!;
    return of.certainty === 'unknown' ? [] : of[touch];
  };
  // An order has one last visit and one first, so none is in a sum twice.
  const last = postIds.flatMap((postId) => ordersOf(postId, 'last'));
  const first = postIds.flatMap((postId) => ordersOf(postId, 'first'));
  const net = await sumNetSales(db, store.id, [...new Set([...last, ...first])]);
  const profits = await readOrderProfits({ db, costs }, store, last);
  const counted = (orderIds: string[]) => ({
    orders: orderIds.length,
    netSales: toMajor(
      orderIds.reduce((sum, id) => sum + (net.get(id) ?? 0), 0),
      currency,
    ),
  });
  const whole = earnedWith(last, { profits, spent: 0, currency });

  return {
    posts: posts.map((post) => {
      const { certainty } = ascribed.get(post.postId)!;
      const own = ordersOf(post.postId, 'last');
      const { boost, networkConverted } = spending.get(post.postId)!;
      const spent = knownSpending(spending.get(post.postId)!);
      const earned =
        own.length === 0 ? { amount: -spent, coverage: 1 } : earnedWith(own, { profits, spent, currency });
      return {
        post,
        certainty,
        ...(certainty === 'unknown' ? { orders: null, netSales: null } : counted(own)),
        earned: certainty === 'unknown' ? null : (earned?.amount ?? null),
        coverage: earned?.coverage ?? 0,
        isSpendingKnown: boost !== null && networkConverted !== null,
      };
    }),
    byLastTouch: counted(last),
    byFirstTouch: counted(first),
    likelyOrders: postIds
      .filter((postId) => ascribed.get(postId)!.certainty === 'likely')
      .reduce((sum, postId) => sum + ordersOf(postId, 'last').length, 0),
    contribution: whole && { amount: whole.contribution, coverage: whole.coverage },
  };
}
