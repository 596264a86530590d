import { z } from 'zod';
import { defineJob, handle } from '#server/core/jobs/jobs.ts';
import type { MailLinks } from './mail-links.ts';

const LINK_KINDS = ['verify-email', 'reset-password'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Names no token: that is made when the mail is sent, and stands in no table. */
export const mailLink = defineJob(
  'auth.mail-link',
  z.object({ userId: z.uuid(), kind: z.enum(LINK_KINDS) }),
  {
    attempts: 8,
    retryDelaySeconds: 30,
  },
);

export const accountsJobs = (links: MailLinks) => [
  handle(mailLink, ({ userId, kind }) => links.send(userId, kind)),
];
