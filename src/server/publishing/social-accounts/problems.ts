import { httpProblems, Problem } from '#server/core/http/problem.ts';
import { PlatformFailure, sentenceForCaller } from '#server/platforms/ports/platform-failure.ts';
import { type Sentence, say, text } from '#shared/core/sentence.ts';
import {
  type ConsentWay,
  NETWORK_NAMES,
  type SocialNetworkName,
} from '#shared/publishing/social-accounts.ts';

const WAY_NAMES: Record<ConsentWay, string> = { facebook: 'Facebook', instagram: 'Instagram', x: 'X' };

export const accountProblems = {
  notFound: httpProblems.notFound,
  notConfigured: (way: ConsentWay) =>
    new Problem(
      501,
      'oauth_not_configured',
      say('{network} accounts cannot be connected here yet.', { network: WAY_NAMES[way] }),
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
