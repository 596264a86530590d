import type { Database } from '#server/core/db/database.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Live } from '#server/core/live/live.ts';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { lockPost, type PostRecord } from './posts-repository.ts';
import type { CalendarReading } from './reading.ts';

interface Dependencies {
  db: Database;
  live: Live;
  reading: CalendarReading;
}

/** What changes the calendar: alone on its post, and announced to the open pages. */
export function createAlterations({ db, live, reading }: Dependencies) {
  /** @returns what the step did. */
  async function runAndNotify<T>(store: OwnedStore, step: (tx: Database) => Promise<T>): Promise<T> {
    return db.transaction(async (tx) => {
      const done = await step(tx);
      await live.notify(tx, store.userId, { type: 'posts-changed', storeId: store.id });
      return done;
    });
  }

  /** @throws Problem 404 where the store has no such post. */
  async function onPost<T>(
    store: OwnedStore,
    postId: string,
    step: (tx: Database, post: PostRecord) => Promise<T>,
  ): Promise<T> {
    return runAndNotify(store, async (tx) => {
      const post = await lockPost(tx, store.id, postId);
      if (!post) throw httpProblems.notFound();
      return step(tx, post);
    });
  }

  /** The post as it is afterwards. */
  async function alter(
    store: OwnedStore,
    postId: string,
    step: (tx: Database, post: PostRecord) => Promise<void>,
  ): Promise<ScheduledPost> {
    await onPost(store, postId, step);
    return reading.one(store, postId);
  }

  return { runAndNotify, onPost, alter };
}
export type Alterations = ReturnType<typeof createAlterations>;
