import type * as z from 'zod';
import type { StoreAccess } from '#server/platforms/ports/store-platform.ts';
import type { ShopierClient } from './client.ts';
import { listOf } from './wire.ts';

/** The most that Shopier gives at once. */
export const PAGE_SIZE = 50;

export interface List<T> {
  /** The list's name, which is also its path. */
  name: 'orders' | 'products' | 'refunds';
  item: z.ZodType<T>;
  query?: Record<string, string | number>;
  fromPage?: number;
  signal?: AbortSignal;
}

export interface Page<T> {
  items: T[];
  number: number;
  isLast: boolean;
  /** In all pages together; null when Shopier did not say. */
  totalItems: number | null;
}

/** The pages of a list, up to the last one. */
export async function* readPages<T>(
  client: ShopierClient,
  access: StoreAccess,
  { name, item, query = {}, fromPage = 1, signal }: List<T>,
): AsyncGenerator<Page<T>> {
  for (let number = fromPage; ; number += 1) {
    const { data, totalItems, totalPages } = await client.ask(access, {
      path: `/${name}`,
      query: { ...query, limit: PAGE_SIZE, page: number },
      data: listOf(item, name),
      signal,
    });
    const isLast =
      data.length === 0 || (totalPages === null ? data.length < PAGE_SIZE : number >= totalPages);
    yield { items: data, number, isLast, totalItems };
    if (isLast) return;
  }
}
