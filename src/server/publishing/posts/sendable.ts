import type { Database } from '#server/core/db/database.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { mostCharacters, postLength } from '#shared/content/post-limits.ts';
import { say, text } from '#shared/core/sentence.ts';
import { networkText } from '#shared/publishing/network-text.ts';
import type { PostWarning } from '#shared/publishing/schedules.ts';
import { NETWORK_NAMES, type SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { deliveriesOf } from './deliveries.ts';
import { EXPERIMENT, findAllHolds, findHolds } from './holds.ts';
import { findThese, type PostRecord } from './posts-repository.ts';
import { calendarProblems } from './problems.ts';
import { linkOn, wordsOf } from './public-post.ts';

/** @throws Problem saying why the post, as it is now, would not be let through. Its product is not looked at. */
export async function assertSendable(tx: Database, { id, storeId }: Pick<PostRecord, 'id' | 'storeId'>) {
  if ((await findHolds(tx, [id])).get(id) === 'no_account') throw calendarProblems.noAccount();
  const [post] = await findThese(tx, storeId, [id]);
  const words = wordsOf(post!);
  if (!hasWords(post!)) throw calendarProblems.noText();
  const deliveries = (await deliveriesOf(tx, [id])).get(id) ?? [];
  const networks = [...new Set(deliveries.map(({ network }) => network))];
  const [fault] = postFaults({ ...words, linkOn: linkOn(post!) }, networks);
  if (fault) throw calendarProblems.wouldBeRefused(fault.message);
}

/** @throws Problem when one of its accounts waits for its owner, so that it could not go out now. */
export async function assertConnected(tx: Database, { id }: Pick<PostRecord, 'id'>) {
  if ((await findHolds(tx, [id])).get(id) === 'reconnect') throw calendarProblems.reconnect();
}

/** @throws Problem when its week stays without posts and its owner has not said that it goes out all the same. */
export async function assertNotQuiet(tx: Database, { id }: Pick<PostRecord, 'id'>) {
  if ((await findAllHolds(tx, [id])).get(id)?.includes(EXPERIMENT)) throw calendarProblems.quietWeek();
}

/** Words or a picture: without either there is nothing to send. */
export function hasWords({
  caption,
  shortText,
  mediaId,
}: Pick<PostRecord, 'caption' | 'shortText' | 'mediaId'>): boolean {
  return Boolean(caption?.trim() || shortText?.trim() || mediaId);
}

interface PostParts {
  caption: string;
  hashtags: string[];
  shortText: string | null;
  description: string | null;
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
  if (contentFormat === 'reel')
    return hasMedia ? [] : [{ kind: 'no_picture', message: text('A reel needs its video.') }];
  const missing = networks
    .map((network) => NETWORKS[network].needsVideo ?? (hasMedia ? null : NETWORKS[network].needsMedia))
    .find((each) => each !== null);
  return missing ? [{ kind: 'no_picture', message: missing }] : [];
}

function lengthFaults(post: PostParts, networks: SocialNetworkName[]): PostFault[] {
  return networks.flatMap((network) => {
    const words = networkText(network, { ...post, link: post.linkOn(network) });
    if (postLength(network, words) <= mostCharacters(network, post.hasMedia)) return [];
    return [
      {
        kind: 'too_long',
        message: say('The text is too long for {network}.', { network: NETWORK_NAMES[network] }),
      },
    ];
  });
}
