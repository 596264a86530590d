import { PlatformFailure } from '#server/platforms/platform-failure.ts';
import {
  type AccountAccess,
  type Engagement,
  type LookUp,
  type NetworkPost,
  OutcomeUnknown,
  type PreparedPost,
  type PublishedPost,
  type SocialNetwork,
} from '#server/platforms/social-network.ts';
import { createXClient, type XOptions } from './client.ts';
import { xFailures } from './failures.ts';
import { createXPreparing, PreparedX } from './preparing.ts';
import { saysTheSame, translateEngagement, translateMe } from './translate.ts';
import { WireCreated, WireMe, WirePostList } from './wire.ts';

const BEFORE_MS = 60_000;
/** After so long what is not in the list is taken not to exist; X guards a repetition by itself. */
const LISTED_MS = 5 * 60_000;
const MOST_READ = 100;
/** As X documents them in prose; its specification of August 2026 has other names (reference/social.md 4.7). */
const FIELDS = 'tweet.fields';

/** Posts of X, which are paid for one by one (reference/social.md 4). */
export function createXNetwork({
  webOrigin,
  now = () => new Date(),
  ...options
}: XOptions & { webOrigin: string }): SocialNetwork {
  const client = createXClient({ now, ...options });
  const published = (id: string): PublishedPost => ({
    externalId: id,
    permalink: `${webOrigin.replace(/\/+$/, '')}/i/status/${id}`,
  });

  async function publish(
    access: AccountAccess,
    post: NetworkPost,
    prepared: PreparedPost,
  ): Promise<PublishedPost> {
    const { data } = PreparedX.safeParse(prepared);
    if (!data || data.media.length !== post.media.length) throw xFailures.preparationLost();
    const body = {
      ...(post.text ? { text: post.text } : {}),
      ...(data.media.length > 0 ? { media: { media_ids: data.media } } : {}),
      ...(post.madeWithAi ? { made_with_ai: true } : {}),
    };
    try {
      const created = await client.publish(access, { path: '/tweets', body, reply: WireCreated });
      return published(created.data.id);
    } catch (error) {
      if (!(error instanceof PlatformFailure && error.code === 'duplicate_post')) throw error;
      return findEarlier(access, post, { since: new Date(data.since), refusal: error });
    }
  }

  /** Refused as a repetition: either a try of ours before went through after all, or the words are old. */
  async function findEarlier(
    access: AccountAccess,
    post: NetworkPost,
    { since, refusal }: { since: Date; refusal: PlatformFailure },
  ): Promise<PublishedPost> {
    const { found } = await findPublished(access, post, since).catch((error) => {
      throw new OutcomeUnknown('Refused as a repetition', { cause: error });
    });
    if (!found) throw refusal;
    return found;
  }

  /** `cut` when there are more posts since then than are told at once. */
  async function findPublished(access: AccountAccess, { text }: NetworkPost, since: Date) {
    const from = new Date(since.getTime() - BEFORE_MS);
    const { data, meta } = await client.ask(access, {
      path: `/users/${access.externalId}/tweets`,
      query: {
        max_results: String(MOST_READ),
        start_time: `${from.toISOString().slice(0, 19)}Z`,
        [FIELDS]: 'created_at,entities',
      },
      reply: WirePostList,
    });
    const found = data.find((each) => saysTheSame(each, text));
    return { found: found ? published(found.id) : null, cut: Boolean(meta?.next_token) };
  }

  async function lookUp(
    access: AccountAccess,
    { post, startedAt }: { post: NetworkPost; startedAt: Date },
  ): Promise<LookUp> {
    const { found, cut } = await findPublished(access, post, startedAt);
    if (found) return { verdict: 'published', post: found };
    const listed = !cut && now().getTime() - startedAt.getTime() >= LISTED_MS;
    return { verdict: listed ? 'not_published' : 'unclear' };
  }

  async function engagement(access: AccountAccess, externalIds: string[]): Promise<Engagement[]> {
    const read: Engagement[] = [];
    for (let from = 0; from < externalIds.length; from += MOST_READ) {
      const ids = externalIds.slice(from, from + MOST_READ).join(',');
      const query = { ids, [FIELDS]: 'public_metrics,non_public_metrics' };
      const { data } = await client.ask(access, { path: '/tweets', query, reply: WirePostList });
      read.push(...data.map(translateEngagement));
    }
    return read;
  }

  return {
    network: 'twitter',
    async inspect(access) {
      const query = { 'user.fields': 'username,profile_image_url,public_metrics' };
      return translateMe(await client.ask(access, { path: '/users/me', query, reply: WireMe }));
    },
    prepare: createXPreparing({ client, now }),
    publish,
    lookUp,
    // It says so only with other answers, and each of them is paid for.
    allowance: async () => null,
    engagement,
  };
}
