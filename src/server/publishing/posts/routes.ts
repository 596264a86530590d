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
  serve(app, calendarEndpoints.create, async ({ store, body, note }) => {
    const post = await calendar.create(store, body);
    note(deedOn(post));
    return post;
  });
  serve(app, calendarEndpoints.change, async ({ store, params, body, note }) => {
    const post = await calendar.change(store, params.postId, body);
    note(deedOn(post));
    return post;
  });
  serve(app, calendarEndpoints.duplicate, async ({ store, params, body, note }) => {
    const post = await calendar.duplicate(store, params.postId, body.scheduledFor);
    note(deedOn(post));
    return post;
  });
  serve(app, calendarEndpoints.approve, async ({ store, body, note }) => {
    const { changed, ...reply } = await calendar.approve(store, body);
    note(...changed.map(deedOn));
    return reply;
  });
  serve(app, calendarEndpoints.retry, async ({ store, params, body, note }) => {
    const post = await calendar.retry(store, params.postId, body.despiteExperiment);
    note(deedOn(post));
    return post;
  });
  serve(app, calendarEndpoints.cancel, async ({ store, params, note }) => {
    const { isChanged, ...post } = await calendar.cancel(store, params.postId);
    note(...(isChanged ? [deedOn(post)] : []));
    return post;
  });
  serve(app, calendarEndpoints.restore, async ({ store, params, note }) => {
    const post = await calendar.restore(store, params.postId);
    note(deedOn(post));
    return post;
  });
  serve(app, calendarEndpoints.cancelOfProduct, async ({ store, body, note }) => {
    const { changed, postIds } = await calendar.cancelOfProduct(store, body.productId);
    note(...changed.map(deedOn));
    return { postIds };
  });
  serve(app, calendarEndpoints.restoreAll, async ({ store, body, note }) => {
    const { changed, postIds } = await calendar.restoreAll(store, body.postIds);
    note(...changed.map(deedOn));
    return { postIds };
  });
  serve(app, calendarEndpoints.remove, async ({ store, params, note }) => {
    note(deedOn(await calendar.remove(store, params.postId)));
    return { success: true };
  });
  serve(app, calendarEndpoints.settle, async ({ store, params, body, note }) => {
    const post = await calendar.settle(store, params.postId, body);
    note({ ...deedOn(post), kind: body.published ? 'post-confirmed' : 'post-denied' });
    return post;
  });
}

/** A post is known by its first words. */
function deedOn(post: { id: string; caption: string | null; productTitle: string | null }) {
  return { subject: { id: post.id, name: post.caption || post.productTitle } };
}
