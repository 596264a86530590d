import * as z from 'zod/mini';
import { MorePictures } from '#shared/content/more-pictures.ts';
import { NETWORK_KEYS, NETWORKS, type NetworkKey } from '#shared/content/networks/networks.ts';
import { endpoint } from '#shared/core/endpoint.ts';
import { Sentence, text } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { ClickSource } from './shop-page.ts';
import { PostChoices, SocialNetworkName } from './social-accounts.ts';

/* Options of SPEC section 9. */
const isOffered = (key: NetworkKey) => NETWORKS[key].schedules !== 'none';
export const SCHEDULE_PLATFORMS = [...NETWORK_KEYS.filter(isOffered), 'all'] as const;
export const SCHEDULE_CONTENT_TYPES = ['product', 'lifestyle', 'educational', 'promotional'] as const;
export const FREQUENCIES = ['daily', '3x_week', 'weekly'] as const;
export const POSTS_PER_WEEK: Record<Frequency, number> = { daily: 7, '3x_week': 3, weekly: 1 };

export const SchedulePlatform = z.enum(SCHEDULE_PLATFORMS);
export type SchedulePlatform = z.infer<typeof SchedulePlatform>;
export const ScheduleContentType = z.enum(SCHEDULE_CONTENT_TYPES);
export type ScheduleContentType = z.infer<typeof ScheduleContentType>;
export const Frequency = z.enum(FREQUENCIES);
export type Frequency = z.infer<typeof Frequency>;

/** A minute of the week in the store's time zone; Sunday is 0. */
export const PostTime = z.object({
  day: z.number().check(z.gte(0), z.lte(6)),
  hour: z.number().check(z.gte(0), z.lte(23)),
  minute: z.number().check(z.gte(0), z.lte(59)),
});
export type PostTime = z.infer<typeof PostTime>;

export const Schedule = z.object({
  id: z.uuid(),
  storeId: z.uuid(),
  name: z.string(),
  /** all: every account that is connected. */
  platform: SchedulePlatform,
  frequency: Frequency,
  contentTypes: z.array(ScheduleContentType),
  autoGenerate: z.boolean(),
  isActive: z.boolean(),
  approvalRequired: z.boolean(),
  postTimes: z.array(PostTime),
  /** When its next post goes out; null while it is paused or has none. */
  nextPostDate: z.nullable(z.string()),
  /** Why it does not do what it is meant to, for the owner. */
  problem: z.nullable(Sentence),
  /** Posts of it wait for the allowance: when the first of them is written. */
  writesFrom: z.nullable(z.string()),
  /** The Monday of the next week in which it plans nothing, because the week stays without posts for an experiment. */
  quietWeek: z.nullable(z.string()),
  /** Whose words its posts are made of; null where Vitrin writes them, also while `isActive` is false. */
  template: z.nullable(z.object({ id: z.uuid(), name: z.string(), isActive: z.boolean() })),
  createdAt: z.string(),
});
export type Schedule = z.infer<typeof Schedule>;

export const NAME_REQUIRED = text('Please enter a name for your posting schedule');
const ScheduleName = z.string().check(z.trim(), z.minLength(1, NAME_REQUIRED), z.maxLength(120));
const ContentTypes = z
  .array(ScheduleContentType)
  .check(z.minLength(1, text('Please choose at least one content type')), z.maxLength(4));

export const NewSchedule = z.object({
  name: ScheduleName,
  platform: z._default(SchedulePlatform, 'instagram'),
  frequency: z._default(Frequency, '3x_week'),
  contentTypes: z._default(ContentTypes, ['product', 'lifestyle']),
  autoGenerate: z._default(z.boolean(), true),
  approvalRequired: z._default(z.boolean(), true),
  templateId: z.optional(z.nullable(z.uuid())),
  /** Chosen by the timing analysis when left out. */
  postTimes: z.optional(z.array(PostTime).check(z.minLength(1), z.maxLength(7))),
});
export type NewSchedule = z.infer<typeof NewSchedule>;

