import * as z from 'zod/mini';
import { Email } from '#shared/accounts/sign-in.ts';
import { MorePictures } from '#shared/content/more-pictures.ts';
import { endpoint } from '#shared/core/endpoint.ts';
import { LocalDay } from '#shared/core/ranges.ts';
import { text } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { SocialNetworkName } from './social-accounts.ts';

export const COMMENT_MAX = 2_000;
export const NAME_MAX = 60;
const LABEL_MAX = 80;
export const LINK_DAYS = [3, 7, 14, 30] as const;
/** Days that one link may show. */
export const MOST_DAYS_SHARED = 50;

export const CommentKind = z.enum(['comment', 'approved', 'changes-asked']);
export type CommentKind = z.infer<typeof CommentKind>;

/** One post, or the posts of some days of the store, both included. */
export const ApprovalScope = z.union([
  z.object({ postId: z.uuid() }),
  z.object({ from: LocalDay, to: LocalDay }),
]);
export type ApprovalScope = z.infer<typeof ApprovalScope>;

export const ApprovalLink = z.object({
  id: z.uuid(),
  /** Whom it was made for. */
  label: z.string(),
  scope: ApprovalScope,
  /** Null where they are gone, or it was not saved yet. */
  madeBy: z.nullable(z.string()),
  /** Who made it may no longer approve here, so it opens no more. */
  isEnded: z.boolean(),
  expiresAt: z.string(),
  lastOpenedAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type ApprovalLink = z.infer<typeof ApprovalLink>;

const LinkLabel = z
  .string()
  .check(z.trim(), z.minLength(1, text('Please say whom the link is for.')), z.maxLength(LABEL_MAX));
const goodForDays = z.number().check(z.gte(1), z.lte(60));

export const NewApprovalLink = z.object({
  label: LinkLabel,
  /** Where the link is sent at once; null leaves that to its owner. */
  email: z._default(z.nullable(Email), null),
  scope: ApprovalScope,
  goodForDays,
});
export type NewApprovalLink = z.infer<typeof NewApprovalLink>;

const Comment = z.object({
  id: z.uuid(),
  kind: CommentKind,
  author: z.string(),
  /** Not of the account, but by a link. */
  isOutsider: z.boolean(),
  text: z.string(),
  createdAt: z.string(),
});

export const PostComment = z.object({
  ...Comment.shape,
  /** People with a link to the post see it, too. */
  isShared: z.boolean(),
});
export type PostComment = z.infer<typeof PostComment>;

/** What an outsider last said of a post. */
export const OutsideAnswer = z.object({
  kind: z.enum(['approved', 'changes-asked']),
  author: z.string(),
  at: z.string(),
  /** The post is another by now. */
  isOutdated: z.boolean(),
  /** Its link still opens, so the same person can answer again. */
  canAnswerAgain: z.boolean(),
});
export type OutsideAnswer = z.infer<typeof OutsideAnswer>;

/** Who is in the account and sees the store: a comment with `@` and their name is mailed to them. */
export const Mentionable = z.object({ id: z.uuid(), name: z.string(), isYou: z.boolean() });
export type Mentionable = z.infer<typeof Mentionable>;

const CommentText = z
  .string()
  .check(z.trim(), z.minLength(1, text('Please write something first.')), z.maxLength(COMMENT_MAX));

export const NewComment = z.object({ text: CommentText, isShared: z._default(z.boolean(), false) });
export type NewComment = z.infer<typeof NewComment>;

/**
 * waiting: not answered yet. changed: another than it was when it was answered. approved: the shop lets it go out. planned:
 * goes out by itself. stopped: does not go out for now.
 */
export const SHARED_STATES = [
  'waiting',
  'changed',
  'changes-asked',
  'approved',
  'planned',
  'published',
  'stopped',
] as const;
export type SharedState = (typeof SHARED_STATES)[number];

/** A post as people with a link see it; addresses of pictures lead through the link. */
export const SharedPost = z.object({
  id: z.uuid(),
  state: z.enum(SHARED_STATES),
  /** What it is now; an answer names the one it is about. */
  edition: z.string(),
  scheduledFor: z.string(),
  accounts: z.array(z.object({ network: SocialNetworkName, name: z.string() })),
  caption: z.string(),
  hashtags: z.array(z.string()),
  shortText: z.nullable(z.string()),
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  link: z.nullable(z.string()),
  productTitle: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  altText: z.nullable(z.string()),
  morePictures: MorePictures,
  comments: z.array(Comment),
});
export type SharedPost = z.infer<typeof SharedPost>;

export const SharedPosts = z.object({
  storeName: z.string(),
  timeZone: z.string(),
  /** Whom the link was made for. */
  label: z.string(),
  expiresAt: z.string(),
  posts: z.array(SharedPost),
});
export type SharedPosts = z.infer<typeof SharedPosts>;

export const VERDICTS = ['approve', 'ask-for-changes'] as const;
export const OutsideVerdict = z.object({
  verdict: z.enum(VERDICTS),
  name: z.string().check(z.trim(), z.minLength(1, text('Please enter your name.')), z.maxLength(NAME_MAX)),
  /** Needed where changes are asked for. */
  comment: z._default(z.string().check(z.trim(), z.maxLength(COMMENT_MAX)), ''),
  edition: z.string().check(z.maxLength(64)),
});
export type OutsideVerdict = z.infer<typeof OutsideVerdict>;

const LinkParams = z.object({ ...StoreParams.shape, linkId: z.uuid() });
const PostParams = z.object({ ...StoreParams.shape, postId: z.uuid() });
const Token = z.string().check(z.maxLength(100));

export const approvalLinkEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/approval-links',
    access: 'store',
    needs: 'see',
    summary: 'Links by which people outside approve posts, newest first, and whether they still open',
    params: StoreParams,
    reply: z.object({
      links: z.array(ApprovalLink),
      /** Whether a link can be sent by mail from here. */
      canSend: z.boolean(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/approval-links',
    access: 'store',
    needs: 'approve',
    summary:
      'Make a link by which people outside approve a post or the posts of some days; what is planned of them waits for an answer',
    params: StoreParams,
    body: NewApprovalLink,
    activity: ['approval-link-made'],
    perMinute: 10,
    reply: z.object({
      link: ApprovalLink,
      /** Shown this once: it is not saved. */
      address: z.string(),
      /** Null where nobody asked for a mail. */
      isSent: z.nullable(z.boolean()),
    }),
  }),
  extend: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/approval-links/:linkId/extend',
    access: 'store',
    needs: 'approve',
    summary:
      'Let a link open for so many days from now, in the name of who asks; 409 `link_ended` where its maker may no longer approve',
    params: LinkParams,
    body: z.object({ goodForDays }),
    activity: ['approval-link-extended'],
    reply: ApprovalLink,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/social-media/:storeId/approval-links/:linkId',
    access: 'store',
    needs: 'approve',
    summary: 'Let a link open nothing any more',
    params: LinkParams,
    activity: ['approval-link-revoked'],
    reply: z.object({ success: z.boolean() }),
  }),
};

