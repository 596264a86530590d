import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';

/** What a free account may make so many of by hand (SPEC section 9); `text` counts captions and sets of variations. */
export const CREATOR_RESOURCES = ['text', 'image', 'video_5s', 'video_10s'] as const;
/** `scheduled` counts posts that schedules write and draw by themselves. */
export const RESOURCES = [...CREATOR_RESOURCES, 'scheduled'] as const;
export const Resource = z.enum(RESOURCES);
export type Resource = z.infer<typeof Resource>;

export const UsageEntry = z.object({
  /** How many were made in this period, and how many may be. */
  current: z.number(),
  limit: z.number(),
  /** False where the resource is not to be had at all (a limit of 0) or used up. */
  canUse: z.boolean(),
  /** UTC days, or ISO weeks in UTC. */
  period: z.enum(['day', 'week']),
  resetsAt: z.string(),
});
export type UsageEntry = z.infer<typeof UsageEntry>;

export const Usage = z.record(Resource, UsageEntry);
export type Usage = z.infer<typeof Usage>;

/** `error` of the 429 that a spent allowance answers with, in addition to `resourceType` and `usage`. */
export const USAGE_LIMIT_EXCEEDED = text('Usage limit exceeded');

export const usageEndpoints = {
  usage: endpoint({
    method: 'GET',
    path: '/api/usage',
    access: 'account',
    needs: 'see',
    summary: 'What was made today and this week, and how much may be',
    reply: Usage,
  }),
};
