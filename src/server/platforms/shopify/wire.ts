import * as z from 'zod';

/*
 * What Shopify really sends, as far as we ask for it. Unknown fields are dropped. Everything personal may be null or
 * missing: an app not approved for protected customer data simply does not get it.
 */
const Decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
const Money = z.object({ shopMoney: z.object({ amount: Decimal }) });
const PresentedMoney = Money.extend({
  presentmentMoney: z.object({ amount: Decimal, currencyCode: z.string() }),
});
const Instant = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'not a time');
const Gid = z.string().regex(/^gid:\/\/shopify\/\w+\/[\w-]+$/);
const Reference = z.object({ id: Gid });
const Place = z.object({ city: z.string().nullish(), countryCodeV2: z.string().nullish() });

const PageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });
export const pageOf = <T extends z.ZodType>(node: T) =>
  z.object({ pageInfo: PageInfo, nodes: z.array(node) });
export type Page<T> = { pageInfo: z.infer<typeof PageInfo>; nodes: T[] };

export const WireGrants = z.object({
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
});

export const WireShop = WireGrants.extend({
  shop: z.object({
    id: Gid,
    name: z.string(),
    myshopifyDomain: z.string(),
    currencyCode: z.string(),
    ianaTimezone: z.string(),
    primaryDomain: z.object({ url: z.string() }),
  }),
});
export type WireShop = z.infer<typeof WireShop>;

export const WireOrdersCount = z.object({ ordersCount: z.object({ count: z.number() }) });

const Visit = z.object({ utmParameters: z.object({ content: z.string().nullish() }).nullish() });

/** Empty until Shopify has worked out by which visits an order came, some time after it was placed. */
const Journey = z.object({ firstVisit: Visit.nullish(), lastVisit: Visit.nullish() });

