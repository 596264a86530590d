import { aiStatusEndpoints } from '#shared/content/ai-status.ts';
import { templateEndpoints } from '#shared/content/templates.ts';
import { usageEndpoints } from '#shared/content/usage.ts';
import { experimentEndpoints } from '#shared/publishing/experiments.ts';
import { postingTimesEndpoints } from '#shared/publishing/posting-times.ts';
import {
  calendarEndpoints,
  type Schedule,
  type ScheduledPost,
  scheduleEndpoints,
  type TimingAnalysis,
} from '#shared/publishing/schedules.ts';
import {
  type FoundAccount,
  type SocialAccount,
  socialAccountEndpoints,
} from '#shared/publishing/social-accounts.ts';
import { type Store, storeEndpoints } from '#shared/stores/stores.ts';
import { exampleBuiltin, exampleUsage } from './content-replies.ts';
import { exampleStore } from './example-store.ts';
import { answer, type PreparedReply } from './replies.ts';

export function exampleFound(change: Partial<FoundAccount> = {}): FoundAccount {
  return {
    id: '6a1d3c20-0000-4000-8000-0000000000f1',
    network: 'facebook',
    name: 'Tea House Page',
    username: null,
    pictureUrl: null,
    followers: 310,
    otherStore: null,
    ...change,
  };
}

export function exampleAccount(change: Partial<SocialAccount> = {}): SocialAccount {
  return {
    id: '6a1d3c20-0000-4000-8000-000000000001',
    storeId: exampleStore().id,
    network: 'instagram',
    way: 'facebook',
    name: 'Tea House',
    username: 'teahouse',
    pictureUrl: null,
    followers: 1_240,
    status: 'active',
    problem: null,
    postChoices: {},
    choicesMissing: [],
    checkedAt: '2026-11-21T09:00:00.000Z',
    connectedAt: '2026-11-12T13:40:00.000Z',
    ...change,
  };
}

export function exampleSchedule(change: Partial<Schedule> = {}): Schedule {
  return {
    id: '4d2e5f10-0000-4000-8000-000000000001',
    storeId: exampleStore().id,
    name: 'Evenings',
    platform: 'instagram',
    frequency: '3x_week',
    contentTypes: ['product', 'lifestyle'],
    autoGenerate: true,
    isActive: true,
    approvalRequired: true,
    postTimes: [
      { day: 0, hour: 10, minute: 0 },
      { day: 4, hour: 12, minute: 30 },
      { day: 1, hour: 18, minute: 0 },
    ],
    nextPostDate: '2027-01-04T18:00:00.000Z',
    problem: null,
    writesFrom: null,
    quietWeek: null,
    template: null,
    createdAt: '2026-11-12T13:40:00.000Z',
    ...change,
  };
}

/** One that goes out by itself; `at` distinguishes several. */
export function exampleScheduledPost(change: Partial<ScheduledPost> = {}, at = 1): ScheduledPost {
  const { id: accountId, network, name: accountName } = exampleAccount();
  return {
    id: `7b3c4d10-0000-4000-8000-${String(at).padStart(12, '0')}`,
    storeId: exampleStore().id,
    scheduleId: exampleSchedule().id,
    scheduleName: 'Evenings',
    productId: '1',
    productTitle: 'Copper Kettle',
    platform: 'instagram',
    contentType: 'product',
    contentFormat: 'post',
    caption: 'A kettle that pours like it means it.',
    hashtags: ['#Teaware'],
    shortText: null,
    title: null,
    description: null,
    imagePrompt: null,
    imageUrl: null,
    videoUrl: null,
    altText: null,
    morePictures: [],
    withLink: true,
    link: 'https://tea-house.example/kettle?utm_source=instagram',
    scheduledFor: '2027-01-04T18:00:00.000Z',
    status: 'pending',
    heldReason: null,
    problem: null,
    writeAfter: null,
    warnings: [],
    deliveries: [
      {
        id: '9c4d5e10-0000-4000-8000-000000000001',
        accountId,
        network,
        accountName,
        status: 'waiting',
        problem: null,
        permalink: null,
        choices: {},
        publishedAt: null,
        nextTryAt: null,
      },
    ],
    madeBy: 'schedule',
    cost: 0,
    postedAt: null,
    adBudget: null,
    createdAt: '2026-11-12T13:40:00.000Z',
    version: 1,
    ...change,
  };
}

export function exampleAnalysis(change: Partial<TimingAnalysis> = {}): TimingAnalysis {
  const time = { reasoning: 'Your shop sells most then.', posts: 4, orders: 812, basis: 'store' } as const;
  return {
    bestTimes: [
      { day: 2, hour: 20, engagement: 1, ...time },
      { day: 4, hour: 12, engagement: 0.91, ...time, basis: 'account', posts: 9 },
      { day: 0, hour: 10, engagement: 0.85, ...time, basis: 'benchmark', orders: 0 },
    ],
    frequency: {
      postsPerWeek: 3,
      recommended: '3x_week',
      reasoning: 'Enough to be seen, few enough to be good.',
    },
    contentMix: [
      { type: 'product', percentage: 60, reasoning: 'Products bring most of your likes.' },
      { type: 'educational', percentage: 40, reasoning: 'Saved more often than others.' },
    ],
    timeMatters: true,
    summary: 'Tuesday evening is your best time.',
    evidence: {
      posts: 24,
      orders: 39_988,
      ownShare: 35,
      ordersShare: 30,
      habitSource: 'A published study of two million posts.',
    },
    timeZone: 'Europe/London',
    ...change,
  };
}

/** Everything the calendar's page asks for. What a test puts before it is answered instead. */
export function schedulerReplies(stores: Store[] = [exampleStore()]): PreparedReply[] {
  return [
    answer(storeEndpoints.list, stores),
    answer(socialAccountEndpoints.list, {
      accounts: [exampleAccount()],
      ways: ['facebook', 'instagram', 'x'],
    }),
    answer(socialAccountEndpoints.found, []),
    answer(scheduleEndpoints.list, [exampleSchedule()]),
    answer(scheduleEndpoints.analyze, exampleAnalysis()),
    answer(scheduleEndpoints.create, exampleSchedule()),
    answer(scheduleEndpoints.remove, { success: true }),
    answer(calendarEndpoints.waiting, [exampleScheduledPost()]),
    answer(experimentEndpoints.quietWeeks, { quietWeeks: [] }),
    answer(calendarEndpoints.range, { timeZone: 'Europe/London', posts: [] }),
    answer(usageEndpoints.usage, exampleUsage()),
    answer(aiStatusEndpoints.read, exampleBuiltin),
    answer(templateEndpoints.list, []),
    answer(postingTimesEndpoints.read, {
      times: [{ day: 1, hour: 18, minute: 0 }],
      decidedBy: 'analysis',
      basis: 'benchmark',
    }),
  ];
}
