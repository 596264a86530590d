import type { z } from 'zod/mini';
import type { ActivityKind, NoActivity } from './activity.ts';
import type { Permission } from './permissions.ts';

/**
 * Who may call: anybody; a person who is signed in, about themselves; a member of the account they act in; or a member
 * of the account that the store named by `:storeId` in the path belongs to.
 */
export type Access = 'public' | 'user' | 'account' | 'store';

type Schema = z.core.$ZodType;

export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
  Who extends Access = Access,
  Query extends Schema | undefined = Schema | undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  access: Who;
  /** What a member's role must allow. */
  needs?: Permission;
  summary: string;
  params?: Params;
  /** Of the address after `?`; every value arrives as text, so numbers are coerced. */
  query?: Query;
  body?: Body;
  /** Types of a file that comes in place of a body of JSON. */
  bytes?: readonly string[];
  reply: Reply;
  /** How often one user, or one address with the e-mail that the body names, may call within a minute. */
  perMinute?: number;
  /** Of the body, where it may be more than usual. */
  mostBytes?: number;
  /** What a successful call leaves in the activity of the account, several where the handler says which; or why nothing. */
  activity?: readonly [ActivityKind, ...ActivityKind[]] | { none: NoActivity };
}

/** Whatever may change something says what it leaves. */
type Stated = { method: 'GET'; activity?: never } | { activity: NonNullable<Endpoint['activity']> };

/** Whatever is about an account says what it asks of those who are in it. */
type Granted<Who extends Access> = Who extends 'account' | 'store'
  ? { needs: Permission }
  : { needs?: never };

type OutputOf<S> = [S] extends [never] ? undefined : S extends Schema ? z.core.output<S> : undefined;
export type ParamsOf<E extends Endpoint> = OutputOf<NonNullable<E['params']>>;
export type QueryOf<E extends Endpoint> = OutputOf<NonNullable<E['query']>>;
/** What a caller may leave out: everything with a default. */
export type QueryInputOf<E extends Endpoint> = [NonNullable<E['query']>] extends [never]
  ? undefined
  : NonNullable<E['query']> extends Schema
    ? z.core.input<NonNullable<E['query']>>
    : undefined;
export type BodyOf<E extends Endpoint> = OutputOf<NonNullable<E['body']>>;
export type ReplyOf<E extends Endpoint> = z.core.output<E['reply']>;

/**
 * One call that browser and server agree on. The server serves it, the browser calls it, OpenAPI lists it. Of a contract
 * browsers have method and path alone (scripts/lean-contracts.ts); a shape they check something by is exported apart.
 */
export function endpoint<
  Reply extends Schema,
  Who extends Access,
  Params extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
>(
  definition: Endpoint<Params, Body, Reply, Who, Query> & Stated & Granted<Who>,
): Endpoint<Params, Body, Reply, Who, Query> {
  return definition;
}

/** `/api/stores/:storeId` and `{ storeId: 'a b' }` → `/api/stores/a%20b`. */
export function pathOf(target: Pick<Endpoint, 'path'>, params: Record<string, string> = {}): string {
  return target.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${target.path} needs ${name}`);
    return encodeURIComponent(value);
  });
}
