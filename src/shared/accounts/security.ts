import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { Passkey } from './passkeys.ts';

export const SIGN_IN_DAYS = 90;
/** Newest first. */
export const MOST_SIGN_INS = 50;

const SIGN_IN_WAYS = ['sign-up', 'password', 'reset-link', 'google', 'passkey'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];
/** `unfinished`: the first step was right, and no code came. */
const SIGN_IN_RESULTS = ['signed-in', 'refused', 'unfinished', 'wrong-code'] as const;
export type SignInResult = (typeof SIGN_IN_RESULTS)[number];

/** One try to sign in to the account. */
export const SignIn = z.object({
  id: z.uuid(),
  at: z.string(),
  way: z.enum(SIGN_IN_WAYS),
  result: z.enum(SIGN_IN_RESULTS),
  confirmedBy: z.nullable(z.enum(['code', 'recovery-code'])),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  address: z.string(),
});
export type SignIn = z.infer<typeof SignIn>;

/** One browser in which the user is signed in. */
export const SignInSession = z.object({
  id: z.string(),
  /** E.g. `Firefox` and `Windows`; null where the browser did not say so. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  usedAt: z.nullable(z.string()),
  /** The one that asks. */
  current: z.boolean(),
});
export type SignInSession = z.infer<typeof SignInSession>;

export const Security = z.object({
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  /** Signed in so recently that this alone confirms, where the account has nothing better. */
  fresh: z.boolean(),
  passkeys: z.array(Passkey),
  /** Null where it is off. */
  secondFactor: z.nullable(z.object({ since: z.string(), recoveryCodesLeft: z.number() })),
  /** The one that asks first, then by their last use. */
  sessions: z.array(SignInSession),
});
export type Security = z.infer<typeof Security>;

const Done = z.object({ success: z.boolean() });

export const securityEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/auth/security',
    access: 'user',
    summary: 'How this account signs in, and where it is signed in',
    reply: Security,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/auth/sign-ins',
    access: 'user',
    summary: 'Who tried to sign in to this account in the last 90 days, newest first',
    reply: z.array(SignIn),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/:sessionId',
    access: 'user',
    summary: 'Sign out in one other browser',
    params: z.object({ sessionId: z.string().check(z.maxLength(100)) }),
    activity: { none: 'sign-in' },
    reply: Done,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions',
    access: 'user',
    summary: 'Sign out everywhere else',
    activity: { none: 'sign-in' },
    reply: Done,
  }),
};
