import type { Engagement, NetworkAccount } from '#server/platforms/ports/social-network.ts';
import { type Sentence, say, text } from '#shared/core/sentence.ts';
import type { VideoDetails } from './rules.ts';
import {
  type WireChannel,
  type WireCounted,
  type WireListedVideo,
  WirePageInfo,
  type WireStatus,
} from './wire.ts';

/** A video as it is announced, before its first byte. */
export function resourceOf({ title, description, privacy, madeForKids, madeWithAi }: VideoDetails): object {
  return {
    snippet: { title, description },
    status: {
      privacyStatus: privacy,
      selfDeclaredMadeForKids: madeForKids,
      containsSyntheticMedia: madeWithAi,
    },
  };
}

export function translateChannel({ id, snippet, statistics }: WireChannel): NetworkAccount {
  return {
    externalId: id,
    name: snippet.title,
    username: snippet.customUrl?.replace(/^@/, '') ?? null,
    pictureUrl: snippet.thumbnails?.default?.url ?? null,
    followers: statistics?.hiddenSubscriberCount ? null : (statistics?.subscriberCount ?? null),
  };
}

/** Views are plays, as of reels elsewhere. */
export function translateEngagement({ id, statistics }: WireCounted): Engagement {
  return {
    externalId: id,
    likes: statistics?.likeCount ?? null,
    comments: statistics?.commentCount ?? null,
    shares: null,
    saves: null,
    reach: null,
    impressions: statistics?.viewCount ?? null,
    clicks: null,
  };
}

/** What YouTube made of a video other than was chosen. */
export function noteOf(chosen: string, status: WireStatus | null): Sentence | undefined {
  const { uploadStatus, failureReason, rejectionReason, privacyStatus } = status ?? {};
  if (uploadStatus === 'failed' || uploadStatus === 'rejected')
    return say('YouTube took this video but does not show it: {reason}', {
      reason: rejectionReason || failureReason || uploadStatus,
    });
  if (!privacyStatus || privacyStatus === chosen) return undefined;
  if (privacyStatus === 'private')
    return text('YouTube made it private, as it does until it has reviewed this installation.');
  return privacyStatus === 'unlisted'
    ? text('YouTube made it unlisted: only people who have the link see it.')
    : text('YouTube made it public.');
}

export function frameOfUploads({ items, nextPageToken, pageInfo }: Record<string, unknown>) {
  return {
    entries: items,
    next: typeof nextPageToken === 'string' ? nextPageToken : null,
    isWhole: WirePageInfo.safeParse(pageInfo).success,
  };
}

/** Whether it has these words; without a title the description alone says so. */
export function saysTheSame(
  { snippet }: WireListedVideo,
  written: { title: string | null; description: string },
): boolean {
  const hasTitle = written.title === null || essence(snippet.title) === essence(written.title);
  return hasTitle && essence(snippet.description) === essence(written.description);
}

function essence(words: string): string {
  return words.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
