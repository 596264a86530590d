import type { StoreWriteBack } from '#server/platforms/ports/write-back.ts';
import { WRITE_BACK_KINDS } from '#shared/publishing/write-back.ts';
import { createShopifyActivities } from './activities.ts';
import { createShopifyAnnotations } from './annotations.ts';
import type { ShopifyClient } from './client.ts';
import { createShopifyDiscounts } from './discounts.ts';
import { createShopifyOrderMarks } from './order-marks.ts';
import { grantsDocument } from './queries.ts';
import { WireGrants } from './wire.ts';

/** As the schema names them at each mutation; who may write may read. An order's metafield needs what its order needs. */
export const WRITE_SCOPES: StoreWriteBack['scopes'] = {
  annotations: ['write_analytics_annotations'],
  activities: ['write_marketing_events'],
  order_marks: ['write_orders'],
  discount_codes: ['write_discounts'],
};

/** What Shopify takes into its own reports. */
export function createShopifyWriteBack(client: ShopifyClient): StoreWriteBack {
  return {
    scopes: WRITE_SCOPES,
    async allowed(access) {
      const { data } = await client.ask(access, { document: grantsDocument, data: WireGrants });
      const granted = new Set(data.currentAppInstallation.accessScopes.map(({ handle }) => handle));
      return WRITE_BACK_KINDS.filter((kind) => WRITE_SCOPES[kind].every((scope) => granted.has(scope)));
    },
    ...createShopifyAnnotations(client),
    ...createShopifyActivities(client),
    ...createShopifyOrderMarks(client),
    ...createShopifyDiscounts(client),
  };
}
