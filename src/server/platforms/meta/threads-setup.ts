import type { Outside } from '#server/platforms/ports/outside.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { type AppSetup, callbackPath, type SocialApp } from '#server/platforms/ports/social-wiring.ts';
import { text } from '#shared/core/sentence.ts';
import { withoutSlash } from './client.ts';
import { callForConsent } from './consent-call.ts';
import { metaFailures } from './failures.ts';
import { GraphError } from './graph-error.ts';
import { THREADS_SCOPES } from './threads-authorization.ts';
import { WireThreadsToken } from './wire.ts';

interface Options {
  graphOrigin: string;
  app: SocialApp | undefined;
  /** Where Threads itself answers. */
  realOrigin: string;
  outside: Pick<Outside, 'request'>;
}

/** What is done once at Meta, so that accounts of Threads can be connected (reference/networks.md 2.4). */
export function createThreadsSetup({ graphOrigin, app, realOrigin, outside }: Options): AppSetup {
  const failures = metaFailures('threads');

  /** A token of the app itself, which it is given for its id and secret alone. */
  async function check({ clientId, clientSecret }: SocialApp): Promise<void> {
    const query = new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
    });
    const address = `${withoutSlash(graphOrigin)}/oauth/access_token?${query}`;
    await callForConsent({ outside, failures }, { address, reply: WireThreadsToken }).catch((error) => {
      throw isOfApp(error) ? failures.appRefused(error.message, error) : error;
    });
  }

  return {
    way: 'threads',
    settings: { clientId: 'THREADS_APP_ID', clientSecret: 'THREADS_APP_SECRET' },
    redirectPaths: [callbackPath('threads')],
    scopes: THREADS_SCOPES,
    steps: [
      {
        text: text('At Meta for Developers, create an app with the use case Access the Threads API.'),
        address: 'https://developers.facebook.com/apps',
      },
      {
        text: text(
          'Under Use cases, Access the Threads API, Settings, enter the redirect address. It has to begin with https and cannot be on localhost.',
        ),
      },
      {
        text: text('There, under Permissions and features, add the permissions that are listed here.'),
      },
      {
        text: text(
          'Under App roles, add whose accounts are to be connected as Threads Testers. Each accepts the invitation in the settings of Threads, under Website permissions.',
        ),
      },
      {
        text: text(
          'Under App settings, Basic, copy the Threads app ID and the Threads app secret. They differ from those of the app itself.',
        ),
      },
    ],
    review: text(
      'Testers can connect and publish at once. For all others Meta has to review the app, which then has to be published. Accounts in Turkey cannot be connected at present.',
    ),
    app,
    reach: { setting: 'THREADS_GRAPH_ORIGIN', value: realOrigin },
    check,
  };
}

/** A wrong secret has the code of what passes by itself, and does not. */
function isOfApp(error: unknown): error is PlatformFailure {
  if (!(error instanceof PlatformFailure)) return false;
  const { kind, cause } = error;
  return kind === 'rejected' || (cause instanceof GraphError && cause.code === 1 && !cause.isTransient);
}
