import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { ConfirmedPassword, Email, FirstStep, NewPassword, passwordsAgree } from './auth.ts';
import { OwnerAgain } from './owner-again.ts';

/** How long a link to a new password is good for. */
export const RESET_MINUTES = 60;
/** How often an account may be written to, an hour. */
export const LINKS_PER_HOUR = 3;
/** How soon after signing in an account that has nothing to confirm with is taken for its owner's. */
export const FRESH_MINUTES = 10;

/** Of a link in a mail. */
export const LinkToken = z.string().check(z.minLength(1, text('The link is incomplete.')), z.maxLength(100));

export const ForgottenPassword = z.object({ email: Email });
export type ForgottenPassword = z.infer<typeof ForgottenPassword>;

export const ChosenPassword = z
  .object({ password: NewPassword, confirmPassword: ConfirmedPassword })
  .check(passwordsAgree());
export type ChosenPassword = z.infer<typeof ChosenPassword>;

export const PasswordReset = z
  .object({ token: LinkToken, password: NewPassword, confirmPassword: ConfirmedPassword })
  .check(passwordsAgree());
export type PasswordReset = z.infer<typeof PasswordReset>;

export const PasswordChange = z
  .object({
    ...OwnerAgain.shape,
    password: NewPassword,
    confirmPassword: ConfirmedPassword,
  })
  .check(passwordsAgree());
export type PasswordChange = z.infer<typeof PasswordChange>;

export const passwordEndpoints = {
  forgot: endpoint({
    method: 'POST',
    path: '/api/auth/password/forgot',
    access: 'public',
    summary: 'Ask for a link to a new password; the answer is the same for an unknown address',
    perMinute: 5,
    body: ForgottenPassword,
    activity: { none: 'sign-in' },
    reply: z.object({ success: z.boolean() }),
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/auth/password/link',
    access: 'public',
    summary: 'Whose password a link of a mail would set',
    perMinute: 20,
    body: z.object({ token: LinkToken }),
    activity: { none: 'sign-in' },
    reply: z.object({ email: z.string() }),
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/auth/password/reset',
    access: 'public',
    summary: 'Set a new password by a link, end all sessions and sign in',
    perMinute: 10,
    body: PasswordReset,
    activity: ['password-changed'],
    reply: FirstStep,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/auth/password/change',
    access: 'user',
    summary: 'Change the password (or set the first one) and end the other sessions',
    perMinute: 10,
    body: PasswordChange,
    activity: ['password-changed'],
    reply: z.object({ success: z.boolean() }),
  }),
};
