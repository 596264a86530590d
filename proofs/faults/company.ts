import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { createSecrets } from '#server/accounts/connections/secrets.ts';
import type { OpenDatabase } from '#server/core/db/database.ts';
import { products } from '#server/core/db/schema/commerce.ts';
import { connectedStores } from '#server/core/db/schema/stores.ts';
import { createLive } from '#server/core/live/live.ts';
import { createSocialAccountService } from '#server/publishing/social-accounts/service.ts';
import type { Store } from '#shared/stores/stores.ts';
import { DEMO_PAGES } from '#simulators/meta/accounts.ts';
import { DEMO_ACCOUNTS } from '#simulators/x/state.ts';
import { type Owner, signUpAt } from '../bench/owner.ts';
import { postsNotOut } from './posts-not-out.ts';
import type { World } from './world.ts';

const FIRST_POST_MS = 3_000;
const FIRST_POSTS_OUT_MS = 180_000;

/** An answer that was a fault of ours, or none at all. */
export interface Failure {
  at: number;
  what: string;
  /** 0 where the connection broke. */
  status: number;
}

export interface OwnedShop {
  owner: Owner;
  store: Store;
  accountIds: string[];
  productIds: string[];
}

interface CompanyOptions {
  url: string;
  /** The database, opened for as long as the work takes. */
  withDatabase: (work: (database: OpenDatabase) => Promise<void>) => Promise<void>;
  appSecret: string;
  world: World;
}

