import { wasNeverSent } from '#server/platforms/ports/never-sent.ts';
import { OutsideFault, type OutsideReply } from '#server/platforms/ports/outside.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import {
  type AccountAccess,
  type FollowUp,
  type LookUp,
  type NetworkAccount,
  type NetworkPost,
  OutcomeUnknown,
  type PreparedPost,
  type PublishedPost,
  type SentPost,
  type SocialNetwork,
} from '#server/platforms/ports/social-network.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { createTikTokClient, type TikTokOptions, withoutSlash } from './client.ts';
import { endedBy, isWorthAnother, tiktokFailures } from './failures.ts';
import { partsOf, rangeOf } from './parts.ts';
import { createTikTokPreparing, isOpen, PreparedTikTok, readCreator } from './preparing.ts';
import { type Standing, standingOf, translateOffers, translateUser } from './translate.ts';
import { WireStatus, WireUser } from './wire.ts';

interface Options extends TikTokOptions {
  /** Where people see posts. */
  webOrigin: string;
  /** Only an app that TikTok has audited may post for all to see; others deliver to their owner's phone. */
  isAudited: boolean;
}

const PUBLISH_LIMIT_MS = 60_000;
/** How long what is asked around the one call may take, so that the call itself is not late. */
const AROUND_MS = 8_000;
/** A last part that was sent longer ago has arrived, or never will. */
const SETTLED_MS = 5 * MINUTE_MS;
export const USER_FIELDS = 'open_id,display_name,username,avatar_url';

/**
 * Videos of TikTok. Each upload has an id that is saved before a byte is sent, and comes to one video at most: its last
 * part may be sent again, and one question says where it stands. Another upload is begun only once this one cannot be
 * completed any more: it has failed, or its address has ended before all of it was there (reference/networks.md 2.1).
 */
