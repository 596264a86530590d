import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { Email, PASSWORD_MAX, SignedIn, signInEndpoints, User } from './sign-in.ts';

export * from './sign-in.ts';

export const PASSWORD_MIN = 8;
const NAME_MAX = 100;

export const NewPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN, text('Password must be at least 8 characters')),
    z.maxLength(PASSWORD_MAX, text('Password must be at most 200 characters')),
    z.regex(/\p{Lu}/u, text('Password must contain at least one uppercase letter')),
    z.regex(/\p{Ll}/u, text('Password must contain at least one lowercase letter')),
    z.regex(/\d/, text('Password must contain at least one number')),
  );

function personName(required: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(NAME_MAX, text('Please use at most 100 characters')),
    );
}

export const ConfirmedPassword = z.string().check(z.minLength(1, text('Please confirm your password')));

/** Also while other fields are still wrong, so that every message is there at once. */
export function passwordsAgree<Form extends { password: string; confirmPassword: string }>() {
  return z.refine<Form>((form) => form.password === form.confirmPassword, {
    error: text("Passwords don't match"),
    path: ['confirmPassword'],
    when: ({ value }) => {
      const form = value as Partial<Record<'password' | 'confirmPassword', unknown>> | null;
      return (
        typeof form?.password === 'string' &&
        typeof form.confirmPassword === 'string' &&
        form.confirmPassword !== ''
      );
    },
  });
}

export const Registration = z
  .object({
    email: Email,
    password: NewPassword,
    firstName: personName(text('First name is required')),
    lastName: personName(text('Last name is required')),
    confirmPassword: ConfirmedPassword,
    acceptPrivacyPolicy: z
      .boolean()
      .check(z.refine((accepted) => accepted, text('You must accept the privacy policy to continue'))),
  })
  .check(passwordsAgree());
export type Registration = z.infer<typeof Registration>;

/** For those who sign in with e-mail and password; another sign-in brings the name along. */
export const NameChange = z.object({
  firstName: personName(text('First name is required')),
  lastName: personName(text('Last name is required')),
});
export type NameChange = z.infer<typeof NameChange>;

export const authEndpoints = {
  ...signInEndpoints,
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Create an account and sign in',
    perMinute: 10,
    body: Registration,
    activity: { none: 'sign-in' },
    reply: SignedIn,
  }),
  changeName: endpoint({
    method: 'POST',
    path: '/api/auth/name',
    access: 'user',
    summary: 'Change the name of an account that signs in with e-mail and password',
    perMinute: 10,
    body: NameChange,
    activity: ['name-changed'],
    reply: z.object({ user: User }),
  }),
};
