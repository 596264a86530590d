import * as z from 'zod/mini';
import { ACTIVITIES, type ActivityKind, type SubjectKind } from '#shared/core/activity.ts';
import { endpoint } from '#shared/core/endpoint.ts';
import { ROLES } from '#shared/core/permissions.ts';
import { LocalDay } from '#shared/core/ranges.ts';
import { text } from '#shared/core/sentence.ts';
import { Topic } from '#shared/outreach/notifications.ts';

export const ACTIVITY_RETENTION_DAYS = 365;
export const ACTIVITIES_ON_A_PAGE = 50;

/** outsider: without an account, by a link. */
export const ACTOR_KINDS = ['person', 'outsider', 'vitrin'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

export const ACTIVITY_KINDS = Object.keys(ACTIVITIES) as [ActivityKind, ...ActivityKind[]];
export const SUBJECT_KINDS = [...new Set(Object.values(ACTIVITIES))] as [SubjectKind, ...SubjectKind[]];

export const ActivityDetails = z.object({
  /** Where a post is, by the network's key. */
  network: z.optional(z.string()),
  /** As what a member was invited, or is one from then on. */
  role: z.optional(z.enum(ROLES)),
  /** The access token of the program that did it for the person. */
  program: z.optional(z.string()),
  /** What a mail that Vitrin sent was about. */
  mail: z.optional(Topic),
});
export type ActivityDetails = z.infer<typeof ActivityDetails>;

/** Names are as they were when it happened; null where there was none. */
export const Activity = z.object({
  id: z.uuid(),
  at: z.string(),
  kind: z.enum(ACTIVITY_KINDS),
  actor: z.union([
    z.object({ kind: z.literal('person'), userId: z.nullable(z.uuid()), name: z.nullable(z.string()) }),
    z.object({ kind: z.literal('outsider'), name: z.nullable(z.string()) }),
    z.object({ kind: z.literal('vitrin') }),
  ]),
  store: z.nullable(z.object({ id: z.uuid(), name: z.nullable(z.string()) })),
  subject: z.object({ id: z.nullable(z.string()), name: z.nullable(z.string()) }),
  details: ActivityDetails,
});
export type Activity = z.infer<typeof Activity>;

/** Days are of the time zone that is named. */
export const ActivityFilter = z.object({
  store: z.optional(z.uuid()),
  subject: z.optional(z.enum(SUBJECT_KINDS)),
  actor: z.optional(z.enum(ACTOR_KINDS)),
  from: z.optional(LocalDay),
  to: z.optional(LocalDay),
  zone: z._default(
    z.string().check(z.maxLength(64), z.refine(isZone, { error: text('There is no such time zone.') })),
    'UTC',
  ),
  /** In the name of what it was done to. */
  search: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
  /** The one thing it was done to, by its id. */
  about: z.optional(z.string().check(z.maxLength(100))),
});
export type ActivityFilter = z.infer<typeof ActivityFilter>;

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export const ActivityPage = z.object({
  activities: z.array(Activity),
  /**
   * Where the next page begins; null on the last. A page may hold fewer than there is room for, or none, where a search
   * has looked through so many that it is better asked for on.
   */
  next: z.nullable(z.string()),
  /** When the last of those that were looked through happened; null on the last page. */
  reachedAt: z.nullable(z.string()),
});
export type ActivityPage = z.infer<typeof ActivityPage>;

export const activityEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/activity',
    access: 'account',
    needs: 'manage',
    summary: `Who did what in the account within the last year, newest first, ${ACTIVITIES_ON_A_PAGE} a page`,
    perMinute: 240,
    query: z.object({
      ...ActivityFilter.shape,
      /** What a page said to be `next`. */
      after: z.optional(
        z
          .string()
          .check(
            z.regex(
              /^\d{1,15}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
              text('The request is not valid.'),
            ),
          ),
      ),
    }),
    reply: ActivityPage,
  }),
};

/** The same as a file; the filter is in the address. */
export const ACTIVITY_CSV = '/api/activity.csv';
