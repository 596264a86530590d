import type * as z from 'zod';
import type { StoreAccess } from '#server/platforms/ports/store-platform.ts';
import { type ShopifyClient, TooCostly } from './client.ts';
import { shopifyFailures } from './failures.ts';
import type { Page } from './wire.ts';

export interface Listing<Node, Data> {
  document: string;
  data: z.ZodType<Data>;
  pick: (data: Data) => Page<Node> | null;
  variables?: Record<string, unknown>;
  /** The search that finds everything, or everything behind `last`. */
  search?: (last: Node | null) => string | null;
  /** Nodes to ask for first; what they cost then decides. */
  startWith: number;
  after?: string | null;
  signal?: AbortSignal;
}

const DEAREST_QUERY = 950;
const LARGEST_PAGE = 250;
// Shopify pages no deeper than 25,000 objects; before that the search itself moves on.
const DEEPEST = 20_000;

/** Reads lists page by page, each as large as its price allows. */
export function createPageReader(client: ShopifyClient) {
  const priceOfOne = new Map<string, number>();

  async function* pages<Node, Data>(
    access: StoreAccess,
    listing: Listing<Node, Data>,
  ): AsyncGenerator<Node[]> {
    const { document, data, pick, variables, search, signal } = listing;
    let after = listing.after ?? null;
    let query = search?.(null) ?? null;
    let depth = 0;
    let size = listing.startWith;
    for (;;) {
      const sent = { ...variables, after, ...(search && { query }) };
      const { answer, used } = await askSized(access, size, document, (first) => ({
        document,
        data,
        variables: { ...sent, first },
        signal,
      }));
      const page = pick(answer);
      if (!page) return;
      if (page.nodes.length > 0) yield page.nodes;
      if (!page.pageInfo.hasNextPage) return;
      depth += page.nodes.length;
      after = page.pageInfo.endCursor;
      size = nextSize(document, used);
      const last = page.nodes.at(-1);
      if (search && last && depth >= DEEPEST) {
        query = search(last);
        after = null;
        depth = 0;
      }
    }
  }

  /** One answer for as many of the ids at once as the price allows. */
  async function* inParts<Data>(
    access: StoreAccess,
    ids: string[],
    {
      document,
      data,
      startWith,
      signal,
    }: Pick<Listing<never, Data>, 'document' | 'data' | 'startWith' | 'signal'>,
  ): AsyncGenerator<Data> {
    let size = startWith;
    for (let at = 0; at < ids.length; ) {
      const left = ids.length - at;
      const { answer, used } = await askSized(access, Math.min(size, left), document, (count) => ({
        document,
        data,
        variables: { ids: ids.slice(at, at + count) },
        signal,
      }));
      yield answer;
      at += used;
      size = nextSize(document, Math.max(used, Math.min(size, left)));
    }
  }

  async function askSized<Data>(
    access: StoreAccess,
    wanted: number,
    document: string,
    question: (size: number) => Parameters<typeof client.ask<Data>>[1],
  ): Promise<{ answer: Data; used: number }> {
    const price = priceOfOne.get(document);
    let size = price ? Math.max(1, Math.min(wanted, Math.floor(DEAREST_QUERY / price))) : wanted;
    for (;;) {
      try {
        const expectedCost = price ? price * size : undefined;
        const { data, requestedCost } = await client.ask(access, { ...question(size), expectedCost });
        if (requestedCost) priceOfOne.set(document, requestedCost / size);
        return { answer: data, used: size };
      } catch (error) {
        if (!(error instanceof TooCostly)) throw error;
        if (size === 1) throw shopifyFailures.queryRefused('one object costs more than a query may');
        size = Math.floor(size / 2);
      }
    }
  }

  function nextSize(document: string, used: number): number {
    const price = priceOfOne.get(document);
    const affordable = price ? Math.max(1, Math.floor(DEAREST_QUERY / price)) : used;
    return Math.min(LARGEST_PAGE, affordable, used * 2);
  }

  return { pages, inParts };
}
export type PageReader = ReturnType<typeof createPageReader>;
