import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ClickSource, PageLink } from '#shared/publishing/shop-page.ts';
import { createdAt, instant, key, updatedAt } from './columns.ts';
import { scheduledPosts } from './social-media.ts';
import { connectedStores } from './stores.ts';

const ofStore = () =>
  uuid()
    .notNull()
    .references(() => connectedStores.id, { onDelete: 'cascade' });

const ofPost = () =>
  uuid()
    .notNull()
    .references(() => scheduledPosts.id, { onDelete: 'cascade' });

/** The public page of a store; without a row it has none. */
export const shopPages = pgTable('shop_pages', {
  storeId: ofStore().primaryKey(),
  handle: text().notNull(),
  isPublic: boolean().notNull(),
  inSearch: boolean().notNull(),
  shortLinks: boolean().notNull(),
  links: jsonb().$type<PageLink[]>().notNull(),
  hiddenPostIds: jsonb().$type<string[]>().notNull(),
  updatedAt: updatedAt(),
});

/** Every name that a store's page has had: what was printed or shared under an earlier one still leads to it. */
export const shopPageHandles = pgTable(
  'shop_page_handles',
  { handle: text().primaryKey(), storeId: ofStore(), createdAt: createdAt() },
  (table) => [index('shop_page_handles_store').on(table.storeId)],
);

/** A code leads to what a post is about, for people from one place. None is given twice, whatever was deleted. */
export const shortLinks = pgTable(
  'short_links',
  {
    code: key().primaryKey(),
    storeId: ofStore(),
    postId: ofPost(),
    source: text().$type<ClickSource>().notNull(),
    /** It goes out with the post's text, or did. */
    inText: boolean().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('short_links_post').on(table.postId, table.source),
    index('short_links_store').on(table.storeId),
  ],
);

/** How often the links of a post were followed within an hour, from where, and by how many people new on that day. */
export const postClicks = pgTable(
  'post_clicks',
  {
    storeId: ofStore(),
    postId: ofPost(),
    source: text().$type<ClickSource>().notNull(),
    /** Its begin. */
    hour: instant().notNull(),
    /** ISO 3166, as a proxy says it; empty where none does. */
    country: text().notNull(),
    /** The host of the page with the link; empty where the browser does not say. */
    referrer: text().notNull(),
    /** Previews, crawlers and pages fetched ahead; they are no people. */
    byProgram: boolean().notNull(),
    clicks: integer().notNull(),
    people: integer().notNull(),
    firstAt: instant().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'post_clicks_pk',
      columns: [
        table.storeId,
        table.postId,
        table.source,
        table.hour,
        table.country,
        table.referrer,
        table.byProgram,
      ],
    }),
    index('post_clicks_post').on(table.postId),
  ],
);

/**
 * What the people of a day (UTC) are hashed with, so that two processes know them for the same, and two shops do not; gone
 * when the day is over.
 */
export const clickSalts = pgTable(
  'click_salts',
  { storeId: ofStore(), day: date().notNull(), salt: text().notNull() },
  (table) => [primaryKey({ columns: [table.storeId, table.day] })],
);

/** Who followed a post's links today: nothing but a hash, and gone with the day. */
export const clickPeople = pgTable(
  'click_people',
  {
    day: date().notNull(),
    postId: ofPost(),
    source: text().$type<ClickSource>().notNull(),
    person: key().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.postId, table.source, table.person] }),
    index('click_people_post').on(table.postId),
  ],
);
