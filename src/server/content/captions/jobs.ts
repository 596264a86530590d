import { z } from 'zod';
import { defineJob, handle } from '#server/core/jobs/jobs.ts';
import type { Generations } from './generations.ts';

export const makeReel = defineJob('content.make-reel', z.object({ generationId: z.uuid() }), {
  attempts: 2,
  atOnce: 1,
  heartbeatSeconds: 30,
});

export const contentJobs = (generations: Generations) => [
  handle(makeReel, ({ generationId }) => generations.make(generationId)),
];
