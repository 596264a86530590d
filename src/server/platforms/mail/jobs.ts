import { z } from 'zod';
import { defineJob, handle } from '#server/core/jobs/jobs.ts';
import { AccountMessage } from './account-messages.ts';
import type { MailService } from './service.ts';

export const sendMail = defineJob('mail.send', z.object({ userId: z.uuid(), message: AccountMessage }), {
  attempts: 8,
  retryDelaySeconds: 30,
});

export const platformsJobs = (mail: MailService) => [
  handle(sendMail, ({ userId, message }) => mail.send(userId, message)),
];
