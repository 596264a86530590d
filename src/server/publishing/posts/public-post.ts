import { pathOfMedia } from '#server/content/media-files/service.ts';
import type { SavedPicture } from '#server/core/db/schema/social-media.ts';
import type { ShortLinks } from '#server/publishing/short-links/short-links.ts';
import { type NextPicture, PICTURES_SHOWN } from '#shared/content/more-pictures.ts';
import { NETWORK_KEYS } from '#shared/content/networks/networks.ts';
import { postCost } from '#shared/content/post-cost.ts';
import { networkText } from '#shared/publishing/network-text.ts';
import type { Delivery, ScheduledPost } from '#shared/publishing/schedules.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import type { PostRecord, ShownPost } from './posts-repository.ts';

/** What the browser may know of a post. */
export function publicPost(
  post: ShownPost,
  {
    deliveries,
    warnings,
    adBudget,
    links,
  }: Pick<ScheduledPost, 'deliveries' | 'warnings' | 'adBudget'> & { links: Pick<ShortLinks, 'inText'> },
): ScheduledPost {
  const {
    id,
    storeId,
    scheduleId,
    scheduleName,
    productId,
    productTitle,
    contentType,
    shortText,
    imagePrompt,
  } = post;
  const { title, description, altText, withLink, problem, version } = post;
  const words = wordsOf(post);
  const isReel = words.contentFormat === 'reel';
  const imageId = isReel ? post.coverId : post.mediaId;
  const [network = NETWORK_KEYS[0]] = deliveries.map((delivery) => delivery.network);
  return {
    id,
    storeId,
    scheduleId,
    scheduleName,
    productId,
    productTitle,
    contentType,
    shortText,
    title,
    description,
    imagePrompt,
    altText,
    withLink,
    problem,
    version,
    deliveries,
    warnings,
    adBudget,
    morePictures: post.morePictures.map(pictureOf),
    caption: words.caption,
    hashtags: words.hashtags,
    contentFormat: words.contentFormat,
    platform: post.platform,
    imageUrl: imageId && pathOfMedia(imageId),
    videoUrl: isReel && post.mediaId ? pathOfMedia(post.mediaId) : null,
    link: links.inText(post.codes, network) ?? postLink(post, network),
    scheduledFor: post.scheduledFor.toISOString(),
    status: post.status,
    heldReason: post.heldReason,
    writeAfter: (post.heldReason === 'allowance' && post.writeAfter?.toISOString()) || null,
    madeBy: post.madeBy,
    cost: costOf(post, deliveries),
    postedAt: post.postedAt?.toISOString() ?? null,
    createdAt: post.createdAt.toISOString(),
  };
}

type Worded = Pick<
  PostRecord,
  'caption' | 'hashtags' | 'shortText' | 'description' | 'contentFormat' | 'mediaId'
>;

function pictureOf({ mediaId, altText }: SavedPicture): NextPicture {
  return { imageUrl: pathOfMedia(mediaId), altText };
}

export function wordsOf({ caption, hashtags, shortText, description, contentFormat, mediaId }: Worded) {
  return {
    caption: caption ?? '',
    hashtags: hashtags ? hashtags.split(' ') : [],
    shortText,
    description,
    contentFormat,
    hasMedia: mediaId !== null,
  };
}

/** In US dollars, of all its accounts. */
function costOf(post: ShownPost, deliveries: Delivery[]): number {
  const hasPictures = post.mediaId !== null && post.contentFormat === 'post';
  const pictures = hasPictures ? [post, ...post.morePictures] : [];
  const costs = deliveries.map(({ network }) => {
    const text = networkText(network, { ...wordsOf(post), link: linkOn(post)(network) });
    const shown = pictures.slice(0, PICTURES_SHOWN[network]);
    return postCost(network, text, shown.filter(({ altText }) => altText).length);
  });
  return Math.round(costs.reduce((sum, cost) => sum + cost, 0) * 1000) / 1000;
}

/** The address that goes out with it on one network; null where none does. */
export function linkOn(post: ShownPost): (network: SocialNetworkName) => string | null {
  return (network) => (post.withLink ? postLink(post, network) : null);
}

interface Linked {
  id: string;
  /** Where the product is sold; null where its page is not known. */
  productUrl: string | null;
  storeUrl: string;
}

/**
 * The product's address, or else the store's, marked so that an order can be attributed to this post. Null where
 * neither is an address.
 */
export function postLink({ id, productUrl, storeUrl }: Linked, network: SocialNetworkName): string | null {
  const address = URL.parse(productUrl ?? storeUrl);
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  const marks = { source: network, medium: 'social', campaign: 'vitrin', content: id };
  for (const [name, value] of Object.entries(marks)) address.searchParams.set(`utm_${name}`, value);
  return address.href;
}
