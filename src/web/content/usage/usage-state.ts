import type { UsageEntry } from '#shared/content/usage.ts';

export type UsageState = 'available' | 'reached' | 'unavailable';

/** SPEC section 2; what is not offered at all (a limit of 0) was not used up by anybody. */
export function usageState({
  current,
  limit,
  canUse,
}: Pick<UsageEntry, 'current' | 'limit' | 'canUse'>): UsageState {
  if (limit > 0 && current >= limit) return 'reached';
  return canUse ? 'available' : 'unavailable';
}
