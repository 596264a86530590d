import type { MembersService } from '#server/accounts/members/members.ts';
import { nameOf } from '#server/accounts/members/translate.ts';
import type { Database } from '#server/core/db/database.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { editionOf, findLastAnswer } from '#server/publishing/posts/edition.ts';
import { findThese } from '#server/publishing/posts/posts-repository.ts';
import type { CalendarService } from '#server/publishing/posts/service.ts';
import type { User } from '#shared/accounts/auth.ts';
import { type Role, roleMay } from '#shared/core/permissions.ts';
import type { NewComment, OutsideAnswer, PostComment } from '#shared/publishing/approvals.ts';
import { findMentions } from '#shared/publishing/mentions.ts';
import { type CommentRecord, findComments, insertComment, isLinkOpen } from './repository.ts';

interface Dependencies {
  db: Database;
  posts: CalendarService;
  members: Pick<MembersService, 'peopleOf'>;
  now: () => Date;
}

/** What is said of a post within the account, and what people outside said of it. */
export function createPostComments({ db, posts, members, now }: Dependencies) {
  /** @throws Problem 404. */
  async function list(store: OwnedStore, user: User, postId: string) {
    const [post] = await findThese(db, store.id, [postId]);
    if (!post) throw httpProblems.notFound();
    const [comments, answer, people] = await Promise.all([
      findComments(db, [postId]),
      answerOn(postId),
      members.peopleOf(store),
    ]);
    return {
      comments: comments.map(ownersComment),
      answer,
      people: people.map((person) => ({ ...person, isYou: person.id === user.id })),
    };
  }

  async function answerOn(postId: string): Promise<OutsideAnswer | null> {
    const answer = await findLastAnswer(db, postId);
    if (!answer || answer.kind === 'comment') return null;
    return {
      kind: answer.kind,
      author: answer.authorName,
      at: answer.createdAt.toISOString(),
      isOutdated: answer.edition !== (await editionOf(db, postId)),
      canAnswerAgain: answer.linkId !== null && (await isLinkOpen(db, answer.linkId, now())),
    };
  }

  /**
   * What outsiders read is said in the name of the shop, so it takes more than looking on.
   * @returns the comment and what its post is known by.
   */
  async function add(
    store: OwnedStore,
    { user, role }: { user: User; role: Role },
    postId: string,
    { text, isShared }: NewComment,
  ) {
    if (isShared && !roleMay(role, 'write') && !roleMay(role, 'approve'))
      throw httpProblems.roleTooSmall('write');
    const others = (await members.peopleOf(store)).filter(({ id }) => id !== user.id);
    const mentioned = findMentions(text, others).flatMap(({ people }) => people.map(({ id }) => id));
    return posts.onPost(store, postId, async (tx, post) => {
      const comment = await insertComment(tx, {
        storeId: store.id,
        postId,
        kind: 'comment',
        text,
        authorName: nameOf(user),
        isShared,
        mentions: [...new Set(mentioned)],
        edition: await editionOf(tx, postId),
        createdAt: now(),
      });
      return { comment: ownersComment(comment), name: post.caption || post.productTitle };
    });
  }

  return { list, add };
}
export type PostComments = ReturnType<typeof createPostComments>;

function ownersComment(comment: CommentRecord): PostComment {
  const { id, kind, text, authorName, isShared, createdAt } = comment;
  return {
    id,
    kind,
    author: authorName,
    isOutsider: kind !== 'comment',
    text,
    isShared,
    createdAt: createdAt.toISOString(),
  };
}
