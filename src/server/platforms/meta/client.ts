import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { wasNeverSent } from '#server/platforms/ports/never-sent.ts';
import { type Outside, OutsideFault, type OutsideReply } from '#server/platforms/ports/outside.ts';
import { retryAfterMsIn } from '#server/platforms/ports/retry-after.ts';
import { type AccountAccess, OutcomeUnknown } from '#server/platforms/ports/social-network.ts';
import {
  DEFAULT_PAUSE_MS,
  type MetaFailures,
  type MetaNetwork,
  metaFailures,
  verdictOf,
} from './failures.ts';
import { type GraphError, graphErrorIn, jsonIn } from './graph-error.ts';
import { WireTokenFacts } from './wire.ts';

export interface GraphOptions {
  graphOrigin: string;
  /** Of accounts that came by Instagram's own sign-in. */
  instagramGraphOrigin: string;
  /** Such as v26.0. */
  version: string;
  /** Ours at Facebook; every call to its host proves that the caller knows its secret. */
  app: MetaApp | undefined;
  outside: Pick<Outside, 'request'>;
  /** How long the one call that publishes may take. */
  publishLimitMs?: number;
}

export interface MetaApp {
  clientId: string;
  clientSecret: string;
}

export interface GraphQuestion<T> {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Behind the version. */
  path: string;
  values?: Record<string, string>;
  reply: z.ZodType<T>;
  /** For what publishing waits on, or may do without. */
  timeoutMs?: number;
}

const READ_LIMIT_MS = 30_000;
const PUBLISH_LIMIT_MS = 60_000;

/** The Graph API on both of its hosts. Nothing is repeated here: the caller knows whether it may be. */
export function createGraphClient(network: MetaNetwork, options: GraphOptions) {
  const { outside, version, app, publishLimitMs = PUBLISH_LIMIT_MS } = options;
  const failures = metaFailures(network);

  /** Reads, or makes something nobody sees. */
  async function ask<T>(access: AccountAccess, question: GraphQuestion<T>): Promise<T> {
    return readReply(failures, await read(access, question), question);
  }

  /** As it came, where its status says that it is one. */
  async function answerTo(access: AccountAccess, question: Omit<GraphQuestion<unknown>, 'reply'>) {
    const reply = await read(access, question);
    return isSuccess(reply) ? reply : readReply(failures, reply, { ...question, reply: z.never() });
  }

  async function read(access: AccountAccess, question: Omit<GraphQuestion<unknown>, 'reply'>) {
    try {
      return await send(access, question, question.timeoutMs ?? READ_LIMIT_MS);
    } catch (error) {
      if (error instanceof OutsideFault) throw failures.unavailable(error);
      throw error;
    }
  }

  /** What a token of Facebook's is still good for; it is the app that asks. */
  async function debugToken({ accessToken }: AccountAccess, { clientId, clientSecret }: MetaApp) {
    const query = new URLSearchParams({
      input_token: accessToken,
      access_token: `${clientId}|${clientSecret}`,
    });
    const path = '/debug_token';
    const address = `${withoutSlash(options.graphOrigin)}/${version}${path}?${query}`;
    const reply = await outside.request(address, { timeoutMs: READ_LIMIT_MS }).catch((error) => {
      throw error instanceof OutsideFault ? failures.unavailable(error) : error;
    });
    return readReply(failures, reply, { path, reply: WireTokenFacts });
  }

  /** The one call that makes a post visible. */
  async function publish<T>(access: AccountAccess, question: GraphQuestion<T>): Promise<T> {
    let reply: OutsideReply;
    try {
      reply = await send(access, { method: 'POST', ...question }, publishLimitMs);
    } catch (error) {
      if (!(error instanceof OutsideFault)) throw error;
      if (wasNeverSent(error)) throw failures.unavailable(error);
      throw new OutcomeUnknown(error.message, { cause: error });
    }
    const json = jsonIn(reply.body.toString('utf8'));
    const error = graphErrorIn(reply, json);
    const verdict = error && reply.status >= 400 && reply.status < 500 ? verdictOf(failures, error) : null;
    if (verdict?.sure) throw verdict.failure;
    const read = question.reply.safeParse(json);
    if (!error && isSuccess(reply) && read.success) return read.data;
    throw new OutcomeUnknown(`Answered with status ${reply.status}`, { cause: error ?? read.error });
  }

  function send(access: AccountAccess, question: Omit<GraphQuestion<unknown>, 'reply'>, timeoutMs: number) {
    const { method = 'GET', path, values = {} } = question;
    const ofInstagram = access.via === 'instagram_login';
    const given = new URLSearchParams(values);
    if (!ofInstagram && app) given.set('appsecret_proof', proofOf(access.accessToken, app.clientSecret));
    const parameters = given.toString();
    const origin = ofInstagram ? options.instagramGraphOrigin : options.graphOrigin;
    const address = `${withoutSlash(origin)}/${version}${path}`;
    const headers = { accept: 'application/json', authorization: `Bearer ${access.accessToken}` };
    if (method !== 'POST') return outside.request(`${address}?${parameters}`, { method, headers, timeoutMs });
    return outside.request(address, {
      method,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: parameters,
      timeoutMs,
    });
  }

  return { ask, answerTo, debugToken, publish, failures };
}
export type GraphClient = ReturnType<typeof createGraphClient>;

/** What the Graph API answered, as far as it was asked for. */
export function readReply<T>(
  failures: MetaFailures,
  reply: OutsideReply,
  { path, reply: shape }: Pick<GraphQuestion<T>, 'path' | 'reply'>,
): T {
  const json = jsonIn(reply.body.toString('utf8'));
  const error = graphErrorIn(reply, json);
  if (error) throw verdictOf(failures, error)?.failure ?? unknownError(failures, reply.status, error);
  if (reply.status === 429) throw failures.rateLimited(retryAfterMsIn(reply, new Date()) ?? DEFAULT_PAUSE_MS);
  if (!isSuccess(reply)) {
    throw reply.status >= 500
      ? failures.unavailable(new Error(`status ${reply.status}`), retryAfterMsIn(reply, new Date()))
      : failures.unexpectedStatus(reply.status);
  }
  const read = shape.safeParse(json);
  if (!read.success) throw failures.unexpectedShape(path.replaceAll(/\d{5,}/g, '…'), read.error);
  return read.data;
}

function unknownError(failures: MetaFailures, status: number, error: GraphError) {
  return status >= 500
    ? failures.unavailable(error, error.regainMs ?? undefined)
    : failures.unexpectedShape('error', error);
}

const isSuccess = ({ status }: OutsideReply) => status >= 200 && status < 300;

function proofOf(accessToken: string, appSecret: string): string {
  return createHmac('sha256', appSecret).update(accessToken).digest('hex');
}

export function withoutSlash(origin: string): string {
  return origin.replace(/\/+$/, '');
}
