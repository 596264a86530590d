import { comparableSince, findFreshness } from '#server/analytics/reports/freshness.ts';
import { defineReport, type ReportCache } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localHours } from '#server/core/time/local-hours.ts';
import type { Outcome } from '#shared/analytics/outcomes.ts';
import type { Language } from '#shared/core/languages.ts';
import { type MeasuredOutcome, measureOutcome, spansToRead } from './measure-outcome.ts';
import { unitOf, type Watched, weeksBehind } from './watched.ts';
import { readWatchedDays } from './watched-days.ts';
import { type MeasureNames, wordOutcome } from './word-outcome.ts';

/** Something that was done, and what may have changed since. */
export interface Done {
  key: string;
  doneAt: Date;
  watched: Watched;
  names: MeasureNames;
}

interface Asked {
  doneOn: string;
  watched: Watched;
}

/** More are not read at once; the newest come first. */
const MOST = 20;

/**
 * "Did it work?", answered from the records: the days after something was done compared with as many before. Insights that were
 * marked as done and actions of the ads advice ask here.
 */
export function createOutcomes({ db, reports }: { db: Database; reports: Pick<ReportCache, 'read'> }) {
  const report = defineReport<Asked, MeasuredOutcome>('outcome', (store, asked, now) =>
    measure(db, store, asked, now),
  );

  async function outcomesOf(
    store: OwnedStore,
    done: Done[],
    language: Language,
  ): Promise<Map<string, Outcome>> {
    const dayOf = localHours(store.timeZone);
    const newest = done
      .toSorted((one, other) => other.doneAt.getTime() - one.doneAt.getTime())
      .slice(0, MOST);
    const outcomes = new Map<string, Outcome>();
    // One after the other: on the embedded database they would wait for each other anyway.
    for (const { key, doneAt, watched, names } of newest) {
      const measured = await reports.read(report, store, { doneOn: dayOf(doneAt).day, watched });
      outcomes.set(key, wordOutcome(measured, { watched, names, language, currency: store.currency }));
    }
    return outcomes;
  }

  return { outcomesOf, reports: [report] };
}
export type Outcomes = ReturnType<typeof createOutcomes>;

async function measure(db: Database, store: OwnedStore, { doneOn, watched }: Asked, now: Date) {
  const dayOf = localHours(store.timeZone);
  const weeks = weeksBehind(watched);
  const [recent, yearBefore] = spansToRead(doneOn, weeks);
  const read = await readWatchedDays(db, store, watched, recent!);
  const past = read && (await readWatchedDays(db, store, watched, yearBefore!));
  const today = dayOf(now).day;
  // What ads cost is read from an account, which has records of its own.
  const comparable =
    watched.kind === 'cost'
      ? '1970-01-01'
      : comparableSince(await findFreshness(db, store.id), store.timeZone);
  return measureOutcome({
    unit: unitOf(watched),
    doneOn,
    today,
    values: new Map([...(past ?? []), ...(read ?? [])]),
    knownFrom: (read && comparable) ?? today,
    weeks,
  });
}
