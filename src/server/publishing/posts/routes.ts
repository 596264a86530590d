import type { FastifyInstance } from 'fastify';
import { type Account, type OwnedStore, serve } from '#server/core/http/serve.ts';
import { roleMay } from '#shared/core/permissions.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import { isDraft } from './lifecycle.ts';
import { calendarProblems } from './problems.ts';
import type { StoresOf } from './reading.ts';
import type { CalendarService } from './service.ts';

export function calendarRoutes(app: FastifyInstance, calendar: CalendarService, storesOf: StoresOf) {
  /** What was approved is changed by those who may approve: a change asks nobody again. */
  async function assertOpenTo({ role }: Account, store: OwnedStore, postId: string): Promise<void> {
    if (roleMay(role, 'approve')) return;
    if (!isDraft(await calendar.one(store, postId))) throw calendarProblems.approvedAlready();
  }

  serve(app, calendarEndpoints.waiting, ({ store }) => calendar.waiting([store]));
  serve(app, calendarEndpoints.waitingOfAll, async ({ account }) =>
    calendar.waiting(await storesOf(account)),
  );
  serve(app, calendarEndpoints.range, async ({ store, query }) => ({
    timeZone: store.timeZone,
    posts: await calendar.range([store], query),
  }));
  serve(app, calendarEndpoints.rangeOfAll, async ({ account, query }) => ({
    posts: await calendar.range(await storesOf(account), query),
  }));
  serve(app, calendarEndpoints.post, ({ store, params }) => calendar.one(store, params.postId));
  serve(app, calendarEndpoints.create, async ({ account, store, body, note }) => {
    const approved = body.approved && roleMay(account.role, 'approve');
    const post = await calendar.create(store, { ...body, approved });
    note(deedOn(post));
    return post;
  });
  serve(app, calendarEndpoints.change, async ({ account, store, params, body, note }) => {
    await assertOpenTo(account, store, params.postId);
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
  serve(app, calendarEndpoints.remove, async ({ account, store, params, note }) => {
    await assertOpenTo(account, store, params.postId);
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
