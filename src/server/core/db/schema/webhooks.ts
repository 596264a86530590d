import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PrivacyRequest } from '#shared/stores/privacy.ts';
import type { Platform } from '#shared/stores/stores.ts';
import { instant, key, sentence } from './columns.ts';
import { connectedStores } from './stores.ts';
import { users } from './users.ts';

const ofStore = () =>
  uuid()
    .notNull()
    .references(() => connectedStores.id, { onDelete: 'cascade' });

/** What the platform promised to report to us; a secret (encrypted) only where each subscription has its own. */
export const webhookSubscriptions = pgTable(
  'webhook_subscriptions',
  {
    storeId: ofStore(),
    id: key().notNull(),
    topic: text().notNull(),
    secret: text(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

/** Deliveries, recorded once by the platform's event id before they are answered. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    storeId: ofStore(),
    eventId: key().notNull(),
    topic: text().notNull(),
    /** What it names, to be read again; null once that is done. Nothing else of it is saved. */
    notice: jsonb(),
    /** When it happened, as the platform says. */
    triggeredAt: instant(),
    receivedAt: instant().notNull(),
    appliedAt: instant(),
    /** Why it could not be applied. */
    problem: sentence(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.eventId] }),
    index('webhook_events_waiting').on(table.storeId, table.receivedAt).where(sql`applied_at is null`),
    index('webhook_events_received').on(table.receivedAt),
  ],
);

/** What a platform asked of us for the privacy of a customer or a shop, and proof of what was done. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    platform: text().$type<Platform>().notNull(),
    /** The platform's id of the shop and of the request; the shop's data may be gone by now. */
    shopId: key().notNull(),
    requestKey: key().notNull().unique(),
    kind: text().$type<PrivacyRequest['kind']>().notNull(),
    /** Whose store it was; the answer is shown to them, and goes with their account. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    receivedAt: instant().notNull(),
    completedAt: instant(),
    /** Counts of what was found and removed; for a data request, what is held. */
    outcome: jsonb(),
  },
  (table) => [index('privacy_requests_user').on(table.userId)],
);