export const WireOrder = z.object({
  id: Gid,
  name: z.string(),
  createdAt: Instant,
  processedAt: Instant,
  updatedAt: Instant,
  cancelledAt: Instant.nullable(),
  test: z.boolean(),
  edited: z.boolean(),
  currencyCode: z.string(),
  taxesIncluded: z.boolean(),
  displayFinancialStatus: z.string().nullable(),
  displayFulfillmentStatus: z.string().nullable(),
  returnStatus: z.string(),
  sourceName: z.string().nullable(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  customer: Reference.nullish(),
  shippingAddress: Place.nullish(),
  customerJourneySummary: Journey.nullish(),
  discountCodes: z.array(z.string()).nullish(),
  totalPriceSet: Money,
  subtotalPriceSet: Money.nullable(),
  totalShippingPriceSet: Money,
  totalTaxSet: Money.nullable(),
  totalTipReceivedSet: Money,
  originalTotalDutiesSet: Money.nullable(),
  originalTotalAdditionalFeesSet: Money.nullable(),
  totalRefundedSet: Money,
  totalDiscountsSet: Money.nullish(),
  subtotalLineItemsQuantity: z.number().nullish(),
  refunds: z.array(
    z.object({ id: Gid, createdAt: Instant.nullable(), processedAt: Instant, totalRefundedSet: Money }),
  ),
});
export type WireOrder = z.infer<typeof WireOrder>;

export const WireOrderLine = z.object({
  id: Gid,
  title: z.string(),
  variantTitle: z.string().nullable(),
  sku: z.string().nullable(),
  quantity: z.number(),
  currentQuantity: z.number(),
  isGiftCard: z.boolean(),
  product: Reference.nullable(),
  variant: Reference.nullable(),
  originalUnitPriceSet: Money,
  discountedTotalSet: Money,
  taxLines: z.array(z.object({ rate: z.number().nullable(), priceSet: Money })),
});
export type WireOrderLine = z.infer<typeof WireOrderLine>;

export const WireSale = z.object({
  id: Gid,
  lineType: z.string(),
  actionType: z.string(),
  quantity: z.number().nullable(),
  totalAmount: Money,
  totalTaxAmount: Money,
  totalDiscountAmountBeforeTaxes: Money,
  lineItem: z.object({ id: Gid, product: Reference.nullish() }).nullish(),
});
export type WireSale = z.infer<typeof WireSale>;

export const WireAgreementHead = z.object({ id: Gid, reason: z.string(), happenedAt: Instant });
export type WireAgreement = z.infer<typeof WireAgreementHead> & { sales: WireSale[] };

const AgreementPage = pageOf(WireAgreementHead.extend({ sales: pageOf(WireSale) }));

const OrderWithLines = WireOrder.extend({ lineItems: pageOf(WireOrderLine) });
export type WireOrderWithLines = z.infer<typeof OrderWithLines>;

export const WireOrderTotals = z.object({ orders: pageOf(WireOrder) });
export const WireOrders = z.object({ orders: pageOf(OrderWithLines) });
// A node that is gone is null; one of another type comes as an empty object and fails.
export const WireOrdersById = z.object({ nodes: z.array(OrderWithLines.nullable()) });
export const WireOrderLines = z.object({ order: z.object({ lineItems: pageOf(WireOrderLine) }).nullable() });
export const WireAgreements = z.object({
  nodes: z.array(z.object({ id: Gid, agreements: AgreementPage }).nullable()),
});
export const WireAgreementSales = z.object({ order: z.object({ agreements: AgreementPage }).nullable() });

export const WireProduct = z.object({
  id: Gid,
  title: z.string(),
  handle: z.string(),
  description: z.string(),
  status: z.string(),
  vendor: z.string(),
  productType: z.string(),
  updatedAt: Instant,
  onlineStoreUrl: z.string().nullable(),
  category: z.object({ fullName: z.string() }).nullable(),
  featuredMedia: z
    .object({ preview: z.object({ image: z.object({ url: z.string() }).nullable() }).nullable() })
    .nullable(),
});
export type WireProduct = z.infer<typeof WireProduct>;

/** A photo, a video or a model of a product. */
export const WireMedium = z.object({
  id: Gid,
  preview: z.object({ image: z.object({ url: z.string() }).nullable() }).nullable(),
});
export type WireMedium = z.infer<typeof WireMedium>;

export const WireVariant = z.object({
  id: Gid,
  title: z.string(),
  sku: z.string().nullable(),
  price: Decimal,
  compareAtPrice: Decimal.nullable(),
  inventoryQuantity: z.number().nullable(),
  inventoryItem: z
    .object({ tracked: z.boolean(), unitCost: z.object({ amount: Decimal }).nullish() })
    .nullish(),
});
export type WireVariant = z.infer<typeof WireVariant>;

const WireWholeProduct = WireProduct.extend({
  media: z.object({ nodes: z.array(WireMedium) }),
  variants: pageOf(WireVariant),
});
export const WireProducts = z.object({ products: pageOf(WireWholeProduct) });
export const WireProductsById = z.object({ nodes: z.array(WireWholeProduct.nullable()) });
export const WireChangedItems = z.object({
  inventoryItems: pageOf(
    z.object({
      id: Gid,
      variants: z.object({ nodes: z.array(z.object({ product: z.object({ id: Gid }) })) }).nullable(),
    }),
  ),
});
export const WireProductVariants = z.object({
  product: z.object({ variants: pageOf(WireVariant) }).nullable(),
});

export const WireCustomer = z.object({
  id: Gid,
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
  updatedAt: Instant,
  defaultEmailAddress: z.object({ emailAddress: z.string().nullish() }).nullish(),
  defaultPhoneNumber: z.object({ phoneNumber: z.string().nullish() }).nullish(),
  defaultAddress: Place.nullish(),
});
export type WireCustomer = z.infer<typeof WireCustomer>;

export const WireCustomers = z.object({ customers: pageOf(WireCustomer) });

export const WireCheckoutLine = z.object({
  title: z.string().nullable(),
  quantity: z.number(),
  product: Reference.nullable(),
  originalUnitPriceSet: Money,
});
export type WireCheckoutLine = z.infer<typeof WireCheckoutLine>;

export const WireCheckout = z.object({
  id: Gid,
  createdAt: Instant,
  updatedAt: Instant,
  completedAt: Instant.nullable(),
  abandonedCheckoutUrl: z.string().nullish(),
  totalPriceSet: z.object({ shopMoney: z.object({ amount: Decimal, currencyCode: z.string() }) }),
  customer: z
    .object({ id: Gid, defaultEmailAddress: z.object({ emailAddress: z.string().nullish() }).nullish() })
    .nullish(),
});
export type WireCheckout = z.infer<typeof WireCheckout>;

export const WireCheckouts = z.object({
  abandonedCheckouts: pageOf(WireCheckout.extend({ lineItems: pageOf(WireCheckoutLine) })),
});
export const WireCheckoutLines = z.object({
  node: z.object({ lineItems: pageOf(WireCheckoutLine) }).nullable(),
});

export const BULK_STATES = [
  'CREATED',
  'RUNNING',
  'CANCELING',
  'COMPLETED',
  'CANCELED',
  'FAILED',
  'EXPIRED',
] as const;

export const WireBulkRun = z.object({
  bulkOperationRunQuery: z.object({
    bulkOperation: z.object({ id: Gid, status: z.string() }).nullable(),
    userErrors: z.array(z.object({ code: z.string().nullable(), message: z.string() })),
  }),
});

export const WireBulkState = z.object({
  bulkOperation: z
    .object({
      id: Gid,
      status: z.enum(BULK_STATES),
      errorCode: z.string().nullable(),
      objectCount: z.string(),
      rootObjectCount: z.string(),
      fileSize: z.string().nullable(),
      url: z.string().nullable(),
    })
    .nullable(),
});
export type BulkState = NonNullable<z.infer<typeof WireBulkState>['bulkOperation']>;

export const WireBulkRunning = z.object({
  bulkOperations: z.object({
    nodes: z.array(z.object({ id: Gid, status: z.string(), createdAt: Instant, query: z.string() })),
  }),
});

/** What a line of a bulk file needs to find its place, before anything else is looked at. */
export interface BulkLine {
  id: string;
  __parentId?: string;
}

export function isBulkLine(value: unknown): value is BulkLine {
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string')
    return false;
  return !('__parentId' in value) || typeof value.__parentId === 'string';
}

const WireSubscription = z.object({ id: Gid, topic: z.string(), uri: z.string() });
const UserErrors = z.array(z.object({ message: z.string() }));

export const WireWebhooks = z.object({
  webhookSubscriptions: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    nodes: z.array(WireSubscription),
  }),
});

