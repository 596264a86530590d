import { z } from 'zod';
import type { BrandReading } from '#server/content/brand-kit/reading.ts';
import { readBrand } from '#server/content/brand-kit/requests.ts';
import { defineJob, handle } from '#server/core/jobs/jobs.ts';
import type { Generations } from './generations.ts';

export const makeReel = defineJob('content.make-reel', z.object({ generationId: z.uuid() }), {
  attempts: 2,
  atOnce: 1,
  heartbeatSeconds: 30,
});

interface Work {
  generations: Generations;
  brandReading: BrandReading;
}

export const contentJobs = ({ generations, brandReading }: Work) => [
  handle(makeReel, ({ generationId }) => generations.make(generationId)),
  handle(readBrand, ({ storeId, waited }) => brandReading.read(storeId, waited)),
];
