import { createHmac } from 'node:crypto';
import { type Accounts, type FacebookPage, type InstagramAccount, PERSON } from './accounts.ts';
import type { MetaApp } from './apps.ts';
import type { ContainerPublishing } from './container-publishing.ts';
import type { Containers } from './containers.ts';
import { type Node, parseFields, pickFields } from './fields.ts';
import { GraphRefusal, graphRefusals } from './graph-errors.ts';
import { limitOf, listAnswer, MEDIA_LIST, newest, PAGE_LIST } from './graph-lists.ts';
import type { createGraphNodes } from './graph-nodes.ts';
import { answerMediaInsights, answerPostInsights } from './insights.ts';
import type { PagePosts } from './page-posts.ts';
import type { PageReels } from './page-reels.ts';
import { type Answer, jsonAnswer, type Outcome } from './social/answer.ts';
import type { ListFaults } from './social/list-faults.ts';
import type { Parameters } from './social/parameters.ts';
import type { Publications } from './social/publications.ts';
import type { MetaState, Token } from './state.ts';
import type { Tokens } from './tokens.ts';

type Dependencies = {
  state: MetaState;
  accounts: Accounts;
  tokens: Tokens;
  containers: Containers;
  publishing: ContainerPublishing;
  posts: PagePosts;
  reels: PageReels;
  nodes: ReturnType<typeof createGraphNodes>;
  publications: Publications;
  listFaults: ListFaults;
  rupload: () => string;
};

export type GraphHost = { name: 'facebook' | 'instagram'; app: MetaApp };

export type GraphRequest = {
  method: string;
  /** After the version. */
  path: string[];
  parameters: Parameters;
  token: string;
};

