import { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { call } from '#web/core/api/call.ts';

/** Says that these found accounts belong to the store; `shared` when two stores may post to one of them. */
export async function chooseAccounts(storeId: string, chosen: string[], { shared }: { shared: boolean }) {
  const { accounts } = await call(socialAccountEndpoints.choose, {
    params: { storeId },
    body: { chosen, shared },
  });
  return accounts;
}
