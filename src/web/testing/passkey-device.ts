import { vi } from 'vitest';

const bytes = new TextEncoder().encode('x').buffer;

/** What a browser gives for a passkey that was used; every part is `eA` in base64url. */
const used = {
  id: 'eA',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
};

/** A browser that knows passkeys. Its device uses one until it is made to fail. */
export function withPasskeyDevice() {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  const get = vi.fn(async () => used);
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue({ get } as unknown as CredentialsContainer);
  return {
    failOnce: (name: string) => get.mockRejectedValueOnce(new DOMException('', name)),
  };
}

export const askedPasskey = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required' as const,
};
