import * as z from 'zod/mini';

const ANSWER_MAX = 10_000;
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]*$/), z.maxLength(most));

const CredentialId = bytes(1400).check(z.minLength(1));

/** What an authenticator answers when it signs a challenge (WebAuthn 2, 5.2.2); bytes are base64url. */
export const PasskeyAnswer = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(ANSWER_MAX),
    authenticatorData: bytes(ANSWER_MAX),
    signature: bytes(ANSWER_MAX),
    /** Whose passkey it is. */
    userHandle: z.optional(bytes(100)),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** What an authenticator answers when it has made a passkey (WebAuthn 2, 5.2.1). */
export const NewPasskeyAnswer = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(ANSWER_MAX),
    attestationObject: bytes(5 * ANSWER_MAX),
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
});
export type NewPasskeyAnswer = z.infer<typeof NewPasskeyAnswer>;
