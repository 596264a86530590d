import { expect, test } from 'vitest';
import { readConfig } from '#server/core/config.ts';
import { openNetworks } from '#server/testing/open-networks.ts';
import { CONSENT_WAY_KEYS } from '#shared/content/networks/networks.ts';
import { checkNetworks } from './check-networks.ts';

const PUBLIC_URL = 'https://vitrin.example';
const BACK = `${PUBLIC_URL}/api/social-accounts/x/oauth/callback`;

async function findingOf(about: string, env: Record<string, string>) {
  const findings = await checkNetworks(readConfig({ PUBLIC_URL, ...env }));
  expect(findings).toHaveLength(CONSENT_WAY_KEYS.length);
  return findings.find((finding) => finding.about === about)!;
}

async function atX() {
  const { x } = await openNetworks();
  return { x, env: { X_API_ORIGIN: x.apiOrigin, X_CLIENT_ID: x.clientId, X_CLIENT_SECRET: x.clientSecret } };
}

test('a network that is simulated is said to be, with the setting that ends it', async () => {
  expect(await findingOf('X', {})).toMatchObject({
    state: 'ok',
    says: expect.stringMatching(/^is simulated; X_API_ORIGIN=https:\/\/api\.x\.com reaches the real one/),
  });
});

test('a network without an app is no fault, and the address its app must lead back to is shown', async () => {
  expect(await findingOf('X', { SIMULATORS: 'off' })).toEqual({
    about: 'X',
    state: 'ok',
    says: `cannot be connected without an app; X_CLIENT_ID and X_CLIENT_SECRET are for one that leads back to ${BACK} (${PUBLIC_URL}/settings/networks)`,
  });
});

test('the app that is set is checked at its network', async () => {
  const { env } = await atX();
  expect(await findingOf('X', env)).toMatchObject({
    state: 'ok',
    says: `accepts the app of X_CLIENT_ID and X_CLIENT_SECRET, which must lead back to ${BACK}`,
  });
  const wrong = await findingOf('X', { ...env, X_CLIENT_SECRET: 'of-another-app' });
  expect(wrong).toMatchObject({
    state: 'failing',
    says: 'X does not accept this id and secret: Missing valid authorization header',
    advice: expect.stringContaining(BACK),
  });
  expect(JSON.stringify(wrong)).not.toContain('of-another-app');
});

test('a network that does not answer is something to look at', async () => {
  const { x, env } = await atX();
  await x.stop();
  expect(await findingOf('X', env)).toMatchObject({
    state: 'warning',
    says: 'does not answer, so its app was not checked',
  });
});