/** Only what is named changes; `isActive` pauses and resumes. */
export const ScheduleChange = z.object({
  name: z.optional(ScheduleName),
  contentTypes: z.optional(ContentTypes),
  autoGenerate: z.optional(z.boolean()),
  approvalRequired: z.optional(z.boolean()),
  templateId: z.optional(z.nullable(z.uuid())),
  isActive: z.optional(z.boolean()),
  postTimes: z.optional(z.array(PostTime).check(z.minLength(1), z.maxLength(7))),
});
export type ScheduleChange = z.infer<typeof ScheduleChange>;

/**
 * draft: waits for approval. pending: goes out at its time. held: waits for its owner, `heldReason` says why.
 * partly_published: some accounts have it, others will not get it. unconfirmed: sent, and the network has not said
 * whether it is there. on_phone: its owner publishes it in the app of the network. missed: its time passed by more than an hour, so its owner is asked.
 */
export const POST_STATUSES = [
  'draft',
  'pending',
  'held',
  'publishing',
  'published',
  'partly_published',
  'unconfirmed',
  'on_phone',
  'failed',
  'missed',
  'cancelled',
] as const;
export const PostStatus = z.enum(POST_STATUSES);
export type PostStatus = z.infer<typeof PostStatus>;

/**
 * writing: its schedule is about to write it, or tries again. allowance: it is written from `writeAfter` on, when the
 * allowance for scheduled posts is renewed. unwritten: its schedule cannot write it, so its owner may. no_account: nothing is connected that it could go out to. reconnect: an account has to be connected again. experiment: its week stays without
 * posts.
 */
export const HELD_REASONS = [
  'writing',
  'allowance',
  'unwritten',
  'no_account',
  'reconnect',
  'sold_out',
  'repriced',
  'product_gone',
  'experiment',
] as const;
export const HeldReason = z.enum(HELD_REASONS);
export type HeldReason = z.infer<typeof HeldReason>;

export const DELIVERY_STATUSES = [
  'waiting',
  'preparing',
  'prepared',
  'publishing',
  'published',
  'unconfirmed',
  'on_phone',
  'failed',
  'cancelled',
] as const;
export const DeliveryStatus = z.enum(DELIVERY_STATUSES);
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

const Format = z.enum(['post', 'reel']);

/** One post to one account: what the network made of it. */
export const Delivery = z.object({
  id: z.uuid(),
  accountId: z.uuid(),
  network: SocialNetworkName,
  accountName: z.string(),
  status: DeliveryStatus,
  /** For the owner; the network's own words where it gave any. */
  problem: z.nullable(Sentence),
  permalink: z.nullable(z.string()),
  /** What is chosen of what its network asks for, by name. */
  choices: PostChoices,
  publishedAt: z.nullable(z.string()),
  /** When it is tried or looked up again by itself; null when that is over. */
  nextTryAt: z.nullable(z.string()),
});
export type Delivery = z.infer<typeof Delivery>;

export const PostWarning = z.object({
  kind: z.enum([
    'same_text',
    'within_hour',
    'sold_out',
    'repriced',
    'product_gone',
    'too_long',
    'no_picture',
    'no_account',
    'reconnect',
    'experiment',
  ]),
  message: Sentence,
  /** The other post it collides with. */
  postId: z.nullable(z.string()),
});
export type PostWarning = z.infer<typeof PostWarning>;

