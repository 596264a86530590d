import type { ListForm } from '#server/platforms/ports/post-list.ts';
import type { Engagement, LookUp, NetworkAccount } from '#server/platforms/ports/social-network.ts';
import {
  type WireInstagramAccount,
  WireInstagramMedia,
  type WireMetrics,
  type WirePage,
  WirePagePost,
  WirePaging,
  WireThread,
  type WireThreadsAccount,
  type WireVideo,
} from './wire.ts';

export function translatePage({ id, name, followers_count, picture }: WirePage): NetworkAccount {
  const pictureUrl = picture?.data?.url ?? null;
  return { externalId: id, name, username: null, pictureUrl, followers: followers_count ?? null };
}

/** `id` is of the app's own where Instagram's sign-in was used; everything is published under `user_id`. */
export function translateInstagramAccount(account: WireInstagramAccount): NetworkAccount {
  const { id, user_id, username = null, name, profile_picture_url, followers_count } = account;
  return {
    externalId: String(user_id ?? id),
    name: name || username || 'Instagram',
    username,
    pictureUrl: profile_picture_url ?? null,
    followers: followers_count ?? null,
  };
}

export function translateThreadsAccount(account: WireThreadsAccount): NetworkAccount {
  const { id, username = null, name, threads_profile_picture_url: pictureUrl = null } = account;
  return { externalId: id, name: name || username || 'Threads', username, pictureUrl, followers: null };
}

/** How Instagram lists media; which of them say the same as `caption`. */
export function formOfMedia(caption: string): ListForm<WireInstagramMedia> {
  return {
    entry: WireInstagramMedia,
    frame: frameOfList,
    translate: ({ id, permalink, timestamp, owner, caption: shown }) => ({
      post: { externalId: id, permalink: permalink ?? null },
      ids: [id],
      at: timestamp,
      accountId: owner?.id ?? null,
      isSame: isSameText(shown ?? '', caption),
    }),
  };
}

/** How Threads lists posts; which of them say the same as `text`. */
export function formOfThreads(text: string): ListForm<WireThread> {
  return {
    entry: WireThread,
    frame: frameOfList,
    translate: ({ id, permalink, timestamp, owner, text: shown }) => ({
      post: { externalId: id, permalink: permalink ?? null },
      ids: [id],
      at: timestamp,
      accountId: owner?.id ?? null,
      isSame: isSameText(shown ?? '', text),
    }),
  };
}

/** How a Page lists posts; which of them have our photos or video, which nobody else can attach, or the very same words. */
export function formOfPosts({
  text,
  attached,
}: {
  text: string;
  attached: string[];
}): ListForm<WirePagePost> {
  return {
    entry: WirePagePost,
    frame: frameOfList,
    translate(post) {
      const { id, message, created_time, permalink_url, from } = post;
      const targets = attachedTo(post);
      const isOurs = targets.some((target) => attached.includes(target));
      return {
        post: { externalId: id, permalink: permalink_url ?? null },
        at: created_time,
        // Of a reel we may know the video only, of a post the number behind the Page's.
        ids: [id, ...id.split('_').slice(1), ...targets],
        accountId: from?.id ?? null,
        isSame: attached.length > 0 ? isOurs : isSameText(message ?? '', text),
      };
    },
  };
}

/** A list with entries says how to go on from them; an empty one does not. */
function frameOfList({ data, paging }: Record<string, unknown>) {
  const read = WirePaging.safeParse(paging);
  const { cursors, next } = read.data ?? {};
  const after = next ? (cursors?.after ?? null) : null;
  const isEmpty = Array.isArray(data) && data.length === 0;
  return {
    entries: data,
    next: after,
    isWhole: isEmpty || (read.success && Boolean(next) === Boolean(after)),
  };
}

function attachedTo({ attachments }: WirePagePost): string[] {
  const targets = (attachments?.data ?? []).flatMap((each) => [each, ...(each.subattachments?.data ?? [])]);
  return targets.flatMap(({ target }) => target?.id ?? []);
}

function isSameText(left: string, right: string): boolean {
  return left.normalize('NFC').trim() === right.normalize('NFC').trim();
}

/** What a reel's phases say of whether it was published (reference/social.md 3.3 and 6.2). */
export function verdictOnReel({ status }: WireVideo): LookUp['verdict'] {
  if (status?.publishing_phase?.status === 'complete') return 'published';
  if (['error', 'expired', 'upload_failed'].includes(status?.video_status ?? '')) return 'not_published';
  const untouched = [status?.processing_phase, status?.publishing_phase].every(
    (phase) => (phase?.status ?? 'not_started') === 'not_started',
  );
  return untouched ? 'not_published' : 'unclear';
}

/** Null for what is not reported: the networks know nothing in the first minutes. */
export function metricsIn({ data }: WireMetrics): (name: string) => number | null {
  const values = new Map(data.map((each) => [each.name, each.total_value?.value ?? each.values?.[0]?.value]));
  return (name) => {
    const value = values.get(name);
    return typeof value === 'number' ? value : null;
  };
}

export function nothingKnown(externalId: string): Engagement {
  const unknown = { likes: null, comments: null, shares: null, saves: null };
  return { externalId, ...unknown, reach: null, impressions: null, clicks: null };
}
