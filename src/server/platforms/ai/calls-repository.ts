import type { Database } from '#server/core/db/database.ts';
import { aiCalls } from '#server/core/db/schema/ai.ts';
import { reportHappening } from '#server/core/operation/happenings.ts';

export async function recordCall(db: Database, call: typeof aiCalls.$inferInsert) {
  reportHappening('aiCall', { purpose: call.purpose, outcome: call.outcome });
  await db.insert(aiCalls).values(call);
}
