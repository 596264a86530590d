import type { Store, SyncProgress } from '#shared/stores/stores.ts';

export function isImporting({ phase }: SyncProgress): boolean {
  return phase === 'waiting' || phase === 'recent' || phase === 'history';
}

/** Reading is delayed or has stopped; the owner must know, and perhaps do something. */
export function hasTrouble({ isActive, sync }: Store): boolean {
  return sync.problem !== null || sync.phase === 'failed' || !isActive;
}

/** 0 to 1, or undefined while the platform has not said how much there is. */
export function shareRead({ orders, ordersTotal }: SyncProgress): number | undefined {
  return ordersTotal ? Math.min(1, orders / ordersTotal) : undefined;
}

/** What is read aloud changes with these steps only, so that a long import does not chatter. */
export function quarterRead(sync: SyncProgress): number {
  return Math.floor((shareRead(sync) ?? 0) * 4) * 25;
}
