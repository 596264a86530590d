import type { SavedMedia } from '#simulators/meta/social/media-shelf.ts';
import type { Publication } from '#simulators/meta/social/publications.ts';

export type PinterestAccount = { id: string; username: string; name: string; followers: number };

export const DEMO_ACCOUNTS: PinterestAccount[] = [
  { id: '700000000000000001', username: 'yondergifts', name: 'Yonder Gifts', followers: 1_870 },
  { id: '700000000000000002', username: 'atelierlumiere', name: 'Atelier Lumière', followers: 5_310 },
  { id: '700000000000000003', username: 'lumiereist', name: 'Lumière İstanbul', followers: 2_240 },
];

export type Board = {
  id: string;
  accountId: string;
  name: string;
  privacy: 'PUBLIC' | 'PROTECTED' | 'SECRET';
  /** Holds pins of ads only. */
  adsOnly?: boolean;
};

/** Of each account; the id of a board ends as that of its account. */
const DEMO_BOARDS = [
  { id: '8100000001', name: 'New in the shop', privacy: 'PUBLIC' },
  { id: '8200000001', name: 'Gift ideas', privacy: 'PUBLIC' },
  { id: '8300000001', name: 'Friends of the house', privacy: 'PROTECTED' },
  { id: '8400000001', name: 'Next season', privacy: 'SECRET' },
  { id: '8500000001', name: 'Ad-only Pins', privacy: 'PROTECTED', adsOnly: true },
] as const;

function demoBoards(): Board[] {
  return DEMO_ACCOUNTS.flatMap(({ id: accountId }) =>
    DEMO_BOARDS.map((board) => ({
      ...board,
      id: `${board.id.slice(0, -1)}${accountId.slice(-1)}`,
      accountId,
    })),
  );
}

export type Grant = {
  accountId: string;
  scopes: string[];
  accessTokens: Record<string, number>;
  refreshToken: string;
  refreshEndsAt: number;
};

export type Upload = {
  id: string;
  accountId: string;
  parameters: Record<string, string>;
  media: SavedMedia | null;
  /** When work on it began and when it will be over; null until the file is there. */
  processing: { from: number; to: number } | null;
  isBad: boolean;
};

/** What a pin has in addition to the publication. */
export type Pin = {
  boardId: string;
  title: string | null;
  altText: string | null;
  kind: 'image' | 'multiple_images' | 'video';
};

/** Of the app: on trial its pins are visible to their creator only, and its requests are few. */
export type Access = 'trial' | 'standard';

export type PinterestState = {
  count: number;
  access: Access;
  grants: Grant[];
  boards: Board[];
  uploads: Record<string, Upload>;
  pins: Record<string, Pin>;
  publications: Publication[];
};

export function emptyState(): PinterestState {
  return {
    count: 0,
    access: 'standard',
    grants: [],
    boards: demoBoards(),
    uploads: {},
    pins: {},
    publications: [],
  };
}

/** Later ones are greater, also after the state was deleted. */
export function nextId(state: PinterestState, now: number): string {
  state.count += 1;
  return `${now}${String(state.count % 100_000).padStart(5, '0')}`;
}
