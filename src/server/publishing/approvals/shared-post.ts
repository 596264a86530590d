import { isDraft, isGoingOut, isHeld, isOver, isPending } from '#server/publishing/posts/lifecycle.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import { APPROVAL_MEDIA, type SharedPost, type SharedState } from '#shared/publishing/approvals.ts';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import type { CommentRecord } from './repository.ts';

interface Shown {
  token: string;
  storeName: string;
  edition: string;
  /** By the link. */
  answers: CommentRecord[];
  comments: CommentRecord[];
}

/** What people with a link may know of a post: how it will look and what was said of it, no figures and no warnings. */
export function sharedPost(
  post: ScheduledPost,
  { token, storeName, edition, answers, comments }: Shown,
): SharedPost {
  const { id, scheduledFor, caption, hashtags, shortText, title, description, productTitle, altText } = post;
  const through = (path: string | null) => path && throughLink(path, token);
  return {
    id,
    state: stateOf(post, answers.at(-1), edition),
    edition,
    scheduledFor,
    accounts: post.deliveries.map(({ network, accountName }) => ({ network, name: accountName })),
    caption,
    hashtags,
    shortText,
    title,
    description,
    link: post.withLink ? post.link : null,
    productTitle,
    imageUrl: through(post.imageUrl),
    videoUrl: through(post.videoUrl),
    altText,
    morePictures: post.morePictures.map((picture) => ({
      ...picture,
      imageUrl: throughLink(picture.imageUrl, token),
    })),
    comments: comments.map(({ id: commentId, kind, text, authorName, createdAt }) => ({
      id: commentId,
      kind,
      author: kind === 'comment' ? storeName : authorName,
      isOutsider: kind !== 'comment',
      text,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** `/api/media/<id>`, which only the owner can open, by the link. */
function throughLink(path: string, token: string): string {
  const mediaId = path.slice(path.lastIndexOf('/') + 1);
  return pathOf({ path: APPROVAL_MEDIA }, { token, mediaId });
}

function stateOf(post: ScheduledPost, last: CommentRecord | undefined, edition: string): SharedState {
  if (isDraft(post)) {
    if (!last) return 'waiting';
    if (last.edition !== edition) return 'changed';
    return last.kind === 'approved' ? 'approved' : 'changes-asked';
  }
  if (isOver(post)) return 'stopped';
  if (isHeld(post)) return 'approved';
  return isPending(post) || isGoingOut(post) ? 'planned' : 'published';
}
