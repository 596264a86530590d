import { eq } from 'drizzle-orm';
import { postDeliveries, scheduledPosts, socialAccounts } from '#server/core/db/schema/social-media.ts';
import type { AccountAccess } from '#server/platforms/ports/social-network.ts';
import { connectAccounts } from '#server/testing/connect-accounts.ts';
import { servePostMedia } from '#server/testing/example-media.ts';
import { postOf, prepareFor } from '#server/testing/publish-to.ts';
import { startApp } from '#server/testing/start-app.ts';
import { HOUR_MS } from '#shared/core/time.ts';
import { calendarEndpoints, type NewPost } from '#shared/publishing/schedules.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';

const PAGE = '104500000000001';
const teaHouse = {
  name: 'tea-house',
  currency: 'GBP',
  ianaTimezone: 'Europe/London',
  products: [{ title: 'Tea', price: '10.00' }],
};

interface Published {
  id?: string;
  contentType?: NewPost['contentType'];
  withLink?: boolean;
}

/** A store with an account at each network, and a hand that publishes as the worker does. */
export async function startResults(shop: object = {}) {
  const started = await startApp({ shops: [{ ...teaHouse, ...shop }], social: true });
  const { db, clock } = started;
  const [social, meta, x] = [started.social!, started.meta!, started.x!];
  const owner = await started.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  await connectAccounts(owner, storeId, 'facebook');
  await connectAccounts(owner, storeId, 'x');
  const media = await servePostMedia();

  async function accountAt(network: SocialNetworkName) {
    const found = await db.select().from(socialAccounts).where(eq(socialAccounts.network, network));
    return found[0]!;
  }

  function accessTo(network: SocialNetworkName, externalId: string): AccountAccess {
    return network === 'twitter'
      ? { externalId, accessToken: x.tokensFor(externalId).access_token, via: 'x' }
      : { externalId, accessToken: meta.pageToken(PAGE), via: 'facebook_login' };
  }

  /** @returns the post's id here, and what the network calls it. */
  async function publish(
    networks: SocialNetworkName[],
    caption: string,
    { id, contentType = 'product', withLink = false }: Published = {},
  ) {
    const scheduledFor = clock.now();
    const [post] = await db
      .insert(scheduledPosts)
      .values({
        ...(id && { id }),
        storeId,
        platform: 'all',
        caption,
        contentType,
        withLink,
        scheduledFor,
        status: 'published',
      })
      .returning();
    const externalIds: string[] = [];
    for (const network of networks) {
      const account = await accountAt(network);
      const port = social.networks[network]!;
      const access = accessTo(network, account.externalId);
      const content = postOf(caption, ...(network === 'instagram' ? [await media.picture()] : []));
      const { prepared } = await prepareFor(port, access, content, clock);
      const { externalId, permalink } = await port.publish(access, content, prepared);
      externalIds.push(externalId);
      const publishedAt = clock.now();
      await db.insert(postDeliveries).values({
        postId: post!.id,
        storeId,
        accountId: account.id,
        network,
        status: 'published',
        dueAt: scheduledFor,
        externalId,
        permalink,
        publishedAt,
        engagementDueAt: new Date(publishedAt.getTime() + HOUR_MS),
      });
    }
    return { postId: post!.id, externalIds };
  }

  const results = (postId: string, person = owner) =>
    person.call(calendarEndpoints.results, { params: { storeId, postId } });

  return {
    ...started,
    meta,
    x,
    owner,
    storeId,
    publish,
    accountAt,
    accessTo,
    results,
    resultsOf: async (postId: string) => owner.expectOk(results(postId)),
    readDue: () => started.runRecurring('results.read-due'),
    deliveriesOf: (postId: string) =>
      db.select().from(postDeliveries).where(eq(postDeliveries.postId, postId)),
  };
}
