import type { Answer } from './http/answer.ts';
import type { Parameters } from './parameters.ts';

const MOST_PER_PAGE = 50;
const USUAL_PER_PAGE = 10;

type Listing<Item> = {
  /** Oldest first. */
  items: readonly Item[];
  parameters: Parameters;
  sorts: readonly [ascending: string, descending: string];
  usualSort: string;
  view(item: Item, place: number): object;
};

/** One page as a bare array; where it stands is said in the headers. */
export function answerPage<Item>({ items, parameters, sorts, usualSort, view }: Listing<Item>): Answer {
  const limit = parameters.wholeNumber('limit', MOST_PER_PAGE, USUAL_PER_PAGE);
  const page = parameters.wholeNumber('page', 1_000_000, 1);
  const sort = parameters.oneOf('sort', sorts) ?? usualSort;
  parameters.refuseUnread();
  const first = (page - 1) * limit;
  const wanted =
    sort === sorts[0]
      ? items.slice(first, first + limit)
      : items.slice(Math.max(0, items.length - first - limit), Math.max(0, items.length - first)).reverse();
  return {
    status: 200,
    headers: {
      'shopier-pagination-page': String(page),
      'shopier-pagination-limit': String(limit),
      'shopier-pagination-total-pages': String(Math.ceil(items.length / limit)),
      'shopier-pagination-total-items': String(items.length),
    },
    body: wanted.map((item, index) => view(item, first + index)),
  };
}
