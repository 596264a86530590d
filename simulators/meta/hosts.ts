import type { AccountLogin } from './account-login.ts';
import type { Accounts } from './accounts.ts';
import { PERSON } from './accounts.ts';
import type { MetaApp } from './apps.ts';
import type { Containers } from './containers.ts';
import { actAtDesk, type MetaControl, showDesk } from './desk.ts';
import type { createFacebookLogin } from './facebook-login.ts';
import type { createGraph, GraphHost, GraphRequest } from './graph.ts';
import { graphRefusals } from './graph-errors.ts';
import type { MediaFetcher } from './media-fetcher.ts';
import type { PageReels } from './page-reels.ts';
import { type Answer, jsonAnswer, type Outcome } from './social/answer.ts';
import { feedJson, showFeed, showPublication } from './social/feed-page.ts';
import type { Call } from './social/http-server.ts';
import type { MediaShelf } from './social/media-shelf.ts';
import { avatar } from './social/pages.ts';
import { readForm, readParameters } from './social/parameters.ts';
import type { Publications } from './social/publications.ts';
import type { MetaState } from './state.ts';
import type { createThreadsGraph } from './threads-graph.ts';
import type { Tokens } from './tokens.ts';

const VERSIONS = ['v23.0', 'v24.0', 'v25.0', 'v26.0'];
const THREADS_VERSIONS = ['v1.0'];
const FEED_LOOK = {
  brand: 'Facebook, Instagram and Threads simulator',
  colour: '#0866ff',
  tabs: [
    { label: 'All', network: '' },
    { label: 'Instagram', network: 'instagram' },
    { label: 'Facebook', network: 'facebook' },
    { label: 'Threads', network: 'threads' },
  ],
};

type Dependencies = {
  state: MetaState;
  accounts: Accounts;
  tokens: Tokens;
  containers: Containers;
  reels: PageReels;
  fetcher: MediaFetcher;
  shelf: MediaShelf;
  graph: ReturnType<typeof createGraph>;
  control: MetaControl;
  publications: Publications;
  facebookLogin: ReturnType<typeof createFacebookLogin>;
  instagramLogin: AccountLogin;
  threadsLogin: AccountLogin;
  threadsGraph: ReturnType<typeof createThreadsGraph>;
  apps: { facebook: MetaApp; instagram: MetaApp };
};

