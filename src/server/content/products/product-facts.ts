/** All that is known of a product, and so all that may be said of it. Money in minor units of `currency`. */
export interface ProductFacts {
  id: string;
  title: string;
  /** Plain text, without markup. */
  description: string | null;
  category: string | null;
  vendor: string | null;
  /** Lowest price of its variants, and the price before where that variant has a higher one. */
  price: number | null;
  compareAtPrice: number | null;
  /** Variants have different prices, so `price` is «from». */
  priceVaries: boolean;
  currency: string;
  /** Units on hand; null where it is not tracked. */
  inventory: number | null;
  /** Names of the variants, without Shopify's «Default Title». */
  variants: string[];
  imageUrl: string | null;
  moreImageUrls: string[];
  storeName: string;
  storeUrl: string;
}
