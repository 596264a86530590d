import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AccessTokens, Holder } from '#server/accounts/access-tokens/access-tokens.ts';
import type { Deed } from '#server/core/activity/activity-log.ts';
import { asProblem } from '#server/core/http/http-server.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import {
  assertAllowed,
  checked,
  type OwnedStore,
  type RecordDeeds,
  recordOf,
  refusalInStore,
} from '#server/core/http/serve.ts';
import type { StoreService } from '#server/stores/connect/service.ts';
import { API_VERSIONS, NEEDED_FOR } from '#shared/accounts/access-tokens.ts';
import type { ActivityKind } from '#shared/core/activity.ts';
import type { ApiBody, ApiData, ApiEndpoint, ApiParams, ApiQuery } from '#shared/programs/api-endpoint.ts';
import { apiId, idIn } from '#shared/programs/api-ids.ts';
import type { Answers } from './answers.ts';
import { ApiFault, apiProblemOf, apiProblems } from './api-problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who a program acts for, once its token was known. */
    holder: Holder | null;
    /** The store that its call named. */
    calledStore: string | null;
  }
}

const PREFIX = '/api/v1';
export const CALLS_PER_MINUTE = 120;
export const MOST_ON_A_PAGE = 100;
const USUAL_ON_A_PAGE = 50;
const WINDOW_SECONDS = 60;
/** After which figures that are being counted are asked for again. */
const COUNTED_SECONDS = 5;
const ofStore = apiId('store');
const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

export interface ApiCall<E extends ApiEndpoint> {
  holder: Holder;
  params: ApiParams<E>;
  query: ApiQuery<E>;
  body: ApiBody<E>;
  store: E['of'] extends 'store' ? OwnedStore : undefined;
  /** Of a list. */
  page: Paging;
  /** What is made takes this id where the request names a key: it may have been made before. */
  newId: string | null;
  /** @throws ApiFault unless the caller has read it as it is. */
  assertRead: (current: ApiData<E>) => void;
  /** What was done and to what, for the activity of the account. */
  note: (kind: ActivityKind, subject: Deed['subject']) => void;
}

/** Where a page begins, behind the cursor of the one before, and how much it holds. */
const Paging = z.object({
  after: z.string().min(1).max(200).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_ON_A_PAGE).default(USUAL_ON_A_PAGE),
});
export type Paging = z.infer<typeof Paging>;

export interface Page<T> {
  entries: T[];
  /** Null on the last. */
  next: string | null;
}

type Answered<E extends ApiEndpoint> = E['isList'] extends true ? Page<ApiData<E>> : ApiData<E>;

export type ServeApi = <E extends ApiEndpoint>(
  endpoint: E,
  handler: (call: ApiCall<E>) => Promise<Answered<E>>,
) => void;

interface Dependencies {
  accessTokens: Pick<AccessTokens, 'holderOf' | 'recordCall'>;
  stores: Pick<StoreService, 'allOf'>;
  answers: Pick<Answers, 'once'>;
  publicUrl: string;
}

/**
 * What every call of a program has alike: its token, its version, how often it may come, what is recorded of it, and how
 * it is answered. Sessions of browsers open nothing here.
 */
