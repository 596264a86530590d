import { expect, test } from 'vitest';
import { createOutside } from '#server/platforms/ports/outside.ts';
import { openNetworks } from '#server/testing/open-networks.ts';
import { DEMO_ACCOUNTS } from '#simulators/pinterest/state.ts';
import { pinterestWiring } from './wiring.ts';

const REDIRECT = 'http://localhost:3000/api/social-accounts/pinterest/oauth/callback';
const { id: ACCOUNT } = DEMO_ACCOUNTS[0]!;

async function opened() {
  const { pinterest, social, clock } = await openNetworks();
  const authorization = social.authorizations.pinterest!;
  async function consent(change: Record<string, string> = {}) {
    const page = new URL(
      authorization.consentUrl({ state: 's', redirectUri: REDIRECT, challenge: 'unused' }),
    );
    const answers = { account: ACCOUNT, decision: 'allow', ...change };
    const body = new URLSearchParams({ ...Object.fromEntries(page.searchParams), ...answers });
    const address = page.origin + page.pathname;
    const reply = await fetch(address, { method: 'POST', body, redirect: 'manual' });
    const code = new URL(reply.headers.get('location')!).searchParams.get('code')!;
    return authorization.exchange({ code, redirectUri: REDIRECT, verifier: 'unused' });
  }
  return { pinterest, social, authorization, clock, consent };
}

test('a consent opens the account, for 30 days', async () => {
  const { consent } = await opened();
  expect(await consent()).toMatchObject([
    {
      network: 'pinterest',
      via: 'pinterest',
      externalId: ACCOUNT,
      name: 'Yonder Gifts',
      username: 'yondergifts',
      followers: 1870,
      refreshToken: expect.any(String),
      expiresAt: new Date('2026-12-21T12:00:00Z'),
    },
  ]);
});

test('a permission that was left out is named, and what was given can be taken back', async () => {
  const { consent } = await opened();
  await expect(consent({ scope: 'boards:read,pins:read,user_accounts:read' })).rejects.toMatchObject({
    message: expect.stringContaining('boards:write, pins:write'),
    consent: { via: 'pinterest' },
  });
});

test('tokens are renewed by one that is good once; a dead one needs its owner', async () => {
  const { social, authorization, clock, consent } = await opened();
  const [grant] = await consent();
  clock.advance({ seconds: 31 * 86_400 });
  const access = { externalId: ACCOUNT, via: 'pinterest' as const, accessToken: grant!.accessToken };
  const network = social.networks.pinterest!;
  await expect(network.inspect(access)).rejects.toMatchObject({ code: 'token_refused' });
  const renewed = await authorization.refresh(grant!);
  expect(renewed!.refreshToken).not.toBe(grant!.refreshToken);
  await network.inspect({ ...access, accessToken: renewed!.accessToken });
  await expect(authorization.refresh(grant!)).rejects.toMatchObject({ kind: 'reconnect-needed' });
});

test('a code that is none is refused with Pinterest’s reason', async () => {
  const { authorization } = await opened();
  const answer = { code: 'none', redirectUri: REDIRECT, verifier: '' };
  await expect(authorization.exchange(answer)).rejects.toMatchObject({
    kind: 'rejected',
    code: 'consent_refused',
  });
});

test('an app is known by its id and secret, or named as unknown', async () => {
  const { pinterest } = await opened();
  const { apiOrigin, authOrigin, clientId, clientSecret } = pinterest;
  const settings = { pinterest: { apiOrigin, authOrigin, app: undefined } };
  const outside = createOutside({ allowedOrigins: [apiOrigin] });
  const [setup] = pinterestWiring.setups!(settings, { outside });
  await setup!.check({ clientId, clientSecret });
  for (const wrong of [
    { clientId, clientSecret: 'a guess' },
    { clientId: '1', clientSecret },
  ])
    await expect(setup!.check(wrong)).rejects.toMatchObject({ kind: 'rejected', code: 'app_refused' });
  await pinterest.stop();
  await expect(setup!.check({ clientId, clientSecret })).rejects.toMatchObject({ kind: 'unavailable' });
});
