import type { LoginDialect } from './account-login.ts';
import type { Accounts } from './accounts.ts';

/** https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login/business-login */
export const instagramLogin = ({ instagram }: Accounts): LoginDialect => ({
  kind: 'instagram',
  look: { brand: 'Instagram simulator', colour: '#c13584' },
  scopes: {
    instagram_business_basic: 'View profile and access media (required)',
    instagram_business_content_publish: 'Publish posts',
    instagram_business_manage_insights: 'Read insights',
    instagram_business_manage_comments: 'Manage comments',
    instagram_business_manage_messages: 'Manage messages',
  },
  grants: { exchange: 'ig_exchange_token', refresh: 'ig_refresh_token' },
  accounts: instagram.map((account) => ({
    ...account,
    problem: account.accountType === 'PERSONAL' ? 'Personal accounts cannot be connected' : null,
  })),
  saysScopes: true,
});

/** https://developers.facebook.com/documentation/threads/get-started/get-access-tokens-and-permissions */
export const threadsLogin = ({ threads }: Accounts): LoginDialect => ({
  kind: 'threads',
  look: { brand: 'Threads simulator', colour: '#101010' },
  scopes: {
    threads_basic: 'View your profile and posts (required)',
    threads_content_publish: 'Publish posts',
    threads_manage_insights: 'Read insights',
    threads_manage_replies: 'Manage replies',
    threads_read_replies: 'Read replies',
    threads_location_tagging: 'Tag locations',
  },
  grants: { exchange: 'th_exchange_token', refresh: 'th_refresh_token' },
  accounts: threads,
  saysScopes: false,
});
