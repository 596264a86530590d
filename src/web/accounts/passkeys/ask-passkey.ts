import type { NewPasskeyAnswer, PasskeyAnswer } from '#shared/accounts/passkey-answers.ts';
import type { AskedPasskey, WantedPasskey } from '#shared/accounts/passkeys.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';

/** Why the browser or the device gave no answer. */
export class PasskeyNotUsed extends Error {
  readonly sentence: Sentence;

  constructor(cause: unknown) {
    super('no passkey was used', { cause });
    this.sentence = sentenceFor(cause instanceof Error ? cause.name : '');
  }
}

/** Not where the page came without TLS, nor in old browsers. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** @throws PasskeyNotUsed */
export async function askPasskey(optionsJSON: AskedPasskey): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON }).catch(notUsed);
}

/** @throws PasskeyNotUsed */
export async function makePasskey(optionsJSON: WantedPasskey): Promise<NewPasskeyAnswer> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON }).catch(notUsed);
}

function notUsed(cause: unknown): never {
  throw new PasskeyNotUsed(cause);
}

function sentenceFor(name: string): Sentence {
  switch (name) {
    case 'NotAllowedError':
    case 'AbortError':
      return text('No passkey was used: it was cancelled, or it took too long.');
    case 'InvalidStateError':
      return text('This device already has a passkey for your account.');
    case 'SecurityError':
      return text('Passkeys do not work at this address of Vitrin.');
  }
  return text('Your browser could not use a passkey here.');
}
