import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deed } from '#server/core/activity/activity-log.ts';
import type { User } from '#shared/accounts/auth.ts';
import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/core/endpoint.ts';
import { issueSentence } from '#shared/core/issue-sentence.ts';
import { wordIssue } from '#shared/core/issue-words.ts';
import { type Permission, type Role, roleMay } from '#shared/core/permissions.ts';
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
  /** Where no store is named. Null for those who were let go and have no account of their own. */
  accountOf(user: User, request: FastifyRequest): Promise<Account | null>;
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
  const actedIn = store?.userId ?? account?.id ?? (await accountOfCaller(app, request));
  const deeds = noted.map(({ kind = usual, userId, accountId, storeId = store?.id, ...deed }) => {
    if (!activity.includes(kind)) throw new Error(`The contract does not name ${kind}`);
    const by = userId ?? request.caller!.id;
    return { ...deed, kind, userId: by, accountId: accountId ?? actedIn ?? by, storeId };
  });
  await recordOf(app, request, ...deeds);
}

async function accountOfCaller(app: FastifyInstance, request: FastifyRequest): Promise<string | undefined> {
  if (!request.caller) return undefined;
  return (await app.doorkeeper.accountOf(request.caller, request))?.id;
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
  assertAllowed(account, needs, mayDo(account, needs));
  return { user, account };
}

/** In the account as a whole: what is settled for all of it is not for those who see a part of its stores. */
export function mayDo({ role, storeIds }: Pick<Account, 'role' | 'storeIds'>, needs: Permission): boolean {
  const isOfWhole = needs === 'manage' || needs === 'own';
  return roleMay(role, needs) && (storeIds === null || !isOfWhole);
}

/** As `admitMember`, of the account that the store in the address belongs to. */
export async function admitToStore(door: Doorkeeper, request: FastifyRequest, needs: Permission) {
  const user = await admitUser(door, request);
  const { storeId } = request.params as { storeId?: string };
  const isId = z.uuid().safeParse(storeId).success;
  const found = isId ? await door.storeOf(user, storeId!) : null;
  if (!found) throw httpProblems.notFound();
  assertAllowed(found.account, needs, roleMay(found.account.role, needs));
  return { user, ...found };
}

function assertAllowed({ needsSecondFactor }: Account, needs: Permission, mayAct: boolean): void {
  if (needsSecondFactor) throw httpProblems.secondFactorRequired();
  if (!mayAct) throw httpProblems.roleTooSmall(needs);
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
