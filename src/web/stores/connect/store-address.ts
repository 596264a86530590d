/** As an owner would type it: `tea-house.myshopify.com`. */
export function storeAddress(storeUrl: string): string {
  return storeUrl.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
