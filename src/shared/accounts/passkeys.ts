import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { OwnerAgain } from './owner-again.ts';
import { NewPasskeyAnswer, PasskeyAnswer } from './passkey-answers.ts';
import { SignedIn } from './sign-in.ts';

export const MOST_PASSKEYS = 20;

const NAME_MAX = 60;

export const PasskeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, text('A name is required')),
    z.maxLength(NAME_MAX, text('Please use at most 60 characters')),
  );

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Kept by a password manager on more than one device. */
  backedUp: z.boolean(),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof Passkey>;

const Credentials = z.array(
  z.object({
    id: z.string(),
    type: z.literal('public-key'),
    transports: z.optional(z.array(z.string())),
  }),
);

/** As browsers take them (WebAuthn 3, `parseRequestOptionsFromJSON`). */
const AskedPasskey = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.optional(Credentials),
});

/** As browsers take them (WebAuthn 3, `parseCreationOptionsFromJSON`). */
const WantedPasskey = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: Credentials,
});
export type WantedPasskey = z.infer<typeof WantedPasskey>;
export type AskedPasskey = z.infer<typeof AskedPasskey>;

const Done = z.object({ success: z.boolean() });
const OfPasskey = z.object({ passkeyId: z.uuid() });

export const passkeyEndpoints = {
  signInOptions: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/options',
    access: 'public',
    summary: 'What a browser needs to ask for a passkey, to sign in',
    perMinute: 20,
    activity: { none: 'sign-in' },
    reply: AskedPasskey,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/passkey',
    access: 'public',
    summary: 'Sign in with a passkey; it counts as both factors',
    perMinute: 20,
    body: PasskeyAnswer,
    activity: { none: 'sign-in' },
    reply: SignedIn,
  }),
  confirmOptions: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/confirm',
    access: 'user',
    summary: 'What a browser needs to ask for a passkey of this account, to confirm something',
    perMinute: 20,
    activity: { none: 'reads' },
    reply: AskedPasskey,
  }),
  addOptions: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/options',
    access: 'user',
    summary: 'What a browser needs to make a passkey for this account; asks for the owner again',
    perMinute: 10,
    body: OwnerAgain,
    activity: { none: 'draft' },
    reply: WantedPasskey,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys',
    access: 'user',
    summary: 'Save a passkey that was made for this account',
    perMinute: 10,
    body: NewPasskeyAnswer,
    activity: ['passkey-added'],
    reply: Passkey,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/auth/passkeys/:passkeyId',
    access: 'user',
    summary: 'Give a passkey another name',
    params: OfPasskey,
    body: z.object({ name: PasskeyName }),
    activity: ['passkey-renamed'],
    reply: Done,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/auth/passkeys/:passkeyId',
    access: 'user',
    summary: 'Remove a passkey; asks for the owner again',
    perMinute: 10,
    params: OfPasskey,
    body: OwnerAgain,
    activity: ['passkey-removed'],
    reply: Done,
  }),
};
