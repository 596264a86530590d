import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts platform tokens: AES-256-GCM, as `keyId.iv.tag.text` in base64url. The owner's id is authenticated along,
 * so a token copied to another row opens nothing.
 */
export function createSecrets(appSecret: string) {
  const encryptionKey = Buffer.from(hkdfSync('sha256', appSecret, 'vitrin', 'platform tokens', 32));
  const keyId = Buffer.from(hkdfSync('sha256', appSecret, 'vitrin', 'key id', 6)).toString('base64url');

  function seal(secret: string, owner: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return [keyId, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
  }

  /** @throws when it was sealed under another APP_SECRET, for another owner, or was changed. */
  function open(sealed: string, owner: string): string {
    const [id, iv, tag, text] = sealed.split('.');
    if (id !== keyId || !iv || !tag || text === undefined) {
      throw new Error('This token was encrypted under another APP_SECRET');
    }
    const decipher = createDecipheriv('aes-256-gcm', encryptionKey, Buffer.from(iv, 'base64url'))
      .setAAD(Buffer.from(owner))
      .setAuthTag(Buffer.from(tag, 'base64url'));
    return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString(
      'utf8',
    );
  }

  return { seal, open };
}
export type Secrets = ReturnType<typeof createSecrets>;
