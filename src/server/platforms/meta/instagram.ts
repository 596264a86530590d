import { lookThrough, readListPage } from '#server/platforms/ports/post-list.ts';
import {
  type AccountAccess,
  type Engagement,
  type LookUp,
  type NetworkPost,
  OutcomeUnknown,
  type PreparedPost,
  type PublishedPost,
  type SentPost,
  type SocialNetwork,
} from '#server/platforms/ports/social-network.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { createGraphClient, type GraphOptions } from './client.ts';
import { isPreparationLost, isUnknownField } from './failures.ts';
import { readInstagramEngagement } from './instagram-insights.ts';
import { createInstagramPreparing, PreparedInstagram, readContainer } from './instagram-preparing.ts';
import { formOfMedia, translateInstagramAccount } from './translate.ts';
import { WireId, WireInstagramAccount, WirePermalink, WirePublishingLimit } from './wire.ts';

const BEFORE_MS = 2 * MINUTE_MS;
/** How long what is asked around the one call may take, so that the call itself is not late. */
const BESIDE_MS = 8_000;
const ACCOUNT_FIELDS = 'id,username,name,profile_picture_url,followers_count';

/** Instagram by either sign-in (reference/social.md 2). */
export function createInstagramNetwork({
  now = () => new Date(),
  ...options
}: GraphOptions & { now?: () => Date }): SocialNetwork {
  const client = createGraphClient('instagram', options);
  const { failures } = client;

  async function readLimit(access: AccountAccess) {
    const path = `/${access.externalId}/content_publishing_limit`;
    const values = { fields: 'config,quota_usage' };
    try {
      return (await client.ask(access, { path, values, reply: WirePublishingLimit })).data[0] ?? null;
    } catch (error) {
      if (isUnknownField(error)) return null;
      throw error;
    }
  }

  /** What the account's list says; an account may not have every field. */
  async function findListed(
    access: AccountAccess,
    { post, startedAt, since, known }: SentPost,
    isThere: boolean,
  ): Promise<LookUp> {
    const form = formOfMedia(post.text);
    const from = new Date(since.getTime() - BEFORE_MS);
    const sought = { accountId: access.externalId, from, startedAt, known, isThere, now: now() };
    const through = (fields: string) =>
      lookThrough(sought, async ({ after, size }) => {
        const path = `/${access.externalId}/media`;
        const values = { fields, limit: String(size), ...(after ? { after } : {}) };
        return readListPage(await client.answerTo(access, { path, values }), form);
      });
    // Under Instagram's own sign-in, ids of owners are the app's own and say nothing (reference/social.md 2.2).
    const owner = access.via === 'instagram_login' ? '' : ',owner';
    return through(`id,caption,timestamp,permalink${owner}`).catch((error) => {
      if (isUnknownField(error)) return through('id,timestamp,permalink');
      throw error;
    });
  }

  async function permalinkOf(access: AccountAccess, id: string): Promise<string | null> {
    const values = { fields: 'permalink' };
    const question = { path: `/${id}`, values, reply: WirePermalink, timeoutMs: BESIDE_MS };
    const read = client.ask(access, question);
    // The post is out; its address may be had another time.
    return read.then(({ permalink }) => permalink ?? null).catch(() => null);
  }

  async function publish(
    access: AccountAccess,
    post: NetworkPost,
    prepared: PreparedPost,
  ): Promise<PublishedPost> {
    const { data } = PreparedInstagram.safeParse(prepared);
    const isWhole = post.media.length === 1 || data?.children.length === post.media.length;
    if (!data?.container || !isWhole) throw failures.preparationLost();
    const { status_code: status } = await readContainer(client, access, data.container, BESIDE_MS);
    if (status === 'IN_PROGRESS') throw failures.notReady();
    if (status === 'ERROR' || status === 'EXPIRED') throw failures.preparationLost();
    // A try before this one went through after all. That Instagram refuses the second is not proven.
    if (status === 'PUBLISHED') throw new OutcomeUnknown('The container was published before');
    const published = client.publish(access, {
      path: `/${access.externalId}/media_publish`,
      values: { creation_id: data.container },
      reply: WireId,
    });
    const { id } = await published.catch((error) => {
      // It was ready a moment ago.
      throw isPreparationLost(error) ? failures.preparationUsed(error) : error;
    });
    return { externalId: id, permalink: await permalinkOf(access, id) };
  }

  /** The container knows whether it was published; that it was not has to be seen in the list as well. */
  async function lookUp(access: AccountAccess, sent: SentPost): Promise<LookUp> {
    const { data } = PreparedInstagram.safeParse(sent.prepared);
    if (!data?.container) return { verdict: 'unclear', because: 'nothing_before' };
    const { status_code: status } = await readContainer(client, access, data.container);
    if (status === 'IN_PROGRESS') return { verdict: 'unclear', because: 'too_soon' };
    const isThere = status === 'PUBLISHED';
    const listed = await findListed(access, sent, isThere);
    return isThere && listed.verdict !== 'published' ? { verdict: 'published', post: null } : listed;
  }

  return {
    network: 'instagram',

    async inspect(access) {
      const own = access.via === 'instagram_login';
      const read = client.ask(access, {
        path: own ? '/me' : `/${access.externalId}`,
        values: { fields: own ? `user_id,${ACCOUNT_FIELDS}` : ACCOUNT_FIELDS },
        reply: WireInstagramAccount,
      });
      const account = await read.catch((error) => {
        // What may not be seen is not there.
        throw isUnknownField(error) ? failures.permissionMissing(error) : error;
      });
      await readLimit(access);
      return translateInstagramAccount(account);
    },

    prepare: createInstagramPreparing({ client, now }),
    publish,
    lookUp,

    async allowance(access) {
      const limit = await readLimit(access);
      if (limit?.config == null || limit.quota_usage == null) return null;
      return { left: Math.max(0, limit.config.quota_total - limit.quota_usage), resetsAt: null };
    },

    async engagement(access, externalIds) {
      const read: Engagement[] = [];
      for (const id of externalIds) read.push(await readInstagramEngagement(client, access, id));
      return read;
    },
  };
}
