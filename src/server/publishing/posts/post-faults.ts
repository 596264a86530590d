import { POST_LIMITS, postLength } from '#shared/content/post-limits.ts';
import { networkText } from '#shared/publishing/network-text.ts';
import type { PostWarning } from '#shared/publishing/schedules.ts';
import { NETWORK_NAMES, type SocialNetworkName } from '#shared/publishing/social-accounts.ts';

interface PostParts {
  caption: string;
  hashtags: string[];
  shortText: string | null;
  contentFormat: 'post' | 'reel';
  hasMedia: boolean;
  /** The address that goes out with it on one network. */
  linkOn: (network: SocialNetworkName) => string | null;
}

export type PostFault = Pick<PostWarning, 'kind' | 'message'>;

/** What a network would refuse however often it is sent. */
export function postFaults(post: PostParts, networks: SocialNetworkName[]): PostFault[] {
  return [...pictureFaults(post, networks), ...lengthFaults(post, networks)];
}

function pictureFaults({ contentFormat, hasMedia }: PostParts, networks: SocialNetworkName[]): PostFault[] {
  if (hasMedia) return [];
  if (contentFormat === 'reel') return [{ kind: 'no_picture', message: 'A reel needs its video.' }];
  if (!networks.includes('instagram')) return [];
  return [{ kind: 'no_picture', message: 'Instagram needs a picture or a reel.' }];
}

function lengthFaults(post: PostParts, networks: SocialNetworkName[]): PostFault[] {
  return networks.flatMap((network) => {
    const text = networkText(network, { ...post, link: post.linkOn(network) });
    if (postLength(network, text) <= POST_LIMITS[network].characters) return [];
    return [{ kind: 'too_long', message: `The text is too long for ${NETWORK_NAMES[network]}.` }];
  });
}