export const WireWebhookCreated = z.object({
  webhookSubscriptionCreate: z.object({
    webhookSubscription: WireSubscription.nullable(),
    userErrors: UserErrors,
  }),
});

export const WireWebhookDeleted = z.object({
  webhookSubscriptionDelete: z.object({ userErrors: UserErrors }),
});

export const WireUninstalled = z.object({ appUninstall: z.object({ userErrors: UserErrors }) });

const CodedErrors = z.array(z.object({ code: z.string().nullish(), message: z.string() }));
const WireTarget = z.object({
  analyticsTarget: z.object({ id: z.string() }).nullish(),
  userErrors: CodedErrors,
});
export const WireTargetCreated = z.object({ analyticsTargetCreate: WireTarget });
export const WireTargetUpdated = z.object({ analyticsTargetUpdate: WireTarget });
export const WireTargetsDeleted = z.object({ analyticsTargetsDelete: z.object({ userErrors: CodedErrors }) });
export const WireTargets = z.object({
  analyticsTargets: z.object({
    nodes: z.array(z.object({ id: z.string(), name: z.string(), filters: z.string().nullish() })),
  }),
});

const WireAnnotation = z.object({
  analyticsAnnotation: Reference.nullish(),
  userErrors: CodedErrors,
});
export const WireAnnotationCreated = z.object({ analyticsAnnotationCreate: WireAnnotation });
export const WireAnnotationUpdated = z.object({ analyticsAnnotationUpdate: WireAnnotation });
export const WireAnnotationDeleted = z.object({
  analyticsAnnotationDelete: z.object({ userErrors: CodedErrors }),
});
export const WireAnnotations = z.object({
  shop: z.object({
    analyticsAnnotations: z.object({
      nodes: z.array(z.object({ id: Gid, description: z.string().nullish() })),
    }),
  }),
});
export const WireDiscountCreated = z.object({
  discountCodeBasicCreate: z.object({
    codeDiscountNode: z.object({ id: Gid }).nullable(),
    userErrors: CodedErrors,
  }),
});
export const WireDiscountDeleted = z.object({ discountCodeDelete: z.object({ userErrors: CodedErrors }) });
export const WireDiscountByCode = z.object({
  codeDiscountNodeByCode: z
    .object({ id: Gid, codeDiscount: z.object({ title: z.string().optional() }) })
    .nullable(),
});
export const WireActivityUpserted = z.object({
  marketingActivityUpsertExternal: z.object({ userErrors: CodedErrors }),
});
export const WireActivityDeleted = z.object({
  marketingActivityDeleteExternal: z.object({ userErrors: CodedErrors }),
});
export const WireEngagementCreated = z.object({
  marketingEngagementCreate: z.object({ userErrors: CodedErrors }),
});
export const WireMarkDefined = z.object({ metafieldDefinitionCreate: z.object({ userErrors: CodedErrors }) });
export const WireMarkUndefined = z.object({
  metafieldDefinitionDelete: z.object({ userErrors: CodedErrors }),
});
export const WireMarksSet = z.object({
  metafieldsSet: z.object({
    userErrors: z.array(
      z.object({
        code: z.string().nullish(),
        field: z.array(z.string()).nullish(),
        message: z.string(),
      }),
    ),
  }),
});
export const WireMarksDeleted = z.object({ metafieldsDelete: z.object({ userErrors: UserErrors }) });

