import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { readerLanguage } from '#server/core/language/reader-language.ts';
import { postingTimesEndpoints } from '#shared/publishing/posting-times.ts';
import { scheduleEndpoints } from '#shared/publishing/schedules.ts';
import type { TimingService } from './service.ts';

export function timingRoutes(app: FastifyInstance, timing: TimingService) {
  serve(app, postingTimesEndpoints.read, ({ store }) => timing.postingTimes(store));
  serve(app, postingTimesEndpoints.choose, ({ store, body }) => timing.chooseTimes(store, body.times));
  serve(app, scheduleEndpoints.analyze, ({ store, request }) =>
    timing.analyze(store, readerLanguage(request.headers['accept-language'])),
  );
}
