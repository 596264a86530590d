import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { products } from '#server/core/db/schema/commerce.ts';
import { contentTemplates } from '#server/core/db/schema/social-media.ts';

export type TemplateRecord = typeof contentTemplates.$inferSelect;
type Values = Partial<typeof contentTemplates.$inferInsert>;

const owned = (storeId: string, id: string) =>
  and(eq(contentTemplates.id, id), eq(contentTemplates.storeId, storeId));

export function findTemplates(db: Database, storeId: string): Promise<TemplateRecord[]> {
  return db
    .select()
    .from(contentTemplates)
    .where(eq(contentTemplates.storeId, storeId))
    .orderBy(asc(contentTemplates.name), asc(contentTemplates.id));
}

export async function findTemplate(
  db: Database,
  storeId: string,
  id: string,
): Promise<TemplateRecord | null> {
  const [found] = await db.select().from(contentTemplates).where(owned(storeId, id));
  return found ?? null;
}

export function countTemplates(db: Database, storeId: string): Promise<number> {
  return db.$count(contentTemplates, eq(contentTemplates.storeId, storeId));
}

export async function insertTemplate(
  db: Database,
  values: typeof contentTemplates.$inferInsert,
): Promise<TemplateRecord> {
  const [inserted] = await db.insert(contentTemplates).values(values).returning();
  return inserted!;
}

export async function updateTemplate(
  db: Database,
  storeId: string,
  id: string,
  values: Values,
): Promise<TemplateRecord | null> {
  // Drizzle leaves out what is undefined, and refuses to set nothing at all.
  const [updated] = await db
    .update(contentTemplates)
    .set({ ...values, storeId })
    .where(owned(storeId, id))
    .returning();
  return updated ?? null;
}

/** @returns whether there was one. */
export async function deleteTemplate(tx: Database, storeId: string, id: string) {
  const gone = await tx
    .delete(contentTemplates)
    .where(owned(storeId, id))
    .returning({ id: contentTemplates.id, name: contentTemplates.name });
  return gone[0];
}

/** Where a product is sold; null where its page is not known. */
export async function findProductUrl(
  db: Database,
  storeId: string,
  productId: string,
): Promise<string | null> {
  const [product] = await db
    .select({ url: products.onlineUrl })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.id, productId)));
  return product?.url ?? null;
}
