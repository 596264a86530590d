import type { Answer, Outcome } from '#simulators/meta/social/answer.ts';
import { createFaults } from '#simulators/meta/social/faults.ts';
import { feedJson, showFeed, showPublication } from '#simulators/meta/social/feed-page.ts';
import { type Call, startServer } from '#simulators/meta/social/http-server.ts';
import { createMediaShelf } from '#simulators/meta/social/media-shelf.ts';
import { avatar } from '#simulators/meta/social/pages.ts';
import { readForm, readParameters } from '#simulators/meta/social/parameters.ts';
import { createPublications, type Publication } from '#simulators/meta/social/publications.ts';
import { openStateFile } from '#simulators/meta/social/state-file.ts';
import { actAtDesk, createTikTokControl, showDesk, type TikTokControl } from './desk.ts';
import { createTikTokOauth, TIKTOK_APP } from './oauth.ts';
import { createPublishing } from './publishing.ts';
import { refusals, succeeded } from './refusals.ts';
import { DEMO_ACCOUNTS, emptyState, type PostInfo } from './state.ts';
import { createUploads } from './uploads.ts';

export type TikTokSimulatorOptions = {
  /** 0 or left out: any free one. */
  port?: number;
  now?: () => Date;
  /** Where tiktok.json and the videos are saved; left out, nothing survives. */
  stateDir?: string;
  /** The public address of the app; consent leads back only below it. */
  appUrl?: string;
  /** How long a video is worked on. */
  processingMs?: number;
  /** How long after its publication a public post has an id. */
  moderationMs?: number;
};

export type TikTokSimulator = TikTokControl & {
  apiOrigin: string;
  authOrigin: string;
  clientId: string;
  clientSecret: string;
  feedUrl: string;
  /** Every public post, in order. */
  feed(): readonly Publication[];
  /** How many videos arrived whole. */
  uploads(): number;
  /** What the newest direct post says of itself. */
  lastInfo(): PostInfo | null;
  /** A pair as consent would give it, with every right. */
  tokensFor(openId: string): { access_token: string; refresh_token: string };
  /** Consents that are not taken back. */
  openGrants(): number;
  stop(): Promise<void>;
};

const USUAL_PROCESSING_MS = 4_000;
const USUAL_MODERATION_MS = 20_000;
const FEED_LOOK = { brand: 'TikTok simulator', colour: '#161823', tabs: [{ label: 'Feed', network: '' }] };

/** https://developers.tiktok.com/doc/content-posting-api-get-started */
export async function createTikTokSimulator(options: TikTokSimulatorOptions = {}): Promise<TikTokSimulator> {
  const now = () => (options.now?.() ?? new Date()).getTime();
  const { appUrl = 'http://localhost:3000' } = options;
  const { processingMs = USUAL_PROCESSING_MS, moderationMs = USUAL_MODERATION_MS } = options;
  const accounts = DEMO_ACCOUNTS;
  const { state, changed, close } = openStateFile(options.stateDir, 'tiktok.json', emptyState());
  const shelf = createMediaShelf(options.stateDir, 'tiktok-media');
  const publications = createPublications(state.publications, changed);
  const oauth = createTikTokOauth({ state, changed, now, appUrl, accounts });
  const uploads = createUploads({ state, changed, now, shelf, processingMs });
  const publishing = createPublishing({
    state,
    changed,
    now,
    oauth,
    publications,
    faults: createFaults(),
    origin: () => server.origin,
    accounts,
    moderationMs,
  });
  const control = createTikTokControl({ state, oauth, publishing, changed });

  async function answer(call: Call): Promise<Outcome> {
    const { method, path, query } = call;
    publishing.settle();
    if (path === '/v2/auth/authorize/')
      return method === 'POST' ? oauth.decide(await readForm(call)) : oauth.showConsent(query);
    if (path === '/v2/oauth/token/') return oauth.exchange(await readForm(call));
    if (path === '/v2/oauth/revoke/') return oauth.revoke(await readForm(call));
    if (path.startsWith('/v2/')) return perform(call);
    if (path.startsWith('/upload/') && method === 'PUT')
      return uploads.receive(path.slice('/upload/'.length), call);
    if (path.startsWith('/desk')) {
      const action = path.split('/')[2] ?? '';
      const done = method === 'POST' ? actAtDesk(control, action, await readForm(call)) : null;
      return done ?? showDesk(state, publishing, accounts);
    }
    return showPublic(path);
  }

  async function perform(call: Call): Promise<Answer> {
    const { authorization } = call.headers;
    const { json } = await readParameters(call);
    switch (call.path) {
      case '/v2/user/info/':
        return showUser(authorization, (call.query.get('fields') ?? '').split(','));
      case '/v2/post/publish/creator_info/query/':
        return publishing.creatorInfo(oauth.authorize(authorization, ['video.publish']));
      case '/v2/post/publish/inbox/video/init/':
        return publishing.initDraft(oauth.authorize(authorization, ['video.upload']), json);
      case '/v2/post/publish/video/init/':
        return publishing.initPost(oauth.authorize(authorization, ['video.publish']), json);
      case '/v2/post/publish/status/fetch/':
        return publishing.fetchStatus(oauth.authorize(authorization, []), json);
    }
    throw refusals.unknownPath();
  }

  function showUser(authorization: string | undefined, fields: string[]): Answer {
    const scopes = ['user.info.basic', ...(fields.includes('username') ? ['user.info.profile'] : [])];
    const { openId, username, name } = oauth.authorize(authorization, scopes);
    const known: Record<string, string> = {
      open_id: openId,
      union_id: `union${openId}`,
      avatar_url: `${server.origin}/avatar/${openId}.svg`,
      display_name: name,
      username,
    };
    const unknown = fields.find((field) => !(field in known));
    if (unknown !== undefined) throw refusals.invalidParams(`The field ${unknown} is not simulated.`);
    return succeeded({ user: Object.fromEntries(fields.map((field) => [field, known[field]])) });
  }

  function showPublic(path: string): Answer {
    if (path === '/feed') return showFeed(publications.list, null, FEED_LOOK);
    if (path === '/feed.json') return feedJson(publications.list, null);
    const [area = '', name = '', id = ''] = path.split('/').filter(Boolean);
    if (area === 'media') return shelf.show(name);
    if (area === 'avatar') {
      const account = accounts.find(({ openId }) => `${openId}.svg` === name);
      const headers = { 'content-type': 'image/svg+xml' };
      return { status: 200, headers, body: avatar(account?.name ?? '?') };
    }
    return showPublication(
      area.startsWith('@') && name === 'video' ? publications.find(id) : null,
      FEED_LOOK,
    );
  }

  const server = await startServer(options.port ?? 0, answer);

  return {
    ...control,
    ...TIKTOK_APP,
    apiOrigin: server.origin,
    authOrigin: server.origin,
    feedUrl: `${server.origin}/feed`,
    feed() {
      publishing.settle();
      return publications.list;
    },
    uploads: () => Object.values(state.shares).filter(({ uploadedAt }) => uploadedAt !== null).length,
    lastInfo: () => Object.values(state.shares).findLast(({ info }) => info)?.info ?? null,
    tokensFor: oauth.tokensFor,
    openGrants: () => state.grants.length,
    async stop() {
      await server.stop();
      close();
    },
  };
}
