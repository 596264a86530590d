import type { Database } from '#server/db/database.ts';
import type { OwnedStore } from '#server/http/serve.ts';
import { localDay } from '#server/ledger/local-hours.ts';
import { coverageStart, findFreshness } from '#server/reporting/freshness.ts';
import type { AdsAction } from '#shared/ads.ts';
import { toMajor } from '#shared/money.ts';
import type { Watched } from './finding.ts';
import { dayAfter, daysFrom, localDayOf } from './local-days.ts';
import type { DoneAction } from './plan-actions.ts';
import { type Span, sumWatched } from './watched-repository.ts';

const DAYS = 14;

/** The same figure of the same thing before and after; words come later. */
export type Looked = Omit<NonNullable<AdsAction['lookBack']>, 'measure'>;

/** The finished days after each action was done, 14 at most, against as many before its day. By subject. */
export async function findLookBacks(
  db: Database,
  store: OwnedStore,
  done: DoneAction[],
  now: Date,
): Promise<Map<string, Looked>> {
  if (done.length === 0) return new Map();
  const today = localDayOf(now, store.timeZone);
  const coveredFrom = coverageStart(await findFreshness(db, store.id));
  const looks = done.map(({ finding, record }) => {
    const day = localDayOf(record.doneAt, store.timeZone);
    const days = Math.max(0, Math.min(DAYS, daysFrom(day, today) - 1));
    const before = { from: dayAfter(day, -days), to: dayAfter(day, -1) };
    const after = { from: dayAfter(day, 1), to: dayAfter(day, days) };
    const isCovered =
      finding.watched.kind === 'cost' ||
      (coveredFrom !== null && coveredFrom <= localDay(before.from, store.timeZone).from);
    return { finding, days, before, after, isCovered };
  });
  const spans: (Span & { watched: Watched })[] = looks.flatMap(
    ({ finding: { watched }, before, after, days }) =>
      days === 0 ? [] : [before, after].map((span) => ({ ...span, watched })),
  );
  const sums = (await sumWatched(db, store, spans)).values();
  const next = () => sums.next().value ?? null;
  return new Map(
    looks.map(({ finding, days, isCovered }) => {
      const [before, after] = days === 0 ? [null, null] : [next(), next()];
      const isMoney = finding.watched.kind !== 'hours';
      const told = (sum: number | null) => (sum !== null && isMoney ? toMajor(sum, store.currency) : sum);
      const looked: Looked = {
        unit: isMoney ? 'money' : 'count',
        before: isCovered ? told(before) : null,
        after: told(after),
        days,
        finished: days === DAYS,
        basis: {
          kind: finding.watched.kind === 'cost' ? 'account' : 'store',
          source: null,
          cases: null,
        },
      };
      return [finding.subject, looked];
    }),
  );
}
