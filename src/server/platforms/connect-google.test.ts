import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/core/config.ts';
import { createGoogleSimulator } from '#simulators/google/simulator.ts';
import { connectGoogle } from './connect-google.ts';
import type { Simulators } from './simulators.ts';

const log = pino({ level: 'silent' });
const consent = { state: 's', redirectUri: 'http://localhost:3000/back', challenge: 'c' };
const APP = { GOOGLE_CLIENT_ID: 'own-client', GOOGLE_CLIENT_SECRET: 'secret' };

async function simulated() {
  const google = await createGoogleSimulator();
  onTestFinished(() => google.stop());
  return { google } as unknown as Simulators & { google: typeof google };
}

test('without an app and simulators no account can be connected', () => {
  const { googleAds, simulated } = connectGoogle(readConfig({}), null, log);
  expect([googleAds.authorization, simulated]).toEqual([null, []]);
});

test('with nothing set, the simulator stands in', async () => {
  const simulators = await simulated();
  const { googleAds, simulated: named } = connectGoogle(readConfig({}), simulators, log);
  expect(named).toEqual([{ name: 'Google', deskUrl: simulators.google.deskUrl, installUrl: null }]);
  const page = new URL(await googleAds.authorization!.consentUrl(consent));
  expect(page.origin + page.pathname).toBe(`${simulators.google.issuer}/o/oauth2/v2/auth`);
  expect(page.searchParams.get('client_id')).toBe(simulators.google.clientId);
});

test('an address of its own takes the place of the simulator', async () => {
  const simulators = await simulated();
  const other = await createGoogleSimulator();
  onTestFinished(() => other.stop());
  const settings = { ...APP, GOOGLE_ADS_ORIGIN: other.adsOrigin, GOOGLE_ISSUER: other.issuer };
  const { googleAds, simulated: named } = connectGoogle(readConfig(settings), simulators, log);
  expect(named).toEqual([]);
  const page = new URL(await googleAds.authorization!.consentUrl(consent));
  expect([page.origin, page.searchParams.get('client_id')]).toEqual([other.issuer, 'own-client']);
});

test.each([
  [{ GOOGLE_CLIENT_ID: 'alone' }, 'GOOGLE_CLIENT_SECRET: required together'],
  [{ GOOGLE_CLIENT_SECRET: 'alone' }, 'GOOGLE_CLIENT_ID: required together'],
  [{ GOOGLE_ADS_API_VERSION: '26' }, 'GOOGLE_ADS_API_VERSION: must be a version such as v26'],
  [{ GOOGLE_ISSUER: 'accounts.google.com' }, 'GOOGLE_ISSUER'],
  [{ GOOGLE_ADS_ORIGIN: 'googleads' }, 'GOOGLE_ADS_ORIGIN'],
])('%o is refused by name', (settings, message) => {
  expect(() => readConfig(settings)).toThrow(message);
});

const secrets = { state: 's', nonce: 'n', verifier: 'a-verifier-of-some-forty-characters-and-more' };
const BACK = 'http://localhost:3000/api/auth/google/callback';

test('nobody signs in with Google without an app and simulators', () => {
  expect(connectGoogle(readConfig({}), null, log).googleSignIn).toBeNull();
  expect(connectGoogle(readConfig(APP), null, log).googleSignIn).not.toBeNull();
});

test('signing in is simulated where nothing is set, and goes to its own address where there is one', async () => {
  const simulators = await simulated();
  const standIn = connectGoogle(readConfig({}), simulators, log).googleSignIn!;
  expect(await standIn.begin(secrets, BACK)).toContain(`${simulators.google.issuer}/o/oauth2/v2/auth?`);

  const other = await createGoogleSimulator();
  onTestFinished(() => other.stop());
  const own = connectGoogle(readConfig({ ...APP, GOOGLE_ISSUER: other.issuer }), simulators, log);
  const page = new URL(await own.googleSignIn!.begin(secrets, BACK));
  expect([page.origin, page.searchParams.get('client_id')]).toEqual([other.issuer, 'own-client']);
});
