import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { texts as turkish } from '#languages/tr/interface/texts.ts';
import { text } from '#shared/core/sentence.ts';
import { HOUR_MS } from '#shared/core/time.ts';
import {
  ACCOUNT_ERRORS,
  type AccountError,
  socialAccountEndpoints,
} from '#shared/publishing/social-accounts.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { createTranslate } from '#web/core/app/i18n.ts';
import { whyBlocked } from '#web/testing/blocked.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { exampleAccount, exampleFound } from '#web/testing/scheduler-replies.ts';
import { accountErrorSentence } from './account-return.ts';
import { AccountsBanner } from './accounts-banner.tsx';
import { SocialAccounts } from './social-accounts.tsx';

const store = exampleStore();
const ways = ['facebook', 'instagram', 'x'] as const;
const listOf = (...accounts: ReturnType<typeof exampleAccount>[]) =>
  answer(socialAccountEndpoints.list, { accounts, ways: [...ways] });

function openAccounts(replies: readonly PreparedReply[], address = '/settings') {
  return openPart(
    <SocialAccounts />,
    [...replies, answer(storeEndpoints.list, [store]), answer(socialAccountEndpoints.found, [])],
    address,
  );
}

const section = async () =>
  within(await screen.findByRole('region', { name: 'Social accounts of Tea House' }));

test('an account is listed with its network, its state and when it was checked', async () => {
  openAccounts([listOf(exampleAccount({ checkedAt: new Date(Date.now() - 2 * HOUR_MS).toISOString() }))]);
  const [row] = await (await section()).findAllByRole('listitem');
  expect(row?.textContent).toContain('Tea HouseConnected');
  expect(row?.textContent).toContain('Instagram@teahouse1,240 followersChecked 2 hours ago');
});

test('a profile picture that cannot be loaded gives way to the sign of its network', async () => {
  const { container } = openAccounts([
    listOf(exampleAccount({ pictureUrl: 'https://pictures.example/tea.jpg' })),
  ]);
  await section();
  const picture = await waitFor(() => {
    const found = container.querySelector('img');
    expect(found?.src).toBe('https://pictures.example/tea.jpg');
    return found as HTMLImageElement;
  });
  fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
});

