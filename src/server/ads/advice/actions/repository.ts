import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { inMajorUnits, inMinorUnits } from '#server/analytics/findings/finding.ts';
import type { Database } from '#server/core/db/database.ts';
import { adsActions } from '#server/core/db/schema/ads.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { ActionStatus } from '#shared/ads/ads.ts';
import type { Language } from '#shared/core/languages.ts';
import { toMajor, toMinor } from '#shared/core/money.ts';
import type { AdsFinding } from './finders/finding.ts';

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
  wording: Partial<Record<Language, SavedWording>>;
}

/** Far more than anybody does by hand. */
const MOST_DONE = 50;

type OfStore = Pick<OwnedStore, 'id' | 'currency'>;

export async function findRecords(
  db: Database,
  { id: storeId, currency }: OfStore,
): Promise<Map<string, ActionRecord>> {
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
  return new Map([...others, ...done].map((row) => [row.subject, recordOf(row, currency)]));
}

export async function findRecord(
  db: Database,
  { id: storeId, currency }: OfStore,
  subject: string,
): Promise<ActionRecord | null> {
  const [row] = await db
    .select()
    .from(adsActions)
    .where(and(eq(adsActions.storeId, storeId), eq(adsActions.subject, subject)));
  return row ? recordOf(row, currency) : null;
}

export async function saveMark(
  db: Database,
  { id: storeId, currency }: OfStore,
  { subject, finding, ...marked }: Omit<ActionRecord, 'wording'>,
) {
  const mark = { ...marked, finding: finding && asSaved(finding, currency) };
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

function recordOf(row: typeof adsActions.$inferSelect, currency: string): ActionRecord {
  const { subject, snoozedUntil, doneAt } = row;
  return {
    subject,
    status: row.status,
    snoozedUntil,
    doneAt,
    finding: row.finding === null ? null : findingOf(row.finding as SavedFinding, currency),
    wording: (row.wording as ActionRecord['wording'] | null) ?? {},
  };
}

/** As a version before this one reads it, too: its money as it is shown. */
type SavedFinding = Omit<AdsFinding, 'priority'> & { impact: AdsFinding['priority'] };

function asSaved({ priority, ...finding }: AdsFinding, currency: string): SavedFinding {
  const { atStake, score } = finding;
  return {
    ...inMajorUnits(finding, currency),
    atStake: atStake === null ? null : toMajor(atStake, currency),
    score: toMajor(score, currency),
    impact: priority,
  };
}

function findingOf({ impact, ...saved }: SavedFinding, currency: string): AdsFinding {
  const { atStake, score } = saved;
  return {
    ...inMinorUnits(saved, currency),
    atStake: atStake === null ? null : toMinor(atStake, currency),
    score: toMinor(score, currency),
    priority: impact,
  };
}
