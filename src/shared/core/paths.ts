/** Addresses of pages. The server sends the web for these and answers every other address with 404. */
export const paths = {
  home: '/',
  auth: '/auth',
  features: '/features',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  dashboard: '/dashboard',
  stores: '/stores',
  analytics: '/analytics',
  costs: '/analytics/costs',
  rates: '/analytics/rates',
  contentCreator: '/social-media',
  calendar: '/social-media-scheduler',
  shopPage: '/social-media-scheduler/shop-page',
  ads: '/ads-optimization',
  settings: '/settings',
  unsubscribe: '/unsubscribe',
} as const;