/** The answer of the token endpoint (reference/shopify.md 1.5 and 1.6); without `expires_in` a token lasts. */
export const WireTokens = z.object({
  access_token: z.string().min(1),
  scope: z.string().default(''),
  expires_in: z.number().positive().optional(),
  refresh_token: z.string().min(1).optional(),
  refresh_token_expires_in: z.number().positive().optional(),
});

const DeliveredId = z.union([z.number(), z.string()]).transform(String);

/** The ids a delivery names; `orders/edited` wraps its content. */
export const WireDelivery = z.object({
  id: DeliveredId.optional(),
  order_id: DeliveredId.optional(),
  order_edit: z.object({ order_id: DeliveredId }).optional(),
});

/** Parse errors come with status 200, and without a table. */
export const WireReportRows = z.object({
  shopifyqlQuery: z.object({
    parseErrors: z.array(z.string()),
    tableData: z.object({ rows: z.array(z.unknown()) }).nullable(),
  }),
});
const ReportDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((text) => text.slice(0, 10));
/** Numbers come as text. */
const Count = z
  .union([z.number(), z.string().regex(/^\d+(\.0+)?$/)])
  .transform(Number)
  .pipe(z.int().min(0));
export const WireVisitCounts = z.object({
  day: ReportDay,
  sessions: Count,
  sessions_with_cart_additions: Count,
  sessions_that_reached_checkout: Count,
  sessions_that_completed_checkout: Count,
});
export type WireVisitCounts = z.infer<typeof WireVisitCounts>;

/** The product is null where it was deleted, or the line had none. */
export const WireSoldCost = z.object({
  day: ReportDay,
  product_id: z.string().nullable(),
  product_variant_id: z.string().nullable(),
  quantity_ordered: z.coerce.number(),
  net_items_sold: z.coerce.number(),
  cost_of_goods_sold: Decimal,
  net_sales_with_cost_recorded: Decimal,
});
export const WireDayProfit = z.object({
  day: ReportDay,
  net_sales_with_cost_recorded: Decimal,
  cost_of_goods_sold: Decimal,
});
export const WireDayFees = z.object({ day: ReportDay, shopify_payments_processing_fees: Decimal });

