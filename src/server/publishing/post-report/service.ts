import { pathOfMedia } from '#server/content/media-files/service.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localHours } from '#server/core/time/local-hours.ts';
import { localDate } from '#server/core/time/local-time.ts';
import type { ClickCounter } from '#server/publishing/short-links/click-counter.ts';
import {
  LENGTHS,
  type PostGroup,
  type PostPart,
  type PostReport,
  REPORT_DAYS,
  type ReportSpan,
} from '#shared/publishing/post-report.ts';
import { type BroughtPost, findBrought, type Outside } from './brought.ts';
import { doGroupsDiffer, FEWEST_POSTS, FEWEST_SELLING, isEnough, meanInterval } from './compare-groups.ts';
import { addWork, findPublishedPosts, type PublishedPost } from './repository.ts';

const MOST_GROUPS = 50;
const MOST_LISTED = 100;
const HOURS_TOGETHER = 4;

interface Dependencies extends Outside {
  clicks: Pick<ClickCounter, 'save'>;
}

interface Asked {
  by: PostPart;
  span: ReportSpan;
}

/** What published posts brought, and whether one kind of them brought more than another. */
export function createPostReports(outside: Dependencies) {
  const { db, clicks, now } = outside;

  async function report(store: OwnedStore, { by, span }: Asked): Promise<PostReport> {
    const { currency, timeZone } = store;
    const today = localDate(now(), timeZone);
    const firstDay = today.subtract({ days: REPORT_DAYS[span] - 1 });
    const from = new Date(firstDay.toZonedDateTime(timeZone).epochMilliseconds);
    await clicks.save();
    const found = await findPublishedPosts(db, store.id, { from });
    const { posts, contribution, ...counts } = await findBrought(outside, store, found);
    const measure = contribution || counts.byLastTouch.orders === 0 ? 'earned' : 'net_sales';
    const worthOf = (post: BroughtPost) => (measure === 'earned' ? post.earned : post.netSales);
    const partOf = createPartOf(by, timeZone);
    const parts = Map.groupBy(posts, ({ post }) => partOf(post));
    // Of a post whose tone, look or product is not known nothing can be said here.
    parts.delete(null);
    const groups = [...parts].map(([key, members]) => groupOf(key!, members, { by, worthOf }));
    const spent = posts.filter(({ certainty }) => certainty !== 'unknown');
    return {
      currency,
      timeZone,
      firstDay: firstDay.toString(),
      lastDay: today.toString(),
      measure,
      posts: posts.length,
      known: posts.filter((post) => worthOf(post) !== null).length,
      ...counts,
      earned: measure === 'earned' ? sum(posts.map((post) => post.earned ?? 0)) : null,
      coverage: contribution?.coverage ?? null,
      unknownSpending: spent.filter(({ isSpendingKnown }) => !isSpendingKnown).length,
      perMinute: perMinute(posts, worthOf),
      groups: groups.toSorted(bestFirst).slice(0, MOST_GROUPS),
      differs: doGroupsDiffer([...parts.values()].map((members) => worthsOf(members, worthOf))),
      fewestPosts: FEWEST_POSTS,
      fewestSelling: FEWEST_SELLING,
      list: posts
        .toSorted((one, other) => (worthOf(other) ?? -Infinity) - (worthOf(one) ?? -Infinity))
        .slice(0, MOST_LISTED)
        .map(listed),
    };
  }

  async function work(store: OwnedStore, done: { postId: string; seconds: number }) {
    if (!(await addWork(db, store.id, done))) throw httpProblems.notFound();
    return { success: true };
  }

  return { report, work };
}
export type PostReports = ReturnType<typeof createPostReports>;

type WorthOf = (post: BroughtPost) => number | null;

const worthsOf = (posts: BroughtPost[], worthOf: WorthOf): number[] =>
  posts.map(worthOf).filter((value) => value !== null);

function groupOf(
  key: string,
  members: BroughtPost[],
  { by, worthOf }: { by: PostPart; worthOf: WorthOf },
): PostGroup {
  const values = worthsOf(members, worthOf);
  return {
    key,
    label:
      by === 'product' ? (members.find(({ post }) => post.productTitle)?.post.productTitle ?? null) : null,
    posts: members.length,
    known: values.length,
    orders: sum(members.map(({ orders }) => orders ?? 0)),
    brought: sum(values),
    perPost: isEnough(values) ? meanInterval(values) : null,
    perMinute: perMinute(members, worthOf),
  };
}

/** Of posts whose work and whose orders are known. */
function perMinute(posts: BroughtPost[], worthOf: WorthOf): number | null {
  const measured = posts.filter((post) => post.post.seconds !== null && worthOf(post) !== null);
  const minutes = sum(measured.map(({ post }) => post.seconds!)) / 60;
  return minutes > 0 ? sum(measured.map((post) => worthOf(post)!)) / minutes : null;
}

/** What is not known of too few posts comes last. */
function bestFirst(one: PostGroup, other: PostGroup): number {
  const of = ({ perPost }: PostGroup) => perPost?.mean ?? Number.NEGATIVE_INFINITY;
  return of(other) - of(one) || other.posts - one.posts || (one.key < other.key ? -1 : 1);
}

/** Null where it is not known. */
function createPartOf(by: PostPart, timeZone: string): (post: PublishedPost) => string | null {
  const localHour = localHours(timeZone);
  const parts: Record<PostPart, (post: PublishedPost) => string | null> = {
    network: ({ networks }) => (networks.length === 1 ? networks[0]! : 'several'),
    type: ({ contentType }) => (contentType === 'promotional' ? 'promotion' : contentType),
    tone: ({ tone }) => tone,
    product: ({ productId }) => productId,
    hour: ({ publishedAt }) => {
      const { hour } = localHour(publishedAt);
      return String(hour - (hour % HOURS_TOGETHER));
    },
    length: ({ caption }) => {
      const characters = caption?.length ?? 0;
      return characters <= LENGTHS.short ? 'short' : characters <= LENGTHS.medium ? 'medium' : 'long';
    },
    look: ({ look }) => look,
  };
  return parts[by];
}

function listed({ post, certainty, orders, netSales, earned }: BroughtPost): PostReport['list'][number] {
  const { postId, imageId, networks, publishedAt, seconds } = post;
  return {
    postId,
    title: post.productTitle ?? post.caption,
    imageUrl: imageId && pathOfMedia(imageId),
    networks,
    publishedAt: publishedAt.toISOString(),
    certainty,
    orders,
    netSales,
    earned,
    minutes: seconds === null ? null : seconds / 60,
  };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
