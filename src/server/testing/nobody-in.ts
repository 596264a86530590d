import type { Doorkeeper } from '#server/core/http/serve.ts';

/** A door at which nobody is signed in. */
export const NOBODY_IN: Doorkeeper = {
  userOf: async () => null,
  accountOf: async () => null,
  storeOf: async () => null,
  memberOf: async () => null,
};
