import { eq } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { modelChoices } from '#server/core/db/schema/ai.ts';
import type { ModelChoice } from '#shared/content/model-servers.ts';

export async function findModelChoice(db: Database, userId: string): Promise<ModelChoice | null> {
  const { server, model } = modelChoices;
  const [choice] = await db
    .select({ server, model })
    .from(modelChoices)
    .where(eq(modelChoices.userId, userId));
  return choice ?? null;
}

export async function saveModelChoice(db: Database, choice: typeof modelChoices.$inferInsert) {
  const { server, model, chosenAt } = choice;
  await db
    .insert(modelChoices)
    .values(choice)
    .onConflictDoUpdate({ target: modelChoices.userId, set: { server, model, chosenAt } });
}

export async function deleteModelChoice(db: Database, userId: string) {
  await db.delete(modelChoices).where(eq(modelChoices.userId, userId));
}
