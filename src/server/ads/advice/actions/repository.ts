import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { adsActions } from '#server/core/db/schema/ads.ts';
import type { ActionStatus } from '#shared/ads/ads.ts';
import type { ReaderLanguage } from '#shared/analytics/insights.ts';
import type { AdsFinding } from './finding.ts';

/** A provider's words, and which facts they are of. */
export interface SavedWording {
  facts: string;
  title: string;
  description: string;
}

export interface ActionRecord {
  subject: string;
  status: ActionStatus;
  snoozedUntil: Date | null;
  doneAt: Date | null;
  /** As it was when it was done. */
  finding: AdsFinding | null;
  wording: Partial<Record<ReaderLanguage, SavedWording>>;
}

/** Far more than anybody does by hand. */
const MOST_DONE = 50;

export async function findRecords(db: Database, storeId: string): Promise<Map<string, ActionRecord>> {
  const [others, done] = await Promise.all([
    db
      .select()
      .from(adsActions)
      .where(and(eq(adsActions.storeId, storeId), ne(adsActions.status, 'done'))),
    db
      .select()
      .from(adsActions)
      .where(and(eq(adsActions.storeId, storeId), eq(adsActions.status, 'done')))
      .orderBy(desc(adsActions.doneAt), adsActions.subject)
      .limit(MOST_DONE),
  ]);
  return new Map([...others, ...done].map((row) => [row.subject, recordOf(row)]));
}

export async function findRecord(
  db: Database,
  storeId: string,
  subject: string,
): Promise<ActionRecord | null> {
  const [row] = await db
    .select()
    .from(adsActions)
    .where(and(eq(adsActions.storeId, storeId), eq(adsActions.subject, subject)));
  return row ? recordOf(row) : null;
}

export async function saveMark(
  db: Database,
  storeId: string,
  { subject, ...mark }: Omit<ActionRecord, 'wording'>,
) {
  await db
    .insert(adsActions)
    .values({ storeId, subject, ...mark })
    .onConflictDoUpdate({
      target: [adsActions.storeId, adsActions.subject],
      set: { ...mark, updatedAt: sql`now()` },
    });
}

/** Words in one language take the place of older ones; those in the other stay. */
export async function saveWording(
  db: Database,
  storeId: string,
  subject: string,
  wording: ActionRecord['wording'],
) {
  await db
    .insert(adsActions)
    .values({ storeId, subject, wording })
    .onConflictDoUpdate({
      target: [adsActions.storeId, adsActions.subject],
      set: { wording: sql`coalesce(${adsActions.wording}, '{}') || ${JSON.stringify(wording)}::jsonb` },
    });
}

function recordOf(row: typeof adsActions.$inferSelect): ActionRecord {
  const { subject, snoozedUntil, doneAt } = row;
  return {
    subject,
    status: row.status,
    snoozedUntil,
    doneAt,
    finding: row.finding as AdsFinding | null,
    wording: (row.wording as ActionRecord['wording'] | null) ?? {},
  };
}
