import { compareIds } from '#simulators/shopify/shop/ids.ts';
import { queryProblems } from './problems.ts';

/*
 * What stands behind every GraphQL connection. A cursor names the last thing read (its sort value and id), not
 * a position, so a page continues at the right place though orders were added or deleted in between.
 */
export type PageArgs = {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
};

export type Page<T> = {
  items: readonly T[];
  cursorOf: (item: T) => string;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
};

export type Listing<T> = { page(args: PageArgs): Page<T>; all(): Iterable<T> };

export type SortValue = number | string;

const LARGEST_PAGE = 250;
const DEEPEST_OBJECT = 25_000;

type Order<T> = { valueOf: (item: T) => SortValue; idOf: (item: T) => string; descending: boolean };

/** `sorted` is in the order that `order` describes. */
export function listSorted<T>(sorted: readonly T[], order: Order<T>): Listing<T> {
  const cursorOf = (item: T) => encodeCursor(order.idOf(item), order.valueOf(item));
  return {
    all: () => sorted,
    page(args) {
      const size = pageSize(args);
      const from = args.after ? firstAfter(sorted, order, decodeCursor(args.after)) : 0;
      const reach = Math.min(sorted.length, DEEPEST_OBJECT);
      const to = args.before ? firstAfter(sorted, order, decodeCursor(args.before)) - 1 : reach;
      const start = args.last ? Math.max(from, to - size) : from;
      const end = Math.min(args.last ? to : start + size, reach);
      return {
        items: sorted.slice(start, Math.max(start, end)),
        cursorOf,
        hasNextPage: end < reach,
        hasPreviousPage: start > 0,
      };
    },
  };
}

/** For the short lists inside an object, kept in their own order. */
export function listInOrder<T>(items: readonly T[], idOf: (item: T) => string, reverse = false): Listing<T> {
  const shown = reverse ? [...items].reverse() : items;
  const indexById = new Map<string, number>();
  return listSorted(shown, {
    idOf,
    descending: false,
    valueOf(item) {
      if (indexById.size === 0) for (const [index, each] of shown.entries()) indexById.set(idOf(each), index);
      return indexById.get(idOf(item)) ?? 0;
    },
  });
}

function pageSize({ first, last }: PageArgs): number {
  const size = first ?? last;
  if (size === null || size === undefined)
    throw queryProblems.badRequest('you must provide one of first or last');
  if (size < 0) throw queryProblems.badRequest('first must be greater than or equal to 0');
  if (size > LARGEST_PAGE) throw queryProblems.badRequest(`first cannot exceed ${LARGEST_PAGE}`);
  return size;
}

export function compareSorted<T>(order: Order<T>): (a: T, b: T) => number {
  const sign = order.descending ? -1 : 1;
  return (a, b) =>
    sign * (compareValues(order.valueOf(a), order.valueOf(b)) || compareIds(order.idOf(a), order.idOf(b)));
}

function compareValues(a: SortValue, b: SortValue): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

type Cursor = { id: string; value: SortValue };

function firstAfter<T>(sorted: readonly T[], order: Order<T>, cursor: Cursor): number {
  const sign = order.descending ? -1 : 1;
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = sorted[middle] as T;
    const compared =
      sign * (compareValues(order.valueOf(item), cursor.value) || compareIds(order.idOf(item), cursor.id));
    if (compared <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function encodeCursor(id: string, value: SortValue): string {
  return Buffer.from(JSON.stringify({ last_id: id, last_value: value })).toString('base64');
}

function decodeCursor(cursor: string): Cursor {
  try {
    const { last_id: id, last_value: value } = JSON.parse(Buffer.from(cursor, 'base64').toString('utf8')) as {
      last_id: string;
      last_value: SortValue;
    };
    if (typeof id === 'string' && (typeof value === 'string' || typeof value === 'number'))
      return { id, value };
  } catch {
    // Falls through: whatever is wrong with it, the answer is the same.
  }
  throw queryProblems.badRequest(`Invalid cursor for current pagination sort: ${cursor}`);
}

/** The fields of the schema's PageInfo. */
export function describePage<T>(page: Page<T>, field: string): unknown {
  const first = page.items[0];
  const last = page.items.at(-1);
  if (field === 'hasNextPage') return page.hasNextPage;
  if (field === 'hasPreviousPage') return page.hasPreviousPage;
  if (field === 'startCursor') return first === undefined ? null : page.cursorOf(first);
  if (field === 'endCursor') return last === undefined ? null : page.cursorOf(last);
  return 'PageInfo';
}