test('every way that is set up here leads to its consent page', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user, calls } = openAccounts([
    listOf(),
    answer(socialAccountEndpoints.connect, { success: true, authUrl: 'https://x.example/consent' }),
  ]);
  const accounts = await section();
  expect(
    await accounts.findByText('No account is connected yet, so posts of this store cannot go out.'),
  ).toBeTruthy();
  expect(accounts.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Connect Facebook',
    'Connect Instagram',
    'Connect X',
  ]);
  await user.click(accounts.getByRole('button', { name: 'Connect X' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://x.example/consent'));
  expect(calls.at(-1)?.body).toEqual({ way: 'x', from: 'settings', query: '', again: false });
});

test('a way that asks for secrets says what to do, and connects what is pasted', async () => {
  const connected = exampleAccount({ network: 'telegram', way: 'telegram', name: 'Tea House' });
  const { user, calls } = openAccounts([
    answer(socialAccountEndpoints.list, { accounts: [], ways: ['telegram'] }),
    once(
      refuse(socialAccountEndpoints.enter, 400, {
        error: 'channel_missing',
        message: 'Telegram shows the bot no channel of this name.',
      }),
    ),
    once(
      refuse(socialAccountEndpoints.enter, 409, {
        error: 'account_of_other_store',
        message: 'Tea House already belongs to another store of yours.',
      }),
    ),
    answer(socialAccountEndpoints.enter, connected),
  ]);
  await user.click(await (await section()).findByRole('button', { name: 'Connect Telegram' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect Telegram' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(3);
  expect(dialog.getByRole('link', { name: 't.me/BotFather' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  expect(dialog.getAllByText('This is needed to connect.')).toHaveLength(2);
  await user.type(dialog.getByLabelText('Bot token'), '12:abc');
  await user.type(dialog.getByLabelText('Name of the channel'), '@teahouse');
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  expect(await dialog.findByText('Telegram shows the bot no channel of this name.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Let both stores post to it/ }));
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText('Connected to Telegram')).toBeTruthy();
  expect(calls.findLast(({ body }) => body)?.body).toEqual({
    way: 'telegram',
    fields: { token: '12:abc', channel: '@teahouse' },
    shared: true,
  });
});

test('an address that is no web address is not followed', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = openAccounts([
    listOf(),
    answer(socialAccountEndpoints.connect, { success: true, authUrl: 'javascript:alert(1)' }),
  ]);
  await user.click(await (await section()).findByRole('button', { name: 'Connect X' }));
  expect(await screen.findByText('Connection Failed')).toBeTruthy();
  expect(leave).not.toHaveBeenCalled();
});

test('where no network is set up nothing can be connected, and it says so', async () => {
  openAccounts([answer(socialAccountEndpoints.list, { accounts: [], ways: [] })]);
  expect(
    await (await section()).findByText(/the administrator of this server has not set one up/),
  ).toBeTruthy();
});

test('a dead account says why and is connected again the way it was connected', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user, calls } = openAccounts([
    listOf(
      exampleAccount({
        way: 'instagram',
        status: 'reconnect',
        problem: text('Instagram no longer accepts our access to this account. Please connect it again.'),
      }),
    ),
    answer(socialAccountEndpoints.connect, { success: true, authUrl: 'https://instagram.example/' }),
  ]);
  const accounts = await section();
  expect(await accounts.findByText('Reconnect needed')).toBeTruthy();
  expect(accounts.getByText(/^Instagram no longer accepts our access/)).toBeTruthy();
  await user.click(accounts.getByRole('button', { name: 'Reconnect Tea House (Instagram)' }));
  await waitFor(() =>
    expect(calls.at(-1)?.body).toEqual({ way: 'instagram', from: 'settings', query: '', again: true }),
  );
});

test('an account is checked by a press of a button', async () => {
  const { user, calls } = openAccounts([
    listOf(exampleAccount()),
    once(answer(socialAccountEndpoints.check, exampleAccount())),
    once(
      answer(
        socialAccountEndpoints.check,
        exampleAccount({ status: 'reconnect', problem: text('This account has to be connected again.') }),
      ),
    ),
    refuse(socialAccountEndpoints.check, 503, {
      error: 'unavailable',
      message: 'Instagram cannot be reached right now. We will try again automatically.',
    }),
  ]);
  const check = await (await section()).findByRole('button', { name: 'Check Tea House (Instagram) now' });
  await user.click(check);
  expect(await screen.findByText('Tea House is fine')).toBeTruthy();
  await user.click(check);
  expect(await screen.findByText('Tea House must be connected again')).toBeTruthy();
  await user.click(check);
  expect(await screen.findByText('Not Checked')).toBeTruthy();
  expect(screen.getByText(/^Instagram cannot be reached right now/)).toBeTruthy();
  expect(calls.filter(({ path }) => /^\/api\/social-media\/.*\/accounts$/.test(path)).length).toBe(3);
});

test('an account is disconnected after a question that says what becomes of its posts', async () => {
  const { user, calls } = openAccounts([
    once(listOf(exampleAccount())),
    listOf(),
    answer(socialAccountEndpoints.disconnect, { success: true }),
  ]);
  await user.click(
    await (await section()).findByRole('button', { name: 'Disconnect Tea House (Instagram)' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Tea House from Instagram?' }));
  expect(dialog.getByText(/are put on hold; none of them is deleted\.$/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('Account Disconnected')).toBeTruthy();
  expect(await screen.findByText(/^No account is connected yet/)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toMatch(
    new RegExp(`/accounts/${exampleAccount().id}$`),
  );
});

test('a disconnection that fails says so', async () => {
  const { user } = openAccounts([
    listOf(exampleAccount()),
    refuse(socialAccountEndpoints.disconnect, 500, { error: 'internal', message: '' }),
  ]);
  await user.click(
    await (await section()).findByRole('button', { name: 'Disconnect Tea House (Instagram)' }),
  );
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('Disconnection Failed')).toBeTruthy();
});

test('accounts that could not be loaded can be asked for again', async () => {
  const { user } = openAccounts([
    once(refuse(socialAccountEndpoints.list, 500, { error: 'internal', message: '' })),
    listOf(exampleAccount()),
  ]);
  expect(await screen.findByText('Failed to load social accounts.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Connected')).toBeTruthy();
});

const errors: Record<AccountError, RegExp> = {
  oauth_denied: /^No consent was given at Facebook, so nothing was connected\.$/,
  oauth_expired: /took too long or was already completed/,
  oauth_invalid: /did not come from Facebook, or belongs to another browser/,
  scope_missing: /^A permission that posting needs was left out at Facebook\./,
  no_channel: /^This Google account has no YouTube channel\./,
  no_accounts: /^No Page was chosen on which you may create posts\./,
  account_personal: /^This is a personal Instagram account/,
  second_factor_required: /^This account asks its members to sign in with a code/,
  role_too_small: /^Your role does not include this/,
  connection_failed: /^Facebook gave consent, but then the account could not be read\./,
};

test.each(Object.entries(errors))(
  'back from a consent with %s, a toast says what happened and the address is cleaned',
  async (code, sentence) => {
    openAccounts([listOf()], `/settings?error=${code}&way=facebook`);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(window.location.pathname + window.location.search).toBe('/settings');
  },
);

test('every error has a sentence in both languages, without the way in the address too', () => {
  for (const [language, catalogue] of [
    ['en', {}],
    ['tr', turkish],
  ] as const) {
    const t = createTranslate(language, catalogue);
    const sentences = [...ACCOUNT_ERRORS, 'tomorrow'].map((code) => accountErrorSentence(t, code, null));
    expect(new Set(sentences).size).toBe(ACCOUNT_ERRORS.length + 1);
    for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]{20,}\.$/);
  }
});

test('a consent that brought several accounts says how many', async () => {
  openAccounts([listOf(exampleAccount())], '/settings?connected=facebook&accounts=3');
  expect(await screen.findByText('Connected to Facebook')).toBeTruthy();
  expect(screen.getByText('Posts can go out to these 3 accounts now.')).toBeTruthy();
  expect(window.location.search).toBe('');
});

test('the banner names every account that must be connected again, and is silent otherwise', async () => {
  const dead = exampleAccount({ status: 'reconnect' });
  const { unmount } = openPart(<AccountsBanner store={store} />, [
    listOf(dead, { ...dead, id: '6a1d3c20-0000-4000-8000-000000000002', network: 'twitter', name: 'tea_x' }),
  ]);
  expect(
    await screen.findByText('Tea House (Instagram) and tea_x (X) have to be connected again'),
  ).toBeTruthy();
  unmount();

  const { calls, container } = openPart(<AccountsBanner store={store} />, [listOf(exampleAccount())]);
  await waitFor(() =>
    expect(calls.some(({ path }) => /^\/api\/social-media\/.*\/accounts$/.test(path))).toBe(true),
  );
  expect(container.querySelector('[role=status]')).toBeNull();
});

test('the banner says what has to be chosen before posts go out to an account', async () => {
  const account = exampleAccount({ network: 'pinterest', way: 'pinterest', choicesMissing: ['board'] });
  openPart(<AccountsBanner store={store} />, [listOf(account)]);
  expect(await screen.findByText('Something has to be chosen before posts can go out')).toBeTruthy();
  expect(screen.getByText('Tea House (Pinterest): Board')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose' }).getAttribute('href')).toBe('/settings');
});

const [page, elsewhere] = [
  exampleFound(),
  exampleFound({
    id: '6a1d3c20-0000-4000-8000-0000000000f2',
    network: 'instagram',
    name: 'Cup House',
    username: 'cuphouse',
    otherStore: 'Cup House',
  }),
];

test('what a consent found is listed with nothing ticked, and only what is chosen is connected', async () => {
  const { user, calls } = openAccounts(
    [
      once(listOf()),
      listOf(exampleAccount()),
      once(answer(socialAccountEndpoints.found, [page, elsewhere])),
      answer(socialAccountEndpoints.choose, { accounts: [exampleAccount()] }),
    ],
    '/settings?found=facebook',
  );
  const choice = within(
    await screen.findByRole('region', { name: 'Which of these accounts belong to Tea House?' }),
  );
  expect(window.location.search).toBe('');
  const boxes = choice.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  expect(choice.getByText('Belongs to Cup House')).toBeTruthy();
  expect(whyBlocked(choice.getByRole('button', { name: 'Connect' }))).toBe('Choose an account first.');
  await user.click(choice.getByRole('checkbox', { name: /Tea House Page/ }));
  await user.click(choice.getByRole('button', { name: 'Connect 1 account' }));
  expect(await screen.findByText('1 account connected')).toBeTruthy();
  expect(calls.find(({ method, path }) => method === 'POST' && path.endsWith('/found'))?.body).toEqual({
    chosen: [page.id],
    shared: false,
  });
  await waitFor(() => expect(screen.queryByText(/^Which of these accounts/)).toBeNull());
});

test('a single account is ticked; one of another store never is, and is shared only after a question', async () => {
  const { user, calls, unmount } = openAccounts([listOf(), answer(socialAccountEndpoints.found, [page])]);
  expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(true);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  unmount();

  const second = openAccounts([
    listOf(),
    once(answer(socialAccountEndpoints.found, [elsewhere])),
    answer(socialAccountEndpoints.choose, { accounts: [exampleAccount()] }),
  ]);
  const box = await screen.findByRole<HTMLInputElement>('checkbox');
  expect(box.checked).toBe(false);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Connect 1 account' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Let two stores post to the same account?' }),
  );
  expect(question.getByText(/Cup House \(Instagram\) belongs to Cup House/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Let both post' }));
  await waitFor(() =>
    expect(
      second.calls.find(({ method, path }) => method === 'POST' && path.endsWith('/found'))?.body,
    ).toEqual({ chosen: [elsewhere.id], shared: true }),
  );
});

test('on a phone the folded accounts open for the question what was found', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  } as unknown as MediaQueryList);
  openAccounts([listOf(), answer(socialAccountEndpoints.found, [page])], '/settings?found=facebook');
  const question = await screen.findByRole('region', { name: /^Which of these accounts belong to/ });
  expect(screen.getByRole('button', { name: /^Social Accounts/, expanded: true })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(question));
});

test('found accounts can all be left, and a choice that came too late says so', async () => {
  const { user } = openAccounts([
    listOf(),
    answer(socialAccountEndpoints.found, [page, elsewhere]),
    refuse(socialAccountEndpoints.choose, 409, {
      error: 'found_accounts_gone',
      message: 'These accounts were found more than 15 minutes ago. Please connect again.',
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'None of these' }));
  expect(await screen.findByText('Not Connected')).toBeTruthy();
  expect(screen.getByText(/^These accounts were found more than 15 minutes ago/)).toBeTruthy();
});
