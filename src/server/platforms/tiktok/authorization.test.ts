import { expect, test } from 'vitest';
import { UnusableConsent } from '#server/platforms/ports/social-network.ts';
import { openNetworks } from '#server/testing/open-networks.ts';
import { DEMO_ACCOUNTS } from '#simulators/tiktok/state.ts';

const { openId, username } = DEMO_ACCOUNTS[0]!;
const redirectUri = 'http://localhost:3000/api/social-accounts/tiktok/oauth/callback';

async function opened(options: { auditedAtTikTok?: boolean } = {}) {
  const { tiktok, social, clock } = await openNetworks(options);
  const authorization = social.authorizations.tiktok!;
  const page = new URL(authorization.consentUrl({ state: 's', redirectUri, challenge: 'c' }));

  /** As its owner does on the consent page. @returns the code. */
  async function consent(without = ''): Promise<string> {
    const granted = page.searchParams
      .get('scope')!
      .split(',')
      .filter((scope) => scope !== without);
    const form = new URLSearchParams([
      ...page.searchParams,
      ['account', openId],
      ['decision', 'allow'],
      ...granted.map((scope) => ['granted', scope]),
    ]);
    const reply = await fetch(page.origin + page.pathname, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    return new URL(reply.headers.get('location')!).searchParams.get('code')!;
  }
  return { tiktok, authorization, page, consent, clock };
}

test('a consent brings the account, with tokens for a day', async () => {
  const { authorization, consent, page, clock } = await opened();
  expect(page.searchParams.get('scope')).toBe('user.info.basic,user.info.profile,video.upload');
  const [grant] = await authorization.exchange({ code: await consent(), redirectUri, verifier: '' });
  expect(grant).toMatchObject({ network: 'tiktok', via: 'tiktok', externalId: openId, username });
  expect(grant!.expiresAt!.getTime() - clock.now().getTime()).toBe(86_400_000);
});

test('an audited app also asks for the permission to post', async () => {
  const { page } = await opened({ auditedAtTikTok: true });
  expect(page.searchParams.get('scope')).toBe('user.info.basic,user.info.profile,video.upload,video.publish');
});

test('a consent without the permission to upload cannot be used', async () => {
  const { authorization, consent } = await opened();
  const code = await consent('video.upload');
  await expect(authorization.exchange({ code, redirectUri, verifier: '' })).rejects.toThrow(UnusableConsent);
});

test('tokens are renewed, each refresh token once; a dead one asks for a new connection', async () => {
  const { authorization, consent } = await opened();
  const [grant] = await authorization.exchange({ code: await consent(), redirectUri, verifier: '' });
  const next = await authorization.refresh(grant!);
  expect(next!.accessToken).not.toBe(grant!.accessToken);
  expect(next!.refreshToken).not.toBe(grant!.refreshToken);
  await expect(authorization.refresh(grant!)).rejects.toMatchObject({
    kind: 'reconnect-needed',
    code: 'token_refused',
  });
  await authorization.refresh(next!);
});

test('disconnecting takes the consent back', async () => {
  const { authorization, consent, tiktok } = await opened();
  const [grant] = await authorization.exchange({ code: await consent(), redirectUri, verifier: '' });
  expect(tiktok.openGrants()).toBe(1);
  await authorization.revoke(grant!);
  expect(tiktok.openGrants()).toBe(0);
});

test('a code that was used, or made up, brings nothing', async () => {
  const { authorization, consent } = await opened();
  const answer = { code: await consent(), redirectUri, verifier: '' };
  await authorization.exchange(answer);
  await expect(authorization.exchange(answer)).rejects.toMatchObject({ code: 'consent_refused' });
});
