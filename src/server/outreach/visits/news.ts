import { coverageStart, findFreshness } from '#server/analytics/reports/freshness.ts';
import { stretchFromDayOf } from '#server/analytics/reports/range-period.ts';
import { netSales, sumSales } from '#server/analytics/reports/sales-sums.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { toMajor } from '#shared/core/money.ts';
import type { News } from '#shared/outreach/visits.ts';
import { countFirstOrders, findConnectedAt, findHappened } from './news-repository.ts';
import type { Visits } from './service.ts';

interface Dependencies {
  db: Database;
  visits: Visits;
  now: () => Date;
}

/** What happened in a store while a person was away. */
export function createNews({ db, visits, now }: Dependencies) {
  async function newsOf(reader: { id: string }, store: OwnedStore): Promise<News> {
    const from = await visits.awaySince(reader.id);
    // A store that came since has not been looked at before; all of it is new.
    if (!from || (await findConnectedAt(db, store.id)) > from) return nothingOf(store);
    const [figures, happened] = await Promise.all([
      figuresOf(store, { from, to: now() }),
      findHappened(db, store.id, from),
    ]);
    const { findings, published, failed, waiting, stuckSchedules } = happened;
    return {
      since: from.toISOString(),
      currency: store.currency,
      ...figures,
      findings,
      posts: { published, failed, waiting },
      stuckSchedules,
    };
  }

  /** Orders and money add up, so what was there at `from` is taken from what is there now, both from the same roll-up. */
  async function figuresOf(store: OwnedStore, away: { from: Date; to: Date }) {
    const freshness = await findFreshness(db, store.id);
    const coveredFrom = coverageStart(freshness);
    if (!coveredFrom || coveredFrom > away.from) return noFigures;
    const stretches = [away.to, away.from].map((until) => stretchFromDayOf(away.from, until, store.timeZone));
    const [[all, before], newCustomers] = await Promise.all([
      sumSales(db, store.id, stretches),
      // While older orders are missing, nobody can say whose first order it was.
      freshness.historyComplete ? countFirstOrders(db, store.id, away) : null,
    ]);
    return {
      orders: all!.orders - before!.orders,
      netSales: toMajor(netSales(all!) - netSales(before!), store.currency),
      newCustomers,
    };
  }

  return { newsOf };
}
export type NewsService = ReturnType<typeof createNews>;

const noFigures = { orders: null, netSales: null, newCustomers: null };

function nothingOf({ currency }: OwnedStore): News {
  return {
    since: null,
    currency,
    ...noFigures,
    findings: 0,
    posts: { published: 0, failed: 0, waiting: 0 },
    stuckSchedules: [],
  };
}
