import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { Sentence } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';

export const WRITE_BACK_KINDS = [
  'annotations', // a mark on the owner's charts for each post
  'activities', // a marketing activity for each post, with what each day brought
  'order_marks', // on an order, the post that its buyer came by
  'discount_codes', // a code for a post whose owner asks for one
] as const;
export const WriteBackKind = z.enum(WRITE_BACK_KINDS);
export type WriteBackKind = z.infer<typeof WriteBackKind>;

/** What became of one thing that is to stand at the platform. */
export const MARK_STATES = [
  'writing', // asked for; where no answer came, it is looked up before it is asked for again
  'written',
  'not_allowed', // the permission is missing
  'limit', // the platform takes no more of them for now
  'refused',
  'removing',
] as const;
export const MarkState = z.enum(MARK_STATES);
export type MarkState = z.infer<typeof MarkState>;

export const WRITTEN_ON_A_PAGE = 20;
/** How far back posts and orders are written. */
export const WRITTEN_DAYS = 90;
/** How far back the platform is asked what it counts. */
export const WITNESS_DAYS = 30;

export const WriteBackSwitch = z.object({
  kind: WriteBackKind,
  isOn: z.boolean(),
  /** Whether this connection has the permission; null where the platform has not said. */
  isAllowed: z.nullable(z.boolean()),
  /** By the platform's names. */
  permissions: z.array(z.string()),
  /** By state; what is there of none is left out. */
  counts: z.partialRecord(MarkState, z.number()),
});
export type WriteBackSwitch = z.infer<typeof WriteBackSwitch>;

/** In major units. */
const Counted = { theirs: z.number(), ours: z.number() };
export const WitnessPost = z.object({ postId: z.uuid(), title: z.string(), ...Counted });
export type WitnessPost = z.infer<typeof WitnessPost>;

/** What the platform itself counts for the posts, next to what we do, of the same days and asked at one moment. */
export const Witness = z.object({
  askedAt: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  /** Why it does not count; then nothing else is said. */
  reason: z.nullable(Sentence),
  total: z.object(Counted),
  posts: z.array(WitnessPost),
  /** Orders of those days that came by a post and do not have its mark yet. */
  unmarked: z.number(),
});
export type Witness = z.infer<typeof Witness>;

export const WriteBack = z.object({
  /** False where the platform takes nothing from us. */
  isTaken: z.boolean(),
  /** How a permission is given: on the platform's consent page, or by its owner in the settings of the app. */
  way: z.enum(['consent', 'token', 'app']),
  currency: z.string(),
  switches: z.array(WriteBackSwitch),
  witness: z.nullable(Witness),
});
export type WriteBack = z.infer<typeof WriteBack>;

/** Only what is named changes. */
export const WriteBackChange = z.object({
  annotations: z.optional(z.boolean()),
  activities: z.optional(z.boolean()),
  order_marks: z.optional(z.boolean()),
  discount_codes: z.optional(z.boolean()),
});
export type WriteBackChange = z.infer<typeof WriteBackChange>;

export const WrittenMark = z.object({
  kind: WriteBackKind,
  /** The post, the order by the platform's id, or the code. */
  subject: z.string(),
  title: z.string(),
  /** What stands there, in the words in which it was written. */
  text: z.nullable(z.string()),
  state: MarkState,
  reason: z.nullable(Sentence),
  changedAt: z.string(),
});
export type WrittenMark = z.infer<typeof WrittenMark>;

export const WrittenMarks = z.object({
  marks: z.array(WrittenMark),
  /** Where the next page begins; null on the last. */
  next: z.nullable(z.string()),
});
export type WrittenMarks = z.infer<typeof WrittenMarks>;

const Removed = z.object({ success: z.boolean() });

export const writeBackEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/write-back',
    access: 'store',
    needs: 'see',
    summary: 'What is written into the reports of the store’s platform, and what the platform counts itself',
    params: StoreParams,
    reply: WriteBack,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/write-back',
    access: 'store',
    needs: 'manage',
    summary: 'Switch on or off what is written into the platform’s reports',
    params: StoreParams,
    body: WriteBackChange,
    activity: ['write-back-changed'],
    reply: WriteBack,
    perMinute: 60,
  }),
  marks: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/write-back/marks',
    access: 'store',
    needs: 'see',
    summary: 'What was written into the platform’s reports, newest first',
    params: StoreParams,
    query: z.object({ before: z.optional(z.string().check(z.maxLength(200))) }),
    reply: WrittenMarks,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/write-back/remove',
    access: 'store',
    needs: 'manage',
    summary: 'Remove one thing that was written into the platform’s reports; it is not written again',
    params: StoreParams,
    body: z.object({ kind: WriteBackKind, subject: z.string().check(z.maxLength(100)) }),
    activity: ['mark-removed'],
    reply: Removed,
  }),
  removeAll: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/write-back/remove-all',
    access: 'store',
    needs: 'manage',
    summary: 'Remove all of one kind from the platform’s reports, and write no more of it',
    params: StoreParams,
    body: z.object({ kind: WriteBackKind }),
    activity: ['marks-removed'],
    reply: Removed,
  }),
};
