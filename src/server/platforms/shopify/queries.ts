/*
 * Every question we ask Shopify (Admin API 2026-10). What a token may not see must not even be asked, so documents
 * are made for what was granted. Bulk queries take no variables and hold at most five connections, two deep, none of
 * them inside a plain list.
 */
export interface Grants {
  customers: boolean;
  unitCost: boolean;
}

export const HISTORY_KINDS = ['products', 'customers', 'orders', 'events', 'checkouts'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
export type BulkKind = Exclude<HistoryKind, 'checkouts'>;

const money = 'shopMoney { amount }';
const page = 'pageInfo { hasNextPage endCursor }';

export const shopDocument = `query VitrinShop {
  shop { id name myshopifyDomain currencyCode ianaTimezone primaryDomain { url } }
  currentAppInstallation { accessScopes { handle } }
}`;

export const grantsDocument = `query VitrinGrants {
  currentAppInstallation { accessScopes { handle } }
}`;

export const ordersCountDocument = `query VitrinOrdersCount {
  ordersCount(limit: null) { count }
}`;

const customerOf = ({ customers }: Grants) => (customers ? 'customer { id }' : '');

const orderHeader = (
  grants: Grants,
  refunds: string,
) => `id name createdAt processedAt updatedAt cancelledAt test edited
  currencyCode taxesIncluded displayFinancialStatus displayFulfillmentStatus returnStatus sourceName email phone
  totalPriceSet { ${money} } subtotalPriceSet { ${money} } totalShippingPriceSet { ${money} } totalTaxSet { ${money} }
  totalTipReceivedSet { ${money} } originalTotalDutiesSet { ${money} } originalTotalAdditionalFeesSet { ${money} }
  totalRefundedSet { ${money} } ${customerOf(grants)} shippingAddress { city countryCodeV2 }
  ${refunds} { id createdAt processedAt totalRefundedSet { ${money} } }`;

// Left out where many orders are read at once: only news of single orders are asked for it.
const visit = '{ utmParameters { content } }';
const journey = `discountCodes customerJourneySummary { firstVisit ${visit} lastVisit ${visit} }`;

const orderLine = `id title variantTitle sku quantity currentQuantity isGiftCard product { id } variant { id }
  originalUnitPriceSet { ${money} } discountedTotalSet(withCodeDiscounts: true) { ${money} }
  taxLines { rate priceSet { ${money} } }`;

const sale = `id lineType actionType quantity
  totalAmount { ${money} } totalTaxAmount { ${money} } totalDiscountAmountBeforeTaxes { ${money} }
  ... on ProductSale { lineItem { id product { id } } }
  ... on GiftCardSale { lineItem { id product { id } } }
  ... on TipSale { lineItem { id } }`;

/** Of a product; a post takes no more. */
export const MOST_PHOTOS = 10;

const product = ({ unitCost }: Grants) => ({
  header: `id title handle description status vendor productType updatedAt onlineStoreUrl
    category { fullName } featuredMedia { preview { image { url } } }`,
  medium: 'id preview { image { url } }',
  variant: `id title sku price compareAtPrice inventoryQuantity
    inventoryItem { tracked ${unitCost ? 'unitCost { amount }' : ''} }`,
});

const customer = `id firstName lastName updatedAt defaultEmailAddress { emailAddress }
  defaultPhoneNumber { phoneNumber } defaultAddress { city countryCodeV2 }`;

const checkoutLine = `title quantity product { id } originalUnitPriceSet { ${money} }`;

export const orderTotalsDocument = (
  grants: Grants,
) => `query VitrinOrderTotals($first: Int!, $after: String, $query: String) {
  orders(first: $first, after: $after, query: $query, sortKey: CREATED_AT, reverse: true) {
    ${page}
    nodes { ${orderHeader(grants, 'refunds(first: 5)')} subtotalLineItemsQuantity totalDiscountsSet { ${money} } }
  }
}`;

export const ordersDocument = (
  grants: Grants,
  sortKey: 'ID' | 'UPDATED_AT',
) => `query VitrinOrders($first: Int!, $after: String, $query: String) {
  orders(first: $first, after: $after, query: $query, sortKey: ${sortKey}) {
    ${page}
    nodes { ${orderHeader(grants, 'refunds(first: 20)')} ${sortKey === 'UPDATED_AT' ? journey : ''}
      lineItems(first: 10) { ${page} nodes { ${orderLine} } } }
  }
}`;

export const ordersByIdDocument = (grants: Grants) => `query VitrinOrdersById($ids: [ID!]!) {
  nodes(ids: $ids) { ... on Order { ${orderHeader(grants, 'refunds(first: 20)')} ${journey}
    lineItems(first: 10) { ${page} nodes { ${orderLine} } } } }
}`;

export const orderLinesDocument = `query VitrinOrderLines($id: ID!, $first: Int!, $after: String) {
  order(id: $id) { lineItems(first: $first, after: $after) { ${page} nodes { ${orderLine} } } }
}`;

export const agreementsDocument = `query VitrinAgreements($ids: [ID!]!) {
  nodes(ids: $ids) { ... on Order { id
    agreements(first: 5) { ${page} nodes { id reason happenedAt sales(first: 8) { ${page} nodes { ${sale} } } } } } }
}`;

/** An agreement is no node of its own, so its further sales are reached through its place in the order. */
export const agreementDocument = `query VitrinAgreement($id: ID!, $after: String, $first: Int!, $afterSale: String) {
  order(id: $id) { agreements(first: 1, after: $after) { ${page}
    nodes { id reason happenedAt sales(first: $first, after: $afterSale) { ${page} nodes { ${sale} } } } } }
}`;

export const NEWEST_FIRST = 'CREATED_AT, reverse: true';

export const productsDocument = (
  grants: Grants,
  sortKey: 'ID' | 'UPDATED_AT' | typeof NEWEST_FIRST,
) => `query VitrinProducts($first: Int!, $after: String, $query: String) {
  products(first: $first, after: $after, query: $query, sortKey: ${sortKey}) {
    ${page}
    nodes { ${withVariants(grants)} }
  }
}`;

const withVariants = (grants: Grants) => `${product(grants).header}
  media(first: ${MOST_PHOTOS}) { nodes { ${product(grants).medium} } }
  variants(first: 10) { ${page} nodes { ${product(grants).variant} } }`;

export const productsByIdDocument = (grants: Grants) => `query VitrinProductsById($ids: [ID!]!) {
  nodes(ids: $ids) { ... on Product { ${withVariants(grants)} } }
}`;

/** A cost may change without its product changing (reference/profit.md 2). */
export const changedItemsDocument = `query VitrinChangedItems($first: Int!, $after: String, $query: String) {
  inventoryItems(first: $first, after: $after, query: $query) {
    ${page} nodes { id variants(first: 1) { nodes { product { id } } } }
  }
}`;

export const productVariantsDocument = (
  grants: Grants,
) => `query VitrinProductVariants($id: ID!, $first: Int!, $after: String) {
  product(id: $id) { variants(first: $first, after: $after) { ${page} nodes { ${product(grants).variant} } } }
}`;

export const customersDocument = `query VitrinCustomers($first: Int!, $after: String, $query: String) {
  customers(first: $first, after: $after, query: $query, sortKey: ID) { ${page} nodes { ${customer} } }
}`;

export const checkoutsDocument = (
  grants: Grants,
) => `query VitrinCheckouts($first: Int!, $after: String, $query: String) {
  abandonedCheckouts(first: $first, after: $after, query: $query, sortKey: ID) {
    ${page}
    nodes { id createdAt updatedAt completedAt abandonedCheckoutUrl totalPriceSet { shopMoney { amount currencyCode } }
      ${grants.customers ? 'customer { id defaultEmailAddress { emailAddress } }' : ''}
      lineItems(first: 20) { ${page} nodes { ${checkoutLine} } } }
  }
}`;

export const checkoutLinesDocument = `query VitrinCheckoutLines($id: ID!, $first: Int!, $after: String) {
  node(id: $id) { ... on AbandonedCheckout {
    lineItems(first: $first, after: $after) { ${page} nodes { ${checkoutLine} } } } }
}`;

/**
 * Nearly all orders that something happened to after placing. Shopify cannot be asked for the others (an edit alone,
 * a return without money): they are noticed among all orders and read one by one.
 */
export const EVENTFUL_ORDERS =
  'financial_status:refunded OR financial_status:partially_refunded OR status:cancelled';

/** The queries a bulk operation runs, one file each. */
export function bulkDocument(kind: BulkKind, grants: Grants): string {
  switch (kind) {
    case 'products': {
      const { header, variant, medium } = product(grants);
      return `{ products(sortKey: ID) { edges { node { ${header} media { edges { node { ${medium} } } }
        variants { edges { node { ${variant} } } } } } } }`;
    }
    case 'customers':
      return `{ customers(sortKey: ID) { edges { node { ${customer} } } } }`;
    case 'orders':
      return `{ orders(sortKey: CREATED_AT, reverse: true) { edges { node { ${orderHeader(grants, 'refunds')} subtotalLineItemsQuantity
        lineItems { edges { node { ${orderLine} } } } } } } }`;
    case 'events':
      return `{ orders(query: "${EVENTFUL_ORDERS}", sortKey: CREATED_AT, reverse: true) { edges { node {
        ${orderHeader(grants, 'refunds')} subtotalLineItemsQuantity
        lineItems { edges { node { ${orderLine} } } }
        agreements { edges { node { id reason happenedAt sales { edges { node { ${sale} } } } } } } } } } }`;
  }
}

const taxLine = `rate channelLiable priceSet { ${money} }`;
const taxedLine = `id taxLines { ${taxLine} }`;

const transaction = `id kind status test gateway createdAt processedAt amountSet { ${money} presentmentMoney { amount currencyCode } }
  fees { amount { amount } taxAmount { amount } }`;

/** Plain lists are cut where they are long, and have no further pages. */
export const MOST_TRANSACTIONS = 50;
export const MOST_REFUNDS = 20;

export const financesDocument = `query VitrinFinances($ids: [ID!]!) {
  nodes(ids: $ids) { ... on Order { id currencyCode totalTaxSet { ${money} }
    transactions(first: ${MOST_TRANSACTIONS}) { ${transaction} }
    refunds(first: 1) { id }
    fulfillments(first: 20) { trackingInfo(first: 5) { number } } } }
}`;

export const transactionsDocument = `query VitrinTransactions($id: ID!) {
  order(id: $id) { transactions { ${transaction} } }
}`;

/** Of all orders; which goods of a refund came back is a connection in a plain list, and cannot be in it. */
export const bulkFinancesDocument = `{ orders(sortKey: CREATED_AT, reverse: true) { edges { node {
  id currencyCode totalTaxSet { ${money} } transactions { ${transaction} } refunds { id }
  fulfillments { trackingInfo { number } }
  lineItems { edges { node { ${taxedLine} } } }
  shippingLines { edges { node { ${taxedLine} } } } } } } }`;

export const taxesDocument = `query VitrinTaxes($ids: [ID!]!) {
  nodes(ids: $ids) { ... on Order { id shippingLines(first: 5) { nodes { taxLines { ${taxLine} } } }
    lineItems(first: 10) { ${page} nodes { ${taxedLine} } } } }
}`;

export const taxedLinesDocument = `query VitrinTaxedLines($id: ID!, $first: Int!, $after: String) {
  order(id: $id) { lineItems(first: $first, after: $after) { ${page} nodes { ${taxedLine} } } }
}`;

const restockedLine = 'quantity restocked lineItem { id }';

export const restocksDocument = `query VitrinRestocks($ids: [ID!]!) {
  nodes(ids: $ids) { ... on Order { id
    refunds(first: ${MOST_REFUNDS}) { id createdAt processedAt
      refundLineItems(first: 10) { ${page} nodes { ${restockedLine} } } } } }
}`;

export const refundsDocument = `query VitrinRefunds($id: ID!) {
  order(id: $id) { refunds { id createdAt processedAt } }
}`;

export const restockedLinesDocument = `query VitrinRestockedLines($id: ID!, $first: Int!, $after: String) {
  refund(id: $id) { refundLineItems(first: $first, after: $after) { ${page} nodes { ${restockedLine} } } }
}`;

export const chargesDocument = `query VitrinCharges($first: Int!, $after: String, $query: String) {
  shopifyPaymentsAccount { balanceTransactions(first: $first, after: $after, query: $query, hideTransfers: true) {
    ${page}
    nodes { id type test transactionDate amount { amount currencyCode } associatedOrder { id } }
  } }
}`;

/** ShopifyQL: what was sold of each variant on each local day, with the cost noted then (reference/profit.md 2). */
export function soldCostsQuery({
  timeZone,
  firstDay,
  lastDay,
  limit,
}: ReportSpan & { limit: number }): string {
  return `FROM sales SHOW quantity_ordered, net_items_sold, cost_of_goods_sold, net_sales_with_cost_recorded GROUP BY product_variant_id, product_id TIMESERIES day WITH TIMEZONE '${timeZone}' SINCE ${firstDay} UNTIL ${lastDay} ORDER BY day ASC LIMIT ${limit}`;
}

export function profitQuery({ timeZone, firstDay, lastDay }: ReportSpan): string {
  return `FROM sales SHOW net_sales_with_cost_recorded, cost_of_goods_sold TIMESERIES day WITH TIMEZONE '${timeZone}' SINCE ${firstDay} UNTIL ${lastDay} ORDER BY day ASC`;
}

export function feesQuery({ timeZone, firstDay, lastDay }: ReportSpan): string {
  return `FROM fees SHOW shopify_payments_processing_fees TIMESERIES day WITH TIMEZONE '${timeZone}' SINCE ${firstDay} UNTIL ${lastDay} ORDER BY day ASC`;
}

interface ReportSpan {
  timeZone: string;
  firstDay: string;
  lastDay: string;
}

export const bulkRunDocument = `mutation VitrinBulkRun($query: String!, $grouped: Boolean!) {
  bulkOperationRunQuery(query: $query, groupObjects: $grouped) {
    bulkOperation { id status } userErrors { code message }
  }
}`;

export const bulkStateDocument = `query VitrinBulkState($id: ID!) {
  bulkOperation(id: $id) { id status errorCode objectCount rootObjectCount fileSize url }
}`;

export const bulkRunningDocument = `query VitrinBulkRunning {
  bulkOperations(first: 10, query: "status:running operation_type:query") { nodes { id status createdAt query } }
}`;

export const reportDocument = `query VitrinReport($query: String!) {
  shopifyqlQuery(query: $query) { tableData { rows } }
}`;

export const reportRowsDocument = `query VitrinReportRows($query: String!) {
  shopifyqlQuery(query: $query) { parseErrors tableData { rows } }
}`;

/** ShopifyQL (reference/shopify.md 3.7): people's sessions of some local days, both ends included. */
export function visitsQuery(asked: {
  split: string;
  order: string;
  timeZone: string;
  firstDay: string;
  lastDay: string;
}): string {
  const { split, order, timeZone, firstDay, lastDay } = asked;
  return `FROM sessions SHOW sessions, sessions_with_cart_additions, sessions_that_reached_checkout, sessions_that_completed_checkout WHERE human_or_bot_session = 'human' ${split} WITH TIMEZONE '${timeZone}' SINCE ${firstDay} UNTIL ${lastDay} ${order}`;
}

export const webhookListDocument = `query VitrinWebhooks($after: String) {
  webhookSubscriptions(first: 100, after: $after) { ${page} nodes { id topic uri } }
}`;

export const webhookCreateDocument = `mutation VitrinWebhookCreate($topic: WebhookSubscriptionTopic!, $uri: String!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: { uri: $uri, format: JSON }) {
    webhookSubscription { id topic uri } userErrors { message }
  }
}`;

export const webhookDeleteDocument = `mutation VitrinWebhookDelete($id: ID!) {
  webhookSubscriptionDelete(id: $id) { deletedWebhookSubscriptionId userErrors { message } }
}`;

export const uninstallDocument = `mutation VitrinUninstall {
  appUninstall { app { id } userErrors { message } }
}`;

export const targetCreateDocument = `mutation VitrinTargetCreate($input: AnalyticsTargetCreateInput!) {
  analyticsTargetCreate(input: $input) { analyticsTarget { id } userErrors { code message } }
}`;

export const targetUpdateDocument = `mutation VitrinTargetUpdate($id: ID!, $input: AnalyticsTargetUpdateInput!) {
  analyticsTargetUpdate(id: $id, input: $input) { analyticsTarget { id } userErrors { code message } }
}`;

export const targetsDeleteDocument = `mutation VitrinTargetsDelete($ids: [ID!]!) {
  analyticsTargetsDelete(ids: $ids) { deletedIds userErrors { code message } }
}`;

export const targetListDocument = `query VitrinTargets($query: String!) {
  analyticsTargets(first: 50, query: $query) { nodes { id name filters } }
}`;

export const annotationCreateDocument = `mutation VitrinAnnotationCreate($input: AnalyticsAnnotationCreateInput!) {
  analyticsAnnotationCreate(input: $input) { analyticsAnnotation { id } userErrors { code message } }
}`;

export const annotationUpdateDocument = `mutation VitrinAnnotationUpdate($id: ID!, $input: AnalyticsAnnotationUpdateInput!) {
  analyticsAnnotationUpdate(id: $id, input: $input) { analyticsAnnotation { id } userErrors { code message } }
}`;

export const annotationDeleteDocument = `mutation VitrinAnnotationDelete($id: ID!) {
  analyticsAnnotationDelete(id: $id) { deletedId userErrors { code message } }
}`;

export const discountCreateDocument = `mutation VitrinDiscountCreate($discount: DiscountCodeBasicInput!) {
  discountCodeBasicCreate(basicCodeDiscount: $discount) { codeDiscountNode { id } userErrors { code message } }
}`;

export const discountDeleteDocument = `mutation VitrinDiscountDelete($id: ID!) {
  discountCodeDelete(id: $id) { deletedCodeDiscountId userErrors { code message } }
}`;

export const discountByCodeDocument = `query VitrinDiscount($code: String!) {
  codeDiscountNodeByCode(code: $code) { id codeDiscount { ... on DiscountCodeBasic { title } } }
}`;

export const annotationListDocument = `query VitrinAnnotations($query: String!) {
  shop { analyticsAnnotations(first: 250, query: $query, sortKey: STARTED_AT) { nodes { id description } } }
}`;

export const activityUpsertDocument = `mutation VitrinActivityUpsert($input: MarketingActivityUpsertExternalInput!) {
  marketingActivityUpsertExternal(input: $input) { marketingActivity { id } userErrors { code message } }
}`;

export const activityDeleteDocument = `mutation VitrinActivityDelete($remoteId: String!) {
  marketingActivityDeleteExternal(remoteId: $remoteId) { deletedMarketingActivityId userErrors { code message } }
}`;

export const engagementCreateDocument = `mutation VitrinEngagementCreate($remoteId: String!, $engagement: MarketingEngagementInput!) {
  marketingEngagementCreate(remoteId: $remoteId, marketingEngagement: $engagement) {
    marketingEngagement { occurredOn } userErrors { code message }
  }
}`;

export const markDefinitionCreateDocument = `mutation VitrinMarkDefinitionCreate($definition: MetafieldDefinitionInput!) {
  metafieldDefinitionCreate(definition: $definition) { createdDefinition { id } userErrors { code message } }
}`;

export const markDefinitionDeleteDocument = `mutation VitrinMarkDefinitionDelete($identifier: MetafieldDefinitionIdentifierInput!) {
  metafieldDefinitionDelete(identifier: $identifier, deleteAllAssociatedMetafields: true) {
    deletedDefinitionId userErrors { code message }
  }
}`;

export const marksSetDocument = `mutation VitrinMarksSet($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) { metafields { id } userErrors { code field message } }
}`;

export const marksDeleteDocument = `mutation VitrinMarksDelete($metafields: [MetafieldIdentifierInput!]!) {
  metafieldsDelete(metafields: $metafields) { deletedMetafields { ownerId } userErrors { field message } }
}`;

/** By an order's metafield that its definition lets reports ask for (reference/shopify-write-back.md). */
export function markedSalesQuery(asked: {
  mark: string;
  timeZone: string;
  firstDay: string;
  lastDay: string;
}): string {
  const { mark, timeZone, firstDay, lastDay } = asked;
  return `FROM sales SHOW net_sales GROUP BY order.metafields.${mark} WITH TIMEZONE '${timeZone}' SINCE ${firstDay} UNTIL ${lastDay} ORDER BY net_sales DESC LIMIT 1000`;
}
