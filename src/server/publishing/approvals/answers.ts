import { findMedia } from '#server/content/media-files/repository.ts';
import { recordActivities } from '#server/core/activity/activity-log.ts';
import type { Database } from '#server/core/db/database.ts';
import { httpProblems, Problem } from '#server/core/http/problem.ts';
import { hold, unapprove } from '#server/publishing/posts/deliveries.ts';
import { editionOf, editionsOf } from '#server/publishing/posts/edition.ts';
import { canPost, isDraft, isPending } from '#server/publishing/posts/lifecycle.ts';
import type { PostRecord } from '#server/publishing/posts/posts-repository.ts';
import type { CalendarService } from '#server/publishing/posts/service.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import type { OutsideVerdict, SharedPost, SharedPosts } from '#shared/publishing/approvals.ts';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { daysOf, isInScope, isShown, type OpenedLink, openLink } from './opened-link.ts';
import { approvalProblems } from './problems.ts';
import {
  type CommentRecord,
  findAnswered,
  findComments,
  findLastAnswerBy,
  findPostsWithMedia,
  holdLink,
  insertComment,
  noteOpened,
} from './repository.ts';
import { sharedPost } from './shared-post.ts';

interface Dependencies {
  db: Database;
  posts: CalendarService;
  now: () => Date;
}

const KINDS = { approve: 'approved', 'ask-for-changes': 'changes-asked' } as const;

/** What people with a link see and say. */
export function createOutsideAnswers({ db, posts, now }: Dependencies) {
  async function read(token: string): Promise<SharedPosts> {
    const opened = await openLink(db, token, now());
    await noteOpened(db, opened.link.id, now(), new Date(now().getTime() - MINUTE_MS));
    const { label, expiresAt } = opened.link;
    return {
      storeName: opened.store.name,
      timeZone: opened.store.timeZone,
      label,
      expiresAt: expiresAt.toISOString(),
      posts: await show(opened, token, await shownPosts(opened)),
    };
  }

  /** In the order of their times. */
  async function shownPosts(opened: OpenedLink): Promise<ScheduledPost[]> {
    const { link, store } = opened;
    const days = daysOf(link);
    const answered = await findAnswered(db, link.id);
    const inDays = days ? await posts.range([store], days) : [];
    const known = new Set(inDays.map(({ id }) => id));
    const further = [...answered, ...(link.postId ? [link.postId] : [])].filter((id) => !known.has(id));
    const others = further.length > 0 ? await posts.these(store, further) : [];
    return [...inDays, ...others]
      .filter((post) =>
        isShown(opened, { ...post, scheduledFor: new Date(post.scheduledFor) }, { answered, now: now() }),
      )
      .filter((post) => answered.includes(post.id) || hasContent(post))
      .toSorted((one, other) => one.scheduledFor.localeCompare(other.scheduledFor));
  }

  async function show({ link, store }: OpenedLink, token: string, shown: ScheduledPost[]) {
    const ids = shown.map(({ id }) => id);
    const [editions, comments] = await Promise.all([editionsOf(db, ids), findComments(db, ids)]);
    return shown.map((post): SharedPost => {
      const visible = comments.filter(
        ({ postId, linkId, isShared }) => postId === post.id && (linkId === link.id || isShared),
      );
      return sharedPost(post, {
        token,
        storeName: store.name,
        edition: editions.get(post.id)!,
        answers: visible.filter(({ linkId }) => linkId === link.id),
        comments: visible,
      });
    });
  }

  /** Said twice, or by two people at once, it is the same as said once. */
  async function answer(token: string, postId: string, verdict: OutsideVerdict): Promise<SharedPost> {
    const opened = await openLink(db, token, now());
    if (verdict.verdict === 'ask-for-changes' && !verdict.comment) throw approvalProblems.commentMissing();
    await posts.onPost(opened.store, postId, async (tx, post) => {
      if (!(await holdLink(tx, opened.link.id))) throw approvalProblems.unknownLink();
      const last = await findLastAnswerBy(tx, opened.link.id, postId);
      if (!last && !isInScope(opened, post)) throw httpProblems.notFound();
      const edition = await editionOf(tx, postId);
      if (edition !== verdict.edition) throw approvalProblems.changed();
      await (verdict.verdict === 'approve' ? approve(tx, post) : stop(tx, post));
      if (!isRepeated(last, verdict)) await write(tx, opened, post, verdict);
    });
    const [shown] = await show(opened, token, await posts.these(opened.store, [postId]));
    return shown!;
  }

  /**
   * It goes out at its time where it may. What only its owner can judge, as a product that is sold out or a week without
   * posts, stays for its owner.
   */
  async function approve(tx: Database, post: PostRecord): Promise<void> {
    if (!isPending(post) && !canPost(post, 'approve')) throw approvalProblems.settled();
    if (!isDraft(post)) return;
    try {
      await tx.transaction((step) => posts.letGoOut(step, post, []));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }

  async function stop(tx: Database, post: PostRecord): Promise<void> {
    if (isDraft(post)) return;
    if (!canPost(post, 'unapprove')) throw approvalProblems.settled();
    if (!(await hold(tx, post.id))) throw approvalProblems.goingOut();
    await unapprove(tx, post);
  }

  async function write(tx: Database, { link, store }: OpenedLink, post: PostRecord, verdict: OutsideVerdict) {
    const { name, comment, edition } = verdict;
    await insertComment(tx, {
      storeId: store.id,
      postId: post.id,
      kind: KINDS[verdict.verdict],
      text: comment,
      linkId: link.id,
      mentions: link.madeBy ? [link.madeBy] : [],
      authorName: name,
      isShared: false,
      edition,
      createdAt: now(),
    });
    const deed = {
      kind: verdict.verdict === 'approve' ? ('post-approved' as const) : ('changes-asked' as const),
      subject: { id: post.id, name: post.caption || post.productTitle },
    };
    await recordActivities(tx, [{ ...deed, by: { outsider: name }, of: { storeId: store.id } }], now());
  }

  /** A file of a post that the link shows. @throws Problem 404. */
  async function media(token: string, mediaId: string) {
    const opened = await openLink(db, token, now());
    const [found, answered] = await Promise.all([
      findPostsWithMedia(db, opened.store.id, mediaId),
      findAnswered(db, opened.link.id),
    ]);
    const record = found.some((post) => isShown(opened, post, { answered, now: now() }))
      ? await findMedia(db, mediaId)
      : null;
    if (!record) throw httpProblems.notFound();
    return record;
  }

  return { read, answer, media };
}
export type OutsideAnswers = ReturnType<typeof createOutsideAnswers>;

function hasContent({ caption, shortText, imageUrl, videoUrl }: ScheduledPost): boolean {
  return Boolean(caption.trim() || shortText?.trim() || imageUrl || videoUrl);
}

function isRepeated(last: CommentRecord | null, { verdict, comment, edition }: OutsideVerdict): boolean {
  return last?.kind === KINDS[verdict] && last.edition === edition && last.text === comment;
}
