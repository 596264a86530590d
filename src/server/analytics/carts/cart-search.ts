import { defineReport } from '#server/analytics/reports/report-cache.ts';
import { foldText } from '#server/analytics/reports/search-text.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { retainedSince } from './carts-sql.ts';
import { type CartOrder, countCarts, findCartContents } from './repository.ts';

const MOST_SEARCHED = 10_000;
/** A cart becomes abandoned though nothing happens to it. */
export const CARTS_LAST_MS = 60_000;

/** A cart as it is searched: by what lies in it; whose it is, is not saved a second time. */
type SearchedCart = [id: string, updatedAt: number, total: number, itemCount: number, words: string];

/** What lies in which abandoned cart. Of very many carts only those are searched whose customers are still known. */
export const searchedCartsReport = (db: Database) =>
  defineReport(
    'carts-searched',
    async ({ id: storeId }: OwnedStore, _query: object, now) => {
      const all = await countCarts(db, storeId, now);
      const since = all > MOST_SEARCHED ? retainedSince(now) : undefined;
      const carts = await findCartContents(db, storeId, { now, since });
      return {
        since: since?.toISOString() ?? null,
        carts: carts.map(({ id, updatedAt, total, itemCount, titles }): SearchedCart => {
          return [id, Date.parse(updatedAt), Number(total), itemCount, foldText(titles ?? '')];
        }),
      };
    },
    { lastsMs: CARTS_LAST_MS, outlivesDay: true },
  );

const PLACES = { updatedAt: 1, totalPrice: 2, itemCount: 3 } as const;

/** The ids of those that hold what is sought or belong to a person who is sought, in the order asked for. */
export function searchCarts(
  carts: SearchedCart[],
  { search, ofSought, order }: { search: string; ofSought: Set<string>; order: CartOrder },
): string[] {
  const sought = foldText(search);
  const place = PLACES[order.sort];
  const sign = order.direction === 'asc' ? 1 : -1;
  return carts
    .filter(([id, , , , words]) => words.includes(sought) || ofSought.has(id))
    .sort((one, other) => sign * (one[place] - other[place]) || (one[0] < other[0] ? -1 : 1))
    .map(([id]) => id);
}
