import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { text } from '#shared/core/sentence.ts';

/**
 * Encrypts platform tokens: AES-256-GCM, as `keyId.iv.tag.text` in base64url. The owner's id is authenticated along,
 * so a token copied to another row opens nothing. What was sealed under an earlier APP_SECRET still opens; nothing is
 * sealed under one any more.
 */
export function createSecrets(appSecret: string, earlierSecrets: string[] = []) {
  const current = keyFrom(appSecret);
  const earlier = earlierSecrets.map(keyFrom).filter(({ id }) => id !== current.id);
  const keys = new Map([current, ...earlier].map((key) => [key.id, key]));

  function seal(secret: string, owner: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', current.encryption, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return [current.id, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
      '.',
    );
  }

  /** @throws PlatformFailure `reconnect-needed` when no known secret opens it, it is another owner's, or was changed. */
  function open(sealed: string, owner: string): string {
    try {
      return openSealed(sealed, owner);
    } catch (error) {
      throw accessClosed(error);
    }
  }

  function openSealed(sealed: string, owner: string): string {
    const [id, iv, tag, text] = sealed.split('.');
    const key = keys.get(id ?? '');
    if (!key || !iv || !tag || text === undefined) {
      throw new Error('Sealed under an APP_SECRET that is not known here');
    }
    const decipher = createDecipheriv('aes-256-gcm', key.encryption, Buffer.from(iv, 'base64url'), {
      // A shorter tag would be easier to guess, and Node takes one unless this option forbids it.
      authTagLength: 16,
    })
      .setAAD(Buffer.from(owner))
      .setAuthTag(Buffer.from(tag, 'base64url'));
    return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString(
      'utf8',
    );
  }

  /** What texts that are to be sealed again begin with. */
  const earlierKeyIds = earlier.map(({ id }) => id);

  return { seal, open, earlierKeyIds, keyIds: [...keys.keys()] };
}
export type Secrets = ReturnType<typeof createSecrets>;

export const ACCESS_CLOSED = 'access_closed';
export const ACCESS_CLOSED_MESSAGE = text(
  'Vitrin can no longer open the access it saved for this connection. Please connect again.',
);

/** For its owner it is as if the platform refused us: nothing more is read or sent until they connect again. */
function accessClosed(cause: unknown): PlatformFailure {
  return new PlatformFailure('vitrin', 'reconnect-needed', {
    code: ACCESS_CLOSED,
    message: ACCESS_CLOSED_MESSAGE,
    cause,
  });
}

function keyFrom(appSecret: string) {
  const derived = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', appSecret, 'vitrin', purpose, bytes));
  return { id: derived('key id', 6).toString('base64url'), encryption: derived('platform tokens', 32) };
}
