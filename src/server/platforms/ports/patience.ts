import { PlatformFailure } from './platform-failure.ts';
import type { StoreAccess } from './store-platform.ts';

/** The caller who aborts a reading knows that it is not finished; for them it ends without an error. */
export async function* untilAborted<T>(
  signal: AbortSignal,
  read: () => AsyncGenerator<T>,
): AsyncGenerator<T> {
  try {
    for await (const each of read()) {
      if (signal.aborted) return;
      yield each;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** A token may run out while a long reading goes on; then it is renewed and the question asked once more. */
export async function withCurrentToken<T>(
  access: Pick<StoreAccess, 'accessToken' | 'renew'>,
  ask: () => Promise<T>,
): Promise<T> {
  const { accessToken } = access;
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PlatformFailure && error.code === 'token_refused')) throw error;
    const renewed = await access.renew?.(accessToken);
    if (!renewed) throw error;
    access.accessToken = renewed;
    return ask();
  }
}
