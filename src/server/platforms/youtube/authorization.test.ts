import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createOutside } from '#server/platforms/ports/outside.ts';
import { UnusableConsent } from '#server/platforms/ports/social-network.ts';
import { backFrom, postForm } from '#simulators/meta/testing/client.ts';
import { createYoutubeSimulator } from '#simulators/youtube/simulator.ts';
import { DEMO_CHANNELS } from '#simulators/youtube/state.ts';
import { createYoutubeAuthorization, SCOPES } from './authorization.ts';

const CHANNEL = DEMO_CHANNELS[0]!;
const redirectUri = 'http://localhost:3000/api/social-accounts/youtube/oauth/callback';
const verifier = 'a-verifier-of-some-forty-characters-and-more';
const challenge = createHash('sha256').update(verifier).digest('base64url');

async function startConsent({ sharesApp = false } = {}) {
  const now = () => new Date('2026-11-20T12:00:00Z');
  const youtube = await createYoutubeSimulator({ now });
  const { issuer, apiOrigin, clientId, clientSecret } = youtube;
  const outside = createOutside({ allowedOrigins: [issuer] });
  onTestFinished(async () => {
    await youtube.stop();
    outside.close();
  });
  const app = { clientId, clientSecret };
  const authorization = createYoutubeAuthorization({ ...app, issuer, apiOrigin, sharesApp, outside, now });
  async function agree({ person = `of-${CHANNEL.id}`, granted = [...SCOPES] as string[] } = {}) {
    const address = new URL(authorization.consentUrl({ state: 'st', redirectUri, challenge }));
    const form: [string, string][] = [
      ...address.searchParams,
      ['person', person],
      ['decision', 'allow'],
      ...granted.map((scope): [string, string] => ['granted_scope', scope]),
    ];
    const code = backFrom(await postForm(address.origin + address.pathname, form)).searchParams.get('code')!;
    return authorization.exchange({ code, redirectUri, verifier });
  }
  return { youtube, authorization, agree, app };
}

test('consent gives a channel and a token that is renewed until it is taken back', async () => {
  const { youtube, authorization, agree } = await startConsent();
  const [grant] = await agree();
  expect(grant).toMatchObject({
    network: 'youtube',
    via: 'youtube',
    externalId: CHANNEL.id,
    name: CHANNEL.title,
    expiresAt: new Date('2026-11-20T12:59:59Z'),
  });
  const renewed = await authorization.refresh(grant!);
  expect(renewed).toMatchObject({ refreshToken: grant!.refreshToken });
  expect(renewed!.accessToken).not.toBe(grant!.accessToken);
  await authorization.revoke(grant!);
  expect(youtube.openGrants()).toBe(1);
  await authorization.withdraw(grant!);
  expect(youtube.openGrants()).toBe(0);
  await expect(authorization.refresh(grant!)).rejects.toMatchObject({
    kind: 'reconnect-needed',
    code: 'token_refused',
  });
});

test('where Google Ads has the same app, a consent is forgotten without ending that', async () => {
  const { youtube, authorization, agree } = await startConsent({ sharesApp: true });
  const [grant] = await agree();
  await authorization.withdraw(grant!);
  expect(youtube.openGrants()).toBe(1);
});

test('without a channel, or without both permissions, nothing can be used', async () => {
  const { agree } = await startConsent();
  const noChannel = agree({ person: 'without-channel' });
  await expect(noChannel).rejects.toBeInstanceOf(UnusableConsent);
  await expect(noChannel).rejects.toMatchObject({ reason: { code: 'no_channel' } });
  await expect(agree({ granted: [SCOPES[0]] })).rejects.toMatchObject({ reason: { code: 'scope_missing' } });
});
