import { boolean, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CommentKind } from '#shared/publishing/approvals.ts';
import { createdAt, instant, key } from './columns.ts';
import { scheduledPosts } from './social-media.ts';
import { connectedStores } from './stores.ts';

const ofStore = () =>
  uuid()
    .notNull()
    .references(() => connectedStores.id, { onDelete: 'cascade' });

/** An address by which people without an account see one post, or those of some days, and answer. */
export const approvalLinks = pgTable(
  'approval_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: ofStore(),
    /** Of the token in the address, which is nowhere else (SHA-256). */
    hash: key().notNull(),
    /** Whom it was made for, as the owner calls them. */
    label: text().notNull(),
    email: text(),
    /** When the mail that brings it was taken; null where nobody was written to. */
    mailedAt: instant(),
    /** When its reader was last written to about posts that were changed. */
    askedAgainAt: instant(),
    /**
     * Opens as long as this person may approve in the store. Without a foreign key: it must stay when they are gone, or the
     * link would open again. Null for links of before, which open without one.
     */
    madeBy: uuid(),
    /** The one post, or else days of the store, both included. */
    postId: uuid().references(() => scheduledPosts.id, { onDelete: 'cascade' }),
    firstDay: date(),
    lastDay: date(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    lastOpenedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('approval_links_token').on(table.hash),
    index('approval_links_store').on(table.storeId, table.createdAt),
    index('approval_links_post').on(table.postId),
  ],
);

/** What was said of a post before it went out, and how people outside have answered. */
export const postComments = pgTable(
  'post_comments',
  {
    /** In the order in which they were written. */
    id: uuid().primaryKey(),
    storeId: ofStore(),
    postId: uuid()
      .notNull()
      .references(() => scheduledPosts.id, { onDelete: 'cascade' }),
    kind: text().$type<CommentKind>().notNull(),
    text: text().notNull(),
    /** By which people outside wrote it; null where it comes from the account. */
    linkId: uuid().references(() => approvalLinks.id, { onDelete: 'cascade' }),
    /** As it was then. */
    authorName: text().notNull(),
    /** People with a link to the post see it, too. */
    isShared: boolean().notNull(),
    /** Who of the account is to read it, by mail as well: who is named in it, or made the link by which it was written. */
    mentions: uuid().array().notNull().default([]),
    /** What the post was then, see `editionsOf`. */
    edition: key().notNull(),
    /** Later editions of which who answered was notified by mail. */
    askedEditions: text().array().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    index('post_comments_post').on(table.postId, table.createdAt),
    index('post_comments_store').on(table.storeId, table.createdAt),
    index('post_comments_link').on(table.linkId),
  ],
);
