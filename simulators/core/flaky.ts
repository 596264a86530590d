import { seededChance } from '#simulators/core/chance.ts';

const SLOW_MS = 700;

interface Troubles<Disturbance> {
  internal: Disturbance;
  gateway: Disturbance;
  unavailable: Disturbance;
}
type Cut = { kind: 'reset' } | { kind: 'slow'; delayMs: number };

/**
 * What goes wrong with each request of a flaky shop, the same in every run. Two troubles in a row at most: a client that
 * tries three times gets through.
 */
export function createFlaky<Disturbance>(
  seed: number,
  { internal, gateway, unavailable }: Troubles<Disturbance>,
) {
  const shops = new Map<string, { chance: () => number; row: number }>();
  return (name: string): Disturbance | Cut | null => {
    const shop = shops.get(name) ?? { chance: seededChance(seed), row: 0 };
    shops.set(name, shop);
    const roll = shop.row >= 2 ? 1 : shop.chance();
    shop.row = roll < 0.4 ? shop.row + 1 : 0;
    if (roll < 0.1) return internal;
    if (roll < 0.2) return gateway;
    if (roll < 0.3) return { kind: 'reset' };
    if (roll < 0.4) return unavailable;
    return roll < 0.55 ? { kind: 'slow', delayMs: SLOW_MS } : null;
  };
}