/** Facebook's addresses (www, graph, rupload) on one port, those of Instagram and of Threads (www, api, graph) on others. */
export function createHosts(dependencies: Dependencies) {
  const { state, accounts, tokens, containers, reels, shelf, graph, publications, apps } = dependencies;
  const { facebookLogin, instagramLogin, threadsLogin, threadsGraph } = dependencies;
  const facebook: GraphHost = { name: 'facebook', app: apps.facebook };
  const instagram: GraphHost = { name: 'instagram', app: apps.instagram };

  async function answerFacebook(call: Call): Promise<Outcome> {
    const { method, path, query } = call;
    if (/^(\/v\d+\.\d)?\/dialog\/oauth$/.test(path))
      return method === 'POST'
        ? facebookLogin.decide(await readForm(call))
        : facebookLogin.showConsent(query);
    const upload = /^\/(ig-api-upload|video-upload)\/v\d+\.\d\/(\d+)$/.exec(path);
    if (upload && method === 'POST') return takeUpload(call, upload[1]!, upload[2]!);
    if (path.startsWith('/desk')) return answerDesk(call);
    const shown = showPublic(call);
    if (shown) return shown;
    const { parameters, rest } = await readGraphCall(call, VERSIONS);
    if (rest.join('/') === 'oauth/access_token') return facebookLogin.exchange(parameters.values);
    if (rest[0] === 'debug_token') return debugToken(parameters.values);
    return graph.answer(facebook, {
      method,
      path: rest,
      parameters,
      token: tokenOf(call, parameters.values),
    });
  }

  const answerInstagram = answerWith(instagramLogin, VERSIONS, (request) => graph.answer(instagram, request));
  const answerThreads = answerWith(threadsLogin, THREADS_VERSIONS, threadsGraph.answer);

  /** A host with a sign-in of its own. */
  function answerWith(
    login: AccountLogin,
    versions: readonly string[],
    ask: (request: GraphRequest) => Promise<Outcome>,
  ) {
    return async (call: Call): Promise<Outcome> => {
      const { method, path, query } = call;
      if (path === '/oauth/authorize')
        return method === 'POST' ? login.decide(await readForm(call)) : login.showConsent(query);
      const plain = path.replace(/^\/v\d+\.\d(?=\/)/, '');
      if (plain === '/oauth/access_token') {
        const { values } = await readParameters(call);
        return method === 'POST' ? login.exchangeCode(values) : login.tokenOfApp(values);
      }
      if (plain === '/access_token') return login.lengthen((await readParameters(call)).values);
      if (plain === '/refresh_access_token') return login.refresh((await readParameters(call)).values);
      const shown = showPublic(call);
      if (shown) return shown;
      const { parameters, rest } = await readGraphCall(call, versions);
      return ask({ method, path: rest, parameters, token: tokenOf(call, parameters.values) });
    };
  }

  async function readGraphCall(call: Call, versions: readonly string[]) {
    const [version = '', ...rest] = call.path.split('/').filter(Boolean);
    if (!versions.includes(version)) throw graphRefusals.unknownPath(call.path);
    return { rest, parameters: await readParameters(call) };
  }

  /** At rupload, where the scheme is OAuth and not Bearer. */
  async function takeUpload(call: Call, kind: string, id: string): Promise<Answer> {
    const { authorization = '', offset = '0', file_url: address } = call.headers;
    const token = tokens.open(/^OAuth (\S+)$/.exec(authorization)?.[1] ?? '');
    const content = await call.readBody();
    if (!address && Number(call.headers.file_size) !== content.length + Number(offset))
      return jsonAnswer(
        { debug_info: { retriable: true, type: 'PartialRequestError', message: 'Partial' } },
        400,
      );
    const from = typeof address === 'string' ? address : undefined;
    const video = kind === 'video-upload' ? state.videos[id] : undefined;
    if (video && token.accountIds.includes(video.pageId)) return reels.upload(video, content, from);
    const container = containers.find(id);
    if (kind !== 'ig-api-upload' || !container?.awaitsUpload) throw graphRefusals.notFound(id);
    if (from) containers.receive(container, await dependencies.fetcher.fetchMedia(from));
    else containers.receiveBytes(container, content);
    return jsonAnswer({ success: true });
  }

  function debugToken(values: Record<string, string>): Answer {
    if (values.access_token !== `${apps.facebook.id}|${apps.facebook.secret}`) throw graphRefusals.badToken();
    const text = values.input_token ?? '';
    const token = tokens.find(text);
    if (!token || token.kind === 'instagram' || token.kind === 'threads')
      return jsonAnswer({
        data: { error: { code: 190, message: 'Invalid OAuth access token.' }, is_valid: false, scopes: [] },
      });
    const { kind, scopes, issuedAt, expiresAt, accountIds } = token;
    const seconds = (ms: number) => Math.floor(ms / 1000);
    const data = {
      app_id: apps.facebook.id,
      type: kind === 'page' ? 'PAGE' : 'USER',
      application: 'Vitrin',
      data_access_expires_at: seconds(issuedAt) + 90 * 86_400,
      // 0 is a token without an end.
      expires_at: expiresAt === null ? 0 : seconds(expiresAt),
      is_valid: tokens.isGood(text),
      issued_at: seconds(issuedAt),
      scopes,
      user_id: PERSON.id,
      ...(kind === 'page' ? { profile_id: accountIds[0] } : {}),
      ...(tokens.isGood(text)
        ? {}
        : { error: { code: 190, message: 'The session is invalid.', subcode: token.deadBecause ?? 463 } }),
    };
    return jsonAnswer({ data });
  }

  async function answerDesk(call: Call): Promise<Answer> {
    const action = call.path.split('/')[2] ?? '';
    const done =
      call.method === 'POST' ? actAtDesk(dependencies.control, action, await readForm(call)) : null;
    return done ?? showDesk(state, accounts, tokens);
  }

  /** What everybody may see. */
  function showPublic({ method, path, query }: Call): Answer | null {
    if (method !== 'GET') return null;
    if (path === '/feed') return showFeed(publications.list, query.get('network'), FEED_LOOK);
    if (path === '/feed.json') return feedJson(publications.list, query.get('network'));
    const [area, name = ''] = path.split('/').filter(Boolean);
    if (area === 'media') return shelf.show(name);
    if (area === 'avatar') return showAvatar(name);
    if (!/^\/(p|reel|@[\w.]+\/post)\/[\w-]+\/?$/.test(path) && !/^\/\d+\/posts\/\d+$/.test(path)) return null;
    const wanted = path.replace(/\/$/, '');
    const isWanted = (permalink: string) => new URL(permalink).pathname.replace(/\/$/, '') === wanted;
    return showPublication(
      publications.list.find(({ permalink }) => isWanted(permalink)),
      FEED_LOOK,
    );
  }

  function showAvatar(file: string): Answer {
    const id = file.replace(/\.svg$/, '');
    const name = id === PERSON.id ? PERSON.name : (accounts.nameOf(id) ?? '?');
    return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body: avatar(name) };
  }

  return { answerFacebook, answerInstagram, answerThreads };
}

function tokenOf(call: Call, values: Record<string, string>): string {
  return values.access_token ?? /^(?:Bearer|OAuth) (\S+)$/.exec(call.headers.authorization ?? '')?.[1] ?? '';
}
