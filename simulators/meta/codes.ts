import { randomBytes } from 'node:crypto';

export type Consent = { scopes: string[]; declined: string[]; accountIds: string[]; redirectUri: string };

/** Codes that consent leads back with: good once, and for a while. */
export function createCodes(now: () => number, lifeMs: number) {
  const codes = new Map<string, Consent & { expiresAt: number }>();
  return {
    issue(consent: Consent): string {
      const code = `AQ${randomBytes(40).toString('base64url')}`;
      codes.set(code, { ...consent, expiresAt: now() + lifeMs });
      return code;
    },
    /** Null when it is unknown, used, too old or of another address. */
    redeem(code: string, redirectUri: string): Consent | null {
      const issued = codes.get(code);
      codes.delete(code);
      return issued && issued.expiresAt > now() && issued.redirectUri === redirectUri ? issued : null;
    },
  };
}