export const ScheduledPost = z.object({
  id: z.uuid(),
  storeId: z.uuid(),
  scheduleId: z.nullable(z.string()),
  scheduleName: z.nullable(z.string()),
  productId: z.nullable(z.string()),
  productTitle: z.nullable(z.string()),
  /** Of its accounts; all where they are of several networks. */
  platform: z.enum([...NETWORK_KEYS, 'all']),
  contentType: z.string(),
  contentFormat: Format,
  caption: z.string(),
  hashtags: z.array(z.string()),
  /** What networks that take little get, hashtags included, where caption and hashtags are too long for them. */
  shortText: z.nullable(z.string()),
  /** On networks whose posts have one; null: the product's, or the first words. */
  title: z.nullable(z.string()),
  /** What those get in place of caption and hashtags; null: the same as the others. */
  description: z.nullable(z.string()),
  imagePrompt: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  altText: z.nullable(z.string()),
  morePictures: MorePictures,
  /** Whether the product's address goes out with the text. */
  withLink: z.boolean(),
  /** That address, marked so that orders can be attributed to this post. */
  link: z.nullable(z.string()),
  scheduledFor: z.string(),
  status: PostStatus,
  heldReason: z.nullable(HeldReason),
  problem: z.nullable(Sentence),
  /** Held for the allowance: when its text is written at the earliest. */
  writeAfter: z.nullable(z.string()),
  warnings: z.array(PostWarning),
  deliveries: z.array(Delivery),
  /** Written by its schedule, or by its owner. */
  madeBy: z.enum(['schedule', 'owner']),
  /** US dollars that its networks take for it. */
  cost: z.number(),
  postedAt: z.nullable(z.string()),
  /** What plans to boost it come to, in major units; null where there is none. Its owner sets them up at the network. */
  adBudget: z.nullable(z.number()),
  createdAt: z.string(),
  /** Grows with every change; a change names the version it was made on. */
  version: z.number(),
});
export type ScheduledPost = z.infer<typeof ScheduledPost>;

const Instant = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/));
const Address = z.nullable(z.string().check(z.maxLength(500)));

const Title = z.nullable(z.string().check(z.maxLength(100)));
const Description = z.nullable(z.string().check(z.maxLength(5000)));
/** Of accounts by id; each remembers what was chosen for it last. */
const ChoicesOfAccounts = z.record(z.uuid(), PostChoices);

const wording = {
  productId: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  contentType: z._default(z.enum([...SCHEDULE_CONTENT_TYPES, 'promotion']), 'product'),
  contentFormat: z._default(Format, 'post'),
  caption: z.string().check(z.maxLength(63_206)),
  hashtags: z._default(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(60)), []),
  shortText: z._default(z.nullable(z.string().check(z.maxLength(4000))), null),
  title: z._default(Title, null),
  description: z._default(Description, null),
  imagePrompt: z._default(z.nullable(z.string().check(z.maxLength(4000))), null),
  /** Of our own media only. */
  imageUrl: z._default(Address, null),
  videoUrl: z._default(Address, null),
  altText: z._default(z.nullable(z.string().check(z.maxLength(1000))), null),
  /** Left out where there is no `imageUrl`. */
  morePictures: z._default(MorePictures, []),
  withLink: z._default(z.boolean(), false),
};

/** Its owner knows that its week stays without posts for an experiment, and sends it all the same. */
const despiteExperiment = z.optional(z.boolean());

/** So long can a post that is shared at once be taken back. */
export const SHARE_DELAY_SECONDS = 10;

export const NewPost = z.object({
  ...wording,
  accountIds: z.array(z.uuid()).check(z.maxLength(20)),
  choices: z._default(ChoicesOfAccounts, {}),
  scheduledFor: Instant,
  /** False saves it as a draft. */
  approved: z._default(z.boolean(), true),
  /** Goes out by the server's clock, SHARE_DELAY_SECONDS from now; `scheduledFor` does not count then. */
  atOnce: z._default(z.boolean(), false),
  despiteExperiment,
});
export type NewPost = z.infer<typeof NewPost>;

