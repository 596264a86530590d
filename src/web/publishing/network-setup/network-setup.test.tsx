import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { say, text } from '#shared/core/sentence.ts';
import { type NetworkSetup, networkSetupEndpoints } from '#shared/publishing/network-setup.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { NetworkSetupPage } from './network-setup-page.tsx';

const x: NetworkSetup = {
  way: 'x',
  state: 'missing',
  settings: { clientId: 'X_CLIENT_ID', clientSecret: 'X_CLIENT_SECRET' },
  redirectAddresses: ['https://vitrin.example/api/social-accounts/x/oauth/callback'],
  scopes: ['tweet.read', 'tweet.write'],
  steps: [
    {
      text: text('Sign in to the developer console of X and create an app.'),
      address: 'https://console.x.com',
    },
    {
      text: text('Buy credits: X charges for every post, and without credits none goes out.'),
      address: null,
    },
  ],
  review: text('X reviews nothing.'),
  reach: { setting: 'X_API_ORIGIN', value: 'https://api.x.com' },
  unproven: null,
};
const facebook: NetworkSetup = { ...x, way: 'facebook', state: 'configured' };
const accepted = answer(networkSetupEndpoints.check, { problem: null });

function openSetup(
  setups: NetworkSetup[],
  replies: readonly PreparedReply[] = [],
  address = '/settings/networks',
) {
  return openPart(<NetworkSetupPage />, [...replies, answer(networkSetupEndpoints.list, setups)], address);
}

async function paste(user: ReturnType<typeof openSetup>['user'], id: string, secret: string) {
  if (id) await user.type(await screen.findByLabelText('ID of the app'), id);
  if (secret) await user.type(await screen.findByLabelText('Secret of the app'), secret);
  await user.click(screen.getByRole('button', { name: 'Check' }));
}

test('a network says what to do, and what is entered there can be copied', async () => {
  const { user } = openSetup([x]);
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  expect((await screen.findByRole('link', { name: 'console.x.com' })).getAttribute('href')).toBe(
    'https://console.x.com',
  );
  const panel = within(screen.getByRole('tabpanel', { name: 'X' }));
  expect(panel.getAllByRole('listitem')).toHaveLength(2);
  expect(panel.getByText('X reviews nothing.')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Copy: Redirect address' }));
  await user.click(panel.getByRole('button', { name: 'Copy: Permissions' }));
  expect(write.mock.calls).toEqual([[x.redirectAddresses[0]], ['tweet.read\ntweet.write']]);
  expect(screen.queryByText(/not https/)).toBeNull();
});

test('an app that is accepted is shown as settings, and nothing of it stays once it is changed', async () => {
  const { user, calls } = openSetup([x], [accepted]);
  await paste(user, 'my-id', 'my-secret');
  const lines = await screen.findByRole('group', { name: 'Settings of the server' });
  expect(lines.querySelector('pre')?.textContent).toBe('X_CLIENT_ID=my-id\nX_CLIENT_SECRET=my-secret');
  expect(calls.at(-1)?.body).toEqual({ way: 'x', app: { clientId: 'my-id', clientSecret: 'my-secret' } });
  await user.type(screen.getByLabelText('ID of the app'), '2');
  expect(screen.queryByRole('group', { name: 'Settings of the server' })).toBeNull();
});

test('an app that is not accepted is answered with the reason, and no settings are shown', async () => {
  const problem = say('{platform} does not accept this id and secret: {reason}', {
    platform: 'X',
    reason: 'Missing valid authorization header',
  });
  const { user } = openSetup([x], [answer(networkSetupEndpoints.check, { problem })]);
  await paste(user, 'my-id', 'half');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Not AcceptedX does not accept this id and secret: Missing valid authorization header',
  );
  expect(screen.queryByRole('group', { name: 'Settings of the server' })).toBeNull();
});

test('a network that does not answer is no verdict', async () => {
  const { user } = openSetup(
    [x],
    [refuse(networkSetupEndpoints.check, 503, { error: 'x', message: 'X does not answer right now.' })],
  );
  await paste(user, 'my-id', 'my-secret');
  expect((await screen.findByRole('alert')).textContent).toBe('Not CheckedX does not answer right now.');
});

test('without a secret nothing is asked', async () => {
  const { user, calls } = openSetup([x]);
  await paste(user, 'my-id', '');
  const secret = screen.getByLabelText('Secret of the app');
  expect(secret.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please enter the secret.')).toBeTruthy();
  expect(calls.some(({ path }) => path === '/api/network-setups/check')).toBe(false);
});

test('the app of the settings can be checked without its secret', async () => {
  const { user, calls } = openSetup([x, facebook], [accepted], '/settings/networks?network=facebook');
  await user.click(await screen.findByRole('button', { name: 'Check the app in use' }));
  expect(await screen.findByText('Facebook accepts it.')).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ way: 'facebook' });
});

test('a network without an app has none to check', async () => {
  openSetup([x]);
  await screen.findByRole('link', { name: 'console.x.com' });
  expect(screen.queryByRole('button', { name: 'Check the app in use' })).toBeNull();
});

test('a stand-in is said to be one, with the line that ends it, and its app is not offered as a setting', async () => {
  const simulated: NetworkSetup = {
    ...x,
    state: 'simulated',
    redirectAddresses: ['http://localhost:3000/api/social-accounts/x/oauth/callback'],
  };
  const { user } = openSetup([simulated], [accepted]);
  const line = await screen.findByRole('group', { name: 'Setting of the server' });
  expect(line.querySelector('pre')?.textContent).toBe('X_API_ORIGIN=https://api.x.com');
  expect(screen.getByText(/This address is not https/)).toBeTruthy();
  await paste(user, 'demo', 'demo');
  expect(await screen.findByText('The stand-in of X accepts it')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Settings of the server' })).toBeNull();
});

test('what the networks ask for is read again after a failure', async () => {
  const { user } = openSetup(
    [x],
    [once(refuse(networkSetupEndpoints.list, 400, { error: 'broken', message: 'Broken.' }))],
  );
  await screen.findByText('Failed to load what the networks ask for.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'console.x.com' })).toBeTruthy();
});
