import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';

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
  /** Signed in so recently that a first password may be set. */
  fresh: z.boolean(),
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
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/:sessionId',
    access: 'user',
    summary: 'Sign out in one other browser',
    params: z.object({ sessionId: z.string().check(z.maxLength(100)) }),
    reply: Done,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions',
    access: 'user',
    summary: 'Sign out everywhere else',
    reply: Done,
  }),
};
