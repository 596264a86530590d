import type { Visit } from '#simulators/shopify/shop.ts';

/** The visit of somebody who followed that link into the shop; null for no link, or for something that is none. */
export function visitBy(link: string | undefined): Visit | null {
  const address = URL.parse(link ?? '');
  if (!address) return null;
  const told = (name: string) => address.searchParams.get(`utm_${name}`);
  const [source, medium] = [told('source'), told('medium')];
  return {
    source: source ?? 'an unknown source',
    referrerUrl: null,
    landingPage: address.href,
    utm: { source, medium, campaign: told('campaign'), content: told('content') },
  };
}
