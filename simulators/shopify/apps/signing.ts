import { createHmac } from 'node:crypto';

/** Adds `hmac`: hex over the sorted query, with spaces as %20. */
export function signQuery(parameters: Record<string, string>, secret: string): URLSearchParams {
  const sorted = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = new URLSearchParams(sorted).toString().replaceAll('+', '%20');
  const hmac = createHmac('sha256', secret).update(text).digest('hex');
  return new URLSearchParams([...sorted, ['hmac', hmac]]);
}

export function signBody(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64');
}

/** The parameters that every signed address of a shop carries. */
export function shopParameters(shop: string, now: Date): Record<string, string> {
  return {
    host: Buffer.from(`admin.shopify.com/store/${shop}`).toString('base64'),
    shop: `${shop}.myshopify.com`,
    timestamp: String(Math.floor(now.getTime() / 1000)),
  };
}
