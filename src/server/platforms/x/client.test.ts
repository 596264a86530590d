import { expect, test } from 'vitest';
import * as z from 'zod';
import { OutsideFault, type OutsideReply } from '#server/platforms/ports/outside.ts';
import { type AccountAccess, OutcomeUnknown } from '#server/platforms/ports/social-network.ts';
import { createXClient } from './client.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const access: AccountAccess = { externalId: '1', accessToken: 'secret-token', via: 'x' };
const inSeconds = (seconds: number) => String(NOW.getTime() / 1000 + seconds);
const ALL = 'You are not allowed to create a Tweet with duplicate content.';

/** The end of the one call that publishes, when X answers so. */
function publishAnswered(reply: Partial<OutsideReply> & { status: number }, json: unknown = {}) {
  const body = typeof json === 'string' ? Buffer.from(json) : Buffer.from(JSON.stringify(json));
  const outside = { request: async () => ({ headers: {}, ...reply, body }) };
  const client = createXClient({ apiOrigin: 'https://api.x.com', outside, now: () => NOW });
  return client.publish(access, { path: '/tweets', body: {}, reply: z.object({ data: z.unknown() }) });
}

/* The table of reference/social.md 4.6. */
test.each([
  [400, { title: 'Invalid Request', errors: [{ message: 'text too long' }] }, 'rejected', 'post_refused'],
  [401, { title: 'Unauthorized' }, 'reconnect-needed', 'token_refused'],
  [402, { title: 'CreditsDepleted' }, 'rejected', 'credits_depleted'],
  [403, { type: 'about:blank', detail: ALL }, 'rejected', 'duplicate_post'],
  [403, { detail: 'Your account is suspended.' }, 'rejected', 'post_refused'],
  [429, { title: 'Too Many Requests' }, 'rate-limited', 'rate_limited'],
])('%i %o surely means: not published', async (status, json, kind, code) => {
  await expect(publishAnswered({ status }, json)).rejects.toMatchObject({ kind, code });
});

test.each([
  [500, {}],
  [502, '<html>Bad gateway</html>'],
  [503, {}],
  [504, {}],
  [302, ''],
  [201, 'cut off in the mid'],
  [201, { errors: [] }],
])('%i %o leaves open whether it was published', async (status, json) => {
  await expect(publishAnswered({ status }, json)).rejects.toThrow(OutcomeUnknown);
});

test.each([
  [{ 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': inSeconds(400) }, 400_000],
  [{ 'x-rate-limit-reset': inSeconds(10), 'x-user-limit-24hour-reset': inSeconds(7000) }, 7_000_000],
  [{ 'x-rate-limit-remaining': '40', 'x-rate-limit-reset': inSeconds(100) }, 3_600_000],
  [{}, 15_000],
])('with %o it is tried again after %i ms', async (headers, retryAfterMs) => {
  await expect(publishAnswered({ status: 429, headers })).rejects.toMatchObject({ retryAfterMs });
});

const connecting = (code: string) => Object.assign(new Error(code), { code, syscall: 'connect' });

test.each([
  ['refused', connecting('ECONNREFUSED'), true],
  ['no such name', Object.assign(new Error('ENOTFOUND'), { syscall: 'getaddrinfo' }), true],
  [
    'refused at every address',
    new AggregateError([connecting('ECONNREFUSED'), connecting('ENETUNREACH')]),
    true,
  ],
  [
    'cut in the middle',
    Object.assign(new Error('ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }),
    false,
  ],
  ['something else', undefined, false],
])('a connection that was %s: surely not sent %o', async (_, cause, surely) => {
  const request = async () => {
    throw new OutsideFault('unreachable', 'Not reachable', { cause });
  };
  const client = createXClient({ apiOrigin: 'https://api.x.com', outside: { request }, now: () => NOW });
  const sent = client.publish(access, { path: '/tweets', body: {}, reply: z.unknown() });
  await expect(sent).rejects.toMatchObject(surely ? { kind: 'unavailable' } : { name: 'OutcomeUnknown' });
});

test('no failure names the token', async () => {
  const error = await publishAnswered({ status: 400 }, { detail: 'no' }).catch((failure) => failure);
  expect(JSON.stringify([error.message, error.stack, error.cause])).not.toContain('secret-token');
});
