import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Brand, BrandChoice, BrandFont } from '#shared/content/brand-kit.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import { instant, updatedAt } from './columns.ts';
import { connectedStores } from './stores.ts';

/** What the pages and photos of a shop say, besides its logo. */
export interface FoundBrand {
  colours: Brand['found']['colours'];
  font: BrandFont | null;
}

/** How a store's pictures are known as its own: what was found, and what its owner said instead. */
export const brandKits = pgTable('brand_kits', {
  storeId: uuid()
    .primaryKey()
    .references(() => connectedStores.id, { onDelete: 'cascade' }),
  found: jsonb().$type<FoundBrand>().notNull().default({ colours: null, font: null }),
  /** Logos are PNG as data addresses: they are small, and go with their store. */
  foundLogo: text(),
  ownLogo: text(),
  /** Only what differs from what was found. */
  chosen: jsonb().$type<Partial<BrandChoice>>().notNull().default({}),
  notes: jsonb().$type<Sentence[]>().notNull().default([]),
  /** When the reading was asked for that is not over yet. */
  readingSince: instant(),
  readAt: instant(),
  updatedAt: updatedAt(),
});
