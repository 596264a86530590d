import { z } from 'zod';
import { defineJob } from '#server/core/jobs/jobs.ts';

/** Names no token: that is made when the mail is sent, and stands in no table. */
export const mailInvitation = defineJob('members.mail-invitation', z.object({ invitationId: z.uuid() }), {
  attempts: 8,
  retryDelaySeconds: 30,
});
