import type { Publication } from '#simulators/meta/social/publications.ts';

export type TikTokAccount = { openId: string; username: string; name: string; isPrivate: boolean };

export const DEMO_ACCOUNTS: TikTokAccount[] = [
  demoAccount('1', 'yondergifts', 'Yonder Gifts'),
  demoAccount('2', 'atelierlumiere', 'Atelier Lumière'),
  demoAccount('3', 'lumiereist', 'Lumière İstanbul'),
  { ...demoAccount('4', 'behindthecurtain', 'Behind the Curtain'), isPrivate: true },
];

function demoAccount(nth: string, username: string, name: string): TikTokAccount {
  return { openId: `-000${nth}demo-open-id`, username, name, isPrivate: false };
}

export type Grant = {
  openId: string;
  scopes: string[];
  /** With the time of their end. */
  accessTokens: Record<string, number>;
  refreshToken: string;
  refreshEndsAt: number;
};

export type Privacy = 'PUBLIC_TO_EVERYONE' | 'MUTUAL_FOLLOW_FRIENDS' | 'FOLLOWER_OF_CREATOR' | 'SELF_ONLY';

/** What a direct post says of itself; a draft says nothing. */
export type PostInfo = {
  title: string;
  privacy_level: Privacy;
  disable_comment: boolean;
  disable_duet: boolean;
  disable_stitch: boolean;
  brand_content_toggle: boolean;
  brand_organic_toggle: boolean;
  is_aigc: boolean;
};

/** One video on its way, by the id that TikTok gave it. */
export type Share = {
  publishId: string;
  openId: string;
  /** Null: it goes to the inbox, for its owner to finish. */
  info: PostInfo | null;
  size: number;
  chunkSize: number;
  chunks: number;
  received: number;
  /** The last piece of the address that it is sent to, and its end. */
  uploadKey: string;
  uploadEndsAt: number;
  /** Of the copy that the feed shows. */
  mediaKey: string | null;
  uploadedAt: number | null;
  processedAt: number;
  failReason: string | null;
  /** Null until it is published. */
  publishedAt: number | null;
  postId: string | null;
};

/** What goes wrong next, and how; empty where nothing does. */
export type Orders = {
  /** The code that the next question for an upload is refused with. */
  refusal: string;
  /** What happens to the next last part. */
  upload: string;
  /** The `fail_reason` of the next upload. */
  processing: string;
  /** How every status is answered. */
  status: string;
};

export type TikTokState = {
  count: number;
  grants: Grant[];
  shares: Record<string, Share>;
  publications: Publication[];
  isAudited: boolean;
  orders: Orders;
};

export function emptyState(): TikTokState {
  return {
    count: 0,
    grants: [],
    shares: {},
    publications: [],
    isAudited: false,
    orders: { refusal: '', upload: '', processing: '', status: '' },
  };
}

/** As long as the real ones, which no number of JavaScript holds. */
export function nextId(state: TikTokState, now: number): string {
  state.count += 1;
  return `7${now}${String(state.count % 100_000).padStart(5, '0')}`;
}
