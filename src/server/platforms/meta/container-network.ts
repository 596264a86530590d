import { type ListForm, lookThrough, readListPage } from '#server/platforms/ports/post-list.ts';
import {
  type AccountAccess,
  type LookUp,
  type NetworkPost,
  OutcomeUnknown,
  type PreparedPost,
  type PublishedPost,
  type SentPost,
  type SocialNetwork,
} from '#server/platforms/ports/social-network.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import type { GraphClient } from './client.ts';
import {
  type ContainerForm,
  createContainerPreparing,
  PreparedContainers,
  readContainer,
} from './container-preparing.ts';
import { isPreparationLost, isUnknownField } from './failures.ts';
import { WireId, WirePermalink, WirePublishingLimit } from './wire.ts';

/** How a network names what containers are published with, and what it lists of an account. */
export interface PublishingForm<Entry> extends ContainerForm {
  /** Below the account, as the others. */
  publishEdge: string;
  limitEdge: string;
  list: {
    edge: string;
    fieldsOf(access: AccountAccess): string;
    of(post: NetworkPost): ListForm<Entry>;
  };
}

const BEFORE_MS = 2 * MINUTE_MS;
/** How long what is asked around the one call may take, so that the call itself is not late. */
const BESIDE_MS = 8_000;
const LEAST_FIELDS = 'id,timestamp,permalink';

/** What Instagram and Threads have in common: a container that nobody sees is published by one call, once. */
export function createContainerNetwork<Entry>({
  client,
  form,
  now,
}: {
  client: GraphClient;
  form: PublishingForm<Entry>;
  now: () => Date;
}) {
  const { failures } = client;

  /** Only who may publish is answered. */
  async function readLimit(access: AccountAccess) {
    const path = `/${access.externalId}/${form.limitEdge}`;
    const values = { fields: 'config,quota_usage' };
    try {
      return (await client.ask(access, { path, values, reply: WirePublishingLimit })).data[0] ?? null;
    } catch (error) {
      if (isUnknownField(error)) return null;
      throw error;
    }
  }

  async function allowance(access: AccountAccess) {
    const limit = await readLimit(access);
    if (limit?.config == null || limit.quota_usage == null) return null;
    return { left: Math.max(0, limit.config.quota_total - limit.quota_usage), resetsAt: null };
  }

  /** What the account's list says; an account may not have every field. */
  async function findListed(
    access: AccountAccess,
    { post, startedAt, since, known }: SentPost,
    isThere: boolean,
  ): Promise<LookUp> {
    const from = new Date(since.getTime() - BEFORE_MS);
    const sought = { accountId: access.externalId, from, startedAt, known, isThere, now: now() };
    const through = (fields: string) =>
      lookThrough(sought, async ({ after, size }) => {
        const path = `/${access.externalId}/${form.list.edge}`;
        const values = { fields, limit: String(size), ...(after ? { after } : {}) };
        return readListPage(await client.answerTo(access, { path, values }), form.list.of(post));
      });
    return through(form.list.fieldsOf(access)).catch((error) => {
      if (isUnknownField(error)) return through(LEAST_FIELDS);
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
    const { data } = PreparedContainers.safeParse(prepared);
    const isWhole = post.media.length === 1 || data?.children.length === post.media.length;
    if (!data?.container || !isWhole) throw failures.preparationLost();
    const { code } = await readContainer({ client, form }, access, data.container, BESIDE_MS);
    if (code === 'IN_PROGRESS') throw failures.notReady();
    if (code === 'ERROR' || code === 'EXPIRED') throw failures.preparationLost();
    // A try before this one went through after all. That the second is refused is not proven.
    if (code === 'PUBLISHED') throw new OutcomeUnknown('The container was published before');
    const published = client.publish(access, {
      path: `/${access.externalId}/${form.publishEdge}`,
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
    const { data } = PreparedContainers.safeParse(sent.prepared);
    if (!data?.container) return { verdict: 'unclear', because: 'nothing_before' };
    const { code } = await readContainer({ client, form }, access, data.container);
    if (code === 'IN_PROGRESS') return { verdict: 'unclear', because: 'too_soon' };
    const isThere = code === 'PUBLISHED';
    const listed = await findListed(access, sent, isThere);
    return isThere && listed.verdict !== 'published' ? { verdict: 'published', post: null } : listed;
  }

  const prepare: SocialNetwork['prepare'] = createContainerPreparing({ client, form, now });
  return { readLimit, allowance, prepare, publish, lookUp };
}
