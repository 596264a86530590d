import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deed } from '#server/core/activity/activity-log.ts';
import type { User } from '#shared/accounts/auth.ts';
import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/core/endpoint.ts';
import { issueSentence } from '#shared/core/issue-sentence.ts';
import { wordIssue } from '#shared/core/issue-words.ts';
import { type Permission, type Refusal, type Role, roleMay } from '#shared/core/permissions.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import type { Platform } from '#shared/stores/stores.ts';
import { limitCalls } from './limit-calls.ts';
import { httpProblems } from './problem.ts';

/** The part of a connected store that every feature may rely on. */
export interface OwnedStore {
  id: string;
  /** The account that it belongs to. */
  userId: string;
  platform: Platform;
  currency: string;
  timeZone: string;
}

/** The account that a person acts in, and what they may do there. */
export interface Account {
  id: string;
  role: Role;
  /** Null: all of them. */
  storeIds: string[] | null;
  /** It lets nobody in without a code to sign in with, and this person has none. */
  needsSecondFactor: boolean;
}

/** Stores of an account: those that a person may look into, or all of them. */
export type StoreScope = Pick<Account, 'id' | 'storeIds'>;

/** What a handler says of its call for the activity. */
export interface NotedDeed extends Partial<Deed> {
  /** Who did it in their own account, where the call names them only by a link. */
  userId?: string;
  /** Where it is not the one that they act in. */
  accountId?: string;
  /** Where the call does not name the store. */
  storeId?: string;
}

/** Writes what calls did; app.ts hands one over. */
export type RecordDeeds = (
  deeds: (Deed & { userId: string; accountId: string; storeId?: string | undefined })[],
) => Promise<void>;

/** Knows who stands at the door; app.ts hands one over. */
export interface Doorkeeper {
  userOf(request: FastifyRequest): Promise<User | null>;
  /**
   * Where no store is named: as chosen in the session of the request, where there is one. Null for those who were let go
   * and have no account of their own.
   */
  accountOf(user: Pick<User, 'id'>, request: FastifyRequest | null): Promise<Account | null>;
  storeOf(user: User, storeId: string): Promise<{ store: OwnedStore; account: Account } | null>;
  /** As what a person is in an account; null where they are not. */
  memberOf(user: User, accountId: string): Promise<Account | null>;
}

declare module 'fastify' {
  interface FastifyInstance {
    doorkeeper: Doorkeeper;
    recordDeeds: RecordDeeds;
    /** Everything served by contract, for OpenAPI. */
    served: Endpoint[];
    /** Whether cookies are for https only. */
    secureCookies: boolean;
  }
  interface FastifyRequest {
    /** Who is signed in, once a contract that asks for it was served. */
    caller: User | null;
  }
}

type Admitted<Who extends Access> = Who extends 'store'
  ? { user: User; account: Account; store: OwnedStore }
  : Who extends 'account'
    ? { user: User; account: Account }
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
  /**
   * What the call did and to what, each once, for the activity that its contract names. Noted with nothing, it changed
   * nothing, or its service has recorded it; not noted, it did the one thing that its contract names.
   */
  note: (...deeds: NotedDeed[]) => void;
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
  const countCall = endpoint.perMinute ? limitCalls(app, endpoint, endpoint.perMinute) : null;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.mostBytes ? { bodyLimit: endpoint.mostBytes } : {}),
    async handler(request, reply) {
      const admitted = await admit(app.doorkeeper, endpoint, request);
      request.caller = ('user' in admitted && admitted.user) || null;
      await countCall?.(request);
      const params = endpoint.params ? checked(endpoint.params, request.params) : undefined;
      const query = endpoint.query ? checked(endpoint.query, request.query) : undefined;
      const body = endpoint.body ? checked(endpoint.body, request.body ?? {}) : undefined;
      let noted: NotedDeed[] = [{}];
      const note = (...deeds: NotedDeed[]) => {
        noted = deeds;
      };
      const call = { params, query, body, request, reply, note, ...admitted } as Call<
        Endpoint<Params, Body, Reply, Who, Query>
      >;
      const answer = await handler(call);
      await record(app, endpoint, { noted, request, ...admitted });
      return z.core.parse(endpoint.reply, answer);
    },
  });
}

interface Done {
  noted: NotedDeed[];
  request: FastifyRequest;
  store?: OwnedStore;
  account?: Account;
}

