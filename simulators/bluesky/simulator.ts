import { type Answer, jsonAnswer, type Outcome } from '#simulators/meta/social/answer.ts';
import { createFaults } from '#simulators/meta/social/faults.ts';
import { feedJson, showFeed, showPublication } from '#simulators/meta/social/feed-page.ts';
import { type Call, startServer } from '#simulators/meta/social/http-server.ts';
import { createMediaShelf } from '#simulators/meta/social/media-shelf.ts';
import { avatar } from '#simulators/meta/social/pages.ts';
import { readForm, readParameters } from '#simulators/meta/social/parameters.ts';
import { createPublications, type Publication } from '#simulators/meta/social/publications.ts';
import { openStateFile } from '#simulators/meta/social/state-file.ts';
import { actAtDesk, type BlueskyControl, createBlueskyControl, showDesk } from './desk.ts';
import { createRecords } from './records.ts';
import { refusals } from './refusals.ts';
import { createSessions } from './sessions.ts';
import { DEMO_ACCOUNTS, emptyState, type PostRecord } from './state.ts';

export type BlueskySimulatorOptions = {
  /** 0 or left out: any free one. */
  port?: number;
  now?: () => Date;
  /** Where bluesky.json and the pictures are saved; left out, nothing survives. */
  stateDir?: string;
};

export type BlueskySimulator = BlueskyControl & {
  apiOrigin: string;
  feedUrl: string;
  /** Every accepted publication, in order. */
  feed(): readonly Publication[];
  /** The newest record of a post, as it was sent. */
  lastRecord(): PostRecord | null;
  /** Tokens as signing in would give them. */
  sessionOf(did: string): { accessToken: string; refreshToken: string };
  stop(): Promise<void>;
};

const FEED_LOOK = { brand: 'Bluesky simulator', colour: '#0a7aff', tabs: [{ label: 'Feed', network: '' }] };

/** https://docs.bsky.app/docs/category/http-reference: an account's own server and the views of the network in one. */
export async function createBlueskySimulator(
  options: BlueskySimulatorOptions = {},
): Promise<BlueskySimulator> {
  const now = () => (options.now?.() ?? new Date()).getTime();
  const { state, changed, close } = openStateFile(options.stateDir, 'bluesky.json', emptyState());
  const shelf = createMediaShelf(options.stateDir, 'bluesky-media');
  const publications = createPublications(state.publications, changed);
  const sessions = createSessions({ state, changed, now });
  const control = createBlueskyControl({ state, sessions, changed });
  const faults = createFaults();
  const origin = () => server.origin;
  const records = createRecords({ state, changed, now, shelf, publications, faults, sessions, origin });

  async function answer(call: Call): Promise<Outcome> {
    const { method, path } = call;
    if (path.startsWith('/xrpc/')) return perform(path.slice('/xrpc/'.length), call);
    if (path.startsWith('/desk')) {
      const action = path.split('/')[2] ?? '';
      const done = method === 'POST' ? actAtDesk(control, action, await readForm(call)) : null;
      return done ?? showDesk(state);
    }
    return showPublic(path);
  }

  async function perform(method: string, call: Call): Promise<Outcome> {
    const { authorization } = call.headers;
    switch (method) {
      case 'com.atproto.server.createSession':
        return sessions.create((await readParameters(call)).values);
      case 'com.atproto.server.refreshSession':
        return sessions.refresh(authorization);
      case 'com.atproto.server.deleteSession':
        return sessions.end(authorization);
    }
    const did = sessions.authorize(authorization);
    switch (method) {
      case 'app.bsky.actor.getProfile':
        return showProfile(call.query.get('actor') ?? '');
      case 'com.atproto.repo.uploadBlob':
        return records.uploadBlob(await call.readBody(), call.headers['content-type'] ?? '');
      case 'com.atproto.repo.createRecord':
        return records.create(did, (await readParameters(call)).json);
      case 'com.atproto.repo.getRecord':
        return records.read(call.query);
      case 'app.bsky.feed.getPosts':
        return records.readPosts(call.query);
    }
    throw refusals.unknownMethod();
  }

  function showProfile(actor: string): Answer {
    const account = DEMO_ACCOUNTS.find(({ did, handle }) => did === actor || handle === actor);
    if (!account) throw refusals.invalid('Profile not found');
    const { did, handle, name, followers } = account;
    const picture = `${server.origin}/avatar/${did}.svg`;
    return jsonAnswer({ did, handle, displayName: name, avatar: picture, followersCount: followers });
  }

  function showPublic(path: string): Answer {
    if (path === '/feed') return showFeed(publications.list, null, FEED_LOOK);
    if (path === '/feed.json') return feedJson(publications.list, null);
    const [area, name = '', , rkey = ''] = path.split('/').filter(Boolean);
    if (area === 'media') return shelf.show(name);
    if (area === 'avatar') {
      const account = DEMO_ACCOUNTS.find(({ did }) => `${did}.svg` === decodeURIComponent(name));
      const headers = { 'content-type': 'image/svg+xml' };
      return { status: 200, headers, body: avatar(account?.name ?? '?') };
    }
    return showPublication(publications.find(rkey), FEED_LOOK);
  }

  const server = await startServer(options.port ?? 0, answer);

  return {
    ...control,
    apiOrigin: server.origin,
    feedUrl: `${server.origin}/feed`,
    feed: () => publications.list,
    lastRecord: () => Object.values(state.records).at(-1)?.record ?? null,
    sessionOf(did) {
      const { accessJwt, refreshJwt } = sessions.open(did);
      return { accessToken: accessJwt, refreshToken: refreshJwt };
    },
    async stop() {
      await server.stop();
      close();
    },
  };
}