export async function serveApi(
  http: FastifyInstance,
  { accessTokens, stores, answers, publicUrl }: Dependencies,
  define: (serve: ServeApi, api: FastifyInstance) => void,
): Promise<void> {
  await http.register(
    async (api) => {
      api.decorateRequest('holder', null);
      api.decorateRequest('calledStore', null);
      const countCall = api.createRateLimit({
        max: CALLS_PER_MINUTE,
        timeWindow: WINDOW_SECONDS * 1000,
        keyGenerator: (request: FastifyRequest) => request.holder!.accessTokenId,
        countedAs: 'api token',
      } as object);

      api.setErrorHandler((error, request, reply) => {
        const met = error instanceof ApiFault ? error : asProblem(error);
        const problem = apiProblemOf(met, { publicUrl, requestId: request.id });
        if (problem.status >= 500) request.log.error({ err: error, url: request.url }, 'request failed');
        if (problem.status === 401) reply.header('www-authenticate', 'Bearer realm="Vitrin"');
        const wait = 'details' in met ? met.details.retryAfterSeconds : null;
        if (wait || problem.status === 503) reply.header('retry-after', wait ?? COUNTED_SECONDS);
        return reply.code(problem.status).type(PROBLEM_TYPE).send(problem);
      });

      api.setNotFoundHandler(() => {
        throw httpProblems.notFound();
      });

      // Recorded whatever became of it: the owner reads what was tried as well.
      api.addHook('onResponse', async (request, reply) => {
        const { holder, calledStore: storeId, method, ip: address, routeOptions } = request;
        if (!holder) return;
        const call = { method, path: routeOptions.url!, status: reply.statusCode, storeId, address };
        try {
          await accessTokens.recordCall(holder.accessTokenId, call);
        } catch (error) {
          request.log.error({ err: error }, 'a call of a program could not be recorded');
        }
      });

      async function admit(endpoint: ApiEndpoint, request: FastifyRequest, reply: FastifyReply) {
        const [, token] = /^Bearer ([\x21-\x7e]+)$/i.exec(request.headers.authorization ?? '') ?? [];
        const holder = token === undefined ? null : await accessTokens.holderOf(token);
        if (!holder) throw apiProblems.unauthorized();
        request.holder = holder;
        reply.header('vitrin-version', versionFor(request, holder));
        await limit(request, reply);
        const { scope } = endpoint;
        if (scope !== null && !holder.scopes.includes(scope)) throw apiProblems.insufficientScope(scope);
        const needs = scope === null ? 'see' : NEEDED_FOR[scope];
        assertAllowed(refusalInStore(holder.account, needs), needs);
        return { holder, store: endpoint.of === 'store' ? await storeOf(holder, request) : undefined };
      }

      /** As the current draft of the IETF has it, draft-ietf-httpapi-ratelimit-headers. */
      async function limit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
        const counted = await countCall(request);
        if (counted.isAllowed) return;
        reply.header('ratelimit-policy', `"token";q=${CALLS_PER_MINUTE};w=${WINDOW_SECONDS}`);
        reply.header('ratelimit', `"token";r=${Math.max(0, counted.remaining)};t=${counted.ttlInSeconds}`);
        if (counted.isExceeded) throw httpProblems.tooMany(counted.ttlInSeconds);
      }

      async function storeOf({ account }: Holder, request: FastifyRequest): Promise<OwnedStore> {
        const { store_id: asked } = request.params as { store_id: string };
        const id = ofStore.safeParse(asked).success ? idIn(asked) : null;
        const store = (await stores.allOf(account)).find((each) => each.id === id);
        if (!store) throw httpProblems.notFound();
        request.calledStore = store.id;
        return store;
      }

      async function repeatable(
        reply: FastifyReply,
        { holder, key, request }: { holder: Holder; key: unknown; request: FastifyRequest },
        answer: (newId: string) => Promise<string>,
      ): Promise<string> {
        const asked = [request.url, request.body, request.headers['if-match']];
        const { accessTokenId } = holder;
        const { body, isRepeated } = await answers.once({ accessTokenId, key, request: asked }, answer);
        if (isRepeated) reply.header('idempotency-replayed', 'true');
        return body;
      }

      const serve: ServeApi = (endpoint, handler) => {
        api.route({
          method: endpoint.method,
          url: endpoint.path.slice(PREFIX.length),
          async handler(request, reply) {
            const { holder, store } = await admit(endpoint, request, reply);
            const params = endpoint.params && checked(endpoint.params, request.params);
            const query = endpoint.query && checked(endpoint.query, request.query);
            const body = endpoint.body && checked(endpoint.body, request.body ?? {});
            const page = checked(Paging, endpoint.isList ? request.query : {});
            const deeds: Parameters<RecordDeeds>[0] = [];
            const of = { userId: holder.user.id, accountId: holder.account.id, storeId: store?.id };
            const note: ApiCall<typeof endpoint>['note'] = (kind, subject) =>
              deeds.push({ kind, subject, details: { program: holder.name }, ...of });
            const assertRead = (current: unknown) =>
              assertMatches(request.headers['if-match'], etagOf(endpoint, current));
            const call = { holder, store, params, query, body, page, note, assertRead };
            const answer = async (newId: string | null) => {
              const answered = await handler({ ...call, newId } as ApiCall<typeof endpoint>);
              return JSON.stringify(replyTo(endpoint, answered, request));
            };
            const key = request.headers['idempotency-key'];
            const text =
              endpoint.method === 'POST' && key !== undefined
                ? await repeatable(reply, { holder, key, request }, answer)
                : await answer(null);
            if (deeds.length > 0) await recordOf(http, request, ...deeds);
            return send(request, reply, text);
          },
        });
      };
      define(serve, api);
    },
    { prefix: PREFIX },
  );
}

