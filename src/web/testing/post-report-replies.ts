import { learningEndpoints } from '#shared/publishing/learning.ts';
import { type PostReport, postReportEndpoints } from '#shared/publishing/post-report.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { exampleStore } from './example-store.ts';
import { answer, type PreparedReply } from './replies.ts';

export function exampleReportedPost(change: Partial<PostReport['list'][number]> = {}, at = 1) {
  return {
    postId: `5e3c4d10-0000-4000-8000-${String(at).padStart(12, '0')}`,
    title: 'Copper Kettle',
    imageUrl: null,
    networks: ['facebook' as const],
    publishedAt: '2026-11-20T18:00:00.000Z',
    certainty: 'linked' as const,
    orders: 2,
    netSales: 70,
    earned: 31.5,
    minutes: 4,
    ...change,
  };
}

export function examplePostReport(change: Partial<PostReport> = {}): PostReport {
  const group = { label: null, known: 14, orders: 9, brought: 168, perMinute: 2.1 };
  return {
    currency: 'GBP',
    timeZone: 'Europe/London',
    firstDay: '2026-08-25',
    lastDay: '2026-11-22',
    measure: 'earned',
    posts: 26,
    known: 25,
    byLastTouch: { orders: 12, netSales: 410 },
    byFirstTouch: { orders: 14, netSales: 455 },
    likelyOrders: 0,
    earned: 188.4,
    coverage: 1,
    unknownSpending: 0,
    perMinute: 1.75,
    groups: [
      { ...group, key: 'facebook', posts: 14, perPost: { mean: 12, low: 6.5, high: 19 } },
      { ...group, key: 'several', posts: 8, orders: 3, perPost: null },
      { ...group, key: 'twitter', posts: 4, known: 0, orders: 0, perPost: null, perMinute: null },
    ],
    differs: null,
    fewestPosts: 10,
    fewestSelling: 5,
    list: [
      exampleReportedPost(),
      exampleReportedPost({ title: 'Oolong', orders: 0, earned: 0, minutes: null }, 2),
    ],
    ...change,
  };
}

/** Everything the screen asks for. What a test puts before it is answered instead. */
export function postReportReplies(report = examplePostReport()): PreparedReply[] {
  return [
    answer(storeEndpoints.list, [exampleStore()]),
    answer(postReportEndpoints.report, report),
    answer(learningEndpoints.get, { isOn: true, isActive: false, posts: 12, selling: 4 }),
  ];
}