/** What was done stays done: a record that cannot be written is reported and fails nothing. */
async function record(
  app: FastifyInstance,
  { activity }: Endpoint,
  { noted, request, store, account }: Done,
) {
  if (!activity || 'none' in activity || noted.length === 0) return;
  const [usual] = activity;
  const deeds: Parameters<RecordDeeds>[0] = [];
  for (const { kind = usual, userId, accountId, storeId = store?.id, ...deed } of noted) {
    if (!activity.includes(kind)) throw new Error(`The contract does not name ${kind}`);
    const by = userId ?? request.caller!.id;
    const of = accountId ?? store?.userId ?? account?.id ?? (await accountActedIn(app, request, by));
    if (of) deeds.push({ ...deed, kind, userId: by, accountId: of, storeId });
  }
  if (deeds.length > 0) await recordOf(app, request, ...deeds);
}

/** Of a person whom only a link names, nothing is chosen in a session. */
async function accountActedIn(app: FastifyInstance, request: FastifyRequest, userId: string) {
  const isCaller = request.caller?.id === userId;
  return (await app.doorkeeper.accountOf({ id: userId }, isCaller ? request : null))?.id;
}

/** For routes that are no contract, too. */
export async function recordOf(
  app: FastifyInstance,
  request: FastifyRequest,
  ...deeds: Parameters<RecordDeeds>[0]
): Promise<void> {
  try {
    await app.recordDeeds(deeds);
  } catch (error) {
    request.log.error({ err: error, activity: deeds[0]?.kind }, 'an activity could not be recorded');
  }
}

async function admit(door: Doorkeeper, endpoint: Endpoint, request: FastifyRequest) {
  const { access, needs = 'own' } = endpoint;
  if (access === 'public') return {};
  if (access === 'account') return admitMember(door, request, needs);
  if (access === 'store') return admitToStore(door, request, needs);
  return { user: await admitUser(door, request) };
}

export async function admitUser(door: Doorkeeper, request: FastifyRequest): Promise<User> {
  const user = await door.userOf(request);
  if (!user) throw httpProblems.signedOut();
  return user;
}

/** A member whose role allows it, in the account that they act in. For routes that are no contract, as files are, too. */
export async function admitMember(door: Doorkeeper, request: FastifyRequest, needs: Permission) {
  const user = await admitUser(door, request);
  const account = await door.accountOf(user, request);
  if (!account) throw httpProblems.noAccount();
  assertAllowed(refusalIn(account, needs), needs);
  return { user, account };
}

/** In the account as a whole: what is settled for all of it is not for those who see a part of its stores. */
export function refusalIn(account: Account, needs: Permission): Refusal | null {
  const isOfWhole = needs === 'manage' || needs === 'own';
  return refusalInStore(account, needs) ?? (isOfWhole && account.storeIds !== null ? 'role_too_small' : null);
}

/** In a store that they may look into. @returns null where they may do it. */
export function refusalInStore({ role, needsSecondFactor }: Account, needs: Permission): Refusal | null {
  if (needsSecondFactor) return 'second_factor_required';
  return roleMay(role, needs) ? null : 'role_too_small';
}

/** As `admitMember`, of the account that the store in the address belongs to. */
export async function admitToStore(door: Doorkeeper, request: FastifyRequest, needs: Permission) {
  const user = await admitUser(door, request);
  const { storeId } = request.params as { storeId?: string };
  const isId = z.uuid().safeParse(storeId).success;
  const found = isId ? await door.storeOf(user, storeId!) : null;
  if (!found) throw httpProblems.notFound();
  assertAllowed(refusalInStore(found.account, needs), needs);
  return { user, ...found };
}

export function assertAllowed(refusal: Refusal | null, needs: Permission): void {
  if (refusal === 'second_factor_required') throw httpProblems.secondFactorRequired();
  if (refusal === 'role_too_small') throw httpProblems.roleTooSmall(needs);
}

export function checked<S extends z.core.$ZodType>(schema: S, given: unknown): z.core.output<S> {
  const unwritable = fieldWithUnwritable(given);
  if (unwritable !== null) throw httpProblems.invalid({ [unwritable]: text('The request is not valid.') });
  const result = z.core.safeParse(schema, given, { error: wordIssue });
  if (result.success) return result.data;
  const fields: Record<string, Sentence> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issueSentence(issue);
  throw httpProblems.invalid(fields);
}

/** Halves of characters and the zero character are legal in JSON, and no database accepts them. @returns the field. */
function fieldWithUnwritable(given: unknown): string | null {
  const fields = typeof given === 'object' && given !== null ? Object.entries(given) : [['body', given]];
  for (const [name, value] of fields as [string, unknown][]) {
    // One after the other: a body that nests a hundred thousand lists must not exhaust the stack.
    const waiting: unknown[] = [name, value];
    while (waiting.length > 0) {
      const part = waiting.pop();
      if (typeof part === 'string' && (!part.isWellFormed() || part.includes('\0'))) return name;
      if (typeof part === 'object' && part !== null)
        for (const [key, within] of Object.entries(part)) waiting.push(key, within);
    }
  }
  return null;
}
