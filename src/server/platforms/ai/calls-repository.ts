import type { Database } from '#server/db/database.ts';
import { aiCalls } from '#server/db/schema/ai.ts';
import { tellHappening } from '#server/operation/happenings.ts';

export async function recordCall(db: Database, call: typeof aiCalls.$inferInsert) {
  tellHappening('aiCall', { purpose: call.purpose, outcome: call.outcome });
  await db.insert(aiCalls).values(call);
}
