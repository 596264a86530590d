import { createHash } from 'node:crypto';

// Shopify's numbers have outgrown 2^53 (the examples in its webhook pages do), so ids are text, and every id
// the simulator hands out lies beyond what a JavaScript number can hold: reading one as a number shows at once.
const FIRST_FREE_ID = 9_007_199_254_760_001n;

export function createIdCounter(first = FIRST_FREE_ID): () => string {
  let next = first;
  return () => {
    const id = next;
    next += 1n;
    return id.toString();
  };
}

/** Always the same for one name; beyond 2^53, as all of them. */
export function shopIdOf(name: string): string {
  const hash = createHash('sha256').update(name).digest();
  return (FIRST_FREE_ID + BigInt(hash.readUIntBE(0, 6))).toString();
}

export function compareIds(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

export function gid(type: string, id: string): string {
  return `gid://shopify/${type}/${id}`;
}

/** The last part of a gid; plain numbers pass, as Shopify's search filters accept both. */
export function idOf(gidOrNumber: string): string {
  const slash = gidOrNumber.lastIndexOf('/');
  return slash < 0 ? gidOrNumber : gidOrNumber.slice(slash + 1);
}

export function typeOfGid(value: string): string | null {
  return /^gid:\/\/shopify\/([A-Za-z]+)\/[^/]+$/.exec(value)?.[1] ?? null;
}
