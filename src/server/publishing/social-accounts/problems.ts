import { httpProblems, Problem } from '#server/core/http/problem.ts';
import { isPassing, PlatformFailure, sentenceForCaller } from '#server/platforms/ports/platform-failure.ts';
import { WAYS } from '#shared/content/networks/networks.ts';
import { type Sentence, say, text } from '#shared/core/sentence.ts';
import {
  type ConnectWay,
  NETWORK_NAMES,
  type SocialNetworkName,
} from '#shared/publishing/social-accounts.ts';

export const accountProblems = {
  notFound: httpProblems.notFound,
  notConfigured: (way: ConnectWay) =>
    new Problem(
      501,
      'oauth_not_configured',
      say('{network} accounts cannot be connected here yet.', { network: WAYS[way].name }),
    ),
  foundGone: () =>
    new Problem(
      409,
      'found_accounts_gone',
      text('These accounts were found more than 15 minutes ago. Please connect again.'),
    ),
  ofOtherStore: (names: string[]) =>
    new Problem(
      409,
      'account_of_other_store',
      say('{names} already belongs to another store of yours. Please confirm that both may post to it.', {
        names: names.join(', '),
      }),
    ),
  /** The owner reads what is wrong with what was pasted, and can change it. */
  notOpened: (way: ConnectWay, failure: PlatformFailure) =>
    new Problem(
      isPassing(failure) ? 503 : failure.kind === 'unexpected-reply' ? 502 : 400,
      failure.code,
      sentenceForCaller(failure, WAYS[way].name),
    ),
  notChecked: (network: SocialNetworkName, failure: PlatformFailure) =>
    new Problem(
      failure.kind === 'unexpected-reply' ? 502 : 503,
      failure.code,
      sentenceForCaller(failure, NETWORK_NAMES[network]),
    ),
};

export const accountFailures = {
  gone: () =>
    new PlatformFailure('social-accounts', 'reconnect-needed', {
      code: 'account_disconnected',
      message: text('This account is no longer connected. Please connect it again.'),
    }),
  waits: (network: string, problem: Sentence | null) =>
    new PlatformFailure(network, 'reconnect-needed', {
      code: 'account_waits',
      message: problem ?? text('This account has to be connected again.'),
    }),
};
