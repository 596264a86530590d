import { expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/core/time.ts';
import { metaFailures, verdictOf } from './failures.ts';
import { graphErrorIn } from './graph-error.ts';

const failures = metaFailures('instagram');

function failureOf(code: number, subcode: number | null, headers: Record<string, string> = {}) {
  const error = {
    message: 'technical',
    type: 'OAuthException',
    code,
    ...(subcode === null ? {} : { error_subcode: subcode }),
    error_user_msg: 'said to people',
    fbtrace_id: 'Atrace',
  };
  const reply = { status: 400, headers, body: Buffer.alloc(0) };
  return verdictOf(failures, graphErrorIn(reply, { error })!);
}

/* The tables of reference/social.md 2.7 and 3.5. */
test.each([
  [-2, 2207003, 'unavailable', true],
  [-2, 2207020, 'unavailable', true],
  [-1, 2207001, 'unavailable', false],
  [-1, 2207032, 'unavailable', true],
  [-1, 2207053, 'unavailable', true],
  [24, 2207008, 'unavailable', true],
  [24, 2207006, 'rejected', true],
  [9007, 2207027, 'unavailable', true],
  [9, 2207042, 'rate-limited', true],
  [4, 2207051, 'rejected', true],
  [25, 2207050, 'rejected', true],
  [9004, 2207052, 'rejected', true],
  [100, 2207023, 'rejected', true],
  [100, 2207028, 'rejected', true],
  [100, 2207040, 'rejected', true],
  [1, 2207057, 'rejected', true],
  [352, 2207026, 'rejected', true],
  [36000, 2207004, 'rejected', true],
  [36001, 2207005, 'rejected', true],
  [36003, 2207009, 'rejected', true],
  [36004, 2207010, 'rejected', true],
  [-1, 2207077, 'rejected', true],
  [-1, 2207082, 'unavailable', true],
  [190, 463, 'reconnect-needed', true],
  [190, 460, 'reconnect-needed', true],
  [102, null, 'reconnect-needed', true],
  [3, null, 'reconnect-needed', true],
  [10, null, 'reconnect-needed', true],
  [200, null, 'reconnect-needed', true],
  [299, null, 'reconnect-needed', true],
  [4, null, 'rate-limited', true],
  [17, null, 'rate-limited', true],
  [32, null, 'rate-limited', true],
  [613, null, 'rate-limited', true],
  [80001, null, 'rate-limited', true],
  [80002, null, 'rate-limited', true],
  [341, null, 'rate-limited', true],
  [1, null, 'unavailable', false],
  [2, null, 'unavailable', false],
  [368, null, 'rejected', true],
  [506, null, 'rejected', true],
  [100, 1609005, 'rejected', true],
  [1, 1390008, 'rate-limited', true],
  [1, 1366051, 'rejected', true],
  [200, 1346003, 'rejected', true],
  [200, 1404078, 'rejected', true],
  [1, 4854002, 'rejected', true],
  [2, 1363047, 'unavailable', false],
])('error %i with subcode %s is %s, and surely refused: %s', (code, subcode, kind, sure) => {
  expect(failureOf(code, subcode)).toMatchObject({ sure, failure: { kind } });
});

test('of an error that no table knows nothing is believed', () => {
  expect(failureOf(987_654, null)).toBeNull();
});

test('what is said to people is what the owner reads', () => {
  expect(failureOf(100, 2207023)!.failure.message).toBe('Instagram refused this post: said to people');
});

test('how long to wait is taken from the answer', () => {
  const usage = { '104': [{ type: 'pages', call_count: 100, estimated_time_to_regain_access: 12 }] };
  const headers = { 'x-business-use-case-usage': JSON.stringify(usage) };
  expect(failureOf(4, null, headers)!.failure.retryAfterMs).toBe(12 * MINUTE_MS);
  expect(failureOf(4, null, { 'x-business-use-case-usage': 'garbled' })!.failure.retryAfterMs).toBe(
    5 * MINUTE_MS,
  );
});

test('a token that is repeated to us is not repeated further', () => {
  const token = `EAA${'b'.repeat(60)}`;
  const reply = { status: 400, headers: {}, body: Buffer.alloc(0) };
  const error = graphErrorIn(reply, { error: { message: `Malformed access token ${token}`, code: 190 } })!;
  expect(`${error.message} ${error.reason}`).not.toContain(token);
});
