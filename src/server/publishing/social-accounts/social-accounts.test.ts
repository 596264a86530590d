import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members } from '#server/core/db/schema/members.ts';
import { users } from '#server/core/db/schema/users.ts';
import { chooseFound } from '#server/testing/connect-accounts.ts';
import { startApp, type TestApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { inEnglish } from '#shared/core/sentence.ts';
import type { ConsentWay } from '#shared/publishing/social-accounts.ts';
import { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { DEMO_ACCOUNTS as PINTEREST_ACCOUNTS } from '#simulators/pinterest/state.ts';
import { DEMO_ACCOUNTS as TIKTOK_ACCOUNTS } from '#simulators/tiktok/state.ts';
import { DEMO_ACCOUNTS } from '#simulators/x/state.ts';
import { DEMO_CHANNELS } from '#simulators/youtube/state.ts';

const teaHouse = { name: 'tea-house', products: [{ title: 'Tea', price: '10.00' }], orders: [] };
const cupHouse = { ...teaHouse, name: 'cup-house' };
const potHouse = { ...teaHouse, name: 'pot-house' };
const PAGES = ['104500000000001', '104500000000004'];
const OWN_INSTAGRAM = '17841400000000011';
const X_ACCOUNT = DEMO_ACCOUNTS[0]!.id;
const PINTEREST_ACCOUNT = PINTEREST_ACCOUNTS[0]!.id;
const YOUTUBE_CHANNEL = DEMO_CHANNELS[0]!.id;
const TIKTOK_ACCOUNT = TIKTOK_ACCOUNTS[0]!.openId;
const THREADS_ACCOUNT = '24500000000000003';

type Person = Awaited<ReturnType<TestApp['signUp']>>;

const idOf = async (person: Person) => (await person.expectOk(person.call(authEndpoints.user))).user.id;

async function startSocial() {
  const started = await startApp({ shops: [teaHouse, cupHouse, potHouse], social: true });
  const owner = await started.signUp();
  const store = await owner.connectShopify('tea-house');
  return { ...started, meta: started.meta!, x: started.x!, owner, params: { storeId: store.id } };
}
type Social = Awaited<ReturnType<typeof startSocial>>;

async function consentAddress({ owner, params }: Pick<Social, 'owner' | 'params'>, way: ConsentWay) {
  const call = owner.call(socialAccountEndpoints.connect, { params, body: { way } });
  return (await owner.expectOk(call)).authUrl;
}

/** Answers a consent page as a browser does. @returns the address of ours that it leads back to. */
async function answerConsent(address: string, answers: [string, string][]): Promise<string> {
  const page = new URL(address);
  const form = new URLSearchParams([...page.searchParams, ...answers]);
  const reply = await fetch(page.origin + page.pathname, { method: 'POST', body: form, redirect: 'manual' });
  return reply.headers.get('location') ?? `no redirect but ${reply.status}: ${await reply.text()}`;
}

const ANSWERS: Record<ConsentWay, (address: string) => [string, string][]> = {
  facebook: (address) => [
    ...PAGES.map((id): [string, string] => ['page', id]),
    ...scopesIn(address).map((scope): [string, string] => ['granted_scope', scope]),
    ['decision', 'allow'],
  ],
  instagram: (address) => [
    ['account', OWN_INSTAGRAM],
    ...scopesIn(address).map((scope): [string, string] => ['granted_scope', scope]),
    ['decision', 'allow'],
  ],
  x: () => [
    ['account', X_ACCOUNT],
    ['decision', 'allow'],
  ],
  pinterest: () => [
    ['account', PINTEREST_ACCOUNT],
    ['decision', 'allow'],
  ],
  youtube: (address) => [
    ['person', `of-${YOUTUBE_CHANNEL}`],
    ...scopesIn(address).map((scope): [string, string] => ['granted_scope', scope]),
    ['decision', 'allow'],
  ],
  tiktok: (address) => [
    ['account', TIKTOK_ACCOUNT],
    ...scopesIn(address).map((scope): [string, string] => ['granted', scope]),
    ['decision', 'allow'],
  ],
  threads: (address) => [
    ['account', THREADS_ACCOUNT],
    ...scopesIn(address).map((scope): [string, string] => ['granted_scope', scope]),
    ['decision', 'allow'],
  ],
};

function scopesIn(address: string): string[] {
  return (new URL(address).searchParams.get('scope') ?? '').split(/[ ,]/);
}

/** As far as the way back from the consent page. */
async function consent(social: Pick<Social, 'owner' | 'params'>, way: ConsentWay): Promise<string> {
  const address = await consentAddress(social, way);
  return social.owner.visit(await answerConsent(address, ANSWERS[way](address)));
}

/** With everything that was found chosen for the store. */
async function connect(social: Pick<Social, 'owner' | 'params'>, way: ConsentWay): Promise<string> {
  const back = await consent(social, way);
  await chooseFound(social.owner, social.params.storeId);
  return back;
}

function foundBy({ owner, params }: { owner: Person; params: { storeId: string } }) {
  return owner.expectOk(owner.call(socialAccountEndpoints.found, { params }));
}

function accountsOf({ owner, params }: { owner: Person; params: { storeId: string } }) {
  return owner.expectOk(owner.call(socialAccountEndpoints.list, { params }));
}

test('one consent of Facebook connects the chosen Pages and their Instagram accounts', async () => {
  const social = await startSocial();
  expect(await connect(social, 'facebook')).toBe('/settings?found=facebook');
  const { accounts, ways } = await accountsOf(social);
  expect(accounts.map(({ network, name, status }) => [network, name, status])).toEqual([
    ['facebook', 'Sunday Market Stall', 'active'],
    ['facebook', 'Yonder Gifts', 'active'],
    ['instagram', 'Yonder Gifts', 'active'],
  ]);
  expect(accounts[1]).toMatchObject({ followers: 8420, problem: null });
  expect(ways).toEqual([
    'facebook',
    'instagram',
    'x',
    'pinterest',
    'telegram',
    'bluesky',
    'youtube',
    'tiktok',
    'threads',
  ]);
});

test('a YouTube channel is connected by the Google account that it belongs to', async () => {
  const social = await startSocial();
  expect(await connect(social, 'youtube')).toBe('/settings?found=youtube');
  const { accounts } = await accountsOf(social);
  expect(accounts).toMatchObject([{ network: 'youtube', username: 'yondergifts', followers: 3120 }]);
});

test('an Instagram account without a Page is connected by Instagram’s own sign-in', async () => {
  const social = await startSocial();
  expect(await connect(social, 'instagram')).toBe('/settings?found=instagram');
  const { accounts } = await accountsOf(social);
  expect(accounts).toMatchObject([{ network: 'instagram', username: 'corner.candles', followers: 2150 }]);
});

test('a Pinterest account is connected by its consent page', async () => {
  const social = await startSocial();
  expect(await connect(social, 'pinterest')).toBe('/settings?found=pinterest');
  expect((await accountsOf(social)).accounts).toMatchObject([
    { network: 'pinterest', username: 'yondergifts', followers: 1870 },
  ]);
});

test('an account of Threads is connected with an app of its own', async () => {
  const social = await startSocial();
  expect(await connect(social, 'threads')).toBe('/settings?found=threads');
  expect((await accountsOf(social)).accounts).toMatchObject([
    { network: 'threads', username: 'corner.candles', status: 'active' },
  ]);
});

test('an X account is connected with a proof that only we can give', async () => {
  const social = await startSocial();
  const { searchParams } = new URL(await consentAddress(social, 'x'));
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  expect(await connect(social, 'x')).toBe('/settings?found=x');
  expect((await accountsOf(social)).accounts).toMatchObject([
    { network: 'twitter', username: 'yondergifts' },
  ]);
});

test('who came from the schedules is led back there', async () => {
  const { owner, params } = await startSocial();
  const body = { way: 'x' as const, from: 'schedules' as const, query: 'tab=calendar&new=2026-11-27' };
  const { authUrl } = await owner.expectOk(owner.call(socialAccountEndpoints.connect, { params, body }));
  const back = await owner.visit(await answerConsent(authUrl, ANSWERS.x(authUrl)));
  expect(back).toBe('/social-media-scheduler?tab=calendar&new=2026-11-27&found=x');
});

test.each(['facebook', 'instagram', 'x'] as const)('an owner who says no to %s reads so', async (way) => {
  const social = await startSocial();
  const back = await answerConsent(await consentAddress(social, way), [['decision', 'deny']]);
  expect(await social.owner.visit(back)).toBe(`/settings?error=oauth_denied&way=${way}`);
  expect((await accountsOf(social)).accounts).toEqual([]);
});

test.each([
  ['facebook', 'pages_manage_posts'],
  ['instagram', 'instagram_business_content_publish'],
] as const)('without the right to publish, nothing of %s is connected', async (way, left) => {
  const social = await startSocial();
  const address = await consentAddress(social, way);
  const answers = ANSWERS[way](address).filter(([, value]) => value !== left);
  expect(await social.owner.visit(await answerConsent(address, answers))).toBe(
    `/settings?error=scope_missing&way=${way}`,
  );
  expect((await accountsOf(social)).accounts).toEqual([]);
});

test('without a Page there is nothing to connect', async () => {
  const social = await startSocial();
  const address = await consentAddress(social, 'facebook');
  const answers = ANSWERS.facebook(address).filter(([name]) => name !== 'page');
  expect(await social.owner.visit(await answerConsent(address, answers))).toBe(
    '/settings?error=no_accounts&way=facebook',
  );
});

test('what a consent page sends back counts once, for the browser that left, and for a quarter of an hour', async () => {
  const social = await startSocial();
  const address = await consentAddress(social, 'x');
  const stranger = await social.signUp();
  expect(await stranger.visit(await answerConsent(address, ANSWERS.x(address)))).toBe(
    '/settings?error=oauth_invalid&way=x',
  );
  const used = await answerConsent(await consentAddress(social, 'x'), ANSWERS.x(address));
  const fresh = await consentAddress(social, 'x');
  const back = await answerConsent(fresh, ANSWERS.x(fresh));
  expect(await social.owner.visit(back)).toBe('/settings?found=x');
  expect(await social.owner.visit(back)).toBe('/settings?error=oauth_expired&way=x');
  social.clock.advance({ minutes: 16 });
  expect(await social.owner.visit(used)).toBe('/settings?error=oauth_expired&way=x');
});

test('back from a consent page, a role that became too small or a missing second factor connects nothing', async () => {
  const social = await startSocial();
  const manager = await social.signUp();
  const [accountId, userId] = [await idOf(social.owner), await idOf(manager)];
  await social.db.insert(members).values({ accountId, userId, role: 'manager', storeIds: null });
  const theirs = { ...social, owner: manager };
  const backOf = async (address: string) => manager.visit(await answerConsent(address, ANSWERS.x(address)));
  const [first, second] = [await consentAddress(theirs, 'x'), await consentAddress(theirs, 'x')];

  await social.db.update(users).set({ requiresSecondFactor: true }).where(eq(users.id, accountId));
  expect(await backOf(first)).toBe('/settings?error=second_factor_required&way=x');
  await social.db.update(users).set({ requiresSecondFactor: false }).where(eq(users.id, accountId));
  await social.db.update(members).set({ role: 'editor' });
  expect(await backOf(second)).toBe('/settings?error=role_too_small&way=x');
  expect((await accountsOf(social)).accounts).toEqual([]);
});

test('an account of another user is not there', async () => {
  const social = await startSocial();
  await connect(social, 'x');
  const [account] = (await accountsOf(social)).accounts;
  const stranger = await social.signUp();
  const params = { ...social.params, accountId: account!.id };
  for (const endpoint of [socialAccountEndpoints.check, socialAccountEndpoints.disconnect])
    expect((await stranger.call(endpoint, { params })).status).toBe(404);
  expect((await stranger.call(socialAccountEndpoints.list, { params: social.params })).status).toBe(404);
  expect((await accountsOf(social)).accounts).toHaveLength(1);
});

test('a dead token is found by itself within a day, said on the account, and mended by connecting again', async () => {
  const social = await startSocial();
  await connect(social, 'facebook');
  social.meta.changePassword();
  social.clock.advance({ days: 1, minutes: 1 });
  await social.runRecurring('social-accounts.check-due');
  const { accounts } = await accountsOf(social);
  expect(accounts.map(({ status }) => status)).toEqual(['reconnect', 'reconnect', 'reconnect']);
  expect(inEnglish(accounts[1]!.problem!)).toContain('Facebook no longer accepts our access');

  expect(await consent(social, 'facebook')).toBe('/settings?connected=facebook&accounts=3');
  const mended = (await accountsOf(social)).accounts;
  expect(mended.map(({ id }) => id)).toEqual(accounts.map(({ id }) => id));
  expect(mended.every(({ status, problem }) => status === 'active' && problem === null)).toBe(true);
});

test('an owner who asks learns at once whether posts would go through', async () => {
  const social = await startSocial();
  await connect(social, 'x');
  const [account] = (await accountsOf(social)).accounts;
  const params = { ...social.params, accountId: account!.id };
  const check = () => social.owner.expectOk(social.owner.call(socialAccountEndpoints.check, { params }));
  expect(await check()).toMatchObject({ status: 'active', problem: null });
  social.x.setCredits(false);
  expect(await check()).toMatchObject({ status: 'active', problem: expect.stringContaining('credits') });
  social.x.revokeAccess();
  expect(await check()).toMatchObject({
    status: 'reconnect',
    problem: expect.stringContaining('X no longer accepts our access'),
  });
});

test('a disconnected account is gone until it is connected again', async () => {
  const social = await startSocial();
  await connect(social, 'x');
  await connect(social, 'instagram');
  const [instagram, x] = (await accountsOf(social)).accounts;
  const params = { ...social.params, accountId: x!.id };
  await social.owner.expectOk(social.owner.call(socialAccountEndpoints.disconnect, { params }));
  expect((await accountsOf(social)).accounts).toEqual([instagram]);
  expect((await social.owner.call(socialAccountEndpoints.check, { params })).status).toBe(404);
  await connect(social, 'x');
  expect((await accountsOf(social)).accounts[1]!.id).toBe(x!.id);
});

test('where we have no app there is no way to connect', async () => {
  const { signUp } = await startApp({ shops: [teaHouse] });
  const owner = await signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  expect(await accountsOf({ owner, params: { storeId } })).toEqual({ accounts: [], ways: [] });
  const asked = await owner.call(socialAccountEndpoints.connect, { params: { storeId }, body: { way: 'x' } });
  expect(asked).toMatchObject({ status: 501, body: { error: 'oauth_not_configured' } });
});

test('a consent connects nothing by itself: the owner chooses what belongs to the store, and the rest is forgotten', async () => {
  const social = await startSocial();
  await consent(social, 'facebook');
  expect((await accountsOf(social)).accounts).toEqual([]);
  const found = await foundBy(social);
  expect(found.map(({ network, name, otherStore }) => [network, name, otherStore])).toEqual([
    ['facebook', 'Yonder Gifts', null],
    ['instagram', 'Yonder Gifts', null],
    ['facebook', 'Sunday Market Stall', null],
  ]);
  // A reload, the back button, another tab: what was found is still there, and its secrets are in no reply.
  expect(await foundBy(social)).toEqual(found);
  expect(JSON.stringify(found)).not.toMatch(/token|sealed/i);

  const { owner, params } = social;
  const body = { chosen: [found[1]!.id] };
  const { accounts } = await owner.expectOk(owner.call(socialAccountEndpoints.choose, { params, body }));
  expect(accounts).toMatchObject([{ network: 'instagram', username: 'yonder.gifts', status: 'active' }]);
  expect((await accountsOf(social)).accounts).toEqual(accounts);
  expect(await foundBy(social)).toEqual([]);
  expect(await notesIn(social)).toEqual([]);

  const late = await owner.call(socialAccountEndpoints.choose, { params, body: { chosen: [found[0]!.id] } });
  expect(late).toMatchObject({ status: 409, body: { error: 'found_accounts_gone' } });
});

test('of found accounts none has to be chosen', async () => {
  const social = await startSocial();
  await consent(social, 'facebook');
  const { owner, params } = social;
  await owner.expectOk(owner.call(socialAccountEndpoints.choose, { params, body: { chosen: [] } }));
  expect(await foundBy(social)).toEqual([]);
  expect((await accountsOf(social)).accounts).toEqual([]);
});

test('a choice that is not made within a quarter of an hour leaves nothing behind, and connects nothing', async () => {
  const social = await startSocial();
  await consent(social, 'facebook');
  const [first] = await foundBy(social);
  social.clock.advance({ minutes: 16 });
  expect(await foundBy(social)).toEqual([]);
  const { owner, params } = social;
  const body = { chosen: [first!.id] };
  expect((await owner.call(socialAccountEndpoints.choose, { params, body })).status).toBe(409);
  await social.runRecurring('social-accounts.withdraw-unchosen');
  expect(await notesIn(social)).toEqual([]);
  expect((await accountsOf(social)).accounts).toEqual([]);
});

test.each(['facebook', 'x'] as const)(
  'a consent of %s that nothing was chosen from is taken back at the network',
  async (way) => {
    const social = await startSocial();
    const access = accessAt(social);
    await consent(social, way);
    expect(await access()).toMatchObject({ [way]: true });
    await chooseNone(social);
    expect(await access()).toMatchObject({ [way]: false });
  },
);

test('a consent that nobody chose from in time is taken back by itself', async () => {
  const social = await startSocial();
  const access = accessAt(social);
  await consent(social, 'facebook');
  await consent(social, 'x');
  await social.runRecurring('social-accounts.withdraw-unchosen');
  expect(await access()).toEqual({ facebook: true, x: true });
  social.clock.advance({ minutes: 16 });
  await social.runRecurring('social-accounts.withdraw-unchosen');
  expect(await access()).toEqual({ facebook: false, x: false });
});

test('a consent stays where one of its accounts was chosen, or is used by another store or user', async () => {
  const social = await startSocial();
  const access = accessAt(social);
  await consent(social, 'facebook');
  const [first] = await foundBy(social);
  const { owner, params } = social;
  await owner.expectOk(owner.call(socialAccountEndpoints.choose, { params, body: { chosen: [first!.id] } }));
  expect(await access()).toMatchObject({ facebook: true });

  const second = { owner, params: { storeId: (await owner.connectShopify('cup-house')).id } };
  await consent(second, 'facebook');
  await chooseNone(second);
  expect(await access()).toMatchObject({ facebook: true });

  const partner = await social.signUp();
  const theirs = { owner: partner, params: { storeId: (await partner.connectShopify('pot-house')).id } };
  await consent(theirs, 'facebook');
  await chooseNone(theirs);
  expect(await access()).toMatchObject({ facebook: true });
});

test('a consent that can still be chosen from elsewhere stays until that is over too', async () => {
  const social = await startSocial();
  const access = accessAt(social);
  const { owner } = social;
  const second = { owner, params: { storeId: (await owner.connectShopify('cup-house')).id } };
  await consent(social, 'facebook');
  await consent(second, 'facebook');
  await chooseNone(social);
  expect(await access()).toMatchObject({ facebook: true });
  await chooseNone(second);
  expect(await access()).toMatchObject({ facebook: false });
});

test('what was found is sealed, and only its owner can list it or choose from it', async () => {
  const social = await startSocial();
  await consent(social, 'x');
  const [note] = await notesIn(social);
  expect(JSON.stringify(note)).not.toContain('yondergifts');
  const [found] = await foundBy(social);
  const stranger = await social.signUp();
  const { params } = social;
  expect((await stranger.call(socialAccountEndpoints.found, { params })).status).toBe(404);
  const body = { chosen: [found!.id] };
  expect((await stranger.call(socialAccountEndpoints.choose, { params, body })).status).toBe(404);
  const own = { storeId: (await stranger.connectShopify('cup-house')).id };
  expect((await stranger.call(socialAccountEndpoints.choose, { params: own, body })).status).toBe(409);
});

test('an account of another store is named as such, and belongs to both only when its owner says so', async () => {
  const social = await startSocial();
  await connect(social, 'x');
  const second = await social.owner.connectShopify('cup-house');
  const there = { owner: social.owner, params: { storeId: second.id } };
  await consent(there, 'x');
  const [found] = await foundBy(there);
  expect(found).toMatchObject({ username: 'yondergifts', otherStore: expect.stringMatching(/tea/i) });

  const choose = (shared: boolean) =>
    there.owner.call(socialAccountEndpoints.choose, {
      params: there.params,
      body: { chosen: [found!.id], shared },
    });
  expect(await choose(false)).toMatchObject({ status: 409, body: { error: 'account_of_other_store' } });
  expect((await accountsOf(there)).accounts).toEqual([]);
  expect(await foundBy(there)).toHaveLength(1);
  expect((await choose(true)).status).toBe(200);
  expect((await accountsOf(there)).accounts).toHaveLength(1);
  expect((await accountsOf(social)).accounts).toHaveLength(1);
});

test('who connects again renews what the store has, and is asked about nothing else', async () => {
  const social = await startSocial();
  const { owner, params } = social;
  await consent(social, 'facebook');
  const instagram = (await foundBy(social)).find(({ network }) => network === 'instagram')!;
  await owner.expectOk(
    owner.call(socialAccountEndpoints.choose, { params, body: { chosen: [instagram.id] } }),
  );
  const body = { way: 'facebook' as const, again: true };
  const { authUrl } = await owner.expectOk(owner.call(socialAccountEndpoints.connect, { params, body }));
  const back = await owner.visit(await answerConsent(authUrl, ANSWERS.facebook(authUrl)));
  expect(back).toBe('/settings?connected=facebook&accounts=1');
  expect(await foundBy(social)).toEqual([]);

  // Connecting again renews it as well, and offers the others.
  expect(await consent(social, 'facebook')).toBe('/settings?found=facebook');
  expect(await foundBy(social)).toHaveLength(2);
  expect((await accountsOf(social)).accounts).toHaveLength(1);
});

test.each(['new=//evil.example', 'a=b#c', 'x=%0d%0a', 'q'.repeat(201)])(
  'a page’s address that is none (%s) is refused before anybody leaves',
  async (query) => {
    const { owner, params } = await startSocial();
    const body = { way: 'x' as const, query };
    expect((await owner.call(socialAccountEndpoints.connect, { params, body })).status).toBe(400);
  },
);

/** An X account of its own, so that the one before it is another consent. */
async function consentOfX(social: Pick<Social, 'owner' | 'params'>, accountId: string): Promise<string> {
  const address = await consentAddress(social, 'x');
  const answers: [string, string][] = [
    ['account', accountId],
    ['decision', 'allow'],
  ];
  return social.owner.visit(await answerConsent(address, answers));
}

test('a consent that a newer one takes the place of is taken back, at once where it opens something else', async () => {
  const social = await startSocial();
  await consentOfX(social, DEMO_ACCOUNTS[0]!.id);
  await consentOfX(social, DEMO_ACCOUNTS[1]!.id);
  expect((await foundBy(social)).map(({ username }) => username)).toEqual([DEMO_ACCOUNTS[1]!.username]);
  expect(social.x.openGrants()).toBe(1);

  // The same account again: what is taken back must not be what can still be chosen.
  await consentOfX(social, DEMO_ACCOUNTS[1]!.id);
  expect(social.x.openGrants()).toBe(2);
  await chooseNone(social);
  expect(social.x.openGrants()).toBe(0);
  expect(await notesIn(social)).toEqual([]);
});

test('a consent of Facebook that was replaced stays with the newer one, and ends with it', async () => {
  const social = await startSocial();
  const access = accessAt(social);
  await consent(social, 'facebook');
  await consent(social, 'facebook');
  await social.runRecurring('social-accounts.withdraw-unchosen');
  expect(await access()).toMatchObject({ facebook: true });
  social.clock.advance({ minutes: 16 });
  await social.runRecurring('social-accounts.withdraw-unchosen');
  expect(await access()).toMatchObject({ facebook: false });
  expect(await notesIn(social)).toEqual([]);
});

test('a replaced consent stays where an account of it is connected', async () => {
  const social = await startSocial();
  const access = accessAt(social);
  await consent(social, 'facebook');
  await connect(social, 'facebook');
  social.clock.advance({ minutes: 16 });
  await social.runRecurring('social-accounts.withdraw-unchosen');
  expect(await access()).toMatchObject({ facebook: true });
  expect(await notesIn(social)).toEqual([]);
});

test.each([
  ['pages_manage_posts', 'scope_missing'],
  ['page', 'no_accounts'],
] as const)(
  'a consent of Facebook without %s is taken back, unless an account of it is connected',
  async (left, error) => {
    const social = await startSocial();
    const access = accessAt(social);
    const consentWithoutIt = async () => {
      const address = await consentAddress(social, 'facebook');
      const answers = ANSWERS.facebook(address).filter((answer) => !answer.includes(left));
      return social.owner.visit(await answerConsent(address, answers));
    };
    await connect(social, 'facebook');
    expect(await consentWithoutIt()).toBe(`/settings?error=${error}&way=facebook`);
    expect(await access()).toMatchObject({ facebook: true });

    const { owner, params } = social;
    for (const { id } of (await accountsOf(social)).accounts)
      await owner.expectOk(
        owner.call(socialAccountEndpoints.disconnect, { params: { ...params, accountId: id } }),
      );
    expect(await access()).toMatchObject({ facebook: true });
    expect(await consentWithoutIt()).toBe(`/settings?error=${error}&way=facebook`);
    expect(await access()).toMatchObject({ facebook: false });
    expect(await notesIn(social)).toEqual([]);
  },
);

test('a consent of X without the right to publish is taken back', async () => {
  const social = await startSocial();
  const page = new URL(await consentAddress(social, 'x'));
  page.searchParams.set('scope', 'tweet.read users.read offline.access');
  const back = await answerConsent(page.href, ANSWERS.x(page.href));
  expect(await social.owner.visit(back)).toBe('/settings?error=scope_missing&way=x');
  expect(social.x.openGrants()).toBe(0);
});

test('one consent of TikTok connects the account, and one without the right to upload is taken back', async () => {
  const social = await startSocial();
  const address = await consentAddress(social, 'tiktok');
  const answers = ANSWERS.tiktok(address).filter((answer) => !answer.includes('video.upload'));
  expect(await social.owner.visit(await answerConsent(address, answers))).toBe(
    '/settings?error=scope_missing&way=tiktok',
  );
  expect(social.tiktok!.openGrants()).toBe(0);
  expect(await connect(social, 'tiktok')).toBe('/settings?found=tiktok');
  expect((await accountsOf(social)).accounts).toMatchObject([
    { network: 'tiktok', username: 'yondergifts', followers: null, status: 'active' },
  ]);
});

async function chooseNone({ owner, params }: Pick<Social, 'owner' | 'params'>) {
  await owner.expectOk(owner.call(socialAccountEndpoints.choose, { params, body: { chosen: [] } }));
}

/** Whether the networks still let us in: at Facebook by any token of the person, for it takes back all at once. */
function accessAt({ meta, x }: Social) {
  const token = meta.pageToken(PAGES[0]!);
  return async () => {
    const { ok } = await fetch(`${meta.graphOrigin}/v26.0/${PAGES[0]}?fields=id&access_token=${token}`);
    return { facebook: ok, x: x.openGrants() > 0 };
  };
}

async function notesIn({ db }: Pick<Social, 'db'>) {
  const { rows } = await db.execute(sql`select sess -> 'note' as note from sessions
    where sess -> 'note' ->> 'kind' = 'found-accounts'`);
  return rows.map(({ note }) => note);
}
