import { useReportAddress } from '#web/analytics/reports/address.ts';
import type { Direction } from '#web/core/ui/data-table.tsx';

const WAYS: readonly Direction[] = ['asc', 'desc'];

/** How a list is sorted and searched and which page is open, as the address says it. */
export function useListAddress<Sort extends string>(
  sorts: readonly Sort[],
  usual: Sort,
  usualWay: Direction = 'desc',
) {
  const { get, oneOf, go } = useReportAddress();
  const sort = oneOf('sort', sorts) ?? usual;
  const direction = WAYS.find((way) => way === get('direction')) ?? usualWay;
  const page = Math.max(1, Math.trunc(Number(get('page')) || 1));
  const search = get('search') ?? '';
  return {
    query: { search, sort, direction, page },
    sorting: {
      sort,
      direction,
      onSort: (next: Sort, way: Direction) =>
        go({
          sort: next === usual ? undefined : next,
          direction: way === usualWay ? undefined : way,
          page: undefined,
        }),
    },
    onSearch: (text: string) => go({ search: text, page: undefined }, { replace: true }),
    onPage: (next: number) => go({ page: next > 1 ? `${next}` : undefined }),
  };
}
