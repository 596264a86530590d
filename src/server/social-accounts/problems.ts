import { Problem } from '#server/http/problem.ts';
import { PlatformFailure } from '#server/platforms/platform-failure.ts';
import type { ConsentWay } from '#shared/social-accounts.ts';

const WAY_NAMES: Record<ConsentWay, string> = { facebook: 'Facebook', instagram: 'Instagram', x: 'X' };

export const accountProblems = {
  notFound: () => new Problem(404, 'not_found', 'There is nothing here.'),
  notConfigured: (way: ConsentWay) =>
    new Problem(501, 'oauth_not_configured', `${WAY_NAMES[way]} accounts cannot be connected here yet.`),
  foundGone: () =>
    new Problem(
      409,
      'found_accounts_gone',
      'These accounts were found more than 15 minutes ago. Please connect again.',
    ),
  ofOtherStore: (names: string[]) =>
    new Problem(
      409,
      'account_of_other_store',
      `${names.join(', ')} already belongs to another store of yours. Please confirm that both may post to it.`,
    ),
  notChecked: (failure: PlatformFailure) =>
    new Problem(failure.kind === 'unexpected-reply' ? 502 : 503, failure.code, failure.message),
};

export const accountFailures = {
  gone: () =>
    new PlatformFailure('social-accounts', 'reconnect-needed', {
      code: 'account_disconnected',
      message: 'This account is no longer connected. Please connect it again.',
    }),
  waits: (network: string, problem: string | null) =>
    new PlatformFailure(network, 'reconnect-needed', {
      code: 'account_waits',
      message: problem ?? 'This account has to be connected again.',
    }),
};
