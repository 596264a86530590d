import type { Step } from '#server/publishing/delivery/workbench.ts';
import type { Place } from './place.ts';

/** What a worker process receives at its start. */
export interface WorkerOrders {
  place: Place;
  leaseMs?: number;
  publishLimitMs?: number;
  reportEveryMs?: number;
  /** It kills itself the nth time it comes there. */
  dieAt?: { step: Step; nth: number };
  /** It speaks to no network, but takes everything for published at once. */
  instant?: boolean;
  /** Since when its clock runs so many times as fast as the real one. */
  clock?: { from: number; times: number };
}

export function fasterClock({ clock }: Pick<WorkerOrders, 'clock'>): () => Date {
  if (!clock) return () => new Date();
  return () => new Date(clock.from + (Date.now() - clock.from) * clock.times);
}
