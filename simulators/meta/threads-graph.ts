import type { Accounts, ThreadsAccount } from './accounts.ts';
import { type ContainerPublishing, shortcodeOf } from './container-publishing.ts';
import type { Containers } from './containers.ts';
import { type Node, parseFields, pickFields } from './fields.ts';
import type { GraphRequest } from './graph.ts';
import { graphRefusals } from './graph-errors.ts';
import { limitOf, MEDIA_LIST, newest } from './graph-lists.ts';
import { graphTime } from './graph-nodes.ts';
import { answerThreadInsights } from './insights.ts';
import { jsonAnswer, type Outcome } from './social/answer.ts';
import { engagementOf } from './social/growth.ts';
import type { ListFaults } from './social/list-faults.ts';
import type { Publication, Publications } from './social/publications.ts';
import type { Container, Token } from './state.ts';
import type { Tokens } from './tokens.ts';

type Dependencies = {
  accounts: Accounts;
  tokens: Tokens;
  containers: Containers;
  publishing: ContainerPublishing;
  publications: Publications;
  listFaults: ListFaults;
  now: () => number;
  threadsOrigin: () => string;
};

/** https://developers.facebook.com/documentation/threads/reference */
export function createThreadsGraph(dependencies: Dependencies) {
  const { accounts, tokens, containers, publishing, publications, listFaults, now } = dependencies;

  async function answer(request: GraphRequest): Promise<Outcome> {
    if (!request.token) throw graphRefusals.noToken();
    const token = tokens.open(request.token);
    if (token.kind !== 'threads') throw graphRefusals.badToken();
    needScope(token, 'threads_basic');
    const [first = '', edge = ''] = request.path;
    const own = token.accountIds[0] ?? '';
    const id = first === 'me' ? own : first;
    const account = accounts.findThreads(id);
    const call = { ...request, token, tokenText: request.token };
    return account && id === own ? answerAccount(account, edge, call) : answerThing(id, edge, call);
  }

  type Call = Omit<GraphRequest, 'token'> & { token: Token; tokenText: string };

  async function answerAccount(account: ThreadsAccount, edge: string, call: Call): Promise<Outcome> {
    const { method, token, tokenText, parameters } = call;
    const { values } = parameters;
    if (method === 'POST' || edge === 'threads_publishing_limit') needScope(token, 'threads_content_publish');
    if (method === 'POST' && edge === 'threads')
      return jsonAnswer({ id: (await containers.create(account.id, values)).id });
    if (method === 'POST' && edge === 'threads_publish')
      return publishing.publish(account, values.creation_id ?? '', tokenText);
    if (method !== 'GET') throw graphRefusals.unknownPath(`/${account.id}/${edge}`);
    if (edge === 'threads_publishing_limit') return publishing.publishingLimit(account);
    if (edge === 'threads') {
      const found = newest(publications.ofAccount(account.id), values);
      const next = found.length === limitOf(values) ? found.at(-1)!.id : null;
      const asked = values.fields ?? 'id';
      return listFaults.spoil(
        found.map((each) => read(threadNode(each), asked)),
        next,
        MEDIA_LIST,
      );
    }
    if (edge !== '') throw graphRefusals.unknownPath(`/${account.id}/${edge}`);
    return jsonAnswer(read(accountNode(account), values.fields ?? 'id'));
  }

  /** A container or a published post. */
  function answerThing(id: string, edge: string, { method, token, parameters }: Call): Outcome {
    const { values } = parameters;
    const mine = (thing: { accountId: string } | null) =>
      thing !== null && token.accountIds.includes(thing.accountId);
    if (method !== 'GET') throw graphRefusals.notFound(id);
    const container = containers.find(id);
    if (container && edge === '' && mine(container))
      return jsonAnswer(read(containerNode(container), values.fields ?? 'id,status'));
    const published = publications.find(id);
    if (!published || published.deleted || !mine(published)) throw graphRefusals.notFound(id);
    if (edge === '') return jsonAnswer(read(threadNode(published), values.fields ?? 'id'));
    if (edge !== 'insights') throw graphRefusals.unknownPath(`/${id}/${edge}`);
    needScope(token, 'threads_manage_insights');
    const { followers = 0 } = accounts.findThreads(published.accountId) ?? {};
    const numbers = engagementOf({ id, at: Date.parse(published.at), followers }, now());
    return answerThreadInsights(id, { metric: values.metric ?? '', numbers });
  }

  function accountNode({ id, username, name }: ThreadsAccount): Node {
    const picture = `${dependencies.threadsOrigin()}/avatar/${id}.svg`;
    return {
      id,
      username,
      name,
      threads_profile_picture_url: picture,
      threads_biography: undefined,
      is_verified: false,
    };
  }

  function containerNode(container: Container): Node {
    const status = containers.statusOf(container);
    // What is behind with the list is behind with this.
    const shown = status === 'PUBLISHED' && listFaults.isOn() ? 'FINISHED' : status;
    const problem = shown === 'ERROR' ? container.problem : undefined;
    return { id: container.id, status: shown, error_message: problem };
  }

  function threadNode({ id, text, permalink, at, account, accountId, media }: Publication): Node {
    const [first, ...more] = media;
    const single = first?.kind === 'video' ? 'VIDEO' : 'IMAGE';
    return {
      id,
      text: text || undefined,
      permalink,
      timestamp: graphTime(at),
      shortcode: shortcodeOf(id),
      username: account,
      owner: { id: accountId },
      media_product_type: 'THREADS',
      media_type: more.length > 0 ? 'CAROUSEL_ALBUM' : first ? single : 'TEXT_POST',
      media_url: first && `${dependencies.threadsOrigin()}/media/${first.key}`,
      alt_text: first?.altText,
      is_quote_post: false,
    };
  }

  return { answer };
}

function needScope(token: Token, scope: string): void {
  if (!token.scopes.includes(scope)) throw graphRefusals.permission(scope);
}

function read(node: Node, fields: string): Node {
  return pickFields(node, parseFields(fields), 'Threads');
}
