import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { LinkToken } from './passwords.ts';

/** How long a link that verifies an address is good for. */
export const VERIFY_HOURS = 24;

export const verificationEndpoints = {
  send: endpoint({
    method: 'POST',
    path: '/api/auth/verification/send',
    access: 'user',
    summary: 'Send the link that verifies the address once more',
    activity: { none: 'sign-in' },
    reply: z.object({ success: z.boolean() }),
  }),
  verify: endpoint({
    method: 'POST',
    path: '/api/auth/verification',
    access: 'public',
    summary: 'Verify an address by the link that was sent to it',
    perMinute: 20,
    body: z.object({ token: LinkToken }),
    activity: ['address-verified'],
    reply: z.object({ email: z.string(), already: z.boolean() }),
  }),
};
