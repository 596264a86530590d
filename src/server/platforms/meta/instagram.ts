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
import { createGraphClient, type GraphOptions } from './client.ts';
import { isUnknownField } from './failures.ts';
import { readInstagramEngagement } from './instagram-insights.ts';
import { createInstagramPreparing, PreparedInstagram, readContainer } from './instagram-preparing.ts';
import { findSameMedia, translateInstagramAccount, translateMedia } from './translate.ts';
import {
  WireId,
  WireInstagramAccount,
  WireInstagramMediaList,
  WirePermalink,
  WirePublishingLimit,
} from './wire.ts';

const BEFORE_MS = 2 * 60_000;
/** Our call has ended after one minute at the latest; what is unpublished a minute later stays so. */
const SETTLED_MS = 2 * 60_000;
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

  async function findPublished(access: AccountAccess, post: NetworkPost, since: Date) {
    const path = `/${access.externalId}/media`;
    const list = (fields: string) =>
      client.ask(access, { path, values: { fields, limit: '10' }, reply: WireInstagramMediaList });
    const { data } = await list('id,caption,timestamp,permalink').catch((error) => {
      if (isUnknownField(error)) return list('id,timestamp,permalink');
      throw error;
    });
    const found = findSameMedia(data, { caption: post.text, since });
    return found && translateMedia(found);
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
    if (!data?.container) throw failures.preparationLost();
    const { status_code: status } = await readContainer(client, access, data.container, BESIDE_MS);
    if (status === 'IN_PROGRESS') throw failures.notReady();
    if (status === 'ERROR' || status === 'EXPIRED') throw failures.preparationLost();
    if (status === 'PUBLISHED') {
      // A try before this one went through after all. That Instagram refuses the second is not proven.
      const found = await findPublished(access, post, new Date(data.since));
      if (found) return found;
      throw new OutcomeUnknown('The container was published before');
    }
    const { id } = await client.publish(access, {
      path: `/${access.externalId}/media_publish`,
      values: { creation_id: data.container },
      reply: WireId,
    });
    return { externalId: id, permalink: await permalinkOf(access, id) };
  }

  async function lookUp(
    access: AccountAccess,
    { post, prepared, startedAt }: { post: NetworkPost; prepared: PreparedPost; startedAt: Date },
  ): Promise<LookUp> {
    const { data } = PreparedInstagram.safeParse(prepared);
    if (!data?.container) return { verdict: 'unclear' };
    const { status_code: status } = await readContainer(client, access, data.container);
    if (status === 'ERROR' || status === 'EXPIRED') return { verdict: 'not_published' };
    if (status === 'PUBLISHED') {
      const found = await findPublished(access, post, new Date(startedAt.getTime() - BEFORE_MS));
      return found ? { verdict: 'published', post: found } : { verdict: 'unclear' };
    }
    const settled = now().getTime() - startedAt.getTime() >= SETTLED_MS;
    return { verdict: status === 'FINISHED' && settled ? 'not_published' : 'unclear' };
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
