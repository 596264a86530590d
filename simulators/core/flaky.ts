import { seededChance } from '#simulators/core/chance.ts';

const SLOW_MS = 700;

interface Troubles<Disturbance> {
  internal: Disturbance;
  gateway: Disturbance;
  unavailable: Disturbance;
}
type Cut = { kind: 'reset' } | { kind: 'slow'; delayMs: number };

/**
 * What goes wrong with each request of a flaky shop, the same in every run. Two troubles in a row at most for the same
 * question, whatever is asked meanwhile: a client that tries three times gets through.
 */
export function createFlaky<Disturbance>(
  seed: number,
  { internal, gateway, unavailable }: Troubles<Disturbance>,
) {
  const shops = new Map<string, { chance: () => number; troubles: Map<string, number> }>();
  return (name: string, question: string): Disturbance | Cut | null => {
    const shop = shops.get(name) ?? { chance: seededChance(seed), troubles: new Map<string, number>() };
    shops.set(name, shop);
    const inRow = shop.troubles.get(question) ?? 0;
    const roll = inRow >= 2 ? 1 : shop.chance();
    if (roll < 0.4) shop.troubles.set(question, inRow + 1);
    else shop.troubles.delete(question);
    if (roll < 0.1) return internal;
    if (roll < 0.2) return gateway;
    if (roll < 0.3) return { kind: 'reset' };
    if (roll < 0.4) return unavailable;
    return roll < 0.55 ? { kind: 'slow', delayMs: SLOW_MS } : null;
  };
}
