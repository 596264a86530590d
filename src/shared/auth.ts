import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

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
const PASSWORD_MAX = 200;
const NAME_MAX = 100;
export const PASSWORD_MIN = 8;

const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(EMAIL_MAX, 'Please enter a valid email address'),
    z.email('Please enter a valid email address'),
  );

const NewPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN, 'Password must be at least 8 characters'),
    z.maxLength(PASSWORD_MAX, 'Password must be at most 200 characters'),
    z.regex(/\p{Lu}/u, 'Password must contain at least one uppercase letter'),
    z.regex(/\p{Ll}/u, 'Password must contain at least one lowercase letter'),
    z.regex(/\d/, 'Password must contain at least one number'),
  );

function personName(required: string) {
  return z
    .string()
    .check(z.trim(), z.minLength(1, required), z.maxLength(NAME_MAX, 'Please use at most 100 characters'));
}

export const Login = z.object({
  email: Email,
  password: z
    .string()
    .check(z.minLength(1, 'Password is required'), z.maxLength(PASSWORD_MAX, 'Invalid email or password')),
});
export type Login = z.infer<typeof Login>;

export const Registration = z
  .object({
    email: Email,
    password: NewPassword,
    firstName: personName('First name is required'),
    lastName: personName('Last name is required'),
    confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')),
    acceptPrivacyPolicy: z
      .boolean()
      .check(z.refine((accepted) => accepted, 'You must accept the privacy policy to continue')),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: "Passwords don't match",
      path: ['confirmPassword'],
      // Also while other fields are still wrong, so that every message is there at once.
      when: ({ value }) => {
        const form = value as Partial<Record<'password' | 'confirmPassword', unknown>> | null;
        return (
          typeof form?.password === 'string' &&
          typeof form.confirmPassword === 'string' &&
          form.confirmPassword !== ''
        );
      },
    }),
  );
export type Registration = z.infer<typeof Registration>;

const SignedIn = z.object({ success: z.boolean(), user: User });

export const authEndpoints = {
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
    reply: SignedIn,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Create an account and sign in',
    perMinute: 10,
    body: Registration,
    reply: SignedIn,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    summary: 'End the session on the server',
    reply: z.object({ success: z.boolean() }),
  }),
};
