import { expect, test } from 'vitest';
import { readConfig } from '#server/core/config.ts';
import { connectSocial } from './connect-social.ts';
import type { Simulators } from './simulators.ts';

const consent = { state: 's', redirectUri: 'https://vitrin.example/back', challenge: 'c' };
const stoppedSimulators = {
  meta: {
    graphOrigin: 'http://127.0.0.1:4001',
    dialogOrigin: 'http://127.0.0.1:4001',
    instagramGraphOrigin: 'http://127.0.0.1:4002',
    instagramAuthOrigin: 'http://127.0.0.1:4002',
    appId: 'a',
    appSecret: 'b',
    instagramAppId: 'c',
    instagramAppSecret: 'd',
    feedUrl: 'http://127.0.0.1:4001/feed',
  },
  x: {
    apiOrigin: 'http://127.0.0.1:4003',
    authOrigin: 'http://127.0.0.1:4003',
    clientId: 'e',
    clientSecret: 'f',
    feedUrl: 'http://127.0.0.1:4003/feed',
  },
} as Simulators;

function pagesOf(environment: Record<string, string>, simulators: Simulators | null) {
  const { authorizations, simulated } = connectSocial(readConfig(environment), simulators);
  const pages = Object.entries(authorizations).map(([way, { consentUrl }]) => {
    const { origin, pathname } = new URL(consentUrl(consent));
    return [way, origin + pathname];
  });
  return { pages: Object.fromEntries(pages), simulated: simulated.map(({ name }) => name) };
}

test('without apps and simulators nothing can be connected', () => {
  expect(pagesOf({}, null)).toEqual({ pages: {}, simulated: [] });
});

test('with nothing set, simulators stand in for all networks', () => {
  expect(pagesOf({}, stoppedSimulators)).toEqual({
    pages: {
      facebook: 'http://127.0.0.1:4001/v26.0/dialog/oauth',
      instagram: 'http://127.0.0.1:4002/oauth/authorize',
      x: 'http://127.0.0.1:4003/i/oauth2/authorize',
    },
    simulated: ['Facebook, Instagram', 'X'],
  });
});

test('with apps of our own, consent is asked for by the networks themselves', () => {
  const apps = {
    META_APP_ID: '1',
    META_APP_SECRET: 's',
    META_GRAPH_VERSION: 'v27.0',
    INSTAGRAM_APP_ID: '2',
    INSTAGRAM_APP_SECRET: 's',
    X_CLIENT_ID: '3',
    X_CLIENT_SECRET: 's',
  };
  expect(pagesOf(apps, null).pages).toEqual({
    facebook: 'https://www.facebook.com/v27.0/dialog/oauth',
    instagram: 'https://www.instagram.com/oauth/authorize',
    x: 'https://x.com/i/oauth2/authorize',
  });
});

test('a network with an address of its own is not simulated', () => {
  const { simulated } = pagesOf({ X_API_ORIGIN: 'https://api.x.com' }, stoppedSimulators);
  expect(simulated).toEqual(['Facebook, Instagram']);
});
