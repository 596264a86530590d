import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { syncStates } from '#server/core/db/schema/stores.ts';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';

/** What a store's records are at one moment. */
export interface RecordsState {
  recordsVersion: number;
  /** The whole history is in, and the totals by product and customer are counted. */
  historyComplete: boolean;
}

/** In SQL, for queries that read `sync_states` under a name of their own. */
export const historyIsComplete = (syncState: SQL = sql`${syncStates}`) =>
  sql`(${syncState}.history_complete and ${syncState}.totals_version = ${syncState}.records_version)`;

export async function findRecordsState(db: Database, storeId: string): Promise<RecordsState> {
  const { rows } = await db.execute<{ version: number; complete: boolean }>(sql`
    select records_version as version, ${historyIsComplete()} as complete from sync_states where store_id = ${storeId}`);
  const [row] = rows;
  return { recordsVersion: row?.version ?? 0, historyComplete: row?.complete ?? false };
}

/** Read again so often when the records change in between, as they do with every batch of an import. */
const MOST_READINGS = 3;

/**
 * Figures of several statements with the version of the records they were all read from: again where the records changed
 * in between, and `stale` where they would not stop changing.
 */
export async function readWithBasis<Figures>(
  db: Database,
  storeId: string,
  moment: Date,
  read: () => Promise<Figures>,
): Promise<{ figures: Figures; basis: ReportBasis }> {
  let before = await findRecordsState(db, storeId);
  for (let readings = 1; ; readings += 1) {
    const figures = await read();
    const after = await findRecordsState(db, storeId);
    const stale = !isSame(before, after);
    if (!stale || readings === MOST_READINGS)
      return { figures, basis: { computedAt: moment.toISOString(), ...before, stale } };
    before = after;
  }
}

export function isSame(one: RecordsState, other: RecordsState): boolean {
  return one.recordsVersion === other.recordsVersion && one.historyComplete === other.historyComplete;
}

/** Of a reply that is put together from several reports: the oldest of them, and stale where they differ. */
export function joinBases(...bases: [ReportBasis, ...ReportBasis[]]): ReportBasis {
  const [first] = bases;
  const times = bases.map(({ computedAt }) => computedAt);
  return {
    computedAt: times.reduce((oldest, each) => (each < oldest ? each : oldest)),
    recordsVersion: Math.min(...bases.map(({ recordsVersion }) => recordsVersion)),
    historyComplete: bases.every(({ historyComplete }) => historyComplete),
    stale: bases.some((each) => each.stale || !isSame(each, first)),
  };
}

/** The basis alone, of anything that has one. */
export function basisOf({ computedAt, recordsVersion, historyComplete, stale }: ReportBasis): ReportBasis {
  return { computedAt, recordsVersion, historyComplete, stale };
}
