import * as z from 'zod';
import type { Identity } from '#server/platforms/ports/identity-provider.ts';

/** Of a checked ID token; https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .optional()
    .catch(false),
  name: z.string().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  picture: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .optional()
    .catch(undefined),
});

const NAME_MAX = 100;

export function readIdentity(claims: unknown): Identity {
  const { sub, email, email_verified, name, given_name, family_name, picture } = Claims.parse(claims);
  const tidy = (text = '') => text.trim().slice(0, NAME_MAX);
  return {
    subject: sub,
    email: email && email_verified ? email.trim().toLowerCase() : null,
    firstName: tidy(given_name || name || email?.split('@')[0]),
    lastName: tidy(family_name),
    pictureUrl: picture ?? null,
  };
}
