import type { Engagement, NetworkAccount, NetworkPost } from '#server/platforms/ports/social-network.ts';
import type { PreparedPinterest } from './preparing.ts';
import type { WireAccount, WireAnalytics, WireListedPin } from './wire.ts';

const LONGEST_ALT_TEXT = 500;
/** In seconds; the first pictures of a reel may still be dark. */
const COVER_AT = 1;

export function translateAccount(account: WireAccount): NetworkAccount {
  const { id, username, business_name, profile_image, follower_count } = account;
  return {
    externalId: id,
    name: business_name || username,
    username,
    pictureUrl: profile_image || null,
    followers: follower_count ?? null,
  };
}

export async function pinOf(post: NetworkPost, { board, title, link, video }: PreparedPinterest) {
  const described = post.media.flatMap(({ altText }) => altText ?? []).join('\n');
  return {
    board_id: board,
    ...(title ? { title } : {}),
    ...(post.text ? { description: post.text } : {}),
    ...(link ? { link } : {}),
    // One for the pin: its pictures have none of their own.
    ...(described ? { alt_text: described.slice(0, LONGEST_ALT_TEXT) } : {}),
    media_source: video ? videoSource(video) : await pictureSource(post),
  };
}

/** A cover is required; one of its own pictures is the only one that needs no file besides the video. */
function videoSource(media_id: string) {
  return { source_type: 'video_id', media_id, cover_image_key_frame_time: COVER_AT };
}

/** As bytes, so that it need not be reachable from outside. */
async function pictureSource({ media }: NetworkPost) {
  const items = await Promise.all(
    media.map(async ({ mimeType, read }) => ({
      content_type: mimeType,
      data: (await read()).toString('base64'),
    })),
  );
  const [first, ...more] = items;
  return more.length === 0
    ? { source_type: 'image_base64', ...first }
    : { source_type: 'multiple_image_base64', items };
}

export function translateEngagement(externalId: string, analytics: WireAnalytics): Engagement {
  const { summary_metrics: counted, lifetime_metrics: ever } = Object.values(analytics)[0] ?? {};
  return {
    ...nothingKnown(externalId),
    likes: ever?.TOTAL_REACTIONS ?? null,
    comments: ever?.TOTAL_COMMENTS ?? null,
    saves: counted?.SAVE ?? null,
    impressions: counted?.IMPRESSION ?? null,
    clicks: counted?.OUTBOUND_CLICK ?? null,
  };
}

export function nothingKnown(externalId: string): Engagement {
  return {
    externalId,
    likes: null,
    comments: null,
    shares: null,
    saves: null,
    reach: null,
    impressions: null,
    clicks: null,
  };
}

/** What stands around the entries of a list; the last page says `null`. */
export function frameOfList({ items, bookmark }: Record<string, unknown>) {
  const isWhole = bookmark === null || typeof bookmark === 'string';
  return { entries: items, next: typeof bookmark === 'string' && bookmark ? bookmark : null, isWhole };
}

/** Times without a zone are of UTC. */
export function instantOf(text: string): string {
  return /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}Z`;
}

/**
 * Whether a listed pin is the one that was sent. One that Pinterest has changed is not known by what is left of it; of a post
 * that was prepared elsewhere, only the text is known.
 */
export function isSamePin(
  pin: WireListedPin,
  sent: { text: string; prepared: Pick<PreparedPinterest, 'title' | 'link'> | undefined },
): boolean {
  if (essence(pin.description) !== essence(sent.text)) return false;
  if (!sent.prepared) return true;
  const { title, link } = sent.prepared;
  return addressOf(pin.link) === addressOf(link) && essence(pin.title) === essence(title);
}

function essence(text: string | null | undefined): string {
  return (text ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** With or without a slash at its end. */
function addressOf(address: string | null | undefined): string {
  return (address ?? '').trim().replace(/\/(?=$|[?#])/, '');
}
