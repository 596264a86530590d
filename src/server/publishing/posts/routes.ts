import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import type { StoresOf } from './reading.ts';
import type { CalendarService } from './service.ts';

export function calendarRoutes(app: FastifyInstance, calendar: CalendarService, storesOf: StoresOf) {
  serve(app, calendarEndpoints.waiting, ({ store }) => calendar.waiting([store]));
  serve(app, calendarEndpoints.waitingOfAll, async ({ user }) => calendar.waiting(await storesOf(user)));
  serve(app, calendarEndpoints.range, async ({ store, query }) => ({
    timeZone: store.timeZone,
    posts: await calendar.range([store], query),
  }));
  serve(app, calendarEndpoints.rangeOfAll, async ({ user, query }) => ({
    posts: await calendar.range(await storesOf(user), query),
  }));
  serve(app, calendarEndpoints.post, ({ store, params }) => calendar.one(store, params.postId));
  serve(app, calendarEndpoints.create, ({ store, body }) => calendar.create(store, body));
  serve(app, calendarEndpoints.change, ({ store, params, body }) =>
    calendar.change(store, params.postId, body),
  );
  serve(app, calendarEndpoints.duplicate, ({ store, params, body }) =>
    calendar.duplicate(store, params.postId, body.scheduledFor),
  );
  serve(app, calendarEndpoints.approve, ({ store, body }) => calendar.approve(store, body));
  serve(app, calendarEndpoints.retry, ({ store, params, body }) =>
    calendar.retry(store, params.postId, body.despiteExperiment),
  );
  serve(app, calendarEndpoints.cancel, ({ store, params }) => calendar.cancel(store, params.postId));
  serve(app, calendarEndpoints.restore, ({ store, params }) => calendar.restore(store, params.postId));
  serve(app, calendarEndpoints.cancelOfProduct, ({ store, body }) =>
    calendar.cancelOfProduct(store, body.productId),
  );
  serve(app, calendarEndpoints.restoreAll, ({ store, body }) => calendar.restoreAll(store, body.postIds));
  serve(app, calendarEndpoints.remove, ({ store, params }) => calendar.remove(store, params.postId));
  serve(app, calendarEndpoints.settle, ({ store, params, body }) =>
    calendar.settle(store, params.postId, body),
  );
}
