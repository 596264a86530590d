/** What the public page of a shop says to its visitors; money comes in written. */
export interface ShopPageWords {
  /** The page's description for search engines and previews. */
  description: (store: string) => string;
  /** The lowest of several prices. */
  from: (price: string) => string;
  soldOut: string;
  reel: string;
  /** Of a post without a product. */
  post: string;
  noPosts: string;
  toShop: string;
  buy: string;
  seeInShop: string;
  notOnSale: string;
  variants: string;
  /** A price that was higher. */
  before: string;
  allPosts: (store: string) => string;
  shareByWhatsApp: string;
  /** The page or link that was asked for does not exist. */
  notHere: string;
  notHereMore: string;
  /** The database is away. */
  oneMoment: string;
  oneMomentMore: string;
}
