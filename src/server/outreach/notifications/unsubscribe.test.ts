import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/core/db/schema/users.ts';
import { startApp } from '#server/testing/start-app.ts';
import { notificationEndpoints, type Topic } from '#shared/outreach/notifications.ts';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';

const SECRET = 'a secret for tests, long enough for them';
const ONE_CLICK = 'List-Unsubscribe=One-Click';

async function open() {
  const started = await startApp();
  const owner = await started.signUp();
  const read = () => owner.expectOk(owner.call(notificationEndpoints.read));
  const { user } = (await owner.send('GET', '/api/auth/user')).json<{ user: { id: string } }>();
  const tokenFor = (topic: Topic) => createUnsubscribeTokens(SECRET).tokenFor({ userId: user.id, topic });
  return { ...started, owner, read, tokenFor, stranger: started.visitor() };
}

test('a mail provider switches off what the mail was about with one post, without signing in', async () => {
  const { stranger, tokenFor, read } = await open();
  const address = `/api/unsubscribe?token=${tokenFor('weeklySummary')}`;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await stranger.send('POST', address, ONE_CLICK, form);
  expect([reply.statusCode, reply.json()]).toEqual([200, { topic: 'weeklySummary', isOn: false }]);
  expect((await read()).settings).toEqual({
    weeklySummary: false,
    storeProblems: true,
    postProblems: true,
    unusualDays: true,
    outsideAnswers: true,
    mentions: true,
  });
  expect((await stranger.send('POST', address, ONE_CLICK, form)).statusCode).toBe(200);

  const parts = `--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`;
  const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
  const other = `/api/unsubscribe?token=${tokenFor('unusualDays')}`;
  expect((await stranger.send('POST', other, parts, multipart)).statusCode).toBe(200);
  expect((await read()).settings).toMatchObject({ unusualDays: false, storeProblems: true });
});

test('opening the address changes nothing: it leads to a page that asks, and that can take it back', async () => {
  const { stranger, tokenFor, read } = await open();
  const token = tokenFor('postProblems');
  expect(await stranger.visit(`/api/unsubscribe?token=${token}`)).toBe(`/unsubscribe?token=${token}`);
  const query = { token };
  const state = () => stranger.expectOk(stranger.call(notificationEndpoints.subscription, { query }));
  expect(await state()).toEqual({ topic: 'postProblems', isOn: true });
  expect((await read()).settings.postProblems).toBe(true);

  await stranger.expectOk(stranger.call(notificationEndpoints.unsubscribe, { query }));
  expect(await state()).toEqual({ topic: 'postProblems', isOn: false });
  await stranger.expectOk(stranger.call(notificationEndpoints.resubscribe, { query }));
  expect((await read()).settings.postProblems).toBe(true);
});

test('a link that was tampered with, or whose account is gone, says so', async () => {
  const { stranger, tokenFor, read } = await open();
  const token = tokenFor('weeklySummary');
  const someoneElse = createUnsubscribeTokens(SECRET).tokenFor({
    userId: crypto.randomUUID(),
    topic: 'weeklySummary',
  });
  for (const wrong of [
    '',
    'x',
    token.replace('weeklySummary', 'unusualDays'),
    `${token}x`,
    `${token}.more`,
    createUnsubscribeTokens('another secret').tokenFor({ userId: crypto.randomUUID(), topic: 'unusualDays' }),
    someoneElse,
  ])
    expect(await stranger.call(notificationEndpoints.unsubscribe, { query: { token: wrong } })).toMatchObject(
      { status: 404, body: { error: 'unknown_link' } },
    );
  expect((await read()).settings.weeklySummary).toBe(true);
});

test('an owner switches single mails, and changes the language they are written in', async () => {
  const { owner, read, stranger } = await open();
  expect(await read()).toMatchObject({
    language: 'en',
    email: owner.email,
    canSend: true,
  });
  const change = (body: object) => owner.expectOk(owner.call(notificationEndpoints.change, { body }));
  expect(await change({ settings: { storeProblems: false } })).toMatchObject({
    settings: {
      weeklySummary: true,
      storeProblems: false,
      postProblems: true,
      unusualDays: true,
      outsideAnswers: true,
    },
  });
  expect(await change({ settings: { unusualDays: false } })).toMatchObject({
    settings: { storeProblems: false, unusualDays: false },
  });
  expect((await change({ language: 'tr' })).language).toBe('tr');
  expect(await read()).toMatchObject({ language: 'tr', settings: { storeProblems: false } });
  expect((await stranger.call(notificationEndpoints.read)).status).toBe(401);
});

test('an example needs a verified address and a store that was read', async () => {
  const { owner, db } = await open();
  const ask = () => owner.call(notificationEndpoints.example);
  const verify = (emailVerified: boolean) =>
    db.update(users).set({ emailVerified }).where(eq(users.email, owner.email));
  await verify(false);
  expect(await ask()).toMatchObject({ status: 409, body: { error: 'email_not_verified' } });
  await verify(true);
  expect(await ask()).toMatchObject({ status: 409, body: { error: 'no_store_read' } });
});
