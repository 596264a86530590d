import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/core/db/schema/users.ts';
import { AGAIN } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { accountEndpoints } from '#shared/operations/account.ts';

const ENDPOINTS = [accountEndpoints.startExport, accountEndpoints.delete] as const;

test('a session alone neither gives an account out nor deletes it', async () => {
  const { signUp } = await startApp();
  const owner = await signUp();
  for (const endpoint of ENDPOINTS) {
    const wrong = await owner.call(endpoint, { body: { currentPassword: 'N0tThisOne' } });
    expect([wrong.status, wrong.body.error]).toEqual([400, 'wrong_password']);
    expect((await owner.call(endpoint, { body: {} })).status).toBe(400);
  }
  expect((await owner.call(authEndpoints.user)).status).toBe(200);
  expect(await owner.expectOk(owner.call(accountEndpoints.lastExport))).toEqual({ export: null });

  for (const endpoint of ENDPOINTS) expect((await owner.call(endpoint, { body: AGAIN })).status).toBe(200);
  expect((await owner.call(authEndpoints.user)).status).toBe(401);
});

test.each([
  ['eleven minutes', 11, 403],
  ['nine minutes', 9, 200],
])('an account without a password that signed in %s ago gets %i', async (_ago, minutes, status) => {
  const { signUp, db, clock } = await startApp();
  const owner = await signUp();
  await db.update(users).set({ password: null }).where(eq(users.email, owner.email));
  clock.advance({ minutes });
  for (const endpoint of ENDPOINTS) {
    const answer = await owner.call(endpoint, { body: { currentPassword: '' } });
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body.error).toBe('sign_in_again');
  }
});
