/** Where an ad leads: the product's page, or else the shop; without marks, as Google adds its own to every click. */
export function finalUrl(pageUrl: string | null, storeUrl: string): string {
  const address = URL.parse(pageUrl ?? storeUrl);
  return address && /^https?:$/.test(address.protocol) ? address.href : '';
}
