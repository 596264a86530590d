import type { AbandonedCart, CustomerGroup } from '#shared/analytics/customer-reports.ts';
import type { LOSS_REASONS } from '#shared/analytics/profit.ts';
import type { Unknown } from '#shared/stores/profit-rules.ts';

/** The columns of lists that are downloaded, and the words in their cells. */
export interface FileWords {
  activity: Record<'when' | 'what' | 'kind' | 'who' | 'subject' | 'store' | 'id', string>;
  carts: Record<
    | 'email'
    | 'started'
    | 'lastChange'
    | 'items'
    | 'products'
    | 'total'
    | 'currency'
    | 'outcome'
    | 'recoveryLink',
    string
  > & { outcomes: Record<AbandonedCart['outcome'], string> };
  customers: Record<
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'location'
    | 'totalSpent'
    | 'currency'
    | 'orders'
    | 'firstOrder'
    | 'lastOrder'
    | 'group',
    string
  > & { groups: Record<CustomerGroup, string> };
  products: Record<
    | 'product'
    | 'withoutProduct'
    | 'handle'
    | 'price'
    | 'inventory'
    | 'orders'
    | 'units'
    | 'grossSales'
    | 'discounts'
    | 'reversals'
    | 'netSales'
    | 'share'
    | 'netSalesBefore'
    | 'currency',
    string
  >;
  allStores: Record<
    | 'store'
    | 'platform'
    | 'from'
    | 'to'
    | 'sales'
    | 'salesBefore'
    | 'currency'
    | 'convertedSales'
    | 'convertedInto'
    | 'orders'
    | 'ordersBefore'
    | 'averageOrderValue'
    | 'customers'
    | 'repeatCustomers'
    | 'conversionRate'
    | 'titleThere',
    string
  >;
  profit: Record<
    | 'name'
    | 'variant'
    | 'variantId'
    | 'sku'
    | 'price'
    | 'cost'
    | 'order'
    | 'day'
    | 'country'
    | 'orders'
    | 'units'
    | 'netSales'
    | 'coverage'
    | 'costOfGoods'
    | 'grossProfit'
    | 'margin'
    | 'shippingResult'
    | 'fees'
    | 'handling'
    | 'other'
    | 'contribution'
    | 'adSpend'
    | 'contributionAfterAds'
    | 'fixedCosts'
    | 'netProfit'
    | 'convertedNetProfit'
    | 'complete'
    | 'unknown'
    | 'reasons'
    | 'rate'
    | 'marketplace'
    | 'base'
    | 'tax'
    | 'yes'
    | 'no'
    | 'currency',
    string
  > & { lossReasons: Record<(typeof LOSS_REASONS)[number], string>; unknowns: Record<Unknown, string> };
}