/** Everything behind /v26.0/ that is not consent, on either host. */
export function createGraph(dependencies: Dependencies) {
  const { state, accounts, tokens, containers, publishing, posts, reels, nodes, publications } = dependencies;

  async function answer(host: GraphHost, request: GraphRequest): Promise<Outcome> {
    const token = authorize(host, request);
    const [first = '', edge] = request.path;
    const id = first === 'me' ? idOfMe(token) : first;
    const call = { ...request, edge: edge ?? '', token, tokenText: request.token };
    if (id === PERSON.id) return answerUser(call);
    const page = accounts.findPage(id);
    if (page) return answerPage(page, call);
    const account = accounts.findInstagram(id);
    if (account) return answerInstagram(host, account, call);
    return answerThing(host, id, call);
  }

  type Call = Omit<GraphRequest, 'token'> & { edge: string; token: Token; tokenText: string };

  function authorize(host: GraphHost, { token: text, parameters }: GraphRequest): Token {
    if (!text) throw graphRefusals.noToken();
    const proof = parameters.values.appsecret_proof;
    if (proof !== undefined && proof !== createHmac('sha256', host.app.secret).update(text).digest('hex'))
      throw new GraphRefusal({
        message: 'Invalid appsecret_proof provided in the API argument',
        type: 'GraphMethodException',
        code: 100,
      });
    const token = tokens.open(text);
    const ofInstagram = token.kind === 'instagram';
    if (token.kind === 'threads' || ofInstagram !== (host.name === 'instagram'))
      throw graphRefusals.badToken();
    return token;
  }

  function idOfMe(token: Token): string {
    return token.kind === 'user' ? PERSON.id : (token.accountIds[0] ?? '');
  }

  function answerUser({ method, edge, token, parameters }: Call): Answer {
    if (token.kind !== 'user') throw graphRefusals.notFound(PERSON.id);
    if (method === 'DELETE' && edge === 'permissions') {
      tokens.kill(458, ({ kind }) => kind === 'user' || kind === 'page');
      return jsonAnswer({ success: true });
    }
    if (edge === 'permissions') {
      const granted = token.scopes.map((permission) => ({ permission, status: 'granted' }));
      const declined = token.declined.map((permission) => ({ permission, status: 'declined' }));
      return jsonAnswer({ data: [...granted, ...declined] });
    }
    if (edge === 'accounts') {
      const mayList = token.scopes.includes('pages_show_list');
      const granted = accounts.pages.filter(({ id }) => mayList && token.accountIds.includes(id));
      const { fields = 'access_token,category,name,id,tasks', after } = parameters.values;
      const limit = limitOf(parameters.values);
      const from = granted.findIndex(({ id }) => id === after) + 1;
      const shown = granted.slice(from, from + limit);
      const isMore = from + limit < granted.length;
      return listAnswer(
        shown.map((page) => read(nodes.pageNode(page, token), fields, 'Page')),
        isMore,
      );
    }
    if (edge !== '') throw graphRefusals.unknownPath(`/${edge}`);
    return jsonAnswer(read(nodes.userNode(), parameters.values.fields ?? 'id,name', 'User'));
  }

  async function answerPage(page: FacebookPage, call: Call): Promise<Outcome> {
    const { method, edge, token, tokenText, parameters } = call;
    const { values, files } = parameters;
    if (!token.accountIds.includes(page.id)) throw graphRefusals.notFound(page.id);
    if (method === 'POST') {
      needScope(token, 'pages_manage_posts');
      // A person's own token cannot speak for the Page.
      if (token.kind !== 'page') throw graphRefusals.permission('a Page access token');
      if (edge === 'photos')
        return posts.uploadPhoto(page, { values, source: files.source, token: tokenText });
      if (edge === 'feed') return posts.createPost(page, values, tokenText);
      if (edge === 'video_reels') return reels.answerPhase(page, values, tokenText);
      throw graphRefusals.unknownPath(`/${page.id}/${edge}`);
    }
    if (edge === '') return jsonAnswer(read(nodes.pageNode(page, token), values.fields ?? 'id,name', 'Page'));
    if (!['posts', 'feed', 'published_posts'].includes(edge))
      throw graphRefusals.unknownPath(`/${page.id}/${edge}`);
    needScope(token, 'pages_read_engagement');
    const asked = values.fields ?? 'id,message,created_time';
    const found = newest(publications.ofAccount(page.id), values).flatMap(({ id }) => state.posts[id] ?? []);
    const next = found.length === limitOf(values) ? found.at(-1)!.id : null;
    return dependencies.listFaults.spoil(
      found.map((post) => read(nodes.postNode(post), asked, 'Post')),
      next,
      PAGE_LIST,
    );
  }

  async function answerInstagram(host: GraphHost, account: InstagramAccount, call: Call): Promise<Outcome> {
    const { method, edge, token, tokenText, parameters } = call;
    const { values } = parameters;
    checkOpens(token, account.id);
    needScope(token, host.name === 'facebook' ? 'instagram_basic' : 'instagram_business_basic');
    if (method === 'POST' || edge === 'content_publishing_limit')
      needScope(
        token,
        host.name === 'facebook' ? 'instagram_content_publish' : 'instagram_business_content_publish',
      );
    if (method === 'POST' && edge === 'media') {
      const container = await containers.create(account.id, values);
      const uri = `${dependencies.rupload()}/ig-api-upload/v26.0/${container.id}`;
      return jsonAnswer({ id: container.id, ...(values.upload_type === 'resumable' ? { uri } : {}) });
    }
    if (method === 'POST' && edge === 'media_publish')
      return publishing.publish(account, values.creation_id ?? '', tokenText);
    if (method !== 'GET') throw graphRefusals.unknownPath(`/${account.id}/${edge}`);
    if (edge === 'content_publishing_limit') return publishing.publishingLimit(account);
    if (edge === 'media') {
      const found = newest(publications.ofAccount(account.id), values);
      const asked = values.fields ?? 'id';
      const next = found.length === limitOf(values) ? found.at(-1)!.id : null;
      return dependencies.listFaults.spoil(
        found.map((each) => read(nodes.mediaNode(each), asked, 'Media')),
        next,
        MEDIA_LIST,
      );
    }
    if (edge !== '') throw graphRefusals.unknownPath(`/${account.id}/${edge}`);
    return jsonAnswer(read(nodes.instagramNode(account, host.name), values.fields ?? 'id', 'User'));
  }

  /** A container, a published medium, a post, a photo or a video. */
  async function answerThing(host: GraphHost, id: string, call: Call): Promise<Outcome> {
    const { method, edge, token, tokenText, parameters } = call;
    const { values } = parameters;
    const container = containers.find(id);
    if (container && edge === '' && method === 'GET') {
      checkOpens(token, container.accountId);
      return jsonAnswer(read(nodes.containerNode(container), values.fields ?? 'id', 'Container'));
    }
    const post = state.posts[id];
    if (post) {
      checkOpens(token, post.pageId);
      if (method !== 'GET') needScope(token, 'pages_manage_posts');
      if (method === 'DELETE') return posts.remove(post);
      if (method === 'POST') return posts.update(accounts.findPage(post.pageId)!, post, values, tokenText);
      if (edge === '')
        return jsonAnswer(read(nodes.postNode(post), values.fields ?? 'id,message,created_time', 'Post'));
    }
    const video = state.videos[id];
    if (video && edge === '' && method === 'GET') {
      checkOpens(token, video.pageId);
      return jsonAnswer(read(nodes.videoNode(video), values.fields ?? 'id', 'Video'));
    }
    const published = publications.find(id);
    if (!published || published.deleted || method !== 'GET') throw graphRefusals.notFound(id);
    checkOpens(token, published.accountId);
    const asked = { metric: values.metric ?? '', numbers: nodes.numbersOf(published) };
    const media = state.instagramMedia[id];
    if (edge === 'insights' && !media) {
      needScope(token, 'read_insights');
      return answerPostInsights(id, asked);
    }
    if (!media) throw graphRefusals.unknownPath(`/${id}/${edge}`);
    if (edge === '') return jsonAnswer(read(nodes.mediaNode(published), values.fields ?? 'id', 'Media'));
    if (edge !== 'insights') throw graphRefusals.unknownPath(`/${id}/${edge}`);
    needScope(
      token,
      host.name === 'facebook' ? 'instagram_manage_insights' : 'instagram_business_manage_insights',
    );
    return answerMediaInsights(id, media.product, asked);
  }

  /** An Instagram account is opened by the Page it is linked with. */
  function checkOpens(token: Token, accountId: string): void {
    const pageId = accounts.findPageOfInstagram(accountId)?.id;
    const opens = token.accountIds.includes(accountId) || (pageId && token.accountIds.includes(pageId));
    if (!opens) throw graphRefusals.notFound(accountId);
  }

  return { answer };
}

function needScope(token: Token, scope: string): void {
  if (!token.scopes.includes(scope)) throw graphRefusals.permission(scope);
}

function read(node: Node, fields: string, type: string): Node {
  return pickFields(node, parseFields(fields), type);
}
