import { STATUS_CODES } from 'node:http';
import { vi } from 'vitest';
import { authEndpoints, type User } from '#shared/accounts/auth.ts';
import { memberEndpoints, type OwnAccount } from '#shared/accounts/members.ts';
import type { Endpoint, ReplyOf } from '#shared/core/endpoint.ts';
import type { Role } from '#shared/core/permissions.ts';
import type { ProblemReply } from '#shared/core/problem.ts';
import { type Environment, environmentEndpoints } from '#shared/stores/environment.ts';

export interface PreparedReply {
  endpoint: Endpoint;
  status: number;
  body: unknown;
  /** Spent by the first call it answers. */
  once?: boolean;
}

export interface SeenCall {
  method: string;
  path: string;
  body: unknown;
}

/** The server answers `endpoint` with this, typed by the contract. */
export function answer<E extends Endpoint>(endpoint: E, body: ReplyOf<E>): PreparedReply {
  return { endpoint, status: 200, body };
}

export function refuse(
  endpoint: Endpoint,
  status: number,
  problem: Pick<ProblemReply, 'error' | 'message' | 'fields'> | string,
): PreparedReply {
  return { endpoint, status, body: problem };
}

export function once(reply: PreparedReply): PreparedReply {
  return { ...reply, once: true };
}

export const ada: User = {
  id: '5b0f6f9c-6f0e-4c7a-9a51-0d9ad2b3a001',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Yılmaz',
  provider: 'email',
  emailVerified: true,
  profileImageUrl: null,
  createdAt: '2026-01-05T09:00:00.000Z',
};

export const signedIn = answer(authEndpoints.user, { user: ada });
export const signedOut = refuse(authEndpoints.user, 401, { error: 'Unauthorized', message: 'Unauthorized' });

const plainEnvironment: Environment = {
  contactEmail: 'hello@example.com',
  simulated: [],
  oauthPlatforms: [],
  sendsMail: true,
  demoStores: [],
};

/** Ada's own account, in which she is alone. */
export const adasAccount: OwnAccount = {
  id: '5b0f6f9c-6f0e-4c7a-9a51-0d9ad2b3a0a1',
  name: 'Ada Yılmaz',
  role: 'owner',
  storeIds: null,
  storeNames: ['Tea House'],
  isCurrent: true,
  needsSecondFactor: false,
};

/** The same, with another role in it. */
export function actingAs(role: Role, given: Partial<OwnAccount> = {}): PreparedReply {
  return answer(memberEndpoints.ownAccounts, { accounts: [{ ...adasAccount, role, ...given }] });
}

const always = [answer(environmentEndpoints.read, plainEnvironment), actingAs('owner')];

/** Stands in for the server. The first prepared reply that fits a call answers it, everything else is a 404. */
export function serveReplies(replies: readonly PreparedReply[]): SeenCall[] {
  const calls: SeenCall[] = [];
  const spent = new Set<PreparedReply>();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    calls.push({ method, path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const found = [...replies, ...always].find(
      (reply) => !spent.has(reply) && reply.endpoint.method === method && pattern(reply.endpoint).test(path),
    );
    if (!found)
      return new Response(JSON.stringify({ error: 'not_found', message: `No ${path}` }), { status: 404 });
    if (found.once) spent.add(found);
    const { body, status } = found;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      statusText: STATUS_CODES[status] ?? '',
    });
  });
  return calls;
}

function pattern({ path }: Endpoint) {
  return new RegExp(`^${path.replace(/:[A-Za-z]+/g, '[^/?]+')}(?:\\?.*)?$`);
}
