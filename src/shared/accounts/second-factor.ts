import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { CODE_MAX, OwnerAgain } from './owner-again.ts';
import { SignedIn } from './sign-in.ts';

/** How long a sign-in waits for its second factor. */
export const SECOND_STEP_MINUTES = 10;
export const RECOVERY_CODES = 10;

/** An app's code. */
const Code = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, text('Please enter a code')),
    z.maxLength(CODE_MAX, text('This code is not right.')),
  );

export const SecondStep = z.object({ code: Code });

/** Shown once; nothing can show them again. */
const NewCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const secondStepEndpoints = {
  pending: endpoint({
    method: 'GET',
    path: '/api/auth/second-step',
    access: 'public',
    summary: 'The account that this browser has half signed in to',
    reply: z.object({ email: z.nullable(z.string()) }),
  }),
  finish: endpoint({
    method: 'POST',
    path: '/api/auth/second-step',
    access: 'public',
    summary: 'Finish a sign-in with a code of the app, or a recovery code',
    perMinute: 10,
    body: SecondStep,
    activity: { none: 'sign-in' },
    reply: SignedIn,
  }),
};

export const secondFactorEndpoints = {
  begin: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor/begin',
    access: 'user',
    summary: 'Begin to set up an app that makes codes; asks for the owner again',
    perMinute: 10,
    body: OwnerAgain,
    activity: { none: 'draft' },
    reply: z.object({
      /** Names what was begun when it is finished. */
      setup: z.string(),
      /** Base32, to be typed. */
      secret: z.string(),
      /** `otpauth://…`, to be shown as a QR code. */
      address: z.string(),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor',
    access: 'user',
    summary: 'Switch the second factor on, with a code of the app that was set up',
    perMinute: 10,
    body: z.object({ setup: z.string().check(z.maxLength(100)), code: Code }),
    activity: ['second-factor-on'],
    reply: NewCodes,
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor/recovery-codes',
    access: 'user',
    summary: 'Replace the recovery codes; asks for the owner again',
    perMinute: 10,
    body: OwnerAgain,
    activity: ['recovery-codes-renewed'],
    reply: NewCodes,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/auth/second-factor',
    access: 'user',
    summary: 'Switch the second factor off; asks for the owner again',
    perMinute: 10,
    body: OwnerAgain,
    activity: ['second-factor-off'],
    reply: z.object({ success: z.boolean() }),
  }),
};
