import type { ShopPageWords } from '#languages/shop-page-words.ts';

export const shopPage: ShopPageWords = {
  description: (store) => `What ${store} has posted, with today’s prices.`,
  from: (price) => `from ${price}`,
  soldOut: 'Sold out',
  reel: 'Reel',
  post: 'Post',
  noPosts: 'Nothing has been posted yet.',
  toShop: 'Visit the shop',
  buy: 'Buy',
  seeInShop: 'See it in the shop',
  notOnSale: 'No longer on sale',
  variants: 'Choose one',
  before: 'Was',
  allPosts: (store) => `More from ${store}`,
  shareByWhatsApp: 'Share by WhatsApp',
  notHere: 'This page does not exist',
  notHereMore: 'The link may have a typo, or the shop that shared it is no longer here.',
  oneMoment: 'One moment',
  oneMomentMore: 'This page opens by itself in a few seconds.',
};
