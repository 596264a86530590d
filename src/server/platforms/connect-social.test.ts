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
  pinterest: {
    apiOrigin: 'http://127.0.0.1:4006',
    authOrigin: 'http://127.0.0.1:4006',
    clientId: 'g',
    clientSecret: 'h',
    feedUrl: 'http://127.0.0.1:4006/feed',
  },
  threads: {
    graphOrigin: 'http://127.0.0.1:4006',
    authOrigin: 'http://127.0.0.1:4006',
    clientId: 'g',
    clientSecret: 'h',
    feedUrl: 'http://127.0.0.1:4001/feed?network=threads',
  },
  bluesky: { apiOrigin: 'http://127.0.0.1:4005', feedUrl: 'http://127.0.0.1:4005/feed' },
  telegram: { apiOrigin: 'http://127.0.0.1:4004', feedUrl: 'http://127.0.0.1:4004/feed' },
  youtube: {
    issuer: 'http://127.0.0.1:4006',
    apiOrigin: 'http://127.0.0.1:4006',
    webOrigin: 'http://127.0.0.1:4006',
    clientId: 'g',
    clientSecret: 'h',
    feedUrl: 'http://127.0.0.1:4006/feed',
  },
  tiktok: {
    apiOrigin: 'http://127.0.0.1:4006',
    authOrigin: 'http://127.0.0.1:4006',
    clientId: 'g',
    clientSecret: 'h',
    feedUrl: 'http://127.0.0.1:4006/feed',
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
      pinterest: 'http://127.0.0.1:4006/oauth/',
      youtube: 'http://127.0.0.1:4006/o/oauth2/v2/auth',
      tiktok: 'http://127.0.0.1:4006/v2/auth/authorize/',
      threads: 'http://127.0.0.1:4006/oauth/authorize',
    },
    simulated: [
      'Facebook, Instagram',
      'X',
      'Pinterest',
      'Telegram',
      'Bluesky',
      'YouTube',
      'TikTok',
      'Threads',
    ],
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
    PINTEREST_APP_ID: '4',
    PINTEREST_APP_SECRET: 's',
    YOUTUBE_CLIENT_ID: '4',
    YOUTUBE_CLIENT_SECRET: 's',
    TIKTOK_CLIENT_KEY: '4',
    TIKTOK_CLIENT_SECRET: 's',
    THREADS_APP_ID: '4',
    THREADS_APP_SECRET: 's',
  };
  expect(pagesOf(apps, null).pages).toEqual({
    facebook: 'https://www.facebook.com/v27.0/dialog/oauth',
    instagram: 'https://www.instagram.com/oauth/authorize',
    x: 'https://x.com/i/oauth2/authorize',
    pinterest: 'https://www.pinterest.com/oauth/',
    youtube: 'https://accounts.google.com/o/oauth2/v2/auth',
    tiktok: 'https://www.tiktok.com/v2/auth/authorize/',
    threads: 'https://threads.com/oauth/authorize',
  });
});

test('without an app of its own, YouTube is connected by the one at Google', () => {
  const google = { GOOGLE_CLIENT_ID: 'ours', GOOGLE_CLIENT_SECRET: 's' };
  const clientOf = (environment: Record<string, string>, simulators: Simulators | null) => {
    const { youtube } = connectSocial(readConfig(environment), simulators).authorizations;
    return new URL(youtube!.consentUrl(consent)).searchParams.get('client_id');
  };
  expect(clientOf(google, null)).toBe('ours');
  expect(clientOf({ ...google, YOUTUBE_CLIENT_ID: 'own', YOUTUBE_CLIENT_SECRET: 's' }, null)).toBe('own');
  expect(clientOf(google, stoppedSimulators)).toBe('g');
});

test('a network with an address of its own is not simulated', () => {
  const { simulated } = pagesOf({ X_API_ORIGIN: 'https://api.x.com' }, stoppedSimulators);
  expect(simulated).toEqual([
    'Facebook, Instagram',
    'Pinterest',
    'Telegram',
    'Bluesky',
    'YouTube',
    'TikTok',
    'Threads',
  ]);
});
