import { boolean, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { scheduledPosts } from './social-media.ts';
import { connectedStores } from './stores.ts';

/** How long the owner worked on a post, as far as it was measured. */
export const postWork = pgTable(
  'post_work',
  {
    postId: uuid()
      .primaryKey()
      .references(() => scheduledPosts.id, { onDelete: 'cascade' }),
    storeId: uuid()
      .notNull()
      .references(() => connectedStores.id, { onDelete: 'cascade' }),
    seconds: integer().notNull(),
  },
  (table) => [index('post_work_store').on(table.storeId)],
);

/** Whether posts are chosen by what earlier ones earned; without a row they are. */
export const postLearning = pgTable('post_learning', {
  storeId: uuid()
    .primaryKey()
    .references(() => connectedStores.id, { onDelete: 'cascade' }),
  isOn: boolean().notNull(),
});
