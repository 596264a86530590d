import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { User } from '#shared/auth.ts';
import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/endpoint.ts';
import { wordIssue } from '#shared/issue-words.ts';
import { httpProblems } from './problem.ts';

/** The part of a connected store that every feature may rely on. */
export interface OwnedStore {
  id: string;
  userId: string;
  platform: 'shopify' | 'shopier';
  currency: string;
  timeZone: string;
}

/** Knows who stands at the door; app.ts hands one over. */
export interface Doorkeeper {
  userOf(request: FastifyRequest): Promise<User | null>;
  ownedStore(user: User, storeId: string): Promise<OwnedStore | null>;
}

declare module 'fastify' {
  interface FastifyInstance {
    doorkeeper: Doorkeeper;
    /** Everything served by contract, for OpenAPI. */
    served: Endpoint[];
  }
}

type Admitted<Who extends Access> = Who extends 'store-owner'
  ? { user: User; store: OwnedStore }
  : Who extends 'user'
    ? { user: User }
    : object;

type Schema = z.core.$ZodType;

type Call<E extends Endpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
} & Admitted<E['access']>;

/** Serves one contract: checks access and both shapes, then says one sentence to a service. */
export function serve<
  Params extends Schema | undefined,
  Body extends Schema | undefined,
  Reply extends Schema,
  Who extends Access,
  Query extends Schema | undefined,
>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Body, Reply, Who, Query>,
  handler: (call: Call<Endpoint<Params, Body, Reply, Who, Query>>) => Promise<z.core.output<Reply>>,
) {
  app.served.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.mostBytes ? { bodyLimit: endpoint.mostBytes } : {}),
    config: endpoint.perMinute
      ? {
          rateLimit: {
            max: endpoint.perMinute,
            timeWindow: '1 minute',
            hook: 'preHandler',
            keyGenerator: callerKey,
          },
        }
      : {},
    async handler(request, reply) {
      const admitted = await admit(app.doorkeeper, endpoint, request);
      const params = endpoint.params ? checked(endpoint.params, request.params) : undefined;
      const query = endpoint.query ? checked(endpoint.query, request.query) : undefined;
      const body = endpoint.body ? checked(endpoint.body, request.body ?? {}) : undefined;
      const call = { params, query, body, request, reply, ...admitted } as Call<
        Endpoint<Params, Body, Reply, Who, Query>
      >;
      return z.core.parse(endpoint.reply, await handler(call));
    },
  });
}

async function admit(door: Doorkeeper, endpoint: Endpoint, request: FastifyRequest) {
  if (endpoint.access === 'public') return {};
  const user = await signedIn(door, request);
  if (endpoint.access === 'user') return { user };
  return { user, store: await storeInPath(door, user, request) };
}

/** For routes that are no contract, as files are. */
export async function admitOwner(door: Doorkeeper, request: FastifyRequest): Promise<OwnedStore> {
  return storeInPath(door, await signedIn(door, request), request);
}

async function signedIn(door: Doorkeeper, request: FastifyRequest): Promise<User> {
  const user = await door.userOf(request);
  if (!user) throw httpProblems.signedOut();
  return user;
}

async function storeInPath(door: Doorkeeper, user: User, request: FastifyRequest): Promise<OwnedStore> {
  const { storeId } = request.params as { storeId?: string };
  const isId = z.uuid().safeParse(storeId).success;
  const store = isId ? await door.ownedStore(user, storeId!) : null;
  if (!store) throw httpProblems.notFound();
  return store;
}

export function checked<S extends z.core.$ZodType>(schema: S, given: unknown): z.core.output<S> {
  const result = z.core.safeParse(schema, given, { error: wordIssue });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  throw httpProblems.invalid(fields);
}

function callerKey(request: FastifyRequest): string {
  const { email } = (request.body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? `${request.ip} ${email.trim().toLowerCase()}` : request.ip;
}
