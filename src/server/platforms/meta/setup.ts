import { randomUUID } from 'node:crypto';
import {
  type Outside,
  OutsideFault,
  type OutsideReply,
  type OutsideRequest,
} from '#server/platforms/ports/outside.ts';
import type { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { type AppSetup, callbackPath, type SocialApp } from '#server/platforms/ports/social-wiring.ts';
import { text } from '#shared/core/sentence.ts';
import { withoutSlash } from './client.ts';
import { FACEBOOK_SCOPES } from './facebook-authorization.ts';
import { isTooFast, type MetaFailures, metaFailures } from './failures.ts';
import { type GraphError, graphErrorIn, jsonIn } from './graph-error.ts';
import { INSTAGRAM_SCOPES } from './instagram-authorization.ts';
import { WireInstagramRefusal, WireUserToken } from './wire.ts';

interface Options {
  app: SocialApp | undefined;
  /** Where Facebook itself answers. */
  realOrigin: string;
  outside: Pick<Outside, 'request'>;
}

const APPS = 'https://developers.facebook.com/apps';
const CHECK_LIMIT_MS = 20_000;
const UNKNOWN_ERROR = 1;

const REVIEW = text(
  'Without a review only accounts of people with a role in the app can be connected; for your own shops that is enough. For everyone else Meta asks for App Review and Business Verification (Advanced Access). Meta promises no time for either: plan for several weeks.',
);
const GOING_LIVE = text(
  'Enter the address of your privacy policy under App settings → Basic (Vitrin has one at /privacy-policy) and publish the app: until then its posts may be seen only by people with a role in it.',
);

export function createFacebookSetup({
  app,
  realOrigin,
  graphOrigin,
  version,
  outside,
}: Options & { graphOrigin: string; version: string }): AppSetup {
  const failures = metaFailures('facebook');
  return {
    way: 'facebook',
    settings: { clientId: 'META_APP_ID', clientSecret: 'META_APP_SECRET' },
    redirectPaths: [callbackPath('facebook')],
    scopes: FACEBOOK_SCOPES,
    steps: [
      {
        text: text(
          'Create an app at Meta, connect it with your business portfolio, and add managing Pages and Instagram accounts to it.',
        ),
        address: APPS,
      },
      {
        text: text(
          'In the settings of Facebook Login, enter the redirect address under “Valid OAuth Redirect URIs” exactly as it stands here.',
        ),
      },
      { text: text('Add each of the permissions listed here to the app.') },
      {
        text: text(
          'Give everyone who is going to connect a Page before the review a role in the app, under App roles.',
        ),
      },
      { text: GOING_LIVE },
      { text: text('Copy the app ID and the app secret from App settings → Basic.') },
    ],
    review: REVIEW,
    app,
    reach: { setting: 'META_GRAPH_ORIGIN', value: realOrigin },

    /** An access token of the app itself, which is forgotten at once. */
    async check({ clientId, clientSecret }) {
      const values = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' };
      const address = `${withoutSlash(graphOrigin)}/${version}/oauth/access_token`;
      const reply = await ask({ outside, failures }, `${address}?${new URLSearchParams(values)}`);
      const json = jsonIn(reply.body.toString('utf8'));
      if (reply.status === 200 && WireUserToken.safeParse(json).success) return;
      const error = graphErrorIn(reply, json);
      throw error ? failureOfApp(failures, reply, error) : failures.unexpectedStatus(reply.status);
    },
  };
}

export function createInstagramSetup({
  app,
  realOrigin,
  tokenOrigin,
  outside,
}: Options & { tokenOrigin: string }): AppSetup {
  const failures = metaFailures('instagram');
  return {
    way: 'instagram',
    settings: { clientId: 'INSTAGRAM_APP_ID', clientSecret: 'INSTAGRAM_APP_SECRET' },
    redirectPaths: [callbackPath('instagram')],
    scopes: INSTAGRAM_SCOPES,
    steps: [
      {
        text: text('Create an app at Meta, or open the one that you have, and add Instagram to it.'),
        address: APPS,
      },
      {
        text: text(
          'Open “API setup with Instagram login” and enter the redirect address under business login settings. If a slash was added at its end there, remove it.',
        ),
      },
      { text: text('Add each of the permissions listed here to the app.') },
      {
        text: text(
          'Before the review, invite each Instagram account as an Instagram tester under App roles. Its owner accepts in Instagram under Website permissions.',
        ),
      },
      { text: GOING_LIVE },
      {
        text: text(
          'Copy the Instagram app ID and the Instagram app secret from the same page. They are not those of the Facebook app.',
        ),
      },
    ],
    review: REVIEW,
    app,
    reach: { setting: 'META_GRAPH_ORIGIN', value: realOrigin },
    unproven: text(
      'Instagram knows the app. Whether the secret belongs to it shows for certain when the first account is connected.',
    ),

    /** Exchanges a code that was never issued; which of the three is looked at first is written nowhere. */
    async check({ clientId, clientSecret }) {
      const form = {
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'authorization_code',
        redirect_uri: 'https://vitrin.example/',
        code: randomUUID(),
      };
      const reply = await ask({ outside, failures }, `${withoutSlash(tokenOrigin)}/oauth/access_token`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      });
      const json = jsonIn(reply.body.toString('utf8'));
      const error = graphErrorIn(reply, json);
      if (error && isPassingFault(reply, error)) throw failures.unavailable(error);
      const reason = WireInstagramRefusal.safeParse(json).data?.error_message ?? error?.reason ?? '';
      if (/\b(client|app|application|secret)\b/i.test(reason))
        throw failures.appRefused(reason.slice(0, 200), error ?? undefined);
      if (!/\bcode\b|redirect_uri/i.test(reason)) throw failures.unexpectedStatus(reply.status);
    },
  };
}

async function ask(
  { outside, failures }: { outside: Pick<Outside, 'request'>; failures: MetaFailures },
  address: string,
  request: OutsideRequest = {},
): Promise<OutsideReply> {
  const reply = await outside.request(address, { ...request, timeoutMs: CHECK_LIMIT_MS }).catch((error) => {
    throw error instanceof OutsideFault ? failures.unavailable(error) : error;
  });
  const { status } = reply;
  if (status === 429 || status >= 500) throw failures.unavailable(new Error(`status ${status}`));
  return reply;
}

function failureOfApp(failures: MetaFailures, reply: OutsideReply, error: GraphError): PlatformFailure {
  return isPassingFault(reply, error)
    ? failures.unavailable(error)
    : failures.appRefused(error.reason, error);
}

/** A wrong secret has the code of an unknown error, and only its words say what it is. */
function isPassingFault({ status }: OutsideReply, { code, reason }: GraphError): boolean {
  return (
    status >= 500 || isTooFast(code) || code === 2 || (code === UNKNOWN_ERROR && !/secret/i.test(reason))
  );
}
