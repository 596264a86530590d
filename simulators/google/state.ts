import type { FaultKind } from './faults.ts';
import type { TokenFaultKind } from './id-tokens.ts';

export type Grant = {
  personId: string;
  scopes: string[];
  refreshToken: string | null;
  /** Null where it lives until it is revoked. */
  refreshEndsAt: number | null;
  /** When they end, by token. */
  accessTokens: Record<string, number>;
};

export type GoogleState = {
  grants: Grant[];
  /** For so many questions, null for all that come, when so many more were answered. */
  fault: { kind: FaultKind; left: number | null; after: number } | null;
  /** As above, of ID tokens. */
  tokenFault: { kind: TokenFaultKind; left: number | null } | null;
};

export function emptyState(): GoogleState {
  return { grants: [], fault: null, tokenFault: null };
}
