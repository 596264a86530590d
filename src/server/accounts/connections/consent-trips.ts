import { createHash, randomBytes } from 'node:crypto';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';

/** Who leaves for a consent page: the same browser, signed in as the same person or as nobody, must come back. */
export interface Traveller {
  userId: string | null;
  /** What only this browser knows: its session, or a note it was given. */
  mark: string | null;
}

/** What only we know until the browser is back. */
export interface TripSecrets {
  state: string;
  /** Of the code exchange (PKCE, RFC 7636); `challenge` is what the consent page is shown of it. */
  verifier: string;
  challenge: string;
  nonce: string;
}

interface TripNote<Purpose> extends Pick<TripSecrets, 'verifier' | 'nonce'> {
  kind: string;
  userId: string | null;
  mark: string | null;
  purpose: Purpose;
}

export type Arrival<Purpose> =
  /** Never begun here, begun for something else, too long ago, or arrived already. */
  | { error: 'oauth_expired'; purpose: Purpose | null }
  /** Begun by another browser, or by another person in this one. */
  | { error: 'oauth_invalid'; purpose: Purpose }
  | ({ error: null; purpose: Purpose } & Pick<TripSecrets, 'verifier' | 'nonce'>);

const AWAY_MINUTES = 15;

/**
 * The way to a consent page of a platform and back, for one kind of connection. A return is accepted once, within 15
 * minutes, and only from the browser and the person that left (RFC 6819, 4.4.1.8).
 */
export function createConsentTrips<Purpose extends object>({
  sessions,
  kind,
}: {
  sessions: Sessions;
  kind: string;
}) {
  /** @returns what `addressOf` does: where the browser goes to. */
  async function leave(
    purpose: Purpose,
    { userId, mark }: Traveller,
    addressOf: (secrets: TripSecrets) => string | Promise<string>,
  ): Promise<string> {
    const secret = () => randomBytes(32).toString('base64url');
    const [verifier, nonce] = [secret(), secret()];
    const note: TripNote<Purpose> = { kind, userId, mark, purpose, verifier, nonce };
    const state = await sessions.saveNote(note, AWAY_MINUTES);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    return addressOf({ state, verifier, challenge, nonce });
  }

  /** `isFor` says whether a trip of that purpose ends at the address at which the browser arrived. */
  async function arrive(
    state: string | null,
    traveller: Traveller,
    isFor: (purpose: Purpose) => boolean = () => true,
  ): Promise<Arrival<Purpose>> {
    const note = (await sessions.take(state ?? '')) as TripNote<Purpose> | null;
    if (note?.kind !== kind) return { error: 'oauth_expired', purpose: null };
    const { purpose, verifier, nonce } = note;
    if (!isFor(purpose)) return { error: 'oauth_expired', purpose };
    const isSame = note.mark === traveller.mark && note.userId === traveller.userId;
    return isSame ? { error: null, purpose, verifier, nonce } : { error: 'oauth_invalid', purpose };
  }

  return { leave, arrive };
}
