import { eq, sql } from 'drizzle-orm';
import { postDeliveries, scheduledPosts } from '#server/core/db/schema/social-media.ts';
import { generatedContent, users } from '#server/core/db/schema/users.ts';
import type { Endpoint, ParamsOf } from '#shared/core/endpoint.ts';
import {
  calendarEndpoints,
  type NewPost,
  type PostChange,
  type PostStatus,
} from '#shared/publishing/schedules.ts';
import { type SocialNetworkName, socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import type { OrderFixture } from '#simulators/shopify/shop/fixture.ts';
import { connectAccounts } from './connect-accounts.ts';
import { startApp } from './start-app.ts';

/** An owner with a shop of three teas, and the accounts of one Page, its Instagram and X. */
export async function startCalendar({
  timeZone = 'Europe/Istanbul',
  now,
  orders = [],
}: {
  timeZone?: string;
  now?: string;
  orders?: OrderFixture[];
} = {}) {
  const shop = {
    name: 'tea-house',
    ianaTimezone: timeZone,
    products: ['Morning Tea', 'Evening Tea', 'Night Tea'].map((title) => ({ title, price: '10.00' })),
    orders,
  };
  const started = await startApp({ shops: [shop], social: true, ...(now ? { now } : {}) });
  const owner = await started.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const params = { storeId };

  const connect = (way: 'facebook' | 'x') => connectAccounts(owner, storeId, way);
  await connect('facebook');
  await connect('x');
  const { accounts } = await owner.expectOk(owner.call(socialAccountEndpoints.list, { params }));
  const accountId = (network: SocialNetworkName) =>
    accounts.find((account) => account.network === network)!.id;

  const { rows } = await started.db.execute(sql`select id, title from products`);
  const productId = (title: string) => rows.find((row) => row.title === title)!.id as string;

  /** A picture or a reel as the content creator leaves it; the calendar never opens the file. */
  async function makeMedia(mimeType: 'image/jpeg' | 'video/mp4' = 'image/jpeg', email = owner.email) {
    const [user] = await started.db.select().from(users).where(eq(users.email, email));
    const [media] = await started.db
      .insert(generatedContent)
      .values({
        userId: user!.id,
        contentType: 'image',
        fileName: 'tea.jpg',
        fileSize: 1,
        filePath: `u/${crypto.randomUUID()}`,
        mimeType,
        metadata: { storeId },
        createdAt: started.clock.now(),
      })
      .returning();
    return `/api/media/${media!.id}`;
  }

  const wish = (given: Partial<NewPost> = {}) => ({
    caption: 'Fresh tea for the weekend.',
    accountIds: [accountId('facebook')],
    scheduledFor: '2026-11-24T09:00:00Z',
    ...given,
  });
  const on = <E extends Endpoint>(endpoint: E, postId: string, body?: object) =>
    owner.call(endpoint, { params: { storeId, postId } as ParamsOf<E>, ...(body ? { body } : {}) });

  return {
    ...started,
    owner,
    storeId,
    params,
    accountId,
    productId,
    makeMedia,
    wish,
    connect,
    tryCreate: (given?: Partial<NewPost>) =>
      owner.call(calendarEndpoints.create, { params, body: wish(given) }),
    create: (given?: Partial<NewPost>) =>
      owner.expectOk(owner.call(calendarEndpoints.create, { params, body: wish(given) })),
    change: (postId: string, change: PostChange) => on(calendarEndpoints.change, postId, change),
    approve: (...postIds: string[]) =>
      owner.expectOk(owner.call(calendarEndpoints.approve, { params, body: { postIds } })),
    on,
    post: (postId: string) => owner.expectOk(on(calendarEndpoints.post, postId)),
    range: (from: string, to: string) =>
      owner.expectOk(owner.call(calendarEndpoints.range, { params, query: { from, to } })),
    waiting: () => owner.expectOk(owner.call(calendarEndpoints.waiting, { params })),
    /** When the worker takes its deliveries up; null where it leaves them alone. */
    async tries(postId: string) {
      const deliveries = await started.db
        .select()
        .from(postDeliveries)
        .where(eq(postDeliveries.postId, postId))
        .orderBy(postDeliveries.network);
      return deliveries.map(({ nextTryAt }) => nextTryAt?.toISOString() ?? null);
    },
    /** As the worker leaves a post: what became of it, and of each of its deliveries. */
    async left(
      postId: string,
      status: PostStatus,
      deliveries: Partial<typeof postDeliveries.$inferInsert>,
      network?: SocialNetworkName,
    ) {
      await started.db.update(scheduledPosts).set({ status }).where(eq(scheduledPosts.id, postId));
      await started.db
        .update(postDeliveries)
        .set({ nextTryAt: null, ...deliveries })
        .where(
          sql`${postDeliveries.postId} = ${postId} and ${postDeliveries.network} = coalesce(${network ?? null}, ${postDeliveries.network})`,
        );
    },
  };
}
export type Calendar = Awaited<ReturnType<typeof startCalendar>>;
