import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';

interface Linked {
  id: string;
  /** Where the product is sold; null where its page is not known. */
  productUrl: string | null;
  storeUrl: string;
}

/**
 * The product's address, or else the store's, marked so that an order can be told to have come by this post. Null where
 * neither is an address.
 */
export function postLink({ id, productUrl, storeUrl }: Linked, network: SocialNetworkName): string | null {
  const address = URL.parse(productUrl ?? storeUrl);
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  const marks = { source: network, medium: 'social', campaign: 'vitrin', content: id };
  for (const [name, value] of Object.entries(marks)) address.searchParams.set(`utm_${name}`, value);
  return address.href;
}
