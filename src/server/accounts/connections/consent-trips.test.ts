import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSessions } from '#server/accounts/sessions/sessions.ts';
import { createLive } from '#server/core/live/live.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { createConsentTrips, type TripSecrets } from './consent-trips.ts';

const database = await openTestDatabase();
const live = await createLive({ database });
const USER = '7b0c3a52-6f0e-4d4e-9a51-1f6a8a1f7f10';
const OTHER = 'd3a1bb0e-9f5f-4d77-8f0a-5a2e8c5d2c11';
const ADA = { userId: USER, mark: 'the browser of Ada' };

/** Someone who is at a consent page. */
async function leave(purpose = { place: 'shop' }, traveller: { userId: string | null; mark: string } = ADA) {
  let time = Date.parse('2026-11-23T12:00:00Z');
  const sessions = createSessions({ db: database.db, live, now: () => new Date(time) });
  const trips = createConsentTrips<{ place: string }>({ sessions, kind: 'a-consent' });
  let secrets!: TripSecrets;
  const address = await trips.leave(purpose, traveller, (made) => {
    secrets = made;
    return `https://consent.example/?state=${made.state}`;
  });
  return { sessions, trips, secrets, address, advance: (ms: number) => (time += ms) };
}

test('the same browser and person come back once, with the secrets they left with', async () => {
  const { trips, secrets, address } = await leave();
  const { state, verifier, challenge, nonce } = secrets;
  expect(address).toBe(`https://consent.example/?state=${state}`);
  expect(challenge).toBe(createHash('sha256').update(verifier).digest('base64url'));
  expect(new Set([state, verifier, nonce]).size).toBe(3);
  expect(await trips.arrive(state, ADA)).toEqual({
    error: null,
    purpose: { place: 'shop' },
    verifier,
    nonce,
  });
});

test('replayed: a return is accepted once, also by two processes at the same moment', async () => {
  const { trips, secrets } = await leave();
  const arrivals = await Promise.all([1, 2, 3].map(() => trips.arrive(secrets.state, ADA)));
  expect(arrivals.map(({ error }) => error).sort()).toEqual([null, 'oauth_expired', 'oauth_expired'].sort());
  expect(await trips.arrive(secrets.state, ADA)).toEqual({ error: 'oauth_expired', purpose: null });
});

test('expired: after 15 minutes, and a return that nobody left for', async () => {
  const { trips, secrets, advance } = await leave();
  expect(await trips.arrive('made up', ADA)).toEqual({ error: 'oauth_expired', purpose: null });
  expect(await trips.arrive(null, ADA)).toEqual({ error: 'oauth_expired', purpose: null });
  advance(15 * MINUTE_MS + 1);
  expect(await trips.arrive(secrets.state, ADA)).toEqual({ error: 'oauth_expired', purpose: null });
});

test('mixed up: another browser, another person, and nobody in place of a user are refused, with the purpose', async () => {
  const purpose = { place: 'shop' };
  for (const other of [
    { ...ADA, mark: 'another browser' },
    { ...ADA, mark: null },
    { ...ADA, userId: OTHER },
    { ...ADA, userId: null },
  ]) {
    const { trips, secrets } = await leave(purpose);
    expect(await trips.arrive(secrets.state, other)).toEqual({ error: 'oauth_invalid', purpose });
    // It is used up: the browser that was robbed of it begins again.
    expect(await trips.arrive(secrets.state, ADA)).toEqual({ error: 'oauth_expired', purpose: null });
  }
  const { trips, secrets } = await leave(purpose, { userId: null, mark: 'a visitor' });
  expect(await trips.arrive(secrets.state, { userId: USER, mark: 'a visitor' })).toMatchObject({
    error: 'oauth_invalid',
  });
});

test('mixed up: a trip of another kind or purpose does not end here', async () => {
  const other = await leave();
  const elsewhere = createConsentTrips({ sessions: other.sessions, kind: 'another-consent' });
  expect(await elsewhere.arrive(other.secrets.state, ADA)).toEqual({ error: 'oauth_expired', purpose: null });

  const { trips, secrets } = await leave({ place: 'shop' });
  const arrival = await trips.arrive(secrets.state, ADA, ({ place }) => place === 'market');
  expect(arrival).toEqual({ error: 'oauth_expired', purpose: { place: 'shop' } });
});

test('where the address of the consent page cannot be made, that is thrown', async () => {
  const { trips } = await leave();
  const failing = trips.leave({ place: 'shop' }, ADA, () => Promise.reject(new Error('away')));
  await expect(failing).rejects.toThrow('away');
});
