import { usePlace } from '#web/analytics/reports/place.ts';
import type { Direction } from '#web/core/ui/data-table.tsx';

/** How a list is sorted and searched and which page is open, as the address says it. */
export function useListPlace<Sort extends string>(sorts: readonly Sort[], usual: Sort) {
  const { params, go } = usePlace();
  const sort = sorts.find((candidate) => candidate === params.get('sort')) ?? usual;
  const direction: Direction = params.get('direction') === 'asc' ? 'asc' : 'desc';
  const page = Math.max(1, Math.trunc(Number(params.get('page')) || 1));
  const search = params.get('search') ?? '';
  return {
    query: { search, sort, direction, page },
    sorting: {
      sort,
      direction,
      onSort: (next: Sort, way: Direction) =>
        go({
          sort: next === usual ? undefined : next,
          direction: way === 'desc' ? undefined : way,
          page: undefined,
        }),
    },
    onSearch: (text: string) => go({ search: text, page: undefined }, { replace: true }),
    onPage: (next: number) => go({ page: next > 1 ? `${next}` : undefined }),
  };
}
