const SHOPIER = 'https://www.shopier.com';

/** An address as text that may stand in a link or an image; null for everything but https. */
export function httpsAddress(text: string | null | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const address = new URL(text);
  const isPlain = address.protocol === 'https:' && !address.username && !address.password;
  return isPlain ? address.href : null;
}

/**
 * Where a shop is seen. Its settings hold an address, a host or only the last part of an address; of a host that is not
 * Shopier's only the name is taken over, and of anything else nothing.
 */
export function storefrontOf(named: string | null | undefined): string {
  const text = (named ?? '').trim();
  if (/^[\w-]{1,100}$/.test(text)) return `${SHOPIER}/${text}`;
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(text)
    ? text.replace(/^http:/i, 'https:')
    : `https://${text}`;
  const address = httpsAddress(withScheme);
  if (address === null) return SHOPIER;
  const { hostname, pathname, port } = new URL(address);
  if (!/^([a-z0-9-]+\.)+[a-z]{2,}$/.test(hostname) || port) return SHOPIER;
  const isShopiers = hostname === 'shopier.com' || hostname.endsWith('.shopier.com');
  return `https://${hostname}${isShopiers ? pathname.replace(/\/+$/, '') : ''}`;
}

/** Of a picture, which is only ever fetched through the guarded client and shown where the page's policy lets it. */
export function pictureAddress(text: string | null | undefined): string | null {
  return text && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}
