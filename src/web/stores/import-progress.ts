import type { Store, SyncProgress } from '#shared/stores.ts';

const DAY_MS = 86_400_000;

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

/**
 * Without `read_all_orders` Shopify shares 60 days and gives no hint of it (reference: shopify, scopes); a history that
 * begins just there when the store was connected tells. A store with rarer orders is not recognised, and nothing is
 * claimed about it.
 */
export function isLimitedTo60Days({ createdAt, platform, sync }: Store): boolean {
  if (platform !== 'shopify' || !sync.historyComplete || !sync.historyFrom) return false;
  const days = (Date.parse(createdAt) - Date.parse(sync.historyFrom)) / DAY_MS;
  return days >= 58 && days <= 61;
}
