import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { type ListForm, lookThrough, readListPage } from '#server/platforms/ports/post-list.ts';
import type {
  AccountAccess,
  Engagement,
  LookUp,
  NetworkPost,
  OfferedOption,
  PreparedPost,
  PublishedPost,
  SentPost,
  SocialNetwork,
} from '#server/platforms/ports/social-network.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { createPinterestClient, type PinterestOptions } from './client.ts';
import { NOT_THERE, pinterestFailures } from './failures.ts';
import { createPinterestPreparing, PreparedPinterest } from './preparing.ts';
import {
  frameOfList,
  instantOf,
  isSamePin,
  nothingKnown,
  pinOf,
  translateAccount,
  translateEngagement,
} from './translate.ts';
import { WireAccount, WireAnalytics, WireBoards, WireCreated, WireListedPin } from './wire.ts';

/** By how much Pinterest's clock may be behind ours. */
const BEFORE_MS = 60_000;
const BOARDS_AT_ONCE = 250;
/** Pinterest reports at most ninety days; a post is read for thirty. */
const COUNTED_MS = 89 * DAY_MS;
const METRICS = ['IMPRESSION', 'OUTBOUND_CLICK', 'SAVE', 'TOTAL_COMMENTS', 'TOTAL_REACTIONS'];

/** Pins, by Pinterest's own description of its API 5. Making one has no key, so a lost answer is looked up. */
export function createPinterestNetwork({
  webOrigin,
  now = () => new Date(),
  ...options
}: PinterestOptions & { webOrigin: string }): SocialNetwork {
  const client = createPinterestClient({ now, ...options });

  const published = (id: string): PublishedPost => ({
    externalId: id,
    permalink: `${webOrigin.replace(/\/+$/, '')}/pin/${id}/`,
  });

  async function publish(
    access: AccountAccess,
    post: NetworkPost,
    prepared: PreparedPost,
  ): Promise<PublishedPost> {
    const { data } = PreparedPinterest.safeParse(prepared);
    const isVideo = post.media[0]?.kind === 'video';
    if (!data || isVideo !== (data.video !== null)) throw pinterestFailures.preparationLost();
    const body = await pinOf(post, data);
    const { id } = await client.publish(access, { path: '/pins', body, reply: WireCreated });
    return published(id);
  }

  /** Of the whole account and not of its board: what is known of the account has to be in the list, too. */
  function lookUp(access: AccountAccess, sent: SentPost): Promise<LookUp> {
    const { post, startedAt, since, known } = sent;
    const prepared = PreparedPinterest.safeParse(sent.prepared).data;
    const form: ListForm<WireListedPin> = {
      entry: WireListedPin,
      frame: frameOfList,
      translate: (pin) => ({
        post: published(pin.id),
        ids: [pin.id],
        accountId: pin.is_owner === true ? access.externalId : pin.is_owner === false ? 'another' : null,
        at: instantOf(pin.created_at),
        isSame: isSamePin(pin, { text: post.text, prepared }),
      }),
    };
    const from = new Date(since.getTime() - BEFORE_MS);
    const sought = { accountId: access.externalId, from, startedAt, known, now: now() };
    return lookThrough(sought, async ({ after, size }) => {
      const query = {
        page_size: String(size),
        include_protected_pins: 'true',
        ...(after ? { bookmark: after } : {}),
      };
      const page = readListPage(await client.answerTo(access, { path: '/pins', query }), form);
      // Nothing documents the order; where it is another than of time, the last entry is not the oldest.
      const isInOrder = page.posts.every(({ at }, index) => at <= (page.posts[index - 1]?.at ?? at));
      return isInOrder ? page : { ...page, doubt: page.doubt ?? 'times' };
    });
  }

  async function engagement(access: AccountAccess, externalIds: string[]): Promise<Engagement[]> {
    const read: Engagement[] = [];
    const query = {
      start_date: dayOf(new Date(now().getTime() - COUNTED_MS)),
      end_date: dayOf(now()),
      metric_types: METRICS.join(','),
    };
    for (const id of externalIds) {
      try {
        const path = `/pins/${id}/analytics`;
        read.push(translateEngagement(id, await client.ask(access, { path, query, reply: WireAnalytics })));
      } catch (error) {
        // Not every account may see figures; a pin that is gone has none.
        if (!(error instanceof PlatformFailure && error.kind === 'rejected')) throw error;
        if (error.code !== NOT_THERE) read.push(nothingKnown(id));
      }
    }
    return read;
  }

  async function readBoards(access: AccountAccess): Promise<OfferedOption[]> {
    const boards: OfferedOption[] = [];
    for (let bookmark: string | null | undefined; bookmark !== null; ) {
      const query = { page_size: String(BOARDS_AT_ONCE), ...(bookmark ? { bookmark } : {}) };
      const page = await client.ask(access, { path: '/boards', query, reply: WireBoards });
      const open = page.items.filter(({ is_ads_only }) => !is_ads_only);
      boards.push(...open.map(({ id, name }) => ({ value: id, label: name })));
      bookmark = (page.items.length > 0 && page.bookmark) || null;
    }
    return boards;
  }

  return {
    network: 'pinterest',
    inspect: async (access) =>
      translateAccount(await client.ask(access, { path: '/user_account', reply: WireAccount })),
    prepare: createPinterestPreparing({ client }),
    publish,
    lookUp,
    // It says so only with other answers, each of which is one call fewer.
    allowance: async () => null,
    engagement,
    offers: async (access) => ({ board: await readBoards(access) }),
  };
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
