import type { SavedMedia } from '#simulators/meta/social/media-shelf.ts';
import type { Publication } from '#simulators/meta/social/publications.ts';

export type BlueskyAccount = {
  did: string;
  handle: string;
  name: string;
  followers: number;
  /** What its owner made in the settings. */
  appPassword: string;
};

export const DEMO_ACCOUNTS: BlueskyAccount[] = [
  account('did:plc:simulated00000000000001', 'yondergifts.bsky.social', 'Yonder Gifts', 410),
  account('did:plc:simulated00000000000002', 'atelierlumiere.bsky.social', 'Atelier Lumière', 260),
  account('did:plc:simulated00000000000003', 'lumiereist.bsky.social', 'Lumière İstanbul', 330),
];

function account(did: string, handle: string, name: string, followers: number): BlueskyAccount {
  return { did, handle, name, followers, appPassword: 'demo-pass-word-0001' };
}

export type Session = { did: string; endsAt: number };

export type PostRecord = {
  $type: string;
  text: string;
  createdAt: string;
  facets?: {
    index: { byteStart: number; byteEnd: number };
    features: { $type: string; uri?: string; tag?: string }[];
  }[];
  embed?: {
    $type: string;
    images?: {
      alt: string;
      image: { ref: { $link: string } };
      aspectRatio?: { width: number; height: number };
    }[];
    video?: { ref: { $link: string } };
    alt?: string;
  };
};

export type BlueskyState = {
  count: number;
  access: Record<string, Session>;
  refresh: Record<string, Session>;
  /** Pictures and videos that were uploaded, by their link. */
  blobs: Record<string, SavedMedia>;
  records: Record<string, { at: number; did: string; record: PostRecord }>;
  publications: Publication[];
  /** App passwords that were deleted at the desk, by account. */
  closed: string[];
};

export function emptyState(): BlueskyState {
  return { count: 0, access: {}, refresh: {}, blobs: {}, records: {}, publications: [], closed: [] };
}