/** Only what is named changes. */
export const PostChange = z.object({
  version: z.number(),
  caption: z.optional(wording.caption),
  hashtags: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(60))),
  shortText: z.optional(z.nullable(z.string().check(z.maxLength(4000)))),
  imageUrl: z.optional(Address),
  videoUrl: z.optional(Address),
  altText: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
  morePictures: z.optional(MorePictures),
  withLink: z.optional(z.boolean()),
  title: z.optional(Title),
  description: z.optional(Description),
  accountIds: z.optional(z.array(z.uuid()).check(z.maxLength(20))),
  choices: z.optional(ChoicesOfAccounts),
  scheduledFor: z.optional(Instant),
  despiteExperiment,
});
export type PostChange = z.infer<typeof PostChange>;

/** What a post cost beside the work on it. */
export const PostSpending = z.object({
  /** What its owner paid to boost it, in major units of the store's currency; null where it is boosted and unsaid. */
  boost: z.nullable(z.number()),
  /** What its networks charge for taking it, in US dollars. */
  network: z.number(),
  /** The same in the store's currency, by the owner's rates; null where these do not lead there. */
  networkConverted: z.nullable(z.number()),
});
export type PostSpending = z.infer<typeof PostSpending>;

/** What a post brought. Null where nobody says; never 0 in its place. */
export const PostResults = z.object({
  accounts: z.array(
    z.object({
      accountId: z.uuid(),
      network: SocialNetworkName,
      accountName: z.string(),
      likes: z.nullable(z.number()),
      comments: z.nullable(z.number()),
      shares: z.nullable(z.number()),
      saves: z.nullable(z.number()),
      reach: z.nullable(z.number()),
      impressions: z.nullable(z.number()),
      clicks: z.nullable(z.number()),
      measuredAt: z.nullable(z.string()),
    }),
  ),
  /** Orders that used this post’s discount code, whose last visit came by its own link, or that are likely to have. */
  sales: z.object({
    orders: z.nullable(z.number()),
    /** Major units of `currency`. */
    netSales: z.nullable(z.number()),
    currency: z.string(),
    /**
     * linked: the platform says that they came by the link. likely: it does not, and what the post is about was bought
     * soon after the link was followed. unknown: the post had no link, or it cannot be told.
     */
    certainty: z.enum(['linked', 'likely', 'unknown']),
    /** How many such orders its product would have had anyway at its usual pace; only where they are likely. */
    usualOrders: z.nullable(z.number()),
    /** How many of them used its discount code; null where it has none. */
    byCode: z.nullable(z.number()),
    /** The same by the buyer’s first visit instead of the last. */
    firstTouch: z.nullable(z.object({ orders: z.number(), netSales: z.number() })),
    explanation: Sentence,
  }),
  /** How often its short link was followed; null where it has none. */
  clicks: z.nullable(
    z.object({
      /** Counted once a day and network. */
      people: z.number(),
      clicks: z.number(),
      /** Previews, crawlers and pages fetched ahead; in none of the others. */
      programs: z.number(),
      bySource: z.array(z.object({ source: ClickSource, people: z.number(), clicks: z.number() })),
    }),
  ),
  /** Visits to the online store by its link, of days that are over; null where the platform does not say. */
  visits: z.nullable(z.object({ sessions: z.number(), cartAdditions: z.number(), lastDay: z.string() })),
  /** What the orders of `sales` left; null where no order is known or no cost was read. Major units of the store's currency. */
  earned: z.nullable(
    z.object({
      /** The contribution, less what was spent on the post as far as that is known. */
      amount: z.number(),
      /** After goods, fees and shipping. */
      contribution: z.number(),
      /** 0 to 1: the share of their net sales whose goods have a cost. */
      coverage: z.number(),
      /** Nothing of their costs, fees and shipping is still to be known. */
      isComplete: z.boolean(),
    }),
  ),
  spending: PostSpending,
});
export type PostResults = z.infer<typeof PostResults>;

