import { expect, test } from 'vitest';
import { readConfig } from '#server/core/config.ts';
import { openNetworks } from '#server/testing/open-networks.ts';
import { CONSENT_WAY_KEYS, WAYS } from '#shared/content/networks/networks.ts';
import { connectSocial, createSetups } from './connect-social.ts';
import { PlatformFailure } from './ports/platform-failure.ts';
import { callbackPath, type SocialApp } from './ports/social-wiring.ts';

const APPS = createSetups(readConfig({})).map(({ way, settings }) => ({ way, ...settings }));

/** What a consent page says of the app that sends a browser there. */
function consentOf(way: keyof typeof WAYS) {
  const own = Object.fromEntries(
    APPS.flatMap((app) => [app.clientId, app.clientSecret]).map((name) => [name, '1']),
  );
  const { authorizations } = connectSocial(readConfig(own), null);
  const consent = { state: 's', redirectUri: 'https://vitrin.example/back', challenge: 'c' };
  return authorizations[way as 'x']!.consentUrl(consent);
}

test('every way that leads to a consent page says how its app is set up', () => {
  expect(APPS.map(({ way }) => way).toSorted()).toEqual(CONSENT_WAY_KEYS.toSorted());
});

test.each(APPS)(
  '$way: the app of its settings is the one that is checked, and its consent page asks for what is listed',
  ({ way, clientId, clientSecret }) => {
    const app = { clientId: 'one', clientSecret: 'two' };
    const setups = createSetups(readConfig({ [clientId]: 'one', [clientSecret]: 'two' }));
    const setup = setups.find((each) => each.way === way)!;
    expect(setup.app).toEqual(app);
    expect(setups.filter((each) => each.app)).toEqual([setup]);
    expect(setup.redirectPaths).toContain(callbackPath(way));
    const asked = new URL(consentOf(way)).searchParams.get('scope')!;
    expect(asked.split(/[ ,]/).toSorted()).toEqual([...setup.scopes].toSorted());
  },
);

test.each(APPS)('$way: it is simulated until its setting says where the network is', ({ way }) => {
  const of = (env: Record<string, string>) => createSetups(readConfig(env)).find((each) => each.way === way)!;
  const { isSimulated, reach } = of({});
  expect(isSimulated).toBe(true);
  expect(of({ [reach!.setting]: reach!.value }).isSimulated).toBe(false);
  expect(of({ SIMULATORS: 'off' }).isSimulated).toBe(false);
});

async function checks() {
  const { social, clock: _, media: __, ...simulators } = await openNetworks();
  async function check(way: string, changed: Partial<SocialApp> = {}) {
    const { app, check: ask } = social.setups.find((each) => each.way === way)!;
    const failure = await ask({ ...app!, ...changed }).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) return 'accepted';
    if (!(failure instanceof PlatformFailure)) throw failure;
    return `${failure.kind}: ${failure.message}`;
  }
  return { check, simulators: Object.values(simulators) };
}

test.each(APPS)('$way: its own app is accepted', async ({ way }) => {
  const { check } = await checks();
  expect(await check(way)).toBe('accepted');
});

test.each(APPS)(
  '$way: another id and another secret are refused, in the words of the network',
  async ({ way }) => {
    const { check } = await checks();
    const { name } = WAYS[way];
    const refused = new RegExp(`^rejected: ${name} does not accept this id and secret: .+`);
    expect(await check(way, { clientId: '123456' })).toMatch(refused);
    const answer = await check(way, { clientSecret: 'a-secret-of-another-app' });
    expect(answer).toMatch(refused);
    expect(answer).not.toContain('a-secret-of-another-app');
  },
);

test.each(APPS)('$way: an answer that does not come proves nothing', async ({ way }) => {
  const { check, simulators } = await checks();
  await Promise.all(simulators.map(({ stop }) => stop()));
  expect(await check(way)).toMatch(/^unavailable: /);
});
