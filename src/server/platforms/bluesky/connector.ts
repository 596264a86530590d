import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type {
  AccountAccess,
  Engagement,
  LookUp,
  NetworkPost,
  PreparedPost,
  PublishedPost,
  SentPost,
  SocialNetwork,
} from '#server/platforms/ports/social-network.ts';
import { type BlueskyOptions, createBlueskyClient, XrpcRefusal } from './client.ts';
import { blueskyFailures } from './failures.ts';
import { createBlueskyPreparing, PreparedBluesky } from './preparing.ts';
import { COLLECTION, recordOf, translateEngagement, translateProfile } from './translate.ts';
import { WireAnything, WirePosts, WireProfile, WireRecord } from './wire.ts';

const MOST_READ = 25;

/**
 * Posts of Bluesky. Each has a key that we choose before the first call and never give up, so that a second call cannot
 * make a second post, and one question says whether it is there.
 */
export function createBlueskyNetwork({
  webOrigin,
  now = () => new Date(),
  ...options
}: BlueskyOptions & { webOrigin: string }): SocialNetwork {
  const client = createBlueskyClient({ now, ...options });

  const published = (did: string, rkey: string): PublishedPost => ({
    externalId: `at://${did}/${COLLECTION}/${rkey}`,
    permalink: `${webOrigin.replace(/\/+$/, '')}/profile/${did}/post/${rkey}`,
  });

  async function publish(
    access: AccountAccess,
    post: NetworkPost,
    prepared: PreparedPost,
  ): Promise<PublishedPost> {
    const { data } = PreparedBluesky.safeParse(prepared);
    if (!data || data.blobs.length !== post.media.length) throw blueskyFailures.preparationLost();
    const { externalId: repo } = access;
    const record = recordOf(post, data, now());
    const body = { repo, collection: COLLECTION, rkey: data.rkey, record };
    try {
      await client.publish(access, { name: 'com.atproto.repo.createRecord', body, reply: WireRecord });
    } catch (error) {
      // Only we know the key, so what is there is this post.
      if (!(refusalIn(error)?.message.includes('already') ?? false)) throw error;
    }
    return published(repo, data.rkey);
  }

  async function lookUp(access: AccountAccess, { prepared }: SentPost): Promise<LookUp> {
    const { data } = PreparedBluesky.safeParse(prepared);
    if (!data) return { verdict: 'unclear', because: 'no_list' };
    const query: [string, string][] = [
      ['repo', access.externalId],
      ['collection', COLLECTION],
      ['rkey', data.rkey],
    ];
    try {
      await client.ask(access, { name: 'com.atproto.repo.getRecord', query, reply: WireAnything });
      return { verdict: 'published', post: published(access.externalId, data.rkey) };
    } catch (error) {
      if (refusalIn(error)?.error === 'RecordNotFound') return { verdict: 'not_published' };
      throw error;
    }
  }

  async function engagement(access: AccountAccess, externalIds: string[]): Promise<Engagement[]> {
    const read: Engagement[] = [];
    for (let from = 0; from < externalIds.length; from += MOST_READ) {
      const query = externalIds.slice(from, from + MOST_READ).map((uri): [string, string] => ['uris', uri]);
      const { posts } = await client.ask(access, { name: 'app.bsky.feed.getPosts', query, reply: WirePosts });
      read.push(...posts.map(translateEngagement));
    }
    return read;
  }

  return {
    network: 'bluesky',
    async inspect(access) {
      const query: [string, string][] = [['actor', access.externalId]];
      return translateProfile(
        await client.ask(access, { name: 'app.bsky.actor.getProfile', query, reply: WireProfile }),
      );
    },
    prepare: createBlueskyPreparing({ client, now }),
    publish,
    lookUp,
    allowance: async () => null,
    engagement,
  };
}

function refusalIn(error: unknown): XrpcRefusal | null {
  return error instanceof PlatformFailure && error.cause instanceof XrpcRefusal ? error.cause : null;
}
