import {
  postDeliveries,
  socialAccounts,
  socialMediaAnalytics,
  socialMediaPosts,
} from '#server/core/db/schema/social-media.ts';
import { WRITE_SCOPES } from '#server/platforms/shopify/write-back.ts';
import { insertPostOf } from '#server/testing/insert-post.ts';
import { type StartOptions, startApp } from '#server/testing/start-app.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import {
  type WriteBackChange,
  type WriteBackKind,
  writeBackEndpoints,
} from '#shared/publishing/write-back.ts';
import { ALL_READ_SCOPES } from '#simulators/shopify/shop/shop-building.ts';

export const ALL_SCOPES = [...ALL_READ_SCOPES, ...Object.values(WRITE_SCOPES).flat()];

interface Given extends Pick<StartOptions, 'faultOf' | 'now' | 'role'> {
  scopes?: string[];
}

/** A tea house at Shopify whose posts go out, with orders that come by them. */
export async function startWriteBack({ scopes = ALL_SCOPES, ...options }: Given = {}) {
  const started = await startApp({
    ...options,
    shops: [
      {
        name: 'tea-house',
        currency: 'GBP',
        ianaTimezone: 'Europe/London',
        scopes,
        products: [{ title: 'Morning Tea', price: '10.00' }],
        orders: [{ createdAt: '2026-11-03T10:00:00Z', lines: [{ product: 'Morning Tea' }] }],
      },
    ],
  });
  const { db, clock, runJobs, runRecurring, simulator } = started;
  const owner = await started.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const params = { storeId };
  const shop = simulator.shop('tea-house');

  async function accountAt(network: SocialNetworkName) {
    const [account] = await db
      .insert(socialAccounts)
      .values({
        storeId,
        network,
        externalId: crypto.randomUUID(),
        name: `Tea House on ${network}`,
        via: network === 'twitter' ? 'x' : 'facebook_login',
        accessToken: '',
      })
      .returning();
    return account!;
  }

  return {
    ...started,
    owner,
    storeId,
    params,
    shop,
    get: () => owner.expectOk(owner.call(writeBackEndpoints.get, { params })),
    change: (body: WriteBackChange) =>
      owner.expectOk(owner.call(writeBackEndpoints.change, { params, body })),
    marks: async (before?: string) =>
      owner.expectOk(
        owner.call(writeBackEndpoints.marks, { params, query: before === undefined ? {} : { before } }),
      ),
    remove: (kind: WriteBackKind, subject: string) =>
      owner.expectOk(owner.call(writeBackEndpoints.remove, { params, body: { kind, subject } })),
    removeAll: (kind: WriteBackKind) =>
      owner.expectOk(owner.call(writeBackEndpoints.removeAll, { params, body: { kind } })),
    /** Switches it on, and writes what there is. */
    async switchOn(body: WriteBackChange) {
      const state = await owner.expectOk(owner.call(writeBackEndpoints.change, { params, body }));
      await runJobs();
      return state;
    },
    /** As the timetable does. */
    write: () => runRecurring('write-back.enqueue-due'),
    /** A post that has gone out at this moment. */
    async publish(
      networks: SocialNetworkName[] = ['instagram'],
      wording: Parameters<typeof insertPostOf>[1]['wording'] = {},
    ) {
      const accounts = await Promise.all(networks.map(accountAt));
      const post = await insertPostOf(db, {
        storeId,
        accounts: [],
        scheduledFor: clock.now(),
        wording: { productTitle: 'Morning Tea', withLink: true, status: 'published', ...wording },
      });
      const deliveries = await db
        .insert(postDeliveries)
        .values(
          accounts.map(({ id, network }) => ({
            postId: post.id,
            storeId,
            accountId: id,
            network,
            status: 'published' as const,
            dueAt: clock.now(),
            externalId: crypto.randomUUID(),
            permalink: `https://${network}.example/${post.id}`,
            publishedAt: clock.now(),
          })),
        )
        .returning();
      return { id: post.id, deliveryIds: deliveries.map(({ id }) => id) };
    },
    /** What a network says on a day that the post has come to. */
    async measured(
      deliveryId: string,
      date: string,
      counts: Partial<Record<'impressions' | 'likes' | 'saves' | 'comments' | 'shares' | 'clicks', number>>,
    ) {
      await db
        .insert(socialMediaPosts)
        .values({ id: deliveryId, storeId, platform: 'instagram' })
        .onConflictDoNothing();
      const unknown = {
        impressions: null,
        likes: null,
        saves: null,
        comments: null,
        shares: null,
        clicks: null,
        reach: null,
      };
      await db
        .insert(socialMediaAnalytics)
        .values({ postId: deliveryId, storeId, date, conversions: null, ...unknown, ...counts });
    },
    /** Somebody follows the post's link and buys; Vitrin reads it. */
    async buy(postId: string, { quantity = 1, times = 1 } = {}) {
      const names: string[] = [];
      for (let time = 0; time < times; time += 1)
        names.push(
          shop.addOrder({
            createdAt: clock.now().toISOString(),
            lines: [{ product: 'Morning Tea', quantity }],
            firstVisit: {
              source: 'Instagram',
              referrerUrl: null,
              landingPage: null,
              utm: { source: 'instagram', medium: 'social', campaign: 'vitrin', content: postId },
            },
          }),
        );
      clock.advance({ minutes: 5 });
      await owner.refresh(storeId);
      return names;
    },
    refresh: () => owner.refresh(storeId),
  };
}
