import type { ShopPage } from '#shared/publishing/shop-page.ts';

export interface SectionProps {
  storeId: string;
  /** With what is being saved. */
  page: ShopPage;
}
