export type PageRequest = {
  method: string;
  /** Empty for an address that belongs to no shop. */
  shop: string;
  /** Under the shop, where there is one. */
  path: string;
  query: URLSearchParams;
  /** Empty for a request without a form. */
  form: URLSearchParams;
  /** The header, as it was sent. */
  cookies: string;
  shopUrl: string;
  /** All of it, as it was asked. */
  address: string;
};

export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // No handle and no code is written so.
    return '';
  }
}
