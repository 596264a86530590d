import type { z } from 'zod/mini';
import type { Scope } from '#shared/accounts/access-tokens.ts';

type Schema = z.core.$ZodType;

/** One call of the API for programs. Its reference, its OpenAPI description and its tests are made of it. */
export interface ApiEndpoint<
  Of extends 'account' | 'store' = 'account' | 'store',
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema = Schema,
  List extends boolean = boolean,
> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: `/api/v1/${string}`;
  /** Calls about a store name it as `:store_id`. */
  of: Of;
  /** What the token must allow; null where any token will do. */
  scope: Scope | null;
  summary: string;
  /** Besides `store_id`. */
  params?: Params;
  query?: Query;
  body?: Body;
  /** Of `data` in the reply, or of each of its entries. */
  data: Data;
  /** Whether it comes in pages, the first of them without `after`. */
  isList: List;
  /** Of what was read as it is: `If-Match` names the ETag of that answer. */
  needsEtag?: boolean;
  /** As the reference shows it; the tests call it. */
  example: { query?: Record<string, string>; body?: object };
}

type OutputOf<S> = [S] extends [never] ? undefined : S extends Schema ? z.core.output<S> : undefined;
export type ApiParams<E extends ApiEndpoint> = OutputOf<NonNullable<E['params']>>;
export type ApiQuery<E extends ApiEndpoint> = OutputOf<NonNullable<E['query']>>;
export type ApiBody<E extends ApiEndpoint> = OutputOf<NonNullable<E['body']>>;
export type ApiData<E extends ApiEndpoint> = z.core.output<E['data']>;

export function apiEndpoint<
  Of extends 'account' | 'store',
  Data extends Schema,
  List extends boolean,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  definition: ApiEndpoint<Of, Params, Query, Body, Data, List>,
): ApiEndpoint<Of, Params, Query, Body, Data, List> {
  return definition;
}
