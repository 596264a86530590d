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

export interface AlteredPost extends ScheduledPost {
  isChanged: boolean;
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

  /** The post as it is afterwards; every change makes its version another. */
  async function alter(
    store: OwnedStore,
    postId: string,
    step: (tx: Database, post: PostRecord) => Promise<void>,
  ): Promise<AlteredPost> {
    const before = await onPost(store, postId, async (tx, post) => {
      await step(tx, post);
      return post.version;
    });
    const post = await reading.one(store, postId);
    return { ...post, isChanged: post.version !== before };
  }

  return { runAndNotify, onPost, alter };
}
export type Alterations = ReturnType<typeof createAlterations>;
