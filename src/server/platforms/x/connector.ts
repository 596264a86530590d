import { type ListForm, lookThrough, readListPage } from '#server/platforms/ports/post-list.ts';
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
import { createXClient, type XOptions } from './client.ts';
import { xFailures } from './failures.ts';
import { createXPreparing, PreparedX } from './preparing.ts';
import { frameOfList, saysTheSame, translateEngagement, translateMe } from './translate.ts';
import { WireCreated, WireListedPost, WireMe, WirePostList } from './wire.ts';

/** By how much X's clock may be behind ours. */
const BEFORE_MS = 60_000;
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
    const created = await client.publish(access, { path: '/tweets', body, reply: WireCreated });
    return published(created.data.id);
  }

  function lookUp(access: AccountAccess, { post, startedAt, since, known }: SentPost): Promise<LookUp> {
    const form: ListForm<WireListedPost> = {
      entry: WireListedPost,
      frame: frameOfList,
      translate: (each) => ({
        post: published(each.id),
        ids: [each.id],
        accountId: each.author_id,
        at: each.created_at,
        isSame: saysTheSame(each, post.text),
      }),
    };
    const from = new Date(since.getTime() - BEFORE_MS);
    const sought = { accountId: access.externalId, from, startedAt, known, now: now() };
    return lookThrough(sought, async ({ after, size }) => {
      const path = `/users/${access.externalId}/tweets`;
      const query = {
        max_results: String(size),
        [FIELDS]: 'created_at,entities,author_id',
        ...(after ? { pagination_token: after } : {}),
      };
      return readListPage(await client.answerTo(access, { path, query }), form);
    });
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
