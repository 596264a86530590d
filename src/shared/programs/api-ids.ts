import * as z from 'zod/mini';

/** What an id is of stands before it, so that no two kinds are mixed up. */
export type IdKind = 'store' | 'token' | 'post' | 'product';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Platforms number products as they like. */
const FORMS: Record<IdKind, string> = {
  store: UUID,
  token: UUID,
  post: UUID,
  product: '[\\x21-\\x7e]{1,100}',
};

export const apiId = (kind: IdKind) => z.string().check(z.regex(new RegExp(`^${kind}_${FORMS[kind]}$`)));

export function publicId(kind: IdKind, id: string): string {
  return `${kind}_${id}`;
}

/** Of an id that `apiId` has checked. */
export function idIn(publicId: string): string {
  return publicId.slice(publicId.indexOf('_') + 1);
}
