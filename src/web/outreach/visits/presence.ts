import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MINUTE_MS } from '#shared/core/time.ts';
import { visitQuery } from './queries.ts';

const REPORTED_EVERY_MS = 10 * MINUTE_MS;
const SIGNS = ['pointerdown', 'keydown', 'visibilitychange'] as const;

/** Reports a visit to the server: when the app opens, and now and then while it is used. */
export function usePresence() {
  const client = useQueryClient();
  useQuery(visitQuery());
  useEffect(() => {
    let reportedAt = Date.now();

    function report() {
      if (document.visibilityState === 'hidden' || Date.now() - reportedAt < REPORTED_EVERY_MS) return;
      reportedAt = Date.now();
      void client.invalidateQueries({ queryKey: visitQuery().queryKey });
    }
    for (const sign of SIGNS) document.addEventListener(sign, report);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, report);
    };
  }, [client]);
}
