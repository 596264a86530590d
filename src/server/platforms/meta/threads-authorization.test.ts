import { expect, test } from 'vitest';
import { openNetworks } from '#server/testing/open-networks.ts';
import { DAY_MS } from '#shared/core/time.ts';

const CANDLES = '24500000000000003';
const BACK = 'http://localhost:3000/api/social-accounts/threads/oauth/callback';

async function atConsent() {
  const { meta, social, clock } = await openNetworks();
  const authorization = social.authorizations.threads!;
  const address = authorization.consentUrl({ state: 'st', redirectUri: BACK, challenge: 'c' });

  /** Answers the consent page; `leftOut` is what was taken away. */
  async function consent(leftOut: string[] = []) {
    const page = new URL(address);
    const form = new URLSearchParams([...page.searchParams, ['account', CANDLES], ['decision', 'allow']]);
    for (const scope of page.searchParams.get('scope')!.split(','))
      if (!leftOut.includes(scope)) form.append('granted_scope', scope);
    const reply = await fetch(page.origin + page.pathname, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    return new URL(reply.headers.get('location')!);
  }
  return { meta, social, clock, authorization, address, consent };
}

const codeIn = (back: URL) => back.searchParams.get('code')!;

test('consent opens one account for sixty days', async () => {
  const { authorization, consent, clock } = await atConsent();
  const back = await consent();
  expect(back.hash).toBe('#_');
  const [grant] = await authorization.exchange({ code: codeIn(back), redirectUri: BACK, verifier: 'v' });
  expect(grant).toMatchObject({
    network: 'threads',
    via: 'threads',
    externalId: CANDLES,
    username: 'corner.candles',
    refreshToken: null,
  });
  expect(grant!.expiresAt!.getTime() - clock.now().getTime()).toBe(60 * DAY_MS);
});

test('a code is taken with the mark that Threads writes behind it', async () => {
  const { authorization, consent } = await atConsent();
  const code = `${codeIn(await consent())}#_`;
  expect(await authorization.exchange({ code, redirectUri: BACK, verifier: 'v' })).toHaveLength(1);
});

test('without the permission to publish the account is of no use, and it is said which', async () => {
  const { authorization, consent } = await atConsent();
  const code = codeIn(await consent(['threads_content_publish']));
  await expect(authorization.exchange({ code, redirectUri: BACK, verifier: 'v' })).rejects.toMatchObject({
    code: 'scope_missing',
    message: expect.stringContaining('threads_content_publish'),
  });
});

test('a code is good once', async () => {
  const { authorization, consent } = await atConsent();
  const answer = { code: codeIn(await consent()), redirectUri: BACK, verifier: 'v' };
  await authorization.exchange(answer);
  await expect(authorization.exchange(answer)).rejects.toMatchObject({ code: 'consent_refused' });
});

test('a token is renewed well before its end, and one that has ended is not', async () => {
  const { meta, social, authorization, consent, clock } = await atConsent();
  const code = codeIn(await consent());
  const [grant] = await authorization.exchange({ code, redirectUri: BACK, verifier: 'v' });
  clock.advance({ seconds: (60 * DAY_MS - authorization.renewAhead!) / 1000 });
  const renewed = (await authorization.refresh(grant!))!;
  expect(renewed.expiresAt!.getTime() - clock.now().getTime()).toBe(60 * DAY_MS);
  const access = { externalId: CANDLES, accessToken: renewed.accessToken, via: 'threads' as const };
  expect(await social.networks.threads!.inspect(access)).toMatchObject({ username: 'corner.candles' });
  meta.expireTokens();
  await expect(authorization.refresh(renewed)).rejects.toMatchObject({ kind: 'reconnect-needed' });
});
