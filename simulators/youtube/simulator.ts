import { DAY_MS } from '#simulators/core/time.ts';
import { createGoogleOauth } from '#simulators/google/oauth.ts';
import type { Answer, Outcome } from '#simulators/meta/social/answer.ts';
import { createFaults } from '#simulators/meta/social/faults.ts';
import { feedJson, showFeed, showPublication } from '#simulators/meta/social/feed-page.ts';
import { type Call, startServer } from '#simulators/meta/social/http-server.ts';
import { createListFaults } from '#simulators/meta/social/list-faults.ts';
import { createMediaShelf } from '#simulators/meta/social/media-shelf.ts';
import { avatar } from '#simulators/meta/social/pages.ts';
import { readForm } from '#simulators/meta/social/parameters.ts';
import { createPublications, type Publication } from '#simulators/meta/social/publications.ts';
import { openStateFile } from '#simulators/meta/social/state-file.ts';
import { createYoutubeApi, YOUTUBE_RIGHTS } from './api.ts';
import { actAtDesk, createYoutubeControl, LOOK, showDesk, type YoutubeControl } from './desk.ts';
import { createReading, createVideoViews } from './reading.ts';
import { DEMO_CHANNELS, DEMO_PEOPLE, emptyState, type YoutubeVideo } from './state.ts';
import { createUploads } from './uploads.ts';

export type YoutubeSimulatorOptions = {
  /** 0 or left out: any free one. */
  port?: number;
  now?: () => Date;
  /** Where youtube.json and the videos are saved; left out, nothing survives. */
  stateDir?: string;
  /** The public address of the app; consent leads back only below it. */
  appUrl?: string;
};

export type YoutubeSimulator = YoutubeControl & {
  /** Where Google's consent and tokens are. */
  issuer: string;
  apiOrigin: string;
  /** Where people watch. */
  webOrigin: string;
  clientId: string;
  clientSecret: string;
  feedUrl: string;
  /** Every accepted video, in order, private ones too. */
  feed(): readonly Publication[];
  videos(): readonly YoutubeVideo[];
  /** As consent for that channel would give them. */
  tokensFor(channelId: string): { access_token: string; refresh_token?: string };
  /** Consents that are not taken back. */
  openGrants(): number;
  stop(): Promise<void>;
};

/** Of the app this product would register at Google. */
const YOUTUBE_APP = {
  clientId: '100200301-vitrin-shorts.apps.googleusercontent.example',
  clientSecret: 'GOCSPX-vitrin-shorts-0123456789abcd',
};
const TESTING_LIFE_MS = 7 * DAY_MS;
const FEED_LOOK = { ...LOOK, tabs: [{ label: 'Feed', network: '' }] };

/** YouTube's Data API 3, and Google's consent for it. */
export async function createYoutubeSimulator(
  options: YoutubeSimulatorOptions = {},
): Promise<YoutubeSimulator> {
  const now = () => (options.now?.() ?? new Date()).getTime();
  const { appUrl = 'http://localhost:3000' } = options;
  const { state, changed, close } = openStateFile(options.stateDir, 'youtube.json', emptyState());
  const shelf = createMediaShelf(options.stateDir, 'youtube-media');
  const publications = createPublications(state.publications, changed);
  const listFaults = createListFaults(now);
  const origin = () => server.origin;
  const oauth = createGoogleOauth({
    state,
    changed,
    now,
    app: YOUTUBE_APP,
    appUrl,
    people: DEMO_PEOPLE,
    rights: YOUTUBE_RIGHTS,
    idTokens: null,
    refreshLifeMs: () => (state.isInTesting ? TESTING_LIFE_MS : null),
  });
  const views = createVideoViews({ state, now, origin, channels: DEMO_CHANNELS, publications });
  const uploads = createUploads({
    state,
    changed,
    now,
    origin,
    shelf,
    publications,
    faults: createFaults(),
    channels: DEMO_CHANNELS,
    view: views.videoView,
  });
  const control = createYoutubeControl({ state, oauth, uploads, listFaults, changed });
  const api = createYoutubeApi({
    grantOf: oauth.grantOf,
    channelOf(personId) {
      const [channelId] = DEMO_PEOPLE.find(({ id }) => id === personId)?.accounts ?? [];
      return DEMO_CHANNELS.find(({ id }) => id === channelId) ?? null;
    },
    expire(grant, token) {
      grant.accessTokens[token] = now();
      changed();
    },
    uploads,
    reading: createReading({ state, publications, listFaults, views }),
  });

  async function answer(call: Call): Promise<Outcome> {
    const { method, path, query } = call;
    if (path === '/.well-known/openid-configuration') return oauth.discovery(server.origin);
    if (path === '/o/oauth2/v2/auth')
      return method === 'POST' ? oauth.decide(await readForm(call)) : oauth.showConsent(query);
    if (path === '/token') return oauth.exchange(await readForm(call), server.origin);
    if (path === '/revoke') return oauth.revoke(await readForm(call));
    if (path.startsWith('/youtube/v3/') || path.startsWith('/upload/')) return api.answer(call);
    if (path.startsWith('/desk')) {
      const action = path.split('/')[2] ?? '';
      const done = method === 'POST' ? actAtDesk(control, action, await readForm(call)) : null;
      return done ?? showDesk(state);
    }
    return showPublic(path);
  }

  function showPublic(path: string): Answer {
    const isPublic = ({ id }: Publication) => state.videos[id]?.privacy === 'public';
    if (path === '/feed') return showFeed(publications.list.filter(isPublic), null, FEED_LOOK);
    if (path === '/feed.json') return feedJson(publications.list.filter(isPublic), null);
    const [area, name = ''] = path.split('/').filter(Boolean);
    if (area === 'media') return shelf.show(name);
    if (area === 'avatar') {
      const id = name.replace(/\.svg$/, '').replace(/^of-/, '');
      const channel = DEMO_CHANNELS.find((each) => each.id === id);
      const headers = { 'content-type': 'image/svg+xml' };
      return { status: 200, headers, body: avatar(channel?.title ?? '?') };
    }
    const isOpen = area === 'shorts' && views.videoOf(name)?.privacy !== 'private';
    return showPublication(isOpen ? publications.find(name) : null, FEED_LOOK);
  }

  const server = await startServer(options.port ?? 0, answer);

  return {
    ...control,
    ...YOUTUBE_APP,
    issuer: server.origin,
    apiOrigin: server.origin,
    webOrigin: server.origin,
    feedUrl: `${server.origin}/feed`,
    feed: () => publications.list,
    videos: () => Object.values(state.videos),
    tokensFor: (channelId) => oauth.tokensFor(`of-${channelId}`),
    openGrants: () => state.grants.length,
    async stop() {
      await server.stop();
      close();
    },
  };
}
