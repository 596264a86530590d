import type { BulkOperation } from '#simulators/shopify/bulk-operations.ts';
import { gid, idOf } from '#simulators/shopify/ids.ts';
import { type Args, carry, isoTime, type Run } from '#simulators/shopify/run.ts';
import type { Shop, WebhookSubscription } from '#simulators/shopify/shop.ts';

type UserError = { field: string[] | null; message: string; code?: string };
type BulkPayload = { operation: BulkOperation | null; userErrors: UserError[] };
type WebhookPayload = {
  subscription: WebhookSubscription | null;
  deletedId: string | null;
  userErrors: UserError[];
};

function createWebhook({ topic, webhookSubscription: input }: Args, run: Run): WebhookPayload {
  const { uri, callbackUrl, format, filter, includeFields } = input as Record<string, unknown>;
  const address = String(uri ?? callbackUrl ?? '');
  const refuse = (message: string): WebhookPayload => ({
    subscription: null,
    deletedId: null,
    userErrors: [{ field: ['webhookSubscription', 'callbackUrl'], message }],
  });
  if (!address) return refuse("Address can't be blank");
  if (!/^(https:|arn:|pubsub:)/.test(address)) return refuse('Address protocol http:// is not supported');
  for (const known of run.shop.webhooks.values()) {
    if (known.topic === topic && known.uri === address) {
      return refuse('Address for this topic has already been taken');
    }
  }
  const subscription: WebhookSubscription = {
    id: run.shop.newId(),
    topic: String(topic),
    uri: address,
    format: String(format ?? 'JSON'),
    filter: typeof filter === 'string' ? filter : null,
    includeFields: Array.isArray(includeFields) ? includeFields.map(String) : [],
    createdAt: run.now,
    updatedAt: run.now,
  };
  run.shop.webhooks.put(subscription);
  return { subscription, deletedId: null, userErrors: [] };
}

function deleteWebhook({ id }: Args, run: Run): WebhookPayload {
  const known = run.shop.webhooks.remove(idOf(String(id)));
  return {
    subscription: null,
    deletedId: known ? String(id) : null,
    userErrors: known ? [] : [{ field: ['id'], message: 'Webhook subscription does not exist' }],
  };
}

/** Every token of the app dies with it, as after a merchant's own uninstall. */
function uninstallApp(run: Run): Shop {
  for (const token of run.shop.accessTokens) run.shop.revokedTokens.add(token);
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
  Mutation: carry<null>({
    bulkOperationRunQuery: (_root, { query, groupObjects }, run) =>
      run.bulk.start(run.shop, String(query), groupObjects === true, run.shopUrl),
    bulkOperationCancel: (_root, { id }, run) => run.bulk.cancel(run.shop, idOf(String(id))),
    webhookSubscriptionCreate: (_root, args, run) => createWebhook(args, run),
    webhookSubscriptionDelete: (_root, args, run) => deleteWebhook(args, run),
    appUninstall: (_root, _args, run) => uninstallApp(run),
  }),
  BulkOperationRunQueryPayload: carry<BulkPayload>(bulkPayload),
  BulkOperationCancelPayload: carry<BulkPayload>(bulkPayload),
  BulkOperationUserError: carry<UserError>({
    code: ({ code }) => code ?? null,
    field: ({ field }) => field,
    message: ({ message }) => message,
  }),
  BulkOperation: carry<BulkOperation>({
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
  WebhookSubscriptionCreatePayload: carry<WebhookPayload>(webhookPayload),
  WebhookSubscriptionDeletePayload: carry<WebhookPayload>({
    deletedWebhookSubscriptionId: ({ deletedId }) => deletedId,
    userErrors: ({ userErrors }) => userErrors,
  }),
  AppUninstallPayload: carry<Shop>({ app: (shop) => shop, userErrors: () => [] }),
};

function fileUrl({ id }: BulkOperation, run: Run): string {
  return `${run.shopUrl}/bulk/${id}.jsonl`;
}
