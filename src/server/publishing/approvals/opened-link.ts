import { createHash } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import { isDraft } from '#server/publishing/posts/lifecycle.ts';
import type { PostRecord } from '#server/publishing/posts/posts-repository.ts';
import { approvalProblems } from './problems.ts';
import { findLinkByHash, type LinkRecord } from './repository.ts';

/** A link that opens, and the store whose posts it shows. */
export interface OpenedLink {
  link: LinkRecord;
  store: OwnedStore & { name: string };
}

/** The token itself is saved nowhere, so that a copy of the database opens nothing. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** @throws Problem where it opens nothing, or nothing any more. */
export async function openLink(db: Database, token: string, now: Date): Promise<OpenedLink> {
  const found = await findLinkByHash(db, hashOfToken(token));
  if (!found) throw approvalProblems.unknownLink();
  const { link, store } = found;
  const { id, userId, platform, currency, timeZone, storeName: name } = store;
  if (link.expiresAt.getTime() <= now.getTime()) throw approvalProblems.expiredLink(name);
  return { link, store: { id, userId, platform, currency, timeZone, name } };
}

/** Of the link, what waits for approval and whose time is to come; and what was answered by it, wherever it was moved since. */
export function isShown(
  opened: OpenedLink,
  post: Pick<PostRecord, 'id' | 'status' | 'scheduledFor'>,
  { answered, now }: { answered: string[]; now: Date },
): boolean {
  if (answered.includes(post.id)) return true;
  const isToCome = opened.link.postId !== null || post.scheduledFor > now;
  return isDraft(post) && isToCome && isInScope(opened, post);
}

export function isInScope(
  { link, store }: OpenedLink,
  { id, scheduledFor }: Pick<PostRecord, 'id' | 'scheduledFor'>,
): boolean {
  const days = daysOf(link);
  if (!days) return id === link.postId;
  const [from, to] = [localDay(days.from, store.timeZone).from, localDay(days.to, store.timeZone).to];
  return from <= scheduledFor && scheduledFor < to;
}

/** Null where it is of one post. */
export function daysOf({ firstDay, lastDay }: LinkRecord): { from: string; to: string } | null {
  return firstDay && lastDay ? { from: firstDay, to: lastDay } : null;
}
