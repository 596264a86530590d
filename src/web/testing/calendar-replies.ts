import { contentEndpoints } from '#shared/content/content.ts';
import { text } from '#shared/core/sentence.ts';
import { approvalLinkEndpoints, postCommentEndpoints } from '#shared/publishing/approvals.ts';
import { experimentEndpoints } from '#shared/publishing/experiments.ts';
import { postDiscountEndpoints } from '#shared/publishing/post-discounts.ts';
import {
  calendarEndpoints,
  type Delivery,
  type PostResults,
  type ScheduledPost,
} from '#shared/publishing/schedules.ts';
import { type SocialAccount, socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { examplePost } from './content-replies.ts';
import { exampleStore } from './example-store.ts';
import { answer, type PreparedReply } from './replies.ts';

/** A Monday, nine in the morning in London. */
export const CALENDAR_NOW = new Date('2026-11-23T09:00:00Z');

const INSTAGRAM_ID = '1d0c2f00-0000-4000-8000-00000000000a';
const X_ID = '1d0c2f00-0000-4000-8000-00000000000b';

export function exampleAccounts(): SocialAccount[] {
  const account: Omit<SocialAccount, 'id' | 'network' | 'way' | 'name'> = {
    storeId: exampleStore().id,
    username: null,
    pictureUrl: null,
    followers: null,
    status: 'active',
    problem: null,
    postChoices: {},
    choicesMissing: [],
    checkedAt: null,
    connectedAt: '2026-11-20T09:00:00.000Z',
  };
  return [
    { ...account, id: INSTAGRAM_ID, network: 'instagram', way: 'facebook', name: 'tea.house' },
    { ...account, id: X_ID, network: 'twitter', way: 'x', name: '@teahouse' },
  ];
}

export function exampleDelivery(change: Partial<Delivery> = {}): Delivery {
  return {
    id: '2e0c2f00-0000-4000-8000-00000000000a',
    accountId: INSTAGRAM_ID,
    network: 'instagram',
    accountName: 'tea.house',
    status: 'waiting',
    problem: null,
    permalink: null,
    choices: {},
    publishedAt: null,
    nextTryAt: null,
    ...change,
  };
}

/** On Tuesday at half past two in the afternoon, to Instagram. */
export function exampleScheduledPost(change: Partial<ScheduledPost> = {}): ScheduledPost {
  return {
    id: '3f0c2f00-0000-4000-8000-000000000001',
    storeId: exampleStore().id,
    scheduleId: null,
    scheduleName: null,
    productId: '1',
    productTitle: 'Copper Kettle',
    platform: 'instagram',
    contentType: 'product',
    contentFormat: 'post',
    caption: 'A kettle that pours like it means it.',
    hashtags: ['#CopperKettle'],
    shortText: null,
    title: null,
    description: null,
    imagePrompt: null,
    imageUrl: '/api/media/8f4e2d10-0000-4000-8000-000000000001',
    videoUrl: null,
    altText: null,
    morePictures: [],
    withLink: false,
    link: 'https://tea-house.example/kettle',
    scheduledFor: '2026-11-24T14:30:00.000Z',
    status: 'pending',
    heldReason: null,
    problem: null,
    writeAfter: null,
    warnings: [],
    deliveries: [exampleDelivery()],
    madeBy: 'owner',
    cost: 0,
    postedAt: null,
    adBudget: null,
    createdAt: '2026-11-22T09:00:00.000Z',
    version: 1,
    ...change,
  };
}

export function examplePostResults(change: Partial<PostResults> = {}): PostResults {
  return {
    accounts: [
      {
        accountId: INSTAGRAM_ID,
        network: 'instagram',
        accountName: 'tea.house',
        likes: 31,
        comments: 4,
        shares: 2,
        saves: null,
        reach: 812,
        impressions: null,
        clicks: null,
        measuredAt: '2026-11-22T10:00:00.000Z',
      },
    ],
    sales: {
      orders: 3,
      netSales: 57.5,
      currency: 'GBP',
      certainty: 'linked',
      usualOrders: null,
      byCode: null,
      firstTouch: { orders: 4, netSales: 71 },
      explanation: text('Orders whose last visit came by the link of this post.'),
    },
    clicks: {
      people: 14,
      clicks: 19,
      programs: 6,
      bySource: [
        { source: 'instagram', people: 11, clicks: 15 },
        { source: 'page', people: 3, clicks: 4 },
      ],
    },
    visits: { sessions: 12, cartAdditions: 5, lastDay: '2026-11-21' },
    earned: { amount: 21.4, contribution: 21.4, coverage: 0.8, isComplete: false },
    spending: { boost: 0, network: 0, networkConverted: 0 },
    ...change,
  };
}

/** Everything the calendar asks for. What a test puts before it is answered instead. */
export function calendarReplies(posts: ScheduledPost[]): PreparedReply[] {
  return [
    answer(storeEndpoints.list, [exampleStore()]),
    answer(experimentEndpoints.quietWeeks, { quietWeeks: [] }),
    answer(calendarEndpoints.range, { timeZone: 'Europe/London', posts }),
    answer(socialAccountEndpoints.list, { accounts: exampleAccounts(), ways: ['facebook', 'x'] }),
    answer(socialAccountEndpoints.found, []),
    answer(contentEndpoints.history, [examplePost()]),
    answer(postCommentEndpoints.list, { comments: [], answer: null, people: [] }),
    answer(approvalLinkEndpoints.list, { links: [], canSend: true }),
    answer(postDiscountEndpoints.get, { isTaken: false, isOn: false, discount: null }),
    ...posts.slice(0, 1).map((post) => answer(calendarEndpoints.post, post)),
  ];
}
