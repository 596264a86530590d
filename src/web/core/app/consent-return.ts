import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { changedAddress } from './address.ts';

/**
 * The way back from a consent page: `announce` says once how it ended, and what came back is removed from the address.
 * It returns false for an address with which nobody came back.
 */
export function useConsentReturn(names: readonly string[], announce: (query: URLSearchParams) => boolean) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const takeUp = useEffectEvent(() => {
    if (!announce(new URLSearchParams(search))) return;
    navigate(changedAddress(Object.fromEntries(names.map((name) => [name, null]))), { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is looked at once
  useEffect(() => takeUp(), [path, search]);
}
