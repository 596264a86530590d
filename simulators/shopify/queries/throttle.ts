import type { Shop, ShopPlanName } from '#simulators/shopify/shop/shop.ts';

/** shopify.dev/docs/api/usage/limits: points restored per second by plan; the bucket holds twenty seconds of them. */
const bucketByPlan: Record<ShopPlanName, { bucket: number; restoreRate: number }> = {
  standard: { bucket: 2000, restoreRate: 100 },
  advanced: { bucket: 4000, restoreRate: 200 },
  plus: { bucket: 20_000, restoreRate: 1000 },
  enterprise: { bucket: 40_000, restoreRate: 2000 },
};

type ThrottleStatus = { maximumAvailable: number; currentlyAvailable: number; restoreRate: number };

type Bucket = { available: number; at: number; size: number };

/** One leaky bucket per app and shop. */
export function createThrottle(now: () => Date) {
  const buckets = new Map<string, Bucket>();

  function bucketOf(shop: Shop, clientId: string) {
    const { bucket: size, restoreRate } = shop.throttle ?? bucketByPlan[shop.plan];
    const key = `${shop.name} ${clientId}`;
    const at = now().getTime();
    const known = buckets.get(key);
    // A bucket of another size is a new one, and full.
    const bucket = known?.size === size ? known : { available: size, at, size };
    const restored = ((at - bucket.at) / 1000) * restoreRate;
    bucket.available = Math.min(size, bucket.available + Math.max(0, restored));
    bucket.at = at;
    buckets.set(key, bucket);
    return { bucket, size, restoreRate };
  }

  return {
    /** Takes the requested points, or nothing when they are not there. */
    take(shop: Shop, clientId: string, requested: number): boolean {
      const { bucket } = bucketOf(shop, clientId);
      if (bucket.available < requested) return false;
      bucket.available -= requested;
      return true;
    },
    giveBack(shop: Shop, clientId: string, unused: number): void {
      const { bucket, size } = bucketOf(shop, clientId);
      bucket.available = Math.min(size, bucket.available + Math.max(0, unused));
    },
    statusOf(shop: Shop, clientId: string): ThrottleStatus {
      const { bucket, size, restoreRate } = bucketOf(shop, clientId);
      return {
        maximumAvailable: size,
        currentlyAvailable: Math.floor(bucket.available),
        restoreRate,
      };
    },
  };
}

export type Throttle = ReturnType<typeof createThrottle>;
