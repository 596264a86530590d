import { afterEach, beforeEach, expect, test } from 'vitest';
import { jpeg, mp4 } from '#simulators/meta/testing/media.ts';
import { createTelegramSimulator, type TelegramSimulator } from './simulator.ts';
import { telegramClient } from './testing/client.ts';

let simulator: TelegramSimulator;
let client: ReturnType<typeof telegramClient>;
beforeEach(async () => {
  simulator = await createTelegramSimulator({ now: () => new Date('2026-11-20T12:00:00Z') });
  client = telegramClient(simulator.apiOrigin, simulator.token);
});
afterEach(() => simulator.stop());

const say = (text: string, chat_id = '@yondergifts') => client.ask('sendMessage', { chat_id, text });
const texts = () => simulator.feed().map(({ text }) => text);

test('a bot says who it is, and what it may do in a channel', async () => {
  const { body: me } = await client.ask('getMe');
  expect(me).toMatchObject({ ok: true, result: { is_bot: true } });
  const { body: chat } = await client.ask('getChat', { chat_id: '@yondergifts' });
  expect(chat.result).toMatchObject({ type: 'channel', title: 'Yonder Gifts' });
  const member = { chat_id: String(chat.result.id), user_id: me.result.id };
  expect((await client.ask('getChatMember', member)).body.result).toMatchObject({
    status: 'administrator',
    can_post_messages: true,
  });
  expect((await client.ask('getChatMemberCount', member)).body.result).toBe(1840);
});

test('a message, a picture, a video and an album are seen, each at its address', async () => {
  await say('Good morning');
  const chat_id = '@yondergifts';
  await client.send('sendPhoto', { chat_id, caption: 'One', photo: jpeg(1080, 1350) });
  await client.send('sendVideo', { chat_id, caption: 'Moving', video: mp4() });
  const media = JSON.stringify([
    { type: 'photo', media: 'attach://a', caption: 'Two' },
    { type: 'photo', media: 'attach://b' },
  ]);
  const album = await client.send('sendMediaGroup', { chat_id, media, a: jpeg(900, 900), b: jpeg(901, 900) });
  expect(album.body.result.map((each: { message_id: number }) => each.message_id)).toEqual([4, 5]);
  expect(texts()).toEqual(['Good morning', 'One', 'Moving', 'Two']);
  expect(simulator.feed().map(({ media: shown }) => shown.length)).toEqual([0, 1, 1, 2]);
  const page = await fetch(simulator.feed()[3]!.permalink);
  expect(await page.text()).toContain('Two');
});

test.each([
  ['a text of 4,097 characters', () => say('x'.repeat(4097)), 400, 'Bad Request: message is too long'],
  ['nothing', () => say(' '), 400, 'Bad Request: message text is empty'],
  ['an unknown channel', () => say('Hi', '@nobody'), 400, 'Bad Request: chat not found'],
  [
    'a channel without the bot',
    () => say('Hi', '@notinvited'),
    403,
    'Forbidden: bot is not a member of the channel chat',
  ],
  [
    'a channel where it may only read',
    () => say('Hi', '@mayonlyread'),
    400,
    'Bad Request: need administrator rights in the channel chat',
  ],
  [
    'a caption of 1,025 characters',
    () =>
      client.send('sendPhoto', {
        chat_id: '@yondergifts',
        caption: 'x'.repeat(1025),
        photo: jpeg(10, 10),
      }),
    400,
    'Bad Request: message caption is too long',
  ],
  [
    'a picture of one line',
    () => client.send('sendPhoto', { chat_id: '@yondergifts', photo: jpeg(2100, 100) }),
    400,
    'Bad Request: PHOTO_INVALID_DIMENSIONS',
  ],
  ['an unknown method', () => client.ask('banEverybody', { chat_id: '@yondergifts' }), 404, 'Not Found'],
])('%s is refused in its words', async (_, ask, status, description) => {
  const reply = await ask();
  expect([reply.status, reply.body]).toEqual([status, { ok: false, error_code: status, description }]);
  expect(texts()).toEqual([]);
});

test('a token that is unknown or was revoked opens nothing', async () => {
  const stranger = telegramClient(simulator.apiOrigin, '1:A');
  expect(await stranger.ask('getMe')).toMatchObject({ status: 401, body: { description: 'Unauthorized' } });
  simulator.revokeToken();
  expect((await client.ask('getMe')).status).toBe(401);
  simulator.restoreToken();
  expect((await client.ask('getMe')).status).toBe(200);
});

test('a bot that was removed from a channel posts there no more', async () => {
  simulator.removeBot('yondergifts');
  expect((await say('Hi')).status).toBe(403);
  simulator.addBot('yondergifts');
  expect((await say('Hi')).status).toBe(200);
});

test('faults are ordered by the text', async () => {
  expect((await say('[reject]')).status).toBe(400);
  expect(await say('[rate-limit]')).toMatchObject({ status: 429, body: { parameters: { retry_after: 15 } } });
  expect((await say('[server-error]')).status).toBe(500);
  expect(texts()).toEqual([]);
  expect((await say('[server-error-after-accept]')).status).toBe(500);
  const half = await fetch(`${simulator.apiOrigin}/bot${simulator.token}/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chat_id: '@yondergifts', text: '[half-answer]' }),
  });
  await expect(half.json()).rejects.toThrow();
  const patience = AbortSignal.timeout(150);
  await expect(
    client.ask('sendMessage', { chat_id: '@yondergifts', text: '[timeout-after-accept]' }, patience),
  ).rejects.toThrow();
  expect(texts()).toEqual(['[server-error-after-accept]', '[half-answer]', '[timeout-after-accept]']);
  expect((await say('[expired-token]')).status).toBe(401);
});

test('the desk shows the token and the channels, and changes them', async () => {
  const desk = await (await fetch(`${simulator.apiOrigin}/desk`)).text();
  expect(desk).toContain(simulator.token);
  expect(desk).toContain('@yondergifts');
  await fetch(`${simulator.apiOrigin}/desk/remove-bot`, {
    method: 'POST',
    body: new URLSearchParams({ channel: 'yondergifts' }),
  });
  expect((await say('Hi')).status).toBe(403);
});
