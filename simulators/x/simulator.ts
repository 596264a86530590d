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
import { createXApi } from './api.ts';
import { actAtDesk, createXControl, showDesk, type XControl } from './desk.ts';
import { createMediaUploads } from './media-uploads.ts';
import { createXOauth, X_APP } from './oauth.ts';
import { createPostCreation } from './post-creation.ts';
import { createPostReading } from './post-reading.ts';
import { createPrices } from './prices.ts';
import { createRateLimits } from './rate-limits.ts';
import { DEMO_ACCOUNTS, emptyState, type XAccount } from './state.ts';

export type XSimulatorOptions = {
  /** 0 or left out: any free one. */
  port?: number;
  now?: () => Date;
  /** Where x.json and the pictures are saved; left out, nothing survives. */
  stateDir?: string;
  /** The public address of the app; consent leads back only below it. */
  appUrl?: string;
  accounts?: XAccount[];
  /** How long a video is worked on. */
  processingMs?: number;
  /** Posts of an account in 15 minutes; 100 when left out. */
  postsPerWindow?: number;
  /** False where X's own guard against a second post is not to be leaned on. */
  refuseRepeats?: boolean;
};

export type XSimulator = XControl & {
  apiOrigin: string;
  authOrigin: string;
  clientId: string;
  clientSecret: string;
  feedUrl: string;
  /** Every accepted publication, in order. */
  feed(): readonly Publication[];
  /** A pair as consent would give it, with every right. */
  tokensFor(accountId: string): { access_token: string; refresh_token?: string };
  /** Consents that are not taken back. */
  openGrants(): number;
  spentUsd(): number;
  stop(): Promise<void>;
};

const USUAL_PROCESSING_MS = 4000;
const FEED_LOOK = { brand: 'X simulator', colour: '#0f1419', tabs: [{ label: 'Feed', network: '' }] };

/** https://docs.x.com/x-api */
export async function createXSimulator(options: XSimulatorOptions = {}): Promise<XSimulator> {
  const now = () => (options.now?.() ?? new Date()).getTime();
  const { appUrl = 'http://localhost:3000', accounts = DEMO_ACCOUNTS, refuseRepeats = true } = options;
  const { state, changed, close } = openStateFile(options.stateDir, 'x.json', emptyState());
  const shelf = createMediaShelf(options.stateDir, 'x-media');
  const publications = createPublications(state.publications, changed);
  const oauth = createXOauth({ state, changed, now, appUrl, accounts });
  const prices = createPrices(state, changed);
  const postQuota = () => state.postQuota ?? options.postsPerWindow ?? null;
  const limits = createRateLimits(now, (call) => (call === 'create post' ? postQuota() : null));
  const processingMs = options.processingMs ?? USUAL_PROCESSING_MS;
  const uploads = createMediaUploads({ state, changed, now, shelf, processingMs });
  const ofPosts = { state, now, prices, publications, origin: () => server.origin };
  const creation = createPostCreation({
    ...ofPosts,
    changed,
    oauth,
    uploads,
    faults: createFaults(),
    refuseRepeats,
  });
  const listFaults = createListFaults(now);
  const reading = createPostReading({ ...ofPosts, accounts, listFaults });
  const api = createXApi({ oauth, limits, prices, uploads, creation, reading });
  const control = createXControl({ state, oauth, listFaults, changed });

  async function answer(call: Call): Promise<Outcome> {
    const { method, path, query, headers } = call;
    if (path === '/i/oauth2/authorize')
      return method === 'POST' ? oauth.decide(await readForm(call)) : oauth.showConsent(query);
    if (path === '/2/oauth2/token') return oauth.exchange(await readForm(call), headers.authorization);
    if (path === '/2/oauth2/revoke') return oauth.revoke(await readForm(call));
    if (path.startsWith('/2/')) return api.answer(call);
    if (path.startsWith('/desk')) {
      const action = path.split('/')[2] ?? '';
      const done = method === 'POST' ? actAtDesk(control, action, await readForm(call)) : null;
      return done ?? showDesk(state, prices);
    }
    return showPublic(path);
  }

  function showPublic(path: string): Answer {
    if (path === '/feed') return showFeed(publications.list, null, FEED_LOOK);
    if (path === '/feed.json') return feedJson(publications.list, null);
    const [area, name = '', id] = path.split('/').filter(Boolean);
    if (area === 'media') return shelf.show(name);
    if (area === 'avatar') {
      const account = accounts.find((each) => `${each.id}.svg` === name);
      return {
        status: 200,
        headers: { 'content-type': 'image/svg+xml' },
        body: avatar(account?.name ?? '?'),
      };
    }
    return showPublication(name === 'status' ? publications.find(id ?? '') : null, FEED_LOOK);
  }

  const server = await startServer(options.port ?? 0, answer);

  return {
    ...control,
    ...X_APP,
    apiOrigin: server.origin,
    authOrigin: server.origin,
    feedUrl: `${server.origin}/feed`,
    feed: () => publications.list,
    tokensFor: oauth.tokensFor,
    openGrants: () => state.grants.length,
    spentUsd: prices.spentUsd,
    async stop() {
      await server.stop();
      close();
    },
  };
}
