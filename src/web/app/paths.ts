export const paths = {
  home: '/',
  auth: '/auth',
  features: '/features',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  dashboard: '/dashboard',
  stores: '/stores',
  analytics: '/analytics',
  contentCreator: '/social-media',
  calendar: '/social-media-scheduler',
  ads: '/ads-optimization',
  settings: '/settings',
} as const;

/** Where the server signs a browser in. */
export const serverPaths = { login: '/api/login', google: '/api/auth/google' } as const;
