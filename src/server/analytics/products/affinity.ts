import { defineReport, type Figures } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import { localDate } from '#server/core/time/local-time.ts';
import type { Affinity, Pair } from '#shared/analytics/sales-reports.ts';
import { isEvident, pairStatistics } from './affinity-statistics.ts';
import { readBaskets } from './baskets.ts';
import { type CountedPair, createPairCounter } from './pair-counter.ts';
import { findFaces } from './products-repository.ts';

const MONTHS = 12;
/** Pairs of products grow with their square; what is ordered less often seldom makes a pair with evidence. */
const MOST_PRODUCTS = 400;
/** A product in fewer orders cannot be in a pair with evidence. */
const FEWEST_ORDERS = 5;
const MOST_PAIRS = 100;

type FoundAffinity = Omit<Figures<Affinity>, 'currency'>;

/** What is bought together, and next, over the orders of the last 12 months (metrics 8). */
export const affinityReport = (db: Database) =>
  defineReport(
    'products.affinity',
    async (store: OwnedStore, _query: object, now): Promise<FoundAffinity> => {
      const from = localDate(now, store.timeZone).subtract({ months: MONTHS }).toString();
      const since = localDay(from, store.timeZone).from;
      const { orders, products, inTurn } = await readBaskets(db, store.id, {
        since,
        atLeast: FEWEST_ORDERS,
        limit: MOST_PRODUCTS,
      });
      const counter = createPairCounter(products.length);
      for await (const baskets of inTurn()) for (const basket of baskets) counter.add(basket);
      const together = bestPairs(counter.together(), strongerWay);
      const next = bestPairs(counter.next(), (pair) => pair);
      const ids = [...together, ...next].flatMap(({ first, second }) => [
        products[first]!,
        products[second]!,
      ]);
      const faces = await findFaces(db, store.id, [...new Set(ids)]);
      const face = (place: number) => {
        const id = products[place]!;
        const { title, imageUrl } = faces.get(id) ?? { title: id, imageUrl: null };
        return { id, title, imageUrl };
      };
      const publicPair = ({ all: _, ...pair }: RatedPair): Pair => ({
        ...pair,
        first: face(pair.first),
        second: face(pair.second),
      });
      return {
        orders,
        products: products.length,
        usualLift: counter.usualLift(),
        from: orders > 0 ? from : null,
        pairs: together.map(publicPair),
        next: next.map(publicPair),
      };
    },
    { outlivesDay: true },
  );

type RatedPair = CountedPair & ReturnType<typeof pairStatistics>;

/** The pairs with evidence that are strongest by the cautious lift. */
function bestPairs(counted: Iterable<CountedPair>, way: (pair: RatedPair) => RatedPair): RatedPair[] {
  const evident: RatedPair[] = [];
  for (const pair of counted) if (isEvident(pair)) evident.push(way(rated(pair)));
  return evident
    .sort((one, other) => other.cautiousLift - one.cautiousLift || other.together - one.together)
    .slice(0, MOST_PAIRS);
}

/** Of two products in one order either may be named first: the one whose buyers take the other more surely. */
function strongerWay(pair: RatedPair): RatedPair {
  const { first, second, withFirst, withSecond } = pair;
  const back = rated({ ...pair, first: second, second: first, withFirst: withSecond, withSecond: withFirst });
  return back.cautiousLift > pair.cautiousLift ? back : pair;
}

function rated(pair: CountedPair): RatedPair {
  return { ...pair, ...pairStatistics(pair) };
}