const TaxLines = z.array(
  z.object({ rate: z.number().nullable(), channelLiable: z.boolean().nullable(), priceSet: Money }),
);
/** A line of goods, or of shipping. */
export const WireTaxedLine = z.object({ id: Gid, taxLines: TaxLines });
export type WireTaxedLine = z.infer<typeof WireTaxedLine>;
export const WireTransaction = z.object({
  id: Gid,
  kind: z.string(),
  status: z.string(),
  test: z.boolean(),
  gateway: z.string().nullable(),
  createdAt: Instant,
  processedAt: Instant.nullable(),
  amountSet: PresentedMoney,
  fees: z.array(
    z.object({ amount: z.object({ amount: Decimal }), taxAmount: z.object({ amount: Decimal }) }),
  ),
});
export type WireTransaction = z.infer<typeof WireTransaction>;

export const WireOrderFinances = z.object({
  id: Gid,
  currencyCode: z.string(),
  totalTaxSet: Money.nullable(),
  transactions: z.array(WireTransaction),
  refunds: z.array(Reference),
  fulfillments: z.array(z.object({ trackingInfo: z.array(z.object({ number: z.string().nullable() })) })),
});
export type WireOrderFinances = z.infer<typeof WireOrderFinances>;
export const WireFinances = z.object({ nodes: z.array(WireOrderFinances.nullable()) });
export const WireTransactions = z.object({
  order: z.object({ transactions: z.array(WireTransaction) }).nullable(),
});
const OrderTaxes = z.object({
  id: Gid,
  shippingLines: z.object({ nodes: z.array(z.object({ taxLines: TaxLines })) }),
  lineItems: pageOf(WireTaxedLine),
});
export type WireOrderTaxes = z.infer<typeof OrderTaxes>;
export const WireTaxes = z.object({ nodes: z.array(OrderTaxes.nullable()) });
export const WireTaxedLines = z.object({ order: z.object({ lineItems: pageOf(WireTaxedLine) }).nullable() });

const RestockedLine = z.object({ quantity: z.number(), restocked: z.boolean(), lineItem: Reference });
const RefundHead = z.object({ id: Gid, createdAt: Instant.nullable(), processedAt: Instant });
const RefundRestocks = RefundHead.extend({ refundLineItems: pageOf(RestockedLine) });
export const WireRestocks = z.object({
  nodes: z.array(z.object({ id: Gid, refunds: z.array(RefundRestocks) }).nullable()),
});
export type WireRefundRestocks = z.infer<typeof RefundHead> &
  Partial<Pick<z.infer<typeof RefundRestocks>, 'refundLineItems'>>;
export const WireRefunds = z.object({ order: z.object({ refunds: z.array(RefundHead) }).nullable() });
export const WireRestockedLines = z.object({
  refund: z.object({ refundLineItems: pageOf(RestockedLine) }).nullable(),
});

const BalanceTransaction = z.object({
  id: Gid,
  type: z.string(),
  test: z.boolean(),
  transactionDate: Instant,
  amount: z.object({ amount: Decimal, currencyCode: z.string() }),
  associatedOrder: Reference.nullable(),
});
export type WireBalanceTransaction = z.infer<typeof BalanceTransaction>;
/** A shop without Shopify Payments has no account. */
export const WireCharges = z.object({
  shopifyPaymentsAccount: z.object({ balanceTransactions: pageOf(BalanceTransaction) }).nullable(),
});

export const WireReport = z.object({
  shopifyqlQuery: z
    .object({
      tableData: z
        .object({
          rows: z.array(
            z.object({ day: z.string(), orders: z.union([z.string(), z.number()]), total_sales: z.string() }),
          ),
        })
        .nullable(),
    })
    .nullable(),
});
