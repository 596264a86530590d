import { MINUTE_MS } from '#simulators/core/time.ts';
import { fieldsOf, isoTime, type Run } from '#simulators/shopify/queries/run.ts';
import { API_VERSION } from '#simulators/shopify/queries/schema.ts';
import { gid } from '#simulators/shopify/shop/ids.ts';
import { zoneOf } from '#simulators/shopify/shop/local-time.ts';
import type { Shop, ShopPlanName, WebhookSubscription } from '#simulators/shopify/shop/shop.ts';
import { analyticsAnnotations } from './annotation-fields.ts';
import { shopifyPaymentsAccount } from './payment-fields.ts';

const planNames: Record<ShopPlanName, string> = {
  standard: 'Grow',
  advanced: 'Advanced',
  plus: 'Shopify Plus',
  enterprise: 'Shopify Plus',
};

function offsetMinutes(shop: Shop, run: Run): number {
  return zoneOf(shop.ianaTimezone).offsetAt(run.now) / MINUTE_MS;
}

function formatOffset(minutes: number): string {
  const sign = minutes < 0 ? '-' : '+';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${sign}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`;
}

const userError = fieldsOf<{ field: string[] | null; message: string }>({
  field: ({ field }) => field,
  message: ({ message }) => message,
});

export const shopFields = {
  Shop: fieldsOf<Shop>({
    id: ({ id }) => gid('Shop', id),
    name: ({ title }) => title,
    description: ({ description }) => description,
    email: ({ email }) => email,
    contactEmail: ({ email }) => email,
    myshopifyDomain: ({ name }) => `${name}.myshopify.com`,
    url: ({ name }) => `https://${name}.myshopify.com`,
    currencyCode: ({ currency }) => currency,
    ianaTimezone: ({ ianaTimezone }) => ianaTimezone,
    timezoneOffset: (shop, _args, run) => formatOffset(offsetMinutes(shop, run)),
    timezoneOffsetMinutes: (shop, _args, run) => offsetMinutes(shop, run),
    createdAt: ({ createdAt }) => isoTime(createdAt),
    updatedAt: ({ createdAt }) => isoTime(createdAt),
    taxesIncluded: ({ taxesIncluded }) => taxesIncluded,
    shopOwnerName: ({ ownerName }) => ownerName,
    primaryDomain: (shop) => shop,
    plan: (shop) => shop,
    shopAddress: (shop) => shop,
    shopifyPaymentsAccount,
    analyticsAnnotations,
    enabledPresentmentCurrencies: ({ currency }) => [currency],
  }),
  Domain: fieldsOf<Shop>({
    id: ({ id }) => gid('Domain', id),
    host: ({ name }) => `${name}.myshopify.com`,
    url: ({ name }) => `https://${name}.myshopify.com`,
    sslEnabled: () => true,
  }),
  ShopPlan: fieldsOf<Shop>({
    publicDisplayName: ({ plan }) => planNames[plan],
    partnerDevelopment: () => false,
    shopifyPlus: ({ plan }) => plan === 'plus' || plan === 'enterprise',
  }),
  ShopAddress: fieldsOf<Shop>({
    id: ({ id }) => gid('ShopAddress', id),
    city: ({ address }) => address.city,
    country: ({ address }) => address.country,
    countryCodeV2: ({ address }) => address.countryCode,
  }),
  AppInstallation: fieldsOf<Shop>({
    id: ({ id }) => gid('AppInstallation', id),
    accessScopes: (_shop, _args, run) => [...run.access.scopes],
    app: (shop) => shop,
  }),
  AccessScope: fieldsOf<string>({
    handle: (scope) => scope,
    description: (scope) => scope.replaceAll('_', ' '),
  }),
  App: fieldsOf<Shop>({ id: () => gid('App', '90071992547000001'), handle: () => 'app', title: () => 'App' }),
  Count: fieldsOf<{ count: number; precision: string }>({
    count: ({ count }) => count,
    precision: ({ precision }) => precision,
  }),
  UserError: userError,
  AppUninstallAppUninstallError: userError,
  WebhookSubscription: fieldsOf<WebhookSubscription>({
    id: ({ id }) => gid('WebhookSubscription', id),
    legacyResourceId: ({ id }) => id,
    topic: ({ topic }) => topic,
    name: ({ name }) => name,
    uri: ({ uri }) => uri,
    format: ({ format }) => format,
    filter: ({ filter }) => filter,
    includeFields: ({ includeFields }) => includeFields,
    createdAt: ({ createdAt }) => isoTime(createdAt),
    updatedAt: ({ updatedAt }) => isoTime(updatedAt),
    apiVersion: () => API_VERSION,
  }),
  ApiVersion: fieldsOf<string>({
    handle: (version) => version,
    displayName: (version) => version,
    supported: () => true,
  }),
};
