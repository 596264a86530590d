import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { leaveWhenLoggedOut } from './logged-out.ts';

/** A query or key that a change touches, e.g. `storesQuery()`. */
export interface Touched {
  queryKey: QueryKey;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { invalidates?: readonly Touched[] };
  }
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenLoggedOut }),
    mutationCache: new MutationCache({
      onError: leaveWhenLoggedOut,
      async onSuccess(_data, _variables, _onMutateResult, mutation) {
        const touched = mutation.meta?.invalidates ?? [];
        await Promise.all(touched.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      // Sent at once and refused at once where there is no network: what waits for one unseen is taken for saved.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
