import type { SavedMedia } from './social/media-shelf.ts';
import type { Publication } from './social/publications.ts';

export type Token = {
  kind: 'user' | 'page' | 'instagram' | 'threads';
  scopes: string[];
  declined: string[];
  /** The Pages that were granted; of a token of Instagram or Threads its account. */
  accountIds: string[];
  issuedAt: number;
  expiresAt: number | null;
  /** The subcode with which it is refused: 460 a changed password, 458 a removed app. */
  deadBecause: number | null;
  longLived: boolean;
};

export type Container = {
  id: string;
  accountId: string;
  kind: 'text' | 'image' | 'video' | 'carousel';
  /** Null: a part of a carousel. */
  product: 'FEED' | 'REELS' | 'STORIES' | null;
  caption: string;
  media: { media: SavedMedia; altText: string | null }[];
  createdAt: number;
  readyAt: number;
  /** Why it ended in ERROR. */
  problem: string | null;
  /** Waiting for the bytes, which are sent or fetched. */
  awaitsUpload: boolean;
  publishedAs: string | null;
};

/** What Instagram reports of a published post in addition to its publication. */
export type InstagramMedia = { product: 'FEED' | 'REELS' | 'STORIES'; kind: Container['kind'] };

export type Photo = {
  id: string;
  pageId: string;
  media: SavedMedia;
  altText: string | null;
  postId: string | null;
};

export type PagePost = {
  id: string;
  pageId: string;
  message: string;
  link: string | null;
  photoIds: string[];
  videoId: string | null;
  /** Equal for posts that look the same to readers. */
  likeness: string;
  createdAt: number;
  published: boolean;
};

export type ReelVideo = {
  id: string;
  pageId: string;
  media: SavedMedia | null;
  bytes: number;
  description: string;
  finishedAt: number | null;
  readyAt: number;
  problem: string | null;
  postId: string | null;
};

export type MetaState = {
  count: number;
  tokens: Record<string, Token>;
  containers: Record<string, Container>;
  instagramMedia: Record<string, InstagramMedia>;
  photos: Record<string, Photo>;
  posts: Record<string, PagePost>;
  videos: Record<string, ReelVideo>;
  publications: Publication[];
  /** What was set at the desk. */
  instagramQuota: number | null;
  threadsQuota: number | null;
};

export function emptyState(): MetaState {
  return {
    count: 0,
    tokens: {},
    containers: {},
    instagramMedia: {},
    photos: {},
    posts: {},
    videos: {},
    publications: [],
    instagramQuota: null,
    threadsQuota: null,
  };
}

/** Unlike those given out before the state was deleted. */
export function nextId(state: MetaState, prefix: string, now: number): string {
  state.count += 1;
  return `${prefix}${Math.floor(now / 1000)}${String(state.count % 100_000).padStart(5, '0')}`;
}
