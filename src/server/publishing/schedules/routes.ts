import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import type { StoresOf } from '#server/publishing/posts/reading.ts';
import { type ScheduleChange, scheduleEndpoints } from '#shared/publishing/schedules.ts';
import type { ScheduleService } from './service.ts';

export function scheduleRoutes(app: FastifyInstance, schedules: ScheduleService, storesOf: StoresOf) {
  serve(app, scheduleEndpoints.list, ({ store }) => schedules.listOf([store]));
  serve(app, scheduleEndpoints.listAll, async ({ account }) => schedules.listOf(await storesOf(account)));
  serve(app, scheduleEndpoints.create, async ({ store, body, note }) => {
    const schedule = await schedules.create(store, body);
    note({ subject: schedule });
    return schedule;
  });
  serve(app, scheduleEndpoints.change, async ({ store, params, body, note }) => {
    const { schedule, wasActive } = await schedules.change(store, params.scheduleId, body);
    note(
      ...changesOf(body, { before: wasActive, after: schedule.isActive }).map((kind) => ({
        kind,
        subject: schedule,
      })),
    );
    return schedule;
  });
  serve(app, scheduleEndpoints.remove, async ({ store, params, note }) => {
    note({ subject: await schedules.remove(store, params.scheduleId) });
    return { success: true };
  });
}

/** Pausing what is paused changes nothing. */
function changesOf(
  { isActive, ...others }: ScheduleChange,
  { before, after }: { before: boolean; after: boolean },
) {
  const isOther = Object.values(others).some((value) => value !== undefined);
  return [
    ...(isOther ? (['schedule-changed'] as const) : []),
    ...(before === after ? [] : ([after ? 'schedule-resumed' : 'schedule-paused'] as const)),
  ];
}