/** SPEC section 3, with the evidence of each. */
export const TimingAnalysis = z.object({
  bestTimes: z.array(
    z.object({
      /** Sunday is 0, in the store's time zone. */
      day: z.number(),
      hour: z.number(),
      /** 0 to 1, of the best there is. */
      engagement: z.number(),
      reasoning: z.string(),
      /** Own posts measured in that part of the week, and orders placed in it. */
      posts: z.number(),
      orders: z.number(),
      basis: z.enum(['account', 'store', 'benchmark']),
    }),
  ),
  frequency: z.object({
    postsPerWeek: z.number(),
    recommended: Frequency,
    reasoning: z.string(),
  }),
  contentMix: z.array(z.object({ type: ScheduleContentType, percentage: z.number(), reasoning: z.string() })),
  /** False: the best and the worst time differ by less than a tenth. */
  timeMatters: z.boolean(),
  summary: z.string(),
  evidence: z.object({
    posts: z.number(),
    orders: z.number(),
    /** What the score is mixed from, in percent, and how much own posts count against the habit. */
    ownShare: z.number(),
    ordersShare: z.number(),
    habitSource: z.string(),
  }),
  timeZone: z.string(),
});
export type TimingAnalysis = z.infer<typeof TimingAnalysis>;

const Done = z.object({ success: z.boolean() });
const ScheduleParams = z.object({ ...StoreParams.shape, scheduleId: z.uuid() });
const PostParams = z.object({ ...StoreParams.shape, postId: z.uuid() });
const LocalDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const LocalDays = z.object({ from: LocalDay, to: LocalDay });

export const scheduleEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/schedules',
    access: 'store',
    needs: 'see',
    summary: 'Posting schedules of a store',
    params: StoreParams,
    reply: z.array(Schedule),
  }),
  listAll: endpoint({
    method: 'GET',
    path: '/api/social-media/all/schedules',
    access: 'account',
    needs: 'see',
    summary: 'Posting schedules of all stores of the signed-in user',
    reply: z.array(Schedule),
  }),
  analyze: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/schedule/analyze',
    access: 'store',
    needs: 'write',
    summary: 'When, how often and what to post, with the evidence',
    params: StoreParams,
    activity: { none: 'reads' },
    reply: TimingAnalysis,
    perMinute: 30,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/schedule/create',
    access: 'store',
    needs: 'manage',
    summary: 'Create a posting schedule; its first days are filled at once',
    params: StoreParams,
    body: NewSchedule,
    activity: ['schedule-created'],
    reply: Schedule,
    perMinute: 30,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/schedules/:scheduleId',
    access: 'store',
    needs: 'manage',
    summary: 'Change, pause or resume a schedule; what fell into the pause is missed, not caught up',
    params: ScheduleParams,
    body: ScheduleChange,
    activity: ['schedule-changed', 'schedule-paused', 'schedule-resumed'],
    reply: Schedule,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/social-media/:storeId/schedules/:scheduleId',
    access: 'store',
    needs: 'manage',
    summary: 'Delete a schedule and its posts that have not gone out',
    params: ScheduleParams,
    activity: ['schedule-deleted'],
    reply: Done,
  }),
};

