import type { Database } from '#server/db/database.ts';
import { aiCalls } from '#server/db/schema/ai.ts';

export async function recordCall(db: Database, call: typeof aiCalls.$inferInsert) {
  await db.insert(aiCalls).values(call);
}
