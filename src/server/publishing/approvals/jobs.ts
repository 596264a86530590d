import { z } from 'zod';
import { defineJob, handle } from '#server/core/jobs/jobs.ts';

export const askAgain = defineJob('approvals.ask-again', z.object({ linkId: z.uuid() }), {
  attempts: 6,
  retryDelaySeconds: 60,
});

export const approvalJobs = (asking: { ask: (linkId: string) => Promise<void> }) => [
  handle(askAgain, ({ linkId }) => asking.ask(linkId)),
];