export const calendarEndpoints = {
  waiting: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/scheduled-posts',
    access: 'store',
    needs: 'see',
    summary: 'Posts that go out by themselves, soonest first, at most 200',
    params: StoreParams,
    reply: z.array(ScheduledPost),
  }),
  waitingOfAll: endpoint({
    method: 'GET',
    path: '/api/social-media/all/scheduled-posts',
    access: 'account',
    needs: 'see',
    summary: 'The same of all stores of the signed-in user, at most 200 together',
    reply: z.array(ScheduledPost),
  }),
  range: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/calendar',
    access: 'store',
    needs: 'see',
    summary: 'Every post of some days of the store, both included, whatever became of it',
    params: StoreParams,
    query: LocalDays,
    reply: z.object({ timeZone: z.string(), posts: z.array(ScheduledPost) }),
  }),
  rangeOfAll: endpoint({
    method: 'GET',
    path: '/api/social-media/all/calendar',
    access: 'account',
    needs: 'see',
    summary: 'The same of all stores of the signed-in user, the days of each on its own clock',
    query: LocalDays,
    reply: z.object({ posts: z.array(ScheduledPost) }),
  }),
  post: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/calendar/posts/:postId',
    access: 'store',
    needs: 'see',
    summary: 'One post',
    params: PostParams,
    reply: ScheduledPost,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/calendar/posts',
    access: 'store',
    needs: 'write',
    summary:
      'Put a post on the calendar; 409 `quiet_week` where its week stays without posts for an experiment',
    params: StoreParams,
    body: NewPost,
    activity: ['post-created'],
    reply: ScheduledPost,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/calendar/posts/:postId',
    access: 'store',
    needs: 'write',
    summary:
      'Change or move a post that has not gone out; 409 when it was changed in the meantime or is going out',
    params: PostParams,
    body: PostChange,
    activity: ['post-changed'],
    reply: ScheduledPost,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/calendar/posts/:postId/duplicate',
    access: 'store',
    needs: 'write',
    summary: 'The same once more as a draft, on that time',
    params: PostParams,
    body: z.object({ scheduledFor: Instant }),
    activity: ['post-duplicated'],
    reply: ScheduledPost,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/calendar/approve',
    access: 'store',
    needs: 'approve',
    summary: 'Let posts go out that wait for approval or were held; each on its own',
    params: StoreParams,
    body: z.object({
      postIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)),
      despiteExperiment,
    }),
    activity: ['post-approved'],
    reply: z.object({
      approved: z.array(ScheduledPost),
      refused: z.array(z.object({ postId: z.uuid(), code: z.string(), message: Sentence })),
    }),
  }),
  cancelOfProduct: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/calendar/cancel',
    access: 'store',
    needs: 'approve',
    summary:
      'Do not send the posts of a product that wait to go out; answers with those it stopped, at most 100',
    params: StoreParams,
    body: z.object({ productId: z.string().check(z.minLength(1), z.maxLength(100)) }),
    activity: ['post-cancelled'],
    reply: z.object({ postIds: z.array(z.uuid()) }),
  }),
  restoreAll: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/calendar/restore',
    access: 'store',
    needs: 'approve',
    summary: 'Undo the cancelling of several posts; those that are no longer cancelled stay as they are',
    params: StoreParams,
    body: z.object({ postIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
    activity: ['post-restored'],
    reply: z.object({ postIds: z.array(z.uuid()) }),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/calendar/posts/:postId/retry',
    access: 'store',
    needs: 'approve',
    summary: 'Send a failed or missed post now, to the accounts that do not have it',
    params: PostParams,
    body: z.object({ despiteExperiment }),
    activity: ['post-retried'],
    reply: ScheduledPost,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/calendar/posts/:postId/cancel',
    access: 'store',
    needs: 'approve',
    summary: 'Do not send a post',
    params: PostParams,
    activity: ['post-cancelled'],
    reply: ScheduledPost,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/calendar/posts/:postId/restore',
    access: 'store',
    needs: 'approve',
    summary: 'Undo a cancelling: what it was before, or a draft when its time has passed',
    params: PostParams,
    activity: ['post-restored'],
    reply: ScheduledPost,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/social-media/:storeId/calendar/posts/:postId',
    access: 'store',
    needs: 'write',
    summary: 'Delete a post that was never sent',
    params: PostParams,
    activity: ['post-deleted'],
    reply: Done,
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/calendar/posts/:postId/settle',
    access: 'store',
    needs: 'approve',
    summary: 'Say whether an unconfirmed post is on the network, after looking there',
    params: PostParams,
    body: z.object({ deliveryId: z.uuid(), published: z.boolean() }),
    activity: ['post-confirmed', 'post-denied'],
    reply: ScheduledPost,
  }),
  results: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/calendar/posts/:postId/results',
    access: 'store',
    needs: 'see',
    summary: 'Reach, engagement, and the orders that came by the post',
    params: PostParams,
    reply: PostResults,
  }),
};
