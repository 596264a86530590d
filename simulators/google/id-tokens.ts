import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { type Answer, jsonAnswer } from '#simulators/meta/social/answer.ts';
import type { PersonFixture } from './accounts.ts';
import type { GoogleState } from './state.ts';

/** What can be wrong with an ID token; the desk and tests order it for all of them, or for so many. */
export const TOKEN_FAULTS = {
  'wrong-nonce': 'Of another sign-in (nonce)',
  'wrong-audience': 'For another app (audience)',
  'wrong-signature': 'Signed by nobody known',
  expired: 'Expired',
  'unverified-email': 'E-mail not verified',
} as const;
export type TokenFaultKind = keyof typeof TOKEN_FAULTS;

/** The person who signs in: a person of the fixtures, or another who typed an address. */
export type Identity = Pick<PersonFixture, 'id' | 'name' | 'email'> & { verified: boolean };

type Options = {
  state: GoogleState;
  changed: () => void;
  now: () => number;
  clientId: string;
  /** Whether `/avatar` has a picture. */
  hasPicture: (personId: string) => boolean;
};
type Asked = { origin: string; scopes: string[]; nonce: string | null };

const LIFE_SECONDS = 3600;

/** https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload */
export function createIdTokens({ state, changed, now, clientId, hasPicture }: Options) {
  const keyId = randomBytes(20).toString('hex');
  // Made when first needed: most simulators never sign anybody in.
  let made: { publicKey: KeyObject; privateKey: KeyObject } | null = null;
  const keys = () => {
    made ??= generateKeyPairSync('rsa', { modulusLength: 2048 });
    return made;
  };

  function jwks(): Answer {
    const jwk = keys().publicKey.export({ format: 'jwk' });
    return jsonAnswer({ keys: [{ ...jwk, kid: keyId, use: 'sig', alg: 'RS256' }] });
  }

  function issue(identity: Identity, { origin, scopes, nonce }: Asked): string {
    const fault = meetTokenFault();
    const at = Math.floor(now() / 1000) - (fault === 'expired' ? 2 * LIFE_SECONDS : 0);
    const audience = fault === 'wrong-audience' ? 'another-app.apps.googleusercontent.example' : clientId;
    const claimed = fault === 'wrong-nonce' ? 'of-another-sign-in' : nonce;
    const { id, name, email } = identity;
    const [first = '', ...others] = name.split(' ');
    return signed(
      {
        iss: origin,
        azp: audience,
        aud: audience,
        sub: id,
        iat: at,
        exp: at + LIFE_SECONDS,
        ...(claimed === null ? {} : { nonce: claimed }),
        ...(scopes.includes('email')
          ? { email, email_verified: identity.verified && fault !== 'unverified-email' }
          : {}),
        ...(scopes.includes('profile')
          ? { name, given_name: first, ...(others.length > 0 ? { family_name: others.join(' ') } : {}) }
          : {}),
        ...(scopes.includes('profile') && hasPicture(id) ? { picture: `${origin}/avatar/${id}.svg` } : {}),
      },
      fault === 'wrong-signature'
        ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
        : keys().privateKey,
    );
  }

  function signed(claims: object, key: KeyObject): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const content = `${part({ alg: 'RS256', kid: keyId, typ: 'JWT' })}.${part(claims)}`;
    return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
  }

  function meetTokenFault(): TokenFaultKind | null {
    const { tokenFault } = state;
    if (!tokenFault) return null;
    if (tokenFault.left !== null) {
      tokenFault.left -= 1;
      if (tokenFault.left <= 0) state.tokenFault = null;
      changed();
    }
    return tokenFault.kind;
  }

  return { jwks, issue };
}
export type IdTokens = ReturnType<typeof createIdTokens>;

/** Google names a person by up to 255 digits; who has typed the same address before has the same ones. */
export function personOf(email: string): string {
  const digest = createHash('sha256').update(email.trim().toLowerCase()).digest();
  return `1${digest.readBigUInt64BE().toString().padStart(20, '0')}`;
}
