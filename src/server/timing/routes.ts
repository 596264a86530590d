import type { FastifyInstance } from 'fastify';
import { serve } from '#server/http/serve.ts';
import { readerLanguage } from '#server/language/reader-language.ts';
import { postingTimesEndpoints } from '#shared/posting-times.ts';
import { scheduleEndpoints } from '#shared/schedules.ts';
import type { TimingService } from './service.ts';

export function timingRoutes(app: FastifyInstance, timing: TimingService) {
  serve(app, postingTimesEndpoints.read, ({ store }) => timing.postingTimes(store));
  serve(app, postingTimesEndpoints.choose, ({ store, body }) => timing.chooseTimes(store, body.times));
  serve(app, scheduleEndpoints.analyze, ({ store, request }) =>
    timing.analyze(store, readerLanguage(request.headers['accept-language'])),
  );
}