/** Owners with their stores and accounts, and a day at work that does not end before it is stopped. */
export async function foundCompany({ url, withDatabase, appSecret, world }: CompanyOptions) {
  const failures: Failure[] = [];
  const answered = new Map<string, number>();
  /** What was asked for; a caller without an answer does not know whether it stands. */
  const captions = new Set<string>();
  /** Of these the caller got an answer and knows that they stand. */
  const confirmed = new Set<string>();
  const placed: { shop: string; id: string }[] = [];
  const shops: OwnedShop[] = [];
  let placing = true;
  let posts = 0;
  let orders = 0;

  async function open() {
    const owners = [await signUpAt(url), await signUpAt(url)];
    for (const [at, name] of world.shops.shopify.entries())
      await own(owners[at % owners.length]!, await connectShopify(owners[at % owners.length]!, name));
    for (const name of world.shops.shopier)
      await own(
        owners[0]!,
        await connect(owners[0]!, 'shopier', { shopDomain: name, apiKey: `pat_${name}` }),
      );
    await withDatabase(connectAccounts);
    await publishFirst();
  }

  /** A network's list proves something only of an account that has shown a post before (decision 027). */
  async function publishFirst() {
    for (const shop of shops) await schedulePost(shop, FIRST_POST_MS);
    const until = Date.now() + FIRST_POSTS_OUT_MS;
    while ((await Promise.all(shops.map(postsNotOut))).flat().length > 0) {
      if (Date.now() > until) throw new Error('The first posts did not go out');
      await wait(1_000);
    }
  }

  const connect = async (owner: Owner, platform: string, body: object) =>
    (await owner.ask<{ store: Store }>('POST', `/api/stores/${platform}/connect`, body)).store;

  async function connectShopify(owner: Owner, shop: string): Promise<Store> {
    const { clientId, clientSecret } = world.shopify.merchantApp;
    const body = { shop, clientId, clientSecret };
    return (await owner.ask<{ store: Store }>('POST', '/api/stores/shopify/connect-app', body)).store;
  }

  async function own(owner: Owner, store: Store) {
    await owner.untilRead(store.id);
    shops.push({ owner, store, accountIds: [], productIds: [] });
  }

  /** Consent is not what is tried here. */
  async function connectAccounts(database: OpenDatabase) {
    const live = await createLive({ database });
    const service = createSocialAccountService({
      db: database.db,
      live,
      networks: {},
      authorizations: {},
      entries: {},
      secrets: createSecrets(appSecret),
      now: () => new Date(),
      sleep: (ms) => wait(ms),
      log: pino({ level: 'silent' }),
    });
    const none = { username: null, pictureUrl: null, followers: null, refreshToken: null, expiresAt: null };
    for (const [at, shop] of shops.entries()) {
      const [store] = await database.db
        .select({ userId: connectedStores.userId })
        .from(connectedStores)
        .where(eq(connectedStores.id, shop.store.id));
      const page = DEMO_PAGES[at]!;
      const x = DEMO_ACCOUNTS[at]!;
      await service.connect({ id: shop.store.id, userId: store!.userId }, [
        {
          ...none,
          network: 'facebook',
          externalId: page.id,
          via: 'facebook_login',
          name: page.name,
          accessToken: world.meta.pageToken(page.id),
        },
        {
          ...none,
          network: 'twitter',
          externalId: x.id,
          via: 'x',
          name: x.name,
          accessToken: world.x.tokensFor(x.id).access_token,
        },
      ]);
      const sold = await database.db
        .select({ id: products.id })
        .from(products)
        .where(eq(products.storeId, shop.store.id));
      shop.productIds = sold.map(({ id }) => id);
      shop.accountIds = (await service.listOf(shop.store.id)).accounts.map(({ id }) => id);
    }
    await live.stop();
  }

  const anyOf = <T>(all: T[]): T => all[Math.floor(Math.random() * all.length)]!;

  /** Again and again, until `stop`; what goes wrong is remembered and does not end it. */
  async function repeat(what: string, everyMs: number, act: () => Promise<unknown> | unknown) {
    while (placing) {
      try {
        await act();
        answered.set(what, (answered.get(what) ?? 0) + 1);
      } catch (error) {
        const status = /answered (\d+)/.exec((error as Error).message)?.[1];
        failures.push({
          at: Date.now(),
          what: `${what}: ${(error as Error).message}`,
          status: Number(status ?? 0),
        });
      }
      await wait(everyMs);
    }
  }

  function placeOrder(name = anyOf([...world.shops.shopify, ...world.shops.shopier])): string {
    orders += 1;
    const quantity = 1 + (orders % 4);
    if (world.shops.shopier.includes(name)) {
      const buyer = { email: `alici${orders % 60}@${name}.example` };
      const id = world.shopier.shop(name).placeOrder({ lines: [{ product: 'Tea', quantity }], buyer });
      placed.push({ shop: name, id });
      return id;
    }
    const id = world.shopify.shop(name).addOrder({
      email: `guest${orders % 60}@${name}.example`,
      shipping: '3.50',
      lines: [{ product: anyOf(['Tea', 'Cup', 'Candle', 'Basket']), quantity }],
    });
    placed.push({ shop: name, id });
    return id;
  }

  /** Some part of what was bought; of each order once. */
  function refundOne() {
    const [one] = placed.splice(Math.floor(Math.random() * placed.length), 1);
    if (!one) return;
    if (world.shops.shopier.includes(one.shop))
      world.shopier.shop(one.shop).refund(one.id, { amount: '5.00' });
    else world.shopify.shop(one.shop).refund(one.id, { lines: [{ line: 0, quantity: 1 }] });
  }

  async function schedulePost(shop: OwnedShop, inMs: number) {
    posts += 1;
    const caption = `Post ${posts} of ${shop.store.handle}`;
    captions.add(caption);
    const scheduledFor = new Date(Date.now() + inMs).toISOString();
    const body = { caption, accountIds: shop.accountIds, scheduledFor };
    await shop.owner.ask('POST', `/api/social-media/${shop.store.id}/calendar/posts`, body);
    confirmed.add(caption);
  }

  async function writeCaption(includeImage: boolean) {
    const { owner, store, productIds } = anyOf(shops);
    const body = { productId: anyOf(productIds), platform: 'instagram', includeImage };
    await owner.ask('POST', `/api/social-media/${store.id}/generate-content`, body);
  }

  return {
    open,
    shops,
    failures,
    answered,
    captions,
    confirmed,
    placeOrder,
    connectShopify,
    work() {
      const done = Promise.all([
        repeat('order', 400, () => placeOrder()),
        repeat('refund', 2_500, refundOne),
        repeat('post', 1_500, () => schedulePost(anyOf(shops), 2_000 + Math.random() * 20_000)),
        repeat('caption', 2_500, () => writeCaption(false)),
        repeat('picture', 15_000, () => writeCaption(true)),
        repeat('dashboard', 700, () => {
          const { owner, store } = anyOf(shops);
          return owner.dashboard(store.id);
        }),
      ]);
      return async () => {
        placing = false;
        await done;
      };
    },
  };
}
export type Company = Awaited<ReturnType<typeof foundCompany>>;
