import type { Database } from '#server/core/db/database.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { ReaderLanguage } from '#shared/analytics/insights.ts';
import { toMajor } from '#shared/core/money.ts';
import type { PostResults } from '#shared/publishing/schedules.ts';
import { EXPLANATIONS, type SalesCase } from './explanations.ts';
import { METRICS, type Metrics } from './measured.ts';
import { findCapabilities, findPost, findPublished, sumLinkedOrders } from './repository.ts';

const UNKNOWN = Object.fromEntries(METRICS.map((metric) => [metric, null])) as Metrics;

/** What a post brought: engagement by account, and orders by its own link. */
export function createResultsService({ db }: { db: Database }) {
  async function resultsOf(
    store: OwnedStore,
    postId: string,
    language: ReaderLanguage,
  ): Promise<PostResults> {
    const post = await findPost(db, store.id, postId);
    if (!post) throw httpProblems.notFound();
    const published = await findPublished(db, postId);
    return {
      accounts: published.map(({ measured, ...account }) => ({
        ...account,
        ...UNKNOWN,
        ...measured,
        measuredAt: measured?.measuredAt ?? null,
      })),
      sales: await salesOf(store, { ...post, postId, isPublished: published.length > 0 }, language),
    };
  }

  async function salesOf(
    store: OwnedStore,
    post: { postId: string; withLink: boolean; isPublished: boolean },
    language: ReaderLanguage,
  ): Promise<PostResults['sales']> {
    const { currency } = store;
    const which = await caseOf(store.id, post);
    const explanation = EXPLANATIONS[language][which];
    if (which !== 'linked')
      return { orders: null, netSales: null, currency, certainty: 'unknown', explanation };
    const { orders, net } = await sumLinkedOrders(db, store.id, post.postId);
    return { orders, netSales: toMajor(net, currency), currency, certainty: 'linked', explanation };
  }

  async function caseOf(
    storeId: string,
    { withLink, isPublished }: { withLink: boolean; isPublished: boolean },
  ): Promise<SalesCase> {
    if (!isPublished) return 'not_published';
    if (!withLink) return 'no_link';
    return (await findCapabilities(db, storeId)).journeys ? 'linked' : 'not_told';
  }

  return { resultsOf };
}
export type ResultsService = ReturnType<typeof createResultsService>;
