import { expect, test, vi } from 'vitest';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { text } from '#shared/core/sentence.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { refuse, serveReplies } from '#web/testing/replies.ts';
import { ApiError, isLoggedOut, reasonOf } from './api-error.ts';
import { call } from './call.ts';

const storeId = '7d9d4f3e-0000-4000-8000-000000000001';

test.each([
  [500, 'It broke', '500: It broke'],
  [404, '', '404: Not Found'],
])('a %i with body %j becomes an error saying %s', async (status, body, message) => {
  serveReplies([refuse(storeEndpoints.list, status, body)]);
  await expect(call(storeEndpoints.list)).rejects.toThrow(message);
});

test('the problem of the server is at hand', async () => {
  serveReplies([
    refuse(storeEndpoints.disconnect, 409, { error: 'busy', message: 'The store is being read.' }),
  ]);
  const failure = await call(storeEndpoints.disconnect, { params: { storeId } }).catch((error) => error);

  expect(failure).toBeInstanceOf(ApiError);
  expect(failure.problem).toEqual({ error: 'busy', message: 'The store is being read.' });
  expect(reasonOf(failure, text('Failed.'))).toBe('The store is being read.');
  expect(reasonOf(new Error('network'), text('Failed.'))).toBe('Failed.');
});

test('a call goes to its path and method with its body', async () => {
  const calls = serveReplies([]);
  await call(authEndpoints.login, { body: { email: 'a@b.co', password: 'x' } }).catch(() => undefined);
  await call(storeEndpoints.refresh, { params: { storeId } }).catch(() => undefined);

  expect(calls).toEqual([
    { method: 'POST', path: '/api/auth/login', body: { email: 'a@b.co', password: 'x' } },
    { method: 'POST', path: `/api/stores/${storeId}/refresh`, body: undefined },
  ]);
});

test('a call says in which language the reader reads', async () => {
  serveReplies([]);
  const sent = vi.spyOn(globalThis, 'fetch');
  await switchLanguage('tr');
  await call(storeEndpoints.list).catch(() => undefined);
  expect(sent.mock.calls[0]?.[1]?.headers).toEqual({ 'Accept-Language': 'tr' });
});

test.each([
  [401, 'Unauthorized', true],
  [401, 'Invalid email or password', false],
  [403, 'Unauthorized', false],
])('a %i saying %s is logged out: %s', (status, body, expected) => {
  expect(isLoggedOut(new ApiError(status, '', body))).toBe(expected);
});
