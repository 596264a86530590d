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
  postReport: '/social-media-scheduler/report',
  experiment: '/social-media-scheduler/experiment',
  writeBack: '/social-media-scheduler/shopify',
  ads: '/ads-optimization',
  settings: '/settings',
  networkSetup: '/settings/networks',
  activity: '/settings/activity',
  members: '/settings/members',
  accessTokens: '/settings/access-tokens',
  invitation: '/invitation',
  unsubscribe: '/unsubscribe',
  /** With a token behind it: what people outside approve. */
  approve: '/approve',
} as const;

/** The parameter by which a link opens a page in one of the accounts that its reader is in. */
export const IN_ACCOUNT = 'in-account';
