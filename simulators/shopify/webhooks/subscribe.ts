import { queryProblems } from '#simulators/shopify/queries/problems.ts';
import type { Args, Run } from '#simulators/shopify/queries/run.ts';
import { idOf } from '#simulators/shopify/shop/ids.ts';
import type { WebhookSubscription } from '#simulators/shopify/shop/shop.ts';

export type WebhookPayload = {
  subscription: WebhookSubscription | null;
  deletedId: string | null;
  userErrors: { field: string[] | null; message: string }[];
};

/** Any of them will do. */
const scopesBySubject: Record<string, string[]> = {
  ORDERS: ['read_orders'],
  REFUNDS: ['read_orders'],
  CHECKOUTS: ['read_orders'],
  PRODUCTS: ['read_products'],
  INVENTORY: ['read_inventory', 'read_products'],
  CUSTOMERS: ['read_customers'],
};

export function createWebhook({ topic, webhookSubscription: input }: Args, run: Run): WebhookPayload {
  const { uri, callbackUrl, format, filter, includeFields, name } = input as Record<string, unknown>;
  const address = String(uri ?? callbackUrl ?? '');
  const { clientId } = run.access;
  const scopes = scopesBySubject[String(topic).split('_')[0] ?? ''];
  if (scopes && !scopes.some((scope) => run.scopes.has(scope)))
    throw queryProblems.accessDenied('webhookSubscriptionCreate', scopes);
  if (filter || (format ?? 'JSON') !== 'JSON') {
    throw queryProblems.badRequest(
      'The simulator does not support filters of webhooks, and sends JSON only.',
    );
  }
  const problem = problemOf(address);
  if (problem) return refuse(problem);
  for (const known of run.shop.webhooks.values()) {
    if (known.clientId === clientId && known.topic === topic && known.uri === address) {
      return refuse('Address for this topic has already been taken');
    }
  }
  const subscription: WebhookSubscription = {
    id: run.shop.newId(),
    clientId,
    name: typeof name === 'string' ? name : null,
    topic: String(topic),
    uri: address,
    format: 'JSON',
    filter: null,
    includeFields: Array.isArray(includeFields) ? includeFields.map(String) : [],
    createdAt: run.now,
    updatedAt: run.now,
  };
  run.shop.webhooks.put(subscription);
  run.installation.saveSubscriptions(run.shop);
  return { subscription, deletedId: null, userErrors: [] };
}

function problemOf(address: string): string | null {
  if (!address) return "Address can't be blank";
  if (/^(arn|pubsub):/.test(address)) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url) return 'Address is invalid';
  // Shopify wants https; a product under development listens on the machine's own http.
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback)) return null;
  return `Address protocol ${url.protocol}// is not supported`;
}

function refuse(message: string): WebhookPayload {
  const userErrors = [{ field: ['webhookSubscription', 'callbackUrl'], message }];
  return { subscription: null, deletedId: null, userErrors };
}

/** The subscriptions of other apps are as if they were not there. */
export function findOwnWebhook(id: string, run: Run): WebhookSubscription | null {
  const known = run.shop.webhooks.get(id);
  return known?.clientId === run.access.clientId ? known : null;
}

export function deleteWebhook({ id }: Args, run: Run): WebhookPayload {
  const known = findOwnWebhook(idOf(String(id)), run);
  if (!known) {
    const userErrors = [{ field: ['id'], message: 'Webhook subscription does not exist' }];
    return { subscription: null, deletedId: null, userErrors };
  }
  run.shop.webhooks.remove(known.id);
  run.installation.saveSubscriptions(run.shop);
  return { subscription: null, deletedId: String(id), userErrors: [] };
}
