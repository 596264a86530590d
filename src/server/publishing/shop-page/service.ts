import { pathOfMedia } from '#server/content/media-files/service.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { plainText } from '#server/core/language/plain-text.ts';
import type { Live } from '#server/core/live/live.ts';
import { ensureLinks } from '#server/publishing/short-links/repository.ts';
import {
  POSTS_ON_PAGE,
  type ShopPage,
  type ShopPageChange,
  shopPagePath,
} from '#shared/publishing/shop-page.ts';
import { SOCIAL_NETWORKS } from '#shared/publishing/social-accounts.ts';
import { shopPageProblems } from './problems.ts';
import {
  countHandles,
  findPageOf,
  findPostsOfPage,
  findShopName,
  findTaken,
  insertPage,
  type PageRecord,
  takeHandle,
  updatePage,
} from './repository.ts';

interface Dependencies {
  db: Database;
  live: Live;
  publicUrl: string;
  isReachable: boolean;
  canShorten: boolean;
  now: () => Date;
}

/** Names that would pass for ours. */
const RESERVED = new Set(['vitrin', 'admin', 'login', 'support', 'help', 'api']);
/** Those of earlier, too. */
const MOST_NAMES = 10;
/** As it is before its owner has decided anything. */
const CLOSED = { isPublic: false, inSearch: false, shortLinks: true, links: [], hiddenPostIds: [] };
/** Owners may hide what stands on the page, and what would follow then. */
const POSTS_LISTED = 2 * POSTS_ON_PAGE;

/** What owners decide of the public page of their store. */
export function createShopPages({ db, live, publicUrl, isReachable, canShorten, now }: Dependencies) {
  async function get(store: OwnedStore): Promise<ShopPage> {
    const { storeId: _, updatedAt: __, ...settings } = await pageOf(store);
    const posts = await findPostsOfPage(db, store.id, { hidden: [], most: POSTS_LISTED, shown: false });
    const links = await ensureLinks(
      db,
      posts.map(({ id }) => ({ storeId: store.id, postId: id, source: 'page' as const })),
      { now: now() },
    );
    const codes = new Map(links.map(({ postId, code }) => [postId, code]));
    const address = `${publicUrl}${shopPagePath(settings.handle)}`;
    return {
      ...settings,
      address,
      profileLinks: SOCIAL_NETWORKS.map((network) => ({ network, address: `${address}?from=${network}` })),
      isReachable,
      canShorten,
      posts: posts.map(({ id, productTitle, pictureId, altText, publishedAt }) => ({
        id,
        productTitle,
        imageUrl: pictureId && pathOfMedia(pictureId),
        altText,
        publishedAt: publishedAt.toISOString(),
        address: `${address}/p/${codes.get(id)}`,
      })),
    };
  }

  /** @throws Problem 409 where the name is another's. */
  async function change(store: OwnedStore, changed: ShopPageChange): Promise<ShopPage> {
    await pageOf(store);
    const { handle } = changed;
    await db.transaction(async (tx) => {
      if (handle !== undefined) await rename(tx, store, handle);
      await updatePage(tx, store.id, changed);
      await live.notify(tx, store.userId, { type: 'posts-changed', storeId: store.id });
    });
    return get(store);
  }

  async function rename(tx: Database, { id }: OwnedStore, handle: string) {
    if (RESERVED.has(handle) || !(await takeHandle(tx, id, handle))) throw shopPageProblems.taken();
    if ((await countHandles(tx, id)) > MOST_NAMES) throw shopPageProblems.tooManyNames(MOST_NAMES);
  }

  /** From the first look on there is one, closed, under the shop's own name where that is free. */
  async function pageOf({ id }: OwnedStore): Promise<PageRecord> {
    const known = await findPageOf(db, id);
    if (known) return known;
    const name = handleOf(await findShopName(db, id));
    const names = [name, ...Array.from({ length: 20 }, (_, number) => `${name.slice(0, 36)}-${number + 2}`)];
    const taken = await findTaken(db, names);
    const free = names.filter((each) => !taken.has(each) && !RESERVED.has(each));
    for (const handle of [...free, `shop-${id.slice(0, 8)}`]) {
      const page = { ...CLOSED, storeId: id, handle };
      // Another store may have been quicker.
      const isOurs = await db.transaction(async (tx) => {
        const isFree = await takeHandle(tx, id, handle);
        if (isFree) await insertPage(tx, page);
        return isFree;
      });
      if (isOurs) break;
    }
    return (await findPageOf(db, id))!;
  }

  return { get, change };
}
export type ShopPages = ReturnType<typeof createShopPages>;

/** `Çay Evi` → `cay-evi`. */
function handleOf(name: string): string {
  const handle = plainText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return handle.length < 3 ? `shop-${handle}`.replace(/-$/, '') : handle;
}
