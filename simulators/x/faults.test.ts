import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postForm } from '#simulators/meta/testing/client.ts';
import { createXSimulator, type XSimulator } from './simulator.ts';
import { DEMO_ACCOUNTS } from './state.ts';
import { xClient } from './testing/client.ts';

const SHOP = DEMO_ACCOUNTS[0]!.id;

let simulator: XSimulator;
let client: ReturnType<typeof xClient>;
let refreshToken: string;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-11-20T12:00:00Z');
  simulator = await createXSimulator({ now: () => new Date(at) });
  const pair = simulator.tokensFor(SHOP);
  refreshToken = pair.refresh_token!;
  client = xClient(simulator.apiOrigin, pair.access_token);
});
afterEach(() => simulator.stop());

const post = (text: string) => client.post('tweets', { text });
const texts = () => simulator.feed().map(({ text }) => text);

test('[reject] and [bad-media] are refused for good', async () => {
  expect((await post('[reject]')).body.detail).toBe('You are not permitted to perform this action.');
  expect(JSON.stringify((await post('[bad-media]')).body)).toContain('Your media IDs are invalid.');
  expect(texts()).toEqual([]);
});

test('[timeout-after-accept] is posted though no answer ever comes, and a second try is a duplicate', async () => {
  const text = 'Lost [timeout-after-accept]';
  await expect(client.postAndWait('tweets', { text })).rejects.toThrow('timeout');
  expect(texts()).toEqual([text]);
  expect((await post(text)).status).toBe(403);
  expect(texts()).toEqual([text]);
});

test('[timeout-before] and [server-error] do nothing the first time', async () => {
  await expect(client.postAndWait('tweets', { text: '[timeout-before]' })).rejects.toThrow('timeout');
  expect((await post('[server-error]')).status).toBe(500);
  expect(texts()).toEqual([]);
  expect((await post('[timeout-before]')).status).toBe(201);
  expect((await post('[server-error]')).status).toBe(201);
});

test('[server-error-after-accept] is posted and answered with 500', async () => {
  expect((await post('[server-error-after-accept]')).status).toBe(500);
  expect(texts()).toHaveLength(1);
});

test('[rate-limit] is refused twice with the second at which to come back', async () => {
  for (let tries = 0; tries < 2; tries += 1) {
    const { status, headers } = await post('[rate-limit]');
    expect([status, headers.get('x-rate-limit-remaining')]).toEqual([429, '0']);
    expect(Number(headers.get('x-rate-limit-reset')) * 1000).toBe(at + 15_000);
  }
  expect((await post('[rate-limit]')).status).toBe(201);
});

test('[expired-token] ends the access token; after a refresh the post is taken', async () => {
  expect((await post('[expired-token]')).status).toBe(401);
  expect((await client.get('users/me')).status).toBe(401);
  const authorization = `Basic ${Buffer.from(`${simulator.clientId}:${simulator.clientSecret}`).toString('base64')}`;
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const response = await fetch(`${simulator.apiOrigin}/2/oauth2/token`, {
    method: 'POST',
    headers: { authorization },
    body,
  });
  const { access_token } = (await response.json()) as { access_token: string };
  const renewed = xClient(simulator.apiOrigin, access_token);
  expect((await renewed.post('tweets', { text: '[expired-token]' })).status).toBe(201);
});

test('at the desk the credits run out, access tokens expire and the quota is lowered', async () => {
  const press = (action: string, form: Record<string, string> = {}) =>
    postForm(`${simulator.apiOrigin}/desk/${action}`, form);
  await press('empty-credits');
  const poor = await post('Paid');
  expect([poor.status, poor.body.title]).toEqual([402, 'CreditsDepleted']);
  await press('refill-credits');
  await press('quota', { quota: '0' });
  expect((await post('Paid')).status).toBe(429);
  await press('quota', { quota: '' });
  expect((await post('Paid')).status).toBe(201);
  expect(await (await fetch(`${simulator.apiOrigin}/desk`)).text()).toContain('Spent: $0.015');
  await press('expire-tokens');
  expect((await post('Late')).status).toBe(401);
});

test('the feed counts every accepted post, also after the program was started again', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'x-'));
  const options = { now: () => new Date(at), stateDir };
  const before = await createXSimulator(options);
  const token = before.tokensFor(SHOP).access_token;
  await xClient(before.apiOrigin, token).post('tweets', { text: 'Still <b>there</b>' });
  await before.stop();
  const after = await createXSimulator(options);
  const feed = await (await fetch(`${after.feedUrl}.json`)).json();
  expect(feed).toMatchObject({
    count: 1,
    publications: [{ number: 1, network: 'x', account: '@yondergifts' }],
  });
  expect(await (await fetch(after.feedUrl)).text()).toContain('Still &#60;b&#62;there');
  const again = await xClient(after.apiOrigin, token).post('tweets', { text: 'Still <b>there</b>' });
  expect(again.status).toBe(403);
  expect(after.spentUsd()).toBe(0.015);
  await after.stop();
  rmSync(stateDir, { recursive: true });
});
