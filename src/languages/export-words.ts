export type ExportPath =
  | 'profile.json'
  | 'notifications.json'
  | 'notices.json'
  | 'visits.json'
  | 'first-steps.json'
  | 'usage.csv'
  | 'ai-questions.csv'
  | 'model-choice.json'
  | 'generations.json'
  | 'privacy-requests.json'
  | 'media.json'
  | 'store.json'
  | 'insights.json'
  | 'saved-cards.json'
  | 'insights-history.json'
  | 'posts.json'
  | 'calendar.json'
  | 'deliveries.json'
  | 'schedules.json'
  | 'preferences.json'
  | 'templates.json'
  | 'social-accounts.json'
  | 'post-figures.json'
  | 'post-performance.json'
  | 'ads/campaign-plans.json'
  | 'ads/settings.json'
  | 'ads/actions.json'
  | 'ads/account.json'
  | 'ads/campaigns.json'
  | 'ads/ads.json'
  | 'ads/figures.csv'
  | 'ads/impression-shares.csv'
  | 'ads/reports.json'
  | 'ads/search-ads.json'
  | 'ads/customer-lists.json'
  | 'orders.csv'
  | 'order-lines.csv'
  | 'customers.csv'
  | 'products.csv'
  | 'product-variants.csv'
  | 'refunds.csv'
  | 'sale-events.csv'
  | 'abandoned-carts.csv'
  | 'visits.csv'
  | 'visits-by-source.csv';

export type ExportTitle =
  | 'orderId'
  | 'productId'
  | 'email'
  | 'phone'
  | 'city'
  | 'country'
  | 'title'
  | 'changed'
  | 'visits'
  | 'withCart'
  | 'reachedCheckout'
  | 'completedCheckout'
  | 'order'
  | 'placed'
  | 'total'
  | 'netSales'
  | 'paid'
  | 'payment'
  | 'fulfilment'
  | 'cameBy'
  | 'customerId'
  | 'cancelled'
  | 'deletedAtPlatform'
  | 'testOrder'
  | 'lineId'
  | 'variantId'
  | 'variant'
  | 'sku'
  | 'quantity'
  | 'quantityNow'
  | 'unitPrice'
  | 'discount'
  | 'giftCard'
  | 'firstName'
  | 'lastName'
  | 'category'
  | 'vendor'
  | 'status'
  | 'description'
  | 'picture'
  | 'address'
  | 'price'
  | 'priceBefore'
  | 'cost'
  | 'inStock'
  | 'refundId'
  | 'refunded'
  | 'when'
  | 'whatHappened'
  | 'part'
  | 'amount'
  | 'currency'
  | 'cartId'
  | 'begun'
  | 'completed'
  | 'items'
  | 'contents'
  | 'cartLink'
  | 'day'
  | 'by'
  | 'value';

/** What the export of an account says of itself. */
export interface ExportWords {
  readme: ReadmeWords;
  files: Record<ExportPath, string>;
  titles: Record<ExportTitle, string>;
}

export interface ReadmeWords {
  title: (email: string) => string;
  madeAt: (moment: string) => string;
  how: string;
  account: string;
  media: string;
  noStores: string;
  stores: string;
  notWhole: string;
  eachStore: string;
  leftOut: string;
}
