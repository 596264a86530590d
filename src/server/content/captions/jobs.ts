import { handle } from '#server/core/jobs/jobs.ts';
import { type Generations, makeReel } from './generations.ts';

export const contentJobs = (generations: Generations) => [
  handle(makeReel, ({ generationId }) => generations.make(generationId)),
];
