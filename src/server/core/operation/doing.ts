import { AsyncLocalStorage } from 'node:async_hooks';

/** What is being done: every line that is logged during it names it. */
export type Doing = { requestId: string } | { job: string; jobId: string; storeId?: string };

const current = new AsyncLocalStorage<Doing>();

export function whileDoing<T>(what: Doing, act: () => T): T {
  return current.run(what, act);
}

export const whatIsDone = (): Doing | undefined => current.getStore();
