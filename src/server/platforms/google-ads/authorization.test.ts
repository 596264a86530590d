import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createOutside } from '#server/platforms/ports/outside.ts';
import { startGoogle } from '#server/testing/start-google.ts';
import { DEMO_PEOPLE } from '#simulators/google/demo-accounts.ts';
import { backFrom, postForm } from '#simulators/meta/testing/client.ts';
import { createGoogleAdsAuthorization } from './authorization.ts';

const NORA = DEMO_PEOPLE[0]!.id;
const SCOPE = 'https://www.googleapis.com/auth/adwords';
const redirectUri = 'http://localhost:3000/api/ads/google/callback';
const verifier = 'a-verifier-of-some-forty-characters-and-more';
const challenge = createHash('sha256').update(verifier).digest('base64url');

async function startConsent() {
  const now = () => new Date('2026-11-20T12:00:00Z');
  const { google, googleAds, stop } = await startGoogle({ now });
  onTestFinished(stop);
  const authorization = googleAds.authorization!;
  async function agree(granted = [SCOPE]) {
    const address = new URL(await authorization.consentUrl({ state: 'st', redirectUri, challenge }));
    const form: [string, string][] = [
      ...address.searchParams,
      ['person', NORA],
      ['decision', 'allow'],
      ...granted.map((scope): [string, string] => ['granted_scope', scope]),
    ];
    return backFrom(await postForm(address.origin + address.pathname, form)).searchParams.get('code')!;
  }
  return { google, authorization, agree };
}

test('consent gives a token that is renewed for as long as it is wanted', async () => {
  const { authorization, agree } = await startConsent();
  const granted = await authorization.exchange({ code: await agree(), redirectUri, verifier });
  expect(granted.expiresAt).toEqual(new Date('2026-11-20T12:59:59Z'));
  const renewed = await authorization.refresh(granted.refreshToken);
  expect(renewed.accessToken).not.toBe(granted.accessToken);
  await authorization.revoke(granted.refreshToken);
  await expect(authorization.refresh(granted.refreshToken)).rejects.toMatchObject({
    kind: 'reconnect-needed',
    code: 'token_refused',
  });
  await authorization.revoke(granted.refreshToken);
});

test('the consent page asks for Google Ads alone, for good, with a proof that only we can give', async () => {
  const { authorization } = await startConsent();
  const { searchParams } = new URL(await authorization.consentUrl({ state: 'st', redirectUri, challenge }));
  expect(Object.fromEntries(searchParams)).toMatchObject({
    scope: SCOPE,
    access_type: 'offline',
    prompt: 'consent',
    state: 'st',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    redirect_uri: redirectUri,
  });
});

test('a code without its verifier is worth nothing', async () => {
  const { authorization, agree } = await startConsent();
  await expect(
    authorization.exchange({ code: await agree(), redirectUri, verifier: 'another' }),
  ).rejects.toMatchObject({ kind: 'rejected', code: 'consent_refused' });
});

test('when Google cannot be reached, or another server answers, nobody is sent anywhere', async () => {
  const { google } = await startConsent();
  const outside = createOutside({ allowedOrigins: [google.issuer] });
  const { clientId, clientSecret } = google;
  const other = google.issuer.replace('127.0.0.1', 'localhost');
  const elsewhere = createGoogleAdsAuthorization({
    clientId,
    clientSecret,
    issuer: other,
    outside: createOutside({ allowedOrigins: [other] }),
  });
  const request = { state: 'st', redirectUri, challenge };
  await expect(elsewhere.consentUrl(request)).rejects.toMatchObject({ code: 'unexpected_shape' });
  await google.stop();
  const gone = createGoogleAdsAuthorization({ clientId, clientSecret, issuer: google.issuer, outside });
  await expect(gone.consentUrl(request)).rejects.toMatchObject({ kind: 'unavailable' });
});
