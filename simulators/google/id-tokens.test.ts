import { createPublicKey, verify } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backFrom, postForm, readReply } from '#simulators/meta/testing/client.ts';
import { DEMO_PEOPLE } from './demo-accounts.ts';
import { createGoogleSimulator, type GoogleSimulator } from './simulator.ts';

const CALLBACK = 'http://localhost:3000/api/auth/google/callback';
const NORA = DEMO_PEOPLE[0]!;

let simulator: GoogleSimulator;
beforeEach(async () => {
  simulator = await createGoogleSimulator({ now: () => new Date('2026-11-20T12:00:00Z') });
});
afterEach(() => simulator.stop());

const asked = () => ({
  response_type: 'code',
  client_id: simulator.clientId,
  redirect_uri: CALLBACK,
  state: 'st',
  scope: 'openid email profile',
  nonce: 'a-nonce',
});

async function signIn(form: Record<string, string> = {}) {
  const page = `${simulator.issuer}/o/oauth2/v2/auth`;
  const decided = await postForm(page, { ...asked(), decision: 'allow', person: NORA.id, ...form });
  const { body } = await postForm(`${simulator.issuer}/token`, {
    client_id: simulator.clientId,
    client_secret: simulator.clientSecret,
    grant_type: 'authorization_code',
    redirect_uri: CALLBACK,
    code: backFrom(decided).searchParams.get('code')!,
  });
  return body.id_token as string;
}
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());

test('an ID token says who signed in and is signed with the published key', async () => {
  const token = await signIn();
  expect(claimsOf(token)).toEqual({
    iss: simulator.issuer,
    aud: simulator.clientId,
    azp: simulator.clientId,
    sub: NORA.id,
    iat: 1_795_176_000,
    exp: 1_795_179_600,
    nonce: 'a-nonce',
    email: NORA.email,
    email_verified: true,
    name: 'Nora Yonder',
    given_name: 'Nora',
    family_name: 'Yonder',
    picture: `${simulator.issuer}/avatar/${NORA.id}.svg`,
  });
  const { body } = await readReply(await fetch(`${simulator.issuer}/oauth2/v3/certs`));
  const [header, claims, signature] = token.split('.');
  const key = createPublicKey({ key: body.keys[0], format: 'jwk' });
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    key,
    Buffer.from(signature!, 'base64url'),
  );
  expect([isGenuine, JSON.parse(Buffer.from(header!, 'base64url').toString())]).toEqual([
    true,
    { alg: 'RS256', kid: body.keys[0].kid, typ: 'JWT' },
  ]);
});

test('the chooser offers another person, who is the same the next time, verified or not', async () => {
  const query = new URLSearchParams(asked());
  const page = await readReply(await fetch(`${simulator.issuer}/o/oauth2/v2/auth?${query}`));
  expect(page.body).toContain('Sign in to Vitrin');
  expect(page.body).toContain('Another person');
  const another = { person: 'another', another_name: 'Ada', another_email: 'ada@example.com' };
  const first = claimsOf(await signIn({ ...another, another_verified: 'yes' }));
  expect(first).toMatchObject({ name: 'Ada', email: 'ada@example.com', email_verified: true });
  const second = claimsOf(await signIn(another));
  expect([second.sub, second.email_verified]).toEqual([first.sub, false]);
});

test('an ordered fault happens as often as it was ordered', async () => {
  simulator.setTokenFault('wrong-nonce', { times: 1 });
  expect(claimsOf(await signIn()).nonce).toBe('of-another-sign-in');
  expect(claimsOf(await signIn()).nonce).toBe('a-nonce');
  simulator.setTokenFault('unverified-email');
  expect(claimsOf(await signIn()).email_verified).toBe(false);
});