export const postCommentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/calendar/posts/:postId/comments',
    access: 'store',
    needs: 'see',
    summary:
      'What was said of a post, oldest first, what people outside last answered, and who can be mentioned',
    params: PostParams,
    reply: z.object({
      comments: z.array(PostComment),
      answer: z.nullable(OutsideAnswer),
      people: z.array(Mentionable),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/calendar/posts/:postId/comments',
    access: 'store',
    needs: 'see',
    summary:
      'Say something of a post, to the account alone or to people with a link as well, which takes `write` or `approve`; who is mentioned gets a mail',
    params: PostParams,
    body: NewComment,
    activity: ['comment-written'],
    perMinute: 60,
    reply: PostComment,
  }),
};

export const approvalEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/approvals/:token',
    access: 'public',
    summary: 'What a link for approval shows: posts that wait for an answer, and those that have one',
    params: z.object({ token: Token }),
    perMinute: 120,
    reply: SharedPosts,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/approvals/:token/posts/:postId/answer',
    access: 'public',
    summary:
      'Approve a post by a link, or ask for changes; 409 `post_changed` where it is another than the one that was seen',
    params: z.object({ token: Token, postId: z.uuid() }),
    body: OutsideVerdict,
    activity: ['post-approved', 'changes-asked'],
    perMinute: 30,
    reply: SharedPost,
  }),
};

/** Pictures and reels of the posts that a link shows. */
export const APPROVAL_MEDIA = '/api/approvals/:token/media/:mediaId';
