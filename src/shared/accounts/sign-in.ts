import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';

/*
 * What every page begins with: who is there, and the card that signs in. Apart from the rest of auth.ts, so that the
 * sign-in page stays light.
 */
export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** How the account signs in: `email`, or an external provider's name. */
  provider: z.string(),
  emailVerified: z.boolean(),
  profileImageUrl: z.nullable(z.string()),
  createdAt: z.string(),
});
export type User = z.infer<typeof User>;

/** RFC 5321 allows no longer address; passwords are bounded so that hashing one can't be made expensive. */
const EMAIL_MAX = 254;
export const PASSWORD_MAX = 200;

export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(EMAIL_MAX, text('Please enter a valid email address')),
    z.email(text('Please enter a valid email address')),
  );

export const Login = z.object({
  email: Email,
  password: z
    .string()
    .check(
      z.minLength(1, text('Password is required')),
      z.maxLength(PASSWORD_MAX, text('Invalid email or password')),
    ),
});
export type Login = z.infer<typeof Login>;

export const SignedIn = z.object({ success: z.boolean(), user: User });

/** Without a user, the account asks for a second factor before anybody is signed in to it. */
export const FirstStep = z.object({ success: z.boolean(), user: z.nullable(User) });

export const signInEndpoints = {
  user: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    access: 'user',
    summary: 'The signed-in user',
    reply: z.object({ user: User }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in with e-mail and password',
    perMinute: 10,
    body: Login,
    activity: { none: 'sign-in' },
    reply: FirstStep,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    summary: 'End the session on the server',
    activity: { none: 'sign-in' },
    reply: z.object({ success: z.boolean() }),
  }),
};
