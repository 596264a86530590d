import type { Engagement, NetworkAccount } from '#server/platforms/ports/social-network.ts';
import { WireListMeta, type WireMe, type WirePost } from './wire.ts';

export function translateMe({ data }: WireMe): NetworkAccount {
  const { id, name, username, profile_image_url, public_metrics } = data;
  return {
    externalId: id,
    name,
    username,
    pictureUrl: profile_image_url ?? null,
    followers: public_metrics?.followers_count ?? null,
  };
}

export function translateEngagement({
  id,
  public_metrics: all,
  non_public_metrics: own,
}: WirePost): Engagement {
  const reposts = all?.retweet_count ?? all?.repost_count ?? null;
  return {
    externalId: id,
    likes: all?.like_count ?? null,
    comments: all?.reply_count ?? null,
    shares: reposts === null ? null : reposts + (all?.quote_count ?? 0),
    saves: all?.bookmark_count ?? null,
    reach: null,
    impressions: all?.impression_count ?? null,
    clicks: own?.url_link_clicks ?? null,
  };
}

/** An empty list comes without `data`; how many entries it has stands next to them. */
export function frameOfList({ data, meta }: Record<string, unknown>) {
  const counted = WireListMeta.safeParse(meta);
  const count = counted.data?.result_count;
  const entries = data === undefined && count === 0 ? [] : data;
  const isWhole = Array.isArray(entries) && entries.length === count;
  return { entries, next: counted.data?.next_token ?? null, isWhole };
}

const OF_ITS_OWN_MEDIA = /\/status\/\d+\/(photo|video)\/\d+$/;
const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Whether X shows these words: it shortens links, ends with one to the pictures, and writes three signs as HTML does. */
export function saysTheSame({ text, entities }: WirePost, written: string): boolean {
  let shown = text;
  for (const { url, expanded_url: address } of entities?.urls ?? [])
    shown = shown.replace(url, () => (address && !OF_ITS_OWN_MEDIA.test(address) ? address : ''));
  return essence(shown.replaceAll(/&(?:lt|gt|amp);/g, (sign) => SIGNS[sign]!)) === essence(written);
}

/** Links are written out with a scheme, and with or without a slash at their end. */
function essence(text: string): string {
  const plain = text.normalize('NFC').replaceAll(/https?:\/\//gi, '');
  return plain
    .replaceAll(/\/(?=\s|$)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
