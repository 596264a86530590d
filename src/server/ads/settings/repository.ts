import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { adsSettings } from '#server/core/db/schema/ads.ts';

export interface AdsSettings {
  grossMargin: number | null;
  /** Null where the owner has not said it. */
  industry: string | null;
  assumptions: Record<string, number>;
}

export async function findSettings(db: Database, storeId: string): Promise<AdsSettings> {
  const { grossMargin, industry, assumptions } = adsSettings;
  const [found] = await db
    .select({ grossMargin, industry, assumptions })
    .from(adsSettings)
    .where(eq(adsSettings.storeId, storeId));
  return found ?? { grossMargin: null, industry: null, assumptions: {} };
}

export interface SettingsChange {
  grossMargin?: number | null | undefined;
  industry?: string | null | undefined;
  /** Null takes an entry back. */
  assumptions?: Record<string, number | null | undefined> | undefined;
}

/** What is not mentioned stays. */
export async function upsertSettings(
  db: Database,
  storeId: string,
  { grossMargin, industry, assumptions }: SettingsChange,
) {
  const entries = JSON.stringify(assumptions ?? {});
  await db
    .insert(adsSettings)
    .values({
      storeId,
      grossMargin: grossMargin ?? null,
      industry: industry ?? null,
      assumptions: sql`jsonb_strip_nulls(${entries}::jsonb)`,
    })
    .onConflictDoUpdate({
      target: adsSettings.storeId,
      set: {
        ...(grossMargin === undefined ? {} : { grossMargin }),
        ...(industry === undefined ? {} : { industry }),
        assumptions: sql`jsonb_strip_nulls(${adsSettings.assumptions} || ${entries}::jsonb)`,
        updatedAt: sql`now()`,
      },
    });
}
