import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { FirstStep, PASSWORD_MAX } from './auth.ts';

/** Why a user comes back from Google without being signed in; `/auth?error=…`. */
export const GOOGLE_SIGN_IN_ERRORS = [
  'google_not_configured',
  'google_denied',
  'google_expired',
  'google_invalid',
  'google_email_unverified',
  'google_other_account',
  'google_unavailable',
  'google_failed',
] as const;
export type GoogleSignInError = (typeof GOOGLE_SIGN_IN_ERRORS)[number];

/** How long a Google account waits to be connected with the account of the same e-mail. */
export const CONNECT_GOOGLE_MINUTES = 10;

export const ConnectGoogle = z.object({
  password: z
    .string()
    .check(
      z.minLength(1, text('Password is required')),
      z.maxLength(PASSWORD_MAX, text('Invalid email or password')),
    ),
});
export type ConnectGoogle = z.infer<typeof ConnectGoogle>;

export const googleSignInEndpoints = {
  pending: endpoint({
    method: 'GET',
    path: '/api/auth/google/pending',
    access: 'public',
    summary: 'The account that this browser’s Google account would be connected with',
    reply: z.object({ email: z.nullable(z.string()) }),
  }),
  connect: endpoint({
    method: 'POST',
    path: '/api/auth/google/connect',
    access: 'public',
    summary: 'Connect the Google account that waits, and sign in',
    perMinute: 10,
    body: ConnectGoogle,
    activity: ['google-connected'],
    reply: FirstStep,
  }),
};
