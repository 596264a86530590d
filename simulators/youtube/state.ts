import { createHash } from 'node:crypto';
import type { PersonFixture } from '#simulators/google/accounts.ts';
import type { Grant } from '#simulators/google/state.ts';
import type { Publication } from '#simulators/meta/social/publications.ts';

export type YoutubeChannel = { id: string; title: string; handle: string; subscribers: number };

export const DEMO_CHANNELS: YoutubeChannel[] = [
  demoChannel('yondergifts', 'Yonder Gifts', 3_120),
  demoChannel('atelierlumiere', 'Atelier Lumière', 1_450),
  demoChannel('lumiereist', 'Lumière İstanbul', 5_870),
];

/** Who may consent, and the channel that is theirs. */
export const DEMO_PEOPLE: PersonFixture[] = [
  ...DEMO_CHANNELS.map(({ id, title, handle }) => ({
    id: `of-${id}`,
    name: title,
    email: `${handle.slice(1)}@example.com`,
    accounts: [id],
  })),
  { id: 'without-channel', name: 'Nobody Uploads', email: 'nobody@example.com', accounts: [] },
];

function demoChannel(handle: string, title: string, subscribers: number): YoutubeChannel {
  const key = createHash('sha256').update(handle).digest('base64url').slice(0, 22);
  return { id: `UC${key}`, title, handle: `@${handle}`, subscribers };
}

export const PRIVACY = ['public', 'unlisted', 'private'] as const;
export type Privacy = (typeof PRIVACY)[number];

/** What a video says of itself. */
export type VideoDetails = {
  title: string;
  description: string;
  tags: string[];
  privacy: Privacy;
  madeForKids: boolean;
  synthetic: boolean;
};

export type UploadSession = VideoDetails & {
  id: string;
  channelId: string;
  totalBytes: number;
  received: number;
  endsAt: number;
  /** Once its last byte was taken. */
  videoId: string | null;
};

/** What YouTube saves in addition to the publication. */
export type YoutubeVideo = VideoDetails & { id: string; channelId: string; processingFails: boolean };

export type YoutubeState = {
  count: number;
  grants: Grant[];
  sessions: Record<string, UploadSession>;
  videos: Record<string, YoutubeVideo>;
  publications: Publication[];
  /** Videos of an app that YouTube has not reviewed stay private. */
  isReviewed: boolean;
  /** The consent page of an app in testing gives tokens that end after a week. */
  isInTesting: boolean;
  /** Uploads of the project on a day of the Pacific coast, and how many may be made. */
  uploads: { day: string; count: number; most: number };
};

export function emptyState(): YoutubeState {
  return {
    count: 0,
    grants: [],
    sessions: {},
    videos: {},
    publications: [],
    isReviewed: true,
    isInTesting: false,
    uploads: { day: '', count: 0, most: 100 },
  };
}

/** Eleven signs, as YouTube's have. */
export function nextVideoId(state: YoutubeState, now: number): string {
  state.count += 1;
  return createHash('sha256').update(`${state.count} ${now}`).digest('base64url').slice(0, 11);
}
