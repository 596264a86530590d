import type { Fields } from '#simulators/shopify/queries/run.ts';
import { annotationFields } from './annotation-fields.ts';
import { checkoutFields } from './checkout-fields.ts';
import { customerFields } from './customer-fields.ts';
import { discountFields } from './discount-fields.ts';
import { marketingFields } from './marketing-fields.ts';
import { metafieldFields } from './metafield-fields.ts';
import { moneyFields } from './money-fields.ts';
import { mutationFields } from './mutation-fields.ts';
import { orderFields } from './order-fields.ts';
import { paymentFields } from './payment-fields.ts';
import { productFields } from './product-fields.ts';
import { queryFields } from './query-fields.ts';
import { refundFields } from './refund-fields.ts';
import { shopFields } from './shop-fields.ts';
import { targetFields } from './target-fields.ts';

/** Everything the simulator can answer, by the schema's type and field names. */
export const supportedFields: Record<string, Fields> = {
  ...queryFields,
  ...mutationFields,
  ...shopFields,
  ...orderFields,
  ...refundFields,
  ...paymentFields,
  ...productFields,
  ...customerFields,
  ...checkoutFields,
  ...moneyFields,
  ...targetFields,
  ...annotationFields,
  ...marketingFields,
  ...metafieldFields,
  ...discountFields,
};
