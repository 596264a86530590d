import type { Access } from '#simulators/shopify/apps/apps.ts';
import type { Shop } from '#simulators/shopify/shop/shop.ts';
import type { Bulk } from './bulk.ts';
import type { AnsweredError } from './problems.ts';

/** What is known of one request while its selection is read. */
export type Run = {
  shop: Shop;
  /** Of the token, with what they imply. */
  scopes: ReadonlySet<string>;
  access: Access;
  installation: Installation;
  now: number;
  /** The address of this shop, to which bulk files and pictures are added. */
  shopUrl: string;
  bulk: Bulk;
  errors: AnsweredError[];
  /** The list positions between the root and the field being read, for the paths of errors. */
  indexes: number[];
  cost: number;
};

/** What a query may change that outlives the program. */
export type Installation = {
  saveSubscriptions(shop: Shop): void;
  saveDiscounts(shop: Shop): void;
  uninstall(shop: Shop, clientId: string): void;
};

export type Args = Record<string, unknown>;

/** Where the schema gives an interface or a union, the reader says which type it holds. */
export type Typed = { type: string; value: unknown };

export type Field = {
  get: (source: unknown, args: Args, run: Run) => unknown;
  /** Any of them will do. */
  scopes?: readonly string[];
};

export type Fields = Record<string, Field>;

type Reader<S> = (source: S, args: Args, run: Run) => unknown;
type Needing<S> = { scopes: readonly string[]; get: Reader<S> };

export function fieldsOf<S>(readers: Record<string, Reader<S> | Needing<S>>): Fields {
  return Object.fromEntries(
    Object.entries(readers).map(([name, reader]) => [
      name,
      (typeof reader === 'function' ? { get: reader } : reader) as Field,
    ]),
  );
}

export function needs<S>(scopes: string | readonly string[], get: Reader<S>): Needing<S> {
  return { scopes: typeof scopes === 'string' ? [scopes] : scopes, get };
}

export function isoTime(instant: number | null): string | null {
  return instant === null ? null : `${new Date(instant).toISOString().slice(0, 19)}Z`;
}
