import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { networkSetupEndpoints } from '#shared/publishing/network-setup.ts';
import { CONSENT_WAYS } from '#shared/publishing/social-accounts.ts';

async function startSetups() {
  const started = await startApp({ social: true });
  const owner = await started.signUp();
  const list = () => owner.expectOk(owner.call(networkSetupEndpoints.list));
  const check = (body: {
    way: 'facebook' | 'instagram' | 'x';
    app?: { clientId: string; clientSecret: string };
  }) => owner.call(networkSetupEndpoints.check, { body });
  return { ...started, owner, list, check };
}

test('each network says what to enter there, with addresses as browsers open them', async () => {
  const { list, app } = await startSetups();
  const setups = await list();
  expect(setups.map(({ way }) => way).toSorted()).toEqual(CONSENT_WAYS.toSorted());
  expect(setups).toContainEqual(
    expect.objectContaining({
      way: 'x',
      state: 'simulated',
      settings: { clientId: 'X_CLIENT_ID', clientSecret: 'X_CLIENT_SECRET' },
      reach: { setting: 'X_API_ORIGIN', value: 'https://api.x.com' },
    }),
  );
  for (const { way, redirectAddresses, scopes, steps, review } of setups) {
    const [address] = redirectAddresses;
    expect(new URL(address!).pathname).toBe(`/api/social-accounts/${way}/oauth/callback`);
    expect((await app.http.inject(new URL(address!).pathname)).statusCode).toBe(302);
    expect([scopes.length > 0, steps.length > 2, review !== '']).toEqual([true, true, true]);
  }
});

test('an app that was pasted is asked about at the network, and what is wrong with it is said', async () => {
  const { check, x, logged } = await startSetups();
  const { clientId, clientSecret } = x!;
  expect(await check({ way: 'x', app: { clientId, clientSecret } })).toMatchObject({
    status: 200,
    body: { problem: null },
  });
  const wrong = await check({ way: 'x', app: { clientId, clientSecret: 'pasted-half' } });
  expect(wrong).toMatchObject({
    status: 200,
    body: {
      problem: {
        text: '{platform} does not accept this id and secret: {reason}',
        values: { platform: 'X', reason: 'Missing valid authorization header' },
      },
    },
  });
  expect(JSON.stringify([wrong.body, logged])).not.toContain('pasted-half');
});

test('the app of the settings is checked where none is pasted', async () => {
  const { check } = await startSetups();
  expect((await check({ way: 'facebook' })).body).toEqual({ problem: null });
});

test('a network that does not answer is no verdict on the app', async () => {
  const { check, x } = await startSetups();
  await x!.stop();
  expect(await check({ way: 'x' })).toMatchObject({
    status: 503,
    body: { message: 'X does not answer right now. Please try again in a few minutes.' },
  });
});

test.each([
  [{ clientId: ' ', clientSecret: 'x' }, 'Please enter the ID.'],
  [{ clientId: 'x', clientSecret: '' }, 'Please enter the secret.'],
  [
    { clientId: 'x', clientSecret: 'se\u200bcret' },
    'There is an invisible or foreign character in it. Please copy it again, or type it.',
  ],
])('%j is not sent to the network', async (app, message) => {
  const { check } = await startSetups();
  expect(await check({ way: 'x', app })).toMatchObject({ status: 400, body: { message } });
});

test('an app is tried ten times a minute and no more', async () => {
  const { check } = await startSetups();
  const statuses: number[] = [];
  for (let call = 0; call < 11; call += 1) statuses.push((await check({ way: 'x' })).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});
