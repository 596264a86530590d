import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { memberEndpoints } from '#shared/accounts/members.ts';
import { ApiError } from './api-error.ts';
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

/** What the server answers where a role, or the second factor that its owner requires, does not let a member in. */
const NOT_LET_IN = ['role_too_small', 'second_factor_required'];

export function createQueryClient(): QueryClient {
  function onError(error: Error) {
    leaveWhenLoggedOut(error);
    const code = error instanceof ApiError && error.problem?.error;
    // What the page knows of the role is old.
    if (code && NOT_LET_IN.includes(code))
      void client.invalidateQueries(
        { queryKey: [memberEndpoints.ownAccounts.path] },
        { cancelRefetch: false },
      );
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError,
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
