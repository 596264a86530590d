import type { Engagement, LookUp, NetworkAccount, PublishedPost } from '#server/platforms/social-network.ts';
import type {
  WireInstagramAccount,
  WireInstagramMedia,
  WireMetrics,
  WirePage,
  WirePagePost,
  WireVideo,
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

export function translateMedia({ id, permalink }: WireInstagramMedia): PublishedPost {
  return { externalId: id, permalink: permalink ?? null };
}

/** The newest of those since then that says the same; Instagram may have changed the caption of the only one. */
export function findSameMedia(
  list: WireInstagramMedia[],
  { caption, since }: { caption: string; since: Date },
): WireInstagramMedia | null {
  const recent = list.filter(({ timestamp }) => Date.parse(timestamp) >= since.getTime());
  const same = recent.find((each) => isSameText(each.caption ?? '', caption));
  return same ?? (recent.length === 1 ? recent[0]! : null);
}

/** By the photos that were attached, which nobody else can attach; else by the very same words. */
export function findSamePost(
  list: WirePagePost[],
  { text, photos, since }: { text: string; photos: string[]; since: Date },
): WirePagePost | null {
  const recent = list.filter(({ created_time }) => Date.parse(created_time) >= since.getTime());
  if (photos.length > 0)
    return recent.find((post) => attachedTo(post).some((id) => photos.includes(id))) ?? null;
  return recent.find(({ message }) => isSameText(message ?? '', text)) ?? null;
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

/** Null for what is not told: the networks know nothing in the first minutes. */
export function metricsIn({ data }: WireMetrics): (name: string) => number | null {
  const told = new Map(data.map((each) => [each.name, each.total_value?.value ?? each.values?.[0]?.value]));
  return (name) => {
    const value = told.get(name);
    return typeof value === 'number' ? value : null;
  };
}

export function nothingKnown(externalId: string): Engagement {
  const unknown = { likes: null, comments: null, shares: null, saves: null };
  return { externalId, ...unknown, reach: null, impressions: null, clicks: null };
}
