import type { GoogleSimulator } from './simulator.ts';

/** What the program says of Google when it is ready. */
export function announceGoogle({ issuer, adsOrigin, clientId, clientSecret, deskUrl }: GoogleSimulator) {
  return { issuer, adsOrigin, clientId, clientSecret, deskUrl };
}
