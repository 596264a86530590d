import { type PagePost, type ShopPage, shopPageEndpoints } from '#shared/publishing/shop-page.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { exampleStore } from './example-store.ts';
import { answer, type PreparedReply } from './replies.ts';

/** `at` distinguishes several. */
export function examplePagePost(change: Partial<PagePost> = {}, at = 1): PagePost {
  return {
    id: `5e3c4d10-0000-4000-8000-${String(at).padStart(12, '0')}`,
    productTitle: 'Copper Kettle',
    imageUrl: `/api/media/8f4e2d10-0000-4000-8000-${String(at).padStart(12, '0')}`,
    altText: 'A kettle on a stove',
    publishedAt: '2026-11-20T18:00:00.000Z',
    address: `https://vitrin.example/s/tea-house/p/1BCDEF${at}`,
    ...change,
  };
}

export function exampleShopPage(change: Partial<ShopPage> = {}): ShopPage {
  const address = 'https://vitrin.example/s/tea-house';
  return {
    handle: 'tea-house',
    isPublic: false,
    inSearch: false,
    shortLinks: true,
    links: [
      { label: 'All teas', url: 'https://tea-house.example' },
      { label: 'Winter sale', url: 'https://tea-house.example/sale' },
    ],
    hiddenPostIds: [],
    address,
    profileLinks: (['instagram', 'facebook', 'twitter'] as const).map((network) => ({
      network,
      address: `${address}?from=${network}`,
    })),
    isReachable: true,
    canShorten: true,
    posts: [examplePagePost(), examplePagePost({ productTitle: 'Oolong' }, 2)],
    ...change,
  };
}

/** Everything the screen asks for. What a test puts before it is answered instead. */
export function shopPageReplies(page = exampleShopPage()): PreparedReply[] {
  return [
    answer(storeEndpoints.list, [exampleStore()]),
    answer(shopPageEndpoints.get, page),
    answer(shopPageEndpoints.change, page),
  ];
}
