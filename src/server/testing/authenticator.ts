import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyAnswer, PasskeyAnswer } from '#shared/accounts/passkey-answers.ts';
import type { AskedPasskey, WantedPasskey } from '#shared/accounts/passkeys.ts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** What an attacker or a broken device may do otherwise. */
interface Deviations {
  challenge?: string;
  origin?: string;
  rpId?: string;
  type?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string | undefined;
  signedBy?: KeyObject;
}

/** A device that makes and uses one passkey, by WebAuthn 2 and without attestation. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let userHandle = '';
  let counter = 0;

  function make(options: WantedPasskey, deviations: Deviations = {}): NewPasskeyAnswer {
    userHandle = options.user.id;
    const { challenge = options.challenge, rpId = options.rp.id } = deviations;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const credential = [Buffer.alloc(16), length, credentialId, coseKey(publicKey)];
    const authenticatorData = dataOf(rpId, HAS_CREDENTIAL, { ...deviations, counter: 0 }, credential);
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData({ type: 'webauthn.create', origin, ...deviations, challenge }),
        attestationObject: Buffer.concat([
          Buffer.from([0xa3]),
          cborText('fmt'),
          cborText('none'),
          cborText('attStmt'),
          Buffer.from([0xa0]),
          cborText('authData'),
          cborBytes(authenticatorData),
        ]).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  function answer(options: AskedPasskey, deviations: Deviations = {}): PasskeyAnswer {
    const { challenge = options.challenge, rpId = options.rpId, signedBy = privateKey } = deviations;
    counter = deviations.counter ?? counter + 1;
    const authenticatorData = dataOf(rpId, 0, { ...deviations, counter });
    const clientDataJSON = clientData({ type: 'webauthn.get', origin, ...deviations, challenge });
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authenticatorData, hash]), signedBy).toString('base64url'),
        userHandle: 'userHandle' in deviations ? deviations.userHandle : userHandle,
      },
    };
  }

  return { make, answer };
}

function clientData({ type, challenge, origin }: { type: string; challenge: string; origin: string }) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}

function dataOf(
  rpId: string,
  flags: number,
  { isVerified = true, counter = 0 }: Deviations,
  credential: Buffer[] = [],
): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0));
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), head, ...credential]);
}

/** Of ES256, as COSE has it (RFC 9053): kty 2, alg -7, crv 1, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' }) as { x: string; y: string };
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
}
