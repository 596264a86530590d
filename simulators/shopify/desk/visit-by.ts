import type { Visit } from '#simulators/shopify/shop/shop.ts';

/** The visit of a buyer who followed that link into the shop; null for no link, or for something that is none. */
export function visitBy(link: string | undefined): Visit | null {
  const address = URL.parse(link ?? '');
  if (!address) return null;
  const utm = (name: string) => address.searchParams.get(`utm_${name}`);
  const [source, medium] = [utm('source'), utm('medium')];
  return {
    source: source ?? 'an unknown source',
    referrerUrl: null,
    landingPage: address.href,
    utm: { source, medium, campaign: utm('campaign'), content: utm('content') },
  };
}
