import * as z from 'zod/mini';
import { SyncProgress } from './stores.ts';

/** What `GET /api/events` (server-sent events) sends a signed-in user about their own stores. */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('store-progress'), storeId: z.uuid(), sync: SyncProgress }),
  /** The store's record changed: connected, deactivated, disconnected. */
  z.object({ type: z.literal('store-changed'), storeId: z.uuid() }),
  /** Its figures changed. */
  z.object({ type: z.literal('metrics-changed'), storeId: z.uuid() }),
  /** A social account was connected, disconnected, or has to be connected again. */
  z.object({ type: z.literal('accounts-changed'), storeId: z.uuid() }),
  /** A schedule or a post on the calendar changed, or what became of it. */
  z.object({ type: z.literal('posts-changed'), storeId: z.uuid() }),
  /** What stands in the reports of the store's platform, or is to, changed. */
  z.object({ type: z.literal('write-back-changed'), storeId: z.uuid() }),
  /** The Google Ads account was connected, read, disconnected, or has to be connected again. */
  z.object({ type: z.literal('ads-changed'), storeId: z.uuid() }),
  /** There are new insights, or one was marked. */
  z.object({ type: z.literal('insights-changed'), storeId: z.uuid() }),
  /** A caption, picture or reel is being made, or came to its end. */
  z.object({
    type: z.literal('generation-changed'),
    storeId: z.uuid(),
    generationId: z.uuid(),
    status: z.enum(['running', 'done', 'failed', 'cancelled']),
    progress: z.number(),
  }),
  /** The pages of the shop were read for its brand. */
  z.object({ type: z.literal('brand-changed'), storeId: z.uuid() }),
  /** So many slides of a carousel are drawn. */
  z.object({ type: z.literal('carousel-drawn'), storeId: z.uuid(), drawn: z.number(), of: z.number() }),
  /** Who is in the account, or what the reader may do in it, changed. */
  z.object({ type: z.literal('members-changed') }),
  /** The file with everything of the account is being made, or came to its end. */
  z.object({ type: z.literal('export-changed') }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
