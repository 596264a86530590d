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
import { createPinterestApi } from './api.ts';
import { actAtDesk, createPinterestControl, type PinterestControl, showDesk } from './desk.ts';
import { createLimits } from './limits.ts';
import { createMediaUploads } from './media-uploads.ts';
import { createPinterestOauth, PINTEREST_APP } from './oauth.ts';
import { createPinCreation } from './pin-creation.ts';
import { createPinReading } from './pin-reading.ts';
import { type Board, DEMO_ACCOUNTS, emptyState } from './state.ts';

export type PinterestSimulatorOptions = {
  /** 0 or left out: any free one. */
  port?: number;
  now?: () => Date;
  /** Where pinterest.json and the pictures are saved; left out, nothing survives. */
  stateDir?: string;
  /** The public address of the app; consent leads back only below it. */
  appUrl?: string;
  /** How long a video is worked on. */
  processingMs?: number;
};

export type PinterestSimulator = PinterestControl & {
  apiOrigin: string;
  authOrigin: string;
  clientId: string;
  clientSecret: string;
  feedUrl: string;
  /** Every accepted pin, in order. */
  feed(): readonly Publication[];
  boardsOf(accountId: string): Board[];
  /** A pair as consent would give it, with every right. */
  tokensFor(accountId: string): { access_token: string; refresh_token: string };
  stop(): Promise<void>;
};

const FEED_LOOK = { brand: 'Pinterest simulator', colour: '#b60019', tabs: [{ label: 'Feed', network: '' }] };
const USUAL_PROCESSING_MS = 8000;

/** https://developers.pinterest.com/docs/api/v5: api.pinterest.com, www.pinterest.com and the storage of videos in one. */
export async function createPinterestSimulator(
  options: PinterestSimulatorOptions = {},
): Promise<PinterestSimulator> {
  const now = () => (options.now?.() ?? new Date()).getTime();
  const { appUrl = 'http://localhost:3000', processingMs = USUAL_PROCESSING_MS } = options;
  const { state, changed, close } = openStateFile(options.stateDir, 'pinterest.json', emptyState());
  const shelf = createMediaShelf(options.stateDir, 'pinterest-media');
  const publications = createPublications(state.publications, changed);
  const listFaults = createListFaults(now);
  const origin = () => server.origin;
  const oauth = createPinterestOauth({ state, changed, now, appUrl });
  const limits = createLimits(now, () => state.access);
  const uploads = createMediaUploads({ state, changed, now, shelf, processingMs, origin });
  const reading = createPinReading({ state, now, publications, listFaults, origin });
  const faults = createFaults();
  const ofPins = { state, changed, now, shelf, oauth, uploads, publications, reading, faults, origin };
  const answerApi = createPinterestApi({
    oauth,
    limits,
    uploads,
    creation: createPinCreation(ofPins),
    reading,
  });
  const control = createPinterestControl({ state, oauth, limits, listFaults, changed, now });

  async function answer(call: Call): Promise<Outcome> {
    const { method, path, query, headers } = call;
    if (path === '/oauth/')
      return method === 'POST' ? oauth.decide(await readForm(call)) : oauth.showConsent(query);
    if (path === '/v5/oauth/token') return oauth.exchange(await readForm(call), headers.authorization);
    if (path.startsWith('/v5/')) return answerApi(call);
    if (path === '/upload') return uploads.receive(call);
    if (path.startsWith('/desk')) {
      const action = path.split('/')[2] ?? '';
      const done = method === 'POST' ? actAtDesk(control, action, await readForm(call)) : null;
      return done ?? showDesk(state);
    }
    return showPublic(path);
  }

  function showPublic(path: string): Answer {
    if (path === '/feed') return showFeed(publications.list, null, FEED_LOOK);
    if (path === '/feed.json') return feedJson(publications.list, null);
    const [area, name = ''] = path.split('/').filter(Boolean);
    if (area === 'media') return shelf.show(name);
    if (area === 'avatar') {
      const account = DEMO_ACCOUNTS.find(({ id }) => `${id}.svg` === name);
      const headers = { 'content-type': 'image/svg+xml' };
      return { status: 200, headers, body: avatar(account?.name ?? '?') };
    }
    return showPublication(area === 'pin' ? publications.find(name) : null, FEED_LOOK);
  }

  const server = await startServer(options.port ?? 0, answer);

  return {
    ...control,
    ...PINTEREST_APP,
    apiOrigin: server.origin,
    authOrigin: server.origin,
    feedUrl: `${server.origin}/feed`,
    feed: () => publications.list,
    boardsOf: (accountId) => state.boards.filter((board) => board.accountId === accountId),
    tokensFor: oauth.tokensFor,
    async stop() {
      await server.stop();
      close();
    },
  };
}
