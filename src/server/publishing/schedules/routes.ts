import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import type { StoresOf } from '#server/publishing/posts/reading.ts';
import { scheduleEndpoints } from '#shared/publishing/schedules.ts';
import type { ScheduleService } from './service.ts';

export function scheduleRoutes(app: FastifyInstance, schedules: ScheduleService, storesOf: StoresOf) {
  serve(app, scheduleEndpoints.list, ({ store }) => schedules.listOf([store]));
  serve(app, scheduleEndpoints.listAll, async ({ user }) => schedules.listOf(await storesOf(user)));
  serve(app, scheduleEndpoints.create, ({ store, body }) => schedules.create(store, body));
  serve(app, scheduleEndpoints.change, ({ store, params, body }) =>
    schedules.change(store, params.scheduleId, body),
  );
  serve(app, scheduleEndpoints.remove, ({ store, params }) => schedules.remove(store, params.scheduleId));
}
