import { Problem } from '#server/http/problem.ts';
import type { FailureKind, PlatformFailure } from '#server/platforms/platform-failure.ts';

const STATUS: Record<FailureKind, number> = {
  'reconnect-needed': 400,
  rejected: 400,
  'rate-limited': 503,
  unavailable: 503,
  'unexpected-reply': 502,
};

export const storeProblems = {
  alreadyConnected: (storeName: string) =>
    new Problem(409, 'store_already_connected', `${storeName} is already connected to another account.`, {
      storeName,
    }),
  invalidName: (typed: string) =>
    new Problem(
      400,
      'invalid_store_name',
      `Please enter a valid store name (e.g., 'mystore' not '${typed.slice(0, 80)}')`,
      { typed: typed.slice(0, 80) },
    ),
  notConnected: (failure: PlatformFailure) =>
    new Problem(STATUS[failure.kind], failure.code, failure.message),
};
