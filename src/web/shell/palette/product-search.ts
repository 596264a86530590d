import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Product, salesEndpoints } from '#shared/analytics/sales-reports.ts';
import { call } from '#web/core/api/call.ts';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';

const SHOWN = 5;
const SHORTEST = 2;
const PAUSE_MS = 200;
const STALE_AFTER_MS = 60_000;

/** Products on sale by what is typed; the server searches them, as there may be thousands. */
function productSearchQuery(storeId: string, search: string) {
  return queryOptions({
    queryKey: ['/api/analytics', storeId, 'products', 'palette', search],
    queryFn: ({ signal }) =>
      call(salesEndpoints.products, { params: { storeId }, query: { search, limit: SHOWN }, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_AFTER_MS,
  });
}

/** Of the store that is looked at; asked for once the typing rests, and until then what was found before. */
export function useProductSearch(typed: string): { products: readonly Product[]; isSettled: boolean } {
  const { store } = useSelectedStore();
  const sought = typed.trim();
  const search = useRested(sought);
  const isAsked = store !== undefined && search.length >= SHORTEST;
  const { data, isFetching } = useQuery({ ...productSearchQuery(store?.id ?? '', search), enabled: isAsked });
  const isTooShort = sought.length < SHORTEST;
  return {
    products: isTooShort || !isAsked || !data ? [] : data.products,
    isSettled: isTooShort || !store || (sought === search && !isFetching),
  };
}

function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
