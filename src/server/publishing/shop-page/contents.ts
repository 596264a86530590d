import type { StoreBrand } from '#server/content/brand-kit/brand-kits.ts';
import type { Database } from '#server/core/db/database.ts';
import { createLastKnown } from '#server/core/last-known.ts';
import type { StorefrontOf } from '#server/platforms/storefronts.ts';
import { lookOf } from '#server/publishing/public-page/look.ts';
import { isCode } from '#server/publishing/short-links/code.ts';
import { ensureLinks } from '#server/publishing/short-links/repository.ts';
import { SECOND_MS } from '#shared/core/time.ts';
import { type ClickSource, PageHandle, POSTS_ON_PAGE } from '#shared/publishing/shop-page.ts';
import type { PageContent } from './page-html.ts';
import { findPostOfCode, findPostsOfPage, findStoreOfPage, type StoreOfPage } from './repository.ts';

interface Dependencies {
  db: Database;
  brandOf: (storeId: string) => Promise<StoreBrand>;
  storefrontOf: StorefrontOf;
  now: () => Date;
}

/** Prices and stock are no older. */
const FRESH_MS = 15 * SECOND_MS;
const WAIT_MS = 1_500;
const MOST_KNOWN = 2_000;

export interface Page extends PageContent {
  logo: Buffer | null;
}
export type Landing = Pick<PageContent, 'store' | 'look' | 'hasLogo'> & {
  post: PageContent['posts'][number];
};

/** What public pages show; the last that was known of them while the database is away. */
export function createPageContents({ db, brandOf, storefrontOf, now }: Dependencies) {
  const known = { freshMs: FRESH_MS, waitMs: WAIT_MS, most: MOST_KNOWN, now };
  const pages = createLastKnown<Page>({ load: loadPage, ...known });
  const landings = createLastKnown<Landing>({ load: loadLanding, ...known });

  async function loadPage(key: string): Promise<Page | null> {
    const [handle, source] = key.split(' ') as [string, ClickSource];
    const store = await findStoreOfPage(db, handle);
    if (!store) return null;
    const [{ kit, logo }, posts] = await Promise.all([
      brandOf(store.id),
      findPostsOfPage(db, store.id, { hidden: store.hiddenPostIds, most: POSTS_ON_PAGE, shown: true }),
    ]);
    const links = await ensureLinks(
      db,
      posts.map(({ id }) => ({ storeId: store.id, postId: id, source })),
      { now: now() },
    );
    const codes = new Map(links.map(({ postId, code }) => [postId, code]));
    return {
      store,
      shopUrl: storefrontOf({ ...store, handle: store.shop }),
      look: lookOf(kit),
      logo,
      hasLogo: logo !== null,
      posts: posts.map((post) => ({ ...post, code: codes.get(post.id)! })),
    };
  }

  async function loadLanding(key: string): Promise<Landing | null> {
    const [handle, code] = key.split(' ') as [string, string];
    const store = await findStoreOfPage(db, handle);
    const postId = store && (await findPostOfCode(db, store.id, code));
    if (!postId) return null;
    const [{ kit, logo }, [post]] = await Promise.all([
      brandOf(store.id),
      findPostsOfPage(db, store.id, { hidden: store.hiddenPostIds, most: 1, shown: false, postId }),
    ]);
    return post ? { store, look: lookOf(kit), hasLogo: logo !== null, post: { ...post, code } } : null;
  }

  return {
    page: async (handle: string, source: ClickSource) =>
      isHandle(handle) ? pages.find(`${handle} ${source}`) : null,
    landing: async (handle: string, code: string) =>
      isHandle(handle) && isCode(code) ? landings.find(`${handle} ${code}`) : null,
    /** Its owner changed something, or a post went out. */
    expire(storeId: string) {
      const isOf = ({ store }: { store: StoreOfPage }) => store.id === storeId;
      pages.expire(isOf);
      landings.expire(isOf);
    },
  };
}
/** What cannot be one is not looked for. */
const isHandle = (text: string) => PageHandle.safeParse(text).success;

export type PageContents = ReturnType<typeof createPageContents>;
