import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MINUTE_MS } from '#shared/core/time.ts';
import { visitQuery } from './queries.ts';

const TOLD_EVERY_MS = 10 * MINUTE_MS;
const SIGNS = ['pointerdown', 'keydown', 'visibilitychange'] as const;

/** Tells the server that somebody is here: when the app opens, and now and then while it is used. */
export function usePresence() {
  const client = useQueryClient();
  useQuery(visitQuery());
  useEffect(() => {
    let toldAt = Date.now();

    function tell() {
      if (document.visibilityState === 'hidden' || Date.now() - toldAt < TOLD_EVERY_MS) return;
      toldAt = Date.now();
      void client.invalidateQueries({ queryKey: visitQuery().queryKey });
    }
    for (const sign of SIGNS) document.addEventListener(sign, tell);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, tell);
    };
  }, [client]);
}
