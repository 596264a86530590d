import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { safeParse } from 'zod/mini';
import { Platform } from '#shared/stores/stores.ts';

const NOTICE_MS = 5000;

/** A store that was connected just before, as the address says. */
export interface Arrival {
  platform: Platform;
  storeName: string;
}

export function readArrival(search: string): Arrival | null {
  const query = new URLSearchParams(search);
  const platform = safeParse(Platform, query.get('connected'));
  const storeName = query.get('store');
  return platform.success && storeName ? { platform: platform.data, storeName } : null;
}

/** The notice stands in the address for 5 seconds; then the address is cleaned and the notice goes with it. */
export function useArrival(): Arrival | null {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const arrival = readArrival(search);
  const arrived = arrival !== null;
  useEffect(() => {
    if (!arrived) return;
    const timer = setTimeout(() => navigate(path, { replace: true }), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [arrived, path, navigate]);
  return arrival;
}
