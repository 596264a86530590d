import * as z from 'zod/mini';
import { text } from '#shared/core/sentence.ts';
import { PasskeyAnswer } from './passkey-answers.ts';
import { PASSWORD_MAX } from './sign-in.ts';

/** Six digits of an app, or a recovery code in whichever form it is typed. */
export const CODE_MAX = 60;

/**
 * Asked again of a signed-in user before something that a session alone must not do: a code where the account has a
 * second factor, else its password; a passkey instead of either. Empty where it has none of them and a fresh sign-in
 * counts.
 */
export const OwnerAgain = z.object({
  currentPassword: z.string().check(z.maxLength(PASSWORD_MAX, text('This is not your current password.'))),
  code: z.optional(z.string().check(z.maxLength(CODE_MAX, text('This code is not right.')))),
  passkey: z.optional(PasskeyAnswer),
});
export type OwnerAgain = z.infer<typeof OwnerAgain>;
