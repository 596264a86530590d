import type { SavedMedia } from '#simulators/meta/social/media-shelf.ts';
import type { Publication } from '#simulators/meta/social/publications.ts';

export type XAccount = {
  id: string;
  username: string;
  name: string;
  followers: number;
  /** Subscribers may write longer posts. */
  subscription: 'None' | 'Basic' | 'Premium' | 'PremiumPlus';
};

export const DEMO_ACCOUNTS: XAccount[] = [
  demoAccount('1500000000000000001', 'yondergifts', 'Yonder Gifts', 6_240),
  demoAccount('1500000000000000002', 'atelierlumiere', 'Atelier Lumière', 2_980),
  demoAccount('1500000000000000003', 'lumiereist', 'Lumière İstanbul', 4_415),
];

function demoAccount(id: string, username: string, name: string, followers: number): XAccount {
  return { id, username, name, followers, subscription: 'None' };
}

export type Grant = {
  accountId: string;
  scopes: string[];
  accessTokens: Record<string, number>;
  /** Null without offline.access. */
  refreshToken: string | null;
  refreshEndsAt: number;
};

export type UploadedMedia = {
  id: string;
  accountId: string;
  category: string;
  media: SavedMedia | null;
  altText: string | null;
  problem: string | null;
  totalBytes: number;
  endsAt: number;
  /** When its processing began and when it will be over; null where there is none. */
  processing: { from: number; to: number } | null;
};

export type UrlEntity = {
  start: number;
  end: number;
  url: string;
  expanded_url: string;
  display_url: string;
};

/** What X saves in addition to the publication that everybody sees. */
export type XPost = { text: string; urls: UrlEntity[]; mediaIds: string[] };

export type XState = {
  count: number;
  grants: Grant[];
  media: Record<string, UploadedMedia>;
  posts: Record<string, XPost>;
  publications: Publication[];
  creditsEmpty: boolean;
  /** In thousandths of a dollar, by kind of call. */
  spent: Record<string, number>;
  /** Set at the desk: posts in 15 minutes. */
  postQuota: number | null;
};

export function emptyState(): XState {
  return {
    count: 0,
    grants: [],
    media: {},
    posts: {},
    publications: [],
    creditsEmpty: false,
    spent: {},
    postQuota: null,
  };
}

/** Later ones are greater, also after the state was deleted. */
export function nextId(state: XState, now: number): string {
  state.count += 1;
  return `1${now}${String(state.count % 100_000).padStart(5, '0')}`;
}
