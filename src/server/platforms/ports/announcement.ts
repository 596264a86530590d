import type { CopiedDemoStore } from './store-platform.ts';

interface App {
  clientId: string;
  clientSecret: string;
}

/** What the program says when it is ready; addresses may hold a literal {shop}. */
export interface Announcement {
  shopifyShopOrigin: string;
  shopifyApp: App;
  shopifyInstallUrl: string;
  shopifyDeskUrl: string;
  demoShops: CopiedDemoStore[];
  shopier: App & {
    apiOrigin: string;
    authOrigin: string;
    installUrl: string;
    deskUrl: string;
    demoShops: CopiedDemoStore[];
  };
  /** What AI_BASE_URL is set to, to try the AI provider without one. */
  aiBaseUrl: string;
  meta: {
    graphOrigin: string;
    dialogOrigin: string;
    instagramGraphOrigin: string;
    instagramAuthOrigin: string;
    appId: string;
    appSecret: string;
    instagramAppId: string;
    instagramAppSecret: string;
    feedUrl: string;
  };
  x: App & { apiOrigin: string; authOrigin: string; feedUrl: string };
  pinterest: App & { apiOrigin: string; authOrigin: string; feedUrl: string };
  threads: App & { graphOrigin: string; authOrigin: string; feedUrl: string };
  bluesky: { apiOrigin: string; feedUrl: string };
  telegram: { apiOrigin: string; feedUrl: string };
  youtube: App & { issuer: string; apiOrigin: string; webOrigin: string; feedUrl: string };
  tiktok: App & { apiOrigin: string; authOrigin: string; feedUrl: string };
  google: App & { issuer: string; adsOrigin: string; deskUrl: string };
  mail: { smtpUrl: string; mailboxUrl: string };
}
