import type { BulkOperation } from '#simulators/shopify/queries/bulk.ts';
import { fieldsOf, isoTime, type Run } from '#simulators/shopify/queries/run.ts';
import { gid, idOf } from '#simulators/shopify/shop/ids.ts';
import type { Shop } from '#simulators/shopify/shop/shop.ts';
import { createWebhook, deleteWebhook, type WebhookPayload } from '#simulators/shopify/webhooks/subscribe.ts';
import { annotationMutations } from './annotation-fields.ts';
import { discountMutations } from './discount-fields.ts';
import { marketingMutations } from './marketing-fields.ts';
import { metafieldMutations } from './metafield-fields.ts';
import { targetMutations } from './target-fields.ts';

type UserError = { field: string[] | null; message: string; code?: string };
type BulkPayload = { operation: BulkOperation | null; userErrors: UserError[] };
function uninstallApp(run: Run): Shop {
  run.installation.uninstall(run.shop, run.access.clientId);
  return run.shop;
}

const bulkPayload = {
  bulkOperation: ({ operation }: BulkPayload) => operation,
  userErrors: ({ userErrors }: BulkPayload) => userErrors,
};
const webhookPayload = {
  webhookSubscription: ({ subscription }: WebhookPayload) => subscription,
  userErrors: ({ userErrors }: WebhookPayload) => userErrors,
};

export const mutationFields = {
  Mutation: fieldsOf<null>({
    bulkOperationRunQuery: (_root, { query, groupObjects }, run) =>
      run.bulk.start(run, String(query), groupObjects === true),
    bulkOperationCancel: (_root, { id }, run) => run.bulk.cancel(run.shop, idOf(String(id))),
    webhookSubscriptionCreate: (_root, args, run) => createWebhook(args, run),
    webhookSubscriptionDelete: (_root, args, run) => deleteWebhook(args, run),
    appUninstall: (_root, _args, run) => uninstallApp(run),
    ...targetMutations,
    ...annotationMutations,
    ...marketingMutations,
    ...metafieldMutations,
    ...discountMutations,
  }),
  BulkOperationRunQueryPayload: fieldsOf<BulkPayload>(bulkPayload),
  BulkOperationCancelPayload: fieldsOf<BulkPayload>(bulkPayload),
  BulkOperationUserError: fieldsOf<UserError>({
    code: ({ code }) => code ?? null,
    field: ({ field }) => field,
    message: ({ message }) => message,
  }),
  BulkOperation: fieldsOf<BulkOperation>({
    id: ({ id }) => gid('BulkOperation', id),
    type: () => 'QUERY',
    query: ({ query }) => query,
    status: ({ status }) => status,
    errorCode: ({ errorCode }) => errorCode,
    createdAt: ({ createdAt }) => isoTime(createdAt),
    completedAt: ({ completedAt }) => isoTime(completedAt),
    objectCount: ({ objectCount }) => String(objectCount),
    rootObjectCount: ({ rootObjectCount }) => String(rootObjectCount),
    fileSize: ({ status, fileSize, objectCount }) =>
      status === 'COMPLETED' && objectCount > 0 ? String(fileSize) : null,
    url: (operation, _args, run) =>
      operation.status === 'COMPLETED' && operation.objectCount > 0 ? fileUrl(operation, run) : null,
    partialDataUrl: (operation, _args, run) =>
      operation.status === 'FAILED' && operation.objectCount > 0 ? fileUrl(operation, run) : null,
  }),
  WebhookSubscriptionCreatePayload: fieldsOf<WebhookPayload>(webhookPayload),
  WebhookSubscriptionDeletePayload: fieldsOf<WebhookPayload>({
    deletedWebhookSubscriptionId: ({ deletedId }) => deletedId,
    userErrors: ({ userErrors }) => userErrors,
  }),
  AppUninstallPayload: fieldsOf<Shop>({ app: (shop) => shop, userErrors: () => [] }),
};

function fileUrl({ id }: BulkOperation, run: Run): string {
  return `${run.shopUrl}/bulk/${id}.jsonl`;
}