export function createTikTokNetwork(options: Options): SocialNetwork {
  const { isAudited, now = () => new Date(), publishLimitMs = PUBLISH_LIMIT_MS } = options;
  const client = createTikTokClient(options);

  async function publish(
    access: AccountAccess,
    post: NetworkPost,
    prepared: PreparedPost,
  ): Promise<PublishedPost> {
    const { data } = PreparedTikTok.safeParse(prepared);
    const video = await post.media[0]?.read();
    if (!data || data.size !== video?.length) throw tiktokFailures.preparationLost();
    const before = await readStatus(access, data.publishId, AROUND_MS).catch((error) => {
      throw isRefused(error) ? tiktokFailures.preparationUsed(error) : error;
    });
    const standing = standingOf(before, data.size);
    // A try before this one went through after all.
    if (hasArrived(standing)) return afterArrival(access, data, before);
    if (standing === 'failed')
      throw isWorthAnother(before.fail_reason)
        ? tiktokFailures.preparationLost()
        : endedBy(before.fail_reason);
    if (!isOpen(data, now()))
      throw standing === 'incomplete' ? tiktokFailures.preparationLost() : tiktokFailures.preparationUsed();
    await sendLastPart(data, video);
    if (data.isForPhone) return onPhone(data.publishId);
    const after = await readStatus(access, data.publishId, AROUND_MS).catch((error) => {
      throw new OutcomeUnknown('All of the video has arrived', { cause: error });
    });
    return afterArrival(access, data, after);
  }

  async function sendLastPart({ uploadUrl, size }: PreparedTikTok, video: Buffer): Promise<void> {
    const { from, to } = rangeOf(size, partsOf(size).count - 1);
    let reply: OutsideReply;
    try {
      reply = await client.put(
        uploadUrl,
        { bytes: video.subarray(from, to), from, to, size },
        publishLimitMs,
      );
    } catch (error) {
      if (!(error instanceof OutsideFault)) throw error;
      if (wasNeverSent(error)) throw tiktokFailures.unavailable(error);
      throw new OutcomeUnknown(error.message, { cause: error });
    }
    const { status } = reply;
    if (status === 201) return;
    // The address has ended, or stands elsewhere: perhaps because the part is there already.
    if (status === 403 || status === 404 || status === 416)
      throw tiktokFailures.preparationUsed(new Error(`status ${status}`));
    throw new OutcomeUnknown(`Answered with status ${status}`);
  }

  /** All of it is there. A draft is on its way to the phone; a direct post is out once TikTok says so. */
  async function afterArrival(
    access: AccountAccess,
    { publishId, size, isForPhone }: PreparedTikTok,
    status: WireStatus,
  ): Promise<PublishedPost> {
    const standing = standingOf(status, size);
    if (standing === 'failed') throw endedBy(status.fail_reason);
    if (standing === 'published') return published(access, publishId, status);
    if (isForPhone) return onPhone(publishId);
    throw new OutcomeUnknown('TikTok is still working on the video');
  }

  async function lookUp(access: AccountAccess, { prepared, startedAt }: SentPost): Promise<LookUp> {
    const { data } = PreparedTikTok.safeParse(prepared);
    if (!data) return { verdict: 'unclear', because: 'no_list' };
    const status = await readStatus(access, data.publishId);
    const standing = standingOf(status, data.size);
    switch (standing) {
      case 'published':
        return { verdict: 'published', post: await published(access, data.publishId, status) };
      case 'delivered':
      case 'processing':
        return data.isForPhone
          ? { verdict: 'published', post: onPhone(data.publishId) }
          : { verdict: 'unclear', because: 'too_soon' };
      case 'failed':
        return { verdict: 'not_published' };
      case 'incomplete':
        // The part that was sent may still be on its way.
        return now().getTime() - startedAt.getTime() < SETTLED_MS
          ? { verdict: 'unclear', because: 'too_soon' }
          : { verdict: 'not_published' };
      case 'unclear':
        return { verdict: 'unclear', because: 'incomplete' };
    }
  }

  async function followUp(
    access: AccountAccess,
    { externalId }: Pick<PublishedPost, 'externalId'>,
  ): Promise<FollowUp> {
    const status = await readStatus(access, externalId);
    if (status.status === 'FAILED') return { state: 'ended', because: endedBy(status.fail_reason) };
    return status.status === 'PUBLISH_COMPLETE'
      ? { state: 'published', post: await published(access, externalId, status) }
      : { state: 'waiting' };
  }

  function readStatus(access: AccountAccess, publishId: string, timeoutMs?: number): Promise<WireStatus> {
    return client.ask(access, {
      path: '/post/publish/status/fetch/',
      body: { publish_id: publishId },
      reply: WireStatus,
      ...(timeoutMs ? { timeoutMs } : {}),
    });
  }

  /** Only public posts have an address, and not before TikTok has looked through them. */
  async function published(
    access: AccountAccess,
    publishId: string,
    { publicaly_available_post_id: ids }: WireStatus,
  ): Promise<PublishedPost> {
    const id = ids?.[0];
    // The post is out; its address may be had another time.
    const username = id
      ? await readUser(access).then(
          (user) => user.username,
          () => null,
        )
      : null;
    const permalink = username ? `${withoutSlash(options.webOrigin)}/@${username}/video/${id}` : null;
    return { externalId: publishId, permalink };
  }

  async function readUser(access: AccountAccess): Promise<NetworkAccount> {
    const query = { fields: USER_FIELDS };
    return translateUser(await client.ask(access, { path: '/user/info/', query, reply: WireUser }));
  }

  async function offers(access: AccountAccess) {
    return translateOffers(await readCreator(client, access));
  }

  return {
    network: 'tiktok',
    inspect: readUser,
    prepare: createTikTokPreparing({ client, isDirect: isAudited, now }),
    publish,
    lookUp,
    followUp,
    // It says so only by refusing.
    allowance: async () => null,
    // Figures take a permission that an app is reviewed for apart, and posts on a phone have no id to ask by.
    engagement: async () => [],
    // On the phone its owner makes all choices there.
    ...(isAudited ? { offers } : { asks: [] }),
  };
}

function hasArrived(standing: Standing): boolean {
  return standing === 'processing' || standing === 'delivered' || standing === 'published';
}

const onPhone = (publishId: string): PublishedPost => ({
  externalId: publishId,
  permalink: null,
  isOnPhone: true,
});

/** As where TikTok does not know the video, which says nothing of what was sent before. */
function isRefused(error: unknown): boolean {
  return error instanceof PlatformFailure && error.kind === 'rejected';
}
