import {
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  pathOf,
  type QueryInputOf,
  type ReplyOf,
} from '#shared/core/endpoint.ts';
import { ApiError } from './api-error.ts';

type Given<Name extends string, Value> = Value extends undefined
  ? unknown
  : object extends Value
    ? { [name in Name]?: Value }
    : { [name in Name]: Value };

/** What an endpoint needs to be called: `params`, `query` and `body` exactly when it has them. */
export type CallInput<E extends Endpoint> = Given<'params', ParamsOf<E>> &
  Given<'query', QueryInputOf<E>> &
  Given<'body', BodyOf<E>>;

interface Way {
  signal?: AbortSignal;
  /** `no-store` for what must never come out of the browser's own cache. */
  cache?: RequestCache;
}

type Arguments<E extends Endpoint> =
  unknown extends CallInput<E> ? [input?: Way] : [input: CallInput<E> & Way];

/** The one way to the server. A reply that is not ok (304 aside) is thrown as an `ApiError`. */
export async function call<E extends Endpoint>(endpoint: E, ...[input]: Arguments<E>): Promise<ReplyOf<E>> {
  const { params, query, body, signal, cache } = (input ?? {}) as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: unknown;
    signal: AbortSignal | null;
    cache?: RequestCache;
  };
  const response = await fetch(pathOf(endpoint, params) + searchOf(query), {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      'Accept-Language': document.documentElement.lang,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    signal,
    ...(cache ? { cache } : {}),
    // Nothing, where there is no body.
    body: JSON.stringify(body),
  });
  if (!response.ok && response.status !== 304)
    throw new ApiError(response.status, response.statusText, await response.text());
  return (await response.json()) as ReplyOf<E>;
}

/** `{ range: '7d', page: 2 }` → `?range=7d&page=2`; what is undefined or empty is left out. */
export function searchOf(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => (value ?? '') !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `?${search}` : '';
}
