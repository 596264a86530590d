import { useEffect } from 'react';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';
import type { Arrival } from './arrival.ts';

/** The dashboard shows the store that has just arrived, also when it comes by way of the platform. */
export function useArrivalSelection(arrival: Arrival | null) {
  const { stores, selectStore } = useSelectedStore();
  const arrived =
    arrival &&
    stores?.findLast(
      ({ platform, storeName }) => platform === arrival.platform && storeName === arrival.storeName,
    );
  const id = arrived?.id;
  useEffect(() => {
    if (id) selectStore(id);
  }, [id, selectStore]);
}