function versionFor({ headers }: FastifyRequest, { apiVersion }: Holder): string {
  const asked = headers['vitrin-version'] ?? apiVersion;
  const known = API_VERSIONS.find((version) => version === asked);
  if (!known) throw apiProblems.unknownVersion(API_VERSIONS);
  return known;
}

/** In the shape that the reference states, whatever else the answer held. */
function replyTo(endpoint: ApiEndpoint, answered: unknown, { query }: FastifyRequest): object {
  const { fields } = query as { fields?: string };
  const shown = (entry: unknown) => onlyFields(z.core.parse(endpoint.data, entry), fields);
  if (!endpoint.isList) return { data: shown(answered) };
  const { entries, next } = answered as Page<unknown>;
  return { data: entries.map(shown), has_more: next !== null, next_cursor: next };
}

function onlyFields(data: unknown, fields: string | undefined): unknown {
  if (fields === undefined) return data;
  if (Array.isArray(data)) return data.map((each) => onlyFields(each, fields));
  const entry = data as Record<string, unknown>;
  const names = fields.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !Object.hasOwn(entry, name));
  if (unknown.length > 0) throw apiProblems.unknownFields(unknown);
  return Object.fromEntries(names.map((name) => [name, entry[name]]));
}

/** What has not changed since it was read last is not sent again. */
function send(request: FastifyRequest, reply: FastifyReply, body: string) {
  reply.type(JSON_TYPE).header('cache-control', 'private, no-cache');
  const etag = tagOf(body);
  reply.header('etag', etag);
  const isRead = request.method === 'GET' && isKnown(request.headers['if-none-match'], etag);
  return isRead ? reply.code(304).send() : reply.send(body);
}

/** Of the answer that holds all fields of it. */
const etagOf = (endpoint: ApiEndpoint, current: unknown) =>
  tagOf(JSON.stringify({ data: z.core.parse(endpoint.data, current) }));

const tagOf = (body: string) => `"${createHash('sha256').update(body).digest('base64url')}"`;

function assertMatches(named: string | undefined, etag: string): void {
  if (named === undefined) throw apiProblems.preconditionRequired();
  if (!isKnown(named, etag)) throw apiProblems.preconditionFailed();
}

/** A proxy that compresses may have made the tag a weak one. */
function isKnown(known: string | undefined, etag: string): boolean {
  const tags = known?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag);
}

/** Of a list that is at hand as a whole. */
export function pageOf<T extends { id: string }>(all: T[], { after, limit }: Paging): Page<T> {
  const begins = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && begins === 0) throw apiProblems.unknownCursor();
  const entries = all.slice(begins, begins + limit);
  return { entries, next: begins + limit < all.length ? entries.at(-1)!.id : null };
}
