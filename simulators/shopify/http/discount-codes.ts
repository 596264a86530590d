import { decodedPart } from './page-request.ts';

/* How a visitor brings a discount code along: by a cart permalink, or by a shareable link that leaves a cookie. */

const COOKIE = 'discount_code';

/** Those of a cart permalink, else the one of the link that was followed before: no other page reads its query for codes. */
export function discountCodesOf(address: string, cookies: string): string[] {
  const { pathname = '', searchParams } = URL.parse(address) ?? {};
  const written = /\/cart\/[^/]+\/?$/.test(pathname) ? (searchParams?.get('discount') ?? '') : '';
  // Separated by commas, which no code can hold.
  const codes = written.split(',').map((code) => code.trim());
  const named = [...new Set(codes)].filter((code) => code !== '' && code.length <= 255);
  return named.length > 0 ? named : rememberedCodes(cookies);
}

/**
 * `/discount/{code}?redirect=/products/…`, the schema's DiscountCodeBasic.shareableUrls with a page of the merchant's choice.
 * Null for any other address. A redirect that leads out of the shop leads to its home page instead.
 */
export function readDiscountLink(address: string): { code: string; target: string } | null {
  const link = URL.parse(address);
  const [, shopPath = '', part] = /^(.*)\/discount\/([^/]+)\/?$/.exec(link?.pathname ?? '') ?? [];
  if (!link || part === undefined) return null;
  const shopUrl = `${link.origin}${shopPath}`;
  const target = URL.parse(`${shopUrl}${link.searchParams.get('redirect') ?? '/'}`)?.href;
  const isInShop = target?.startsWith(`${shopUrl}/`) === true;
  return { code: decodedPart(part), target: isInShop ? target : `${shopUrl}/` };
}

/** All shops here share one host, so the cookie is for the path of one. */
export function rememberCode(code: string, shopUrl: string): string {
  return `${COOKIE}=${encodeURIComponent(code)}; path=${new URL(shopUrl).pathname}`;
}

function rememberedCodes(cookies: string): string[] {
  const [, written = ''] = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(cookies) ?? [];
  const code = decodedPart(written);
  return code ? [code] : [];
}
