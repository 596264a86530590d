import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import type { Passing } from './tcp-proxy.ts';

const LASTING_MS: Record<'slow' | 'silent' | 'lost', number> = {
  slow: 12_000,
  silent: 20_000,
  lost: 8_000,
};

function allServices(passing: keyof typeof LASTING_MS, words: string): Fault {
  return {
    name: `outside-${passing}`,
    mayFail: false,
    async inject({ world }) {
      const setAll = (next: Passing) => {
        for (const proxy of Object.values(world.proxies)) proxy.set(next);
      };
      setAll(passing);
      await wait(LASTING_MS[passing]);
      setAll('open');
      return `${words} for ${LASTING_MS[passing] / 1000} s`;
    },
  };
}

export const networkFaults: Fault[] = [
  allServices('slow', 'every piece of every answer 1.5 s late'),
  allServices('silent', 'accepted and never answered'),
  allServices('lost', 'what was asked arrived, its answer broke off'),
  {
    name: 'name-unknown',
    mayFail: false,
    async inject({ fleet, world }) {
      fleet.resolveShopify(false);
      world.proxies.shopify.cut();
      await wait(10_000);
      fleet.resolveShopify(true);
      return "Shopify's name did not resolve for 10 s";
    },
  },
];
