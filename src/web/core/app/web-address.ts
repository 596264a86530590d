/** An address the browser may be sent to: whatever a platform or the server names, never `javascript:` or the like. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
